const PAGES = { '/docs': 'Reference', '/docs/changelog': 'Changelog' }

/** What stands above every page of the documentation; its styles are `/docs/header.css`. */
export function documentationHeader(current: keyof typeof PAGES): string {
  const links = Object.entries(PAGES).map(
    ([href, name]) => `<a href="${href}"${href === current ? ' aria-current="page"' : ''}>${name}</a>`,
  )
  return `<header class="documentation"><span>Homeroom API</span><nav aria-label="Documentation">${links.join('')}</nav></header>`
}
