/** Fills a path template. A value that would change which path is meant (`''`, `.`, `..`) is refused, the rest is encoded. */
export function fillPath(template: string, parameters: Record<string, unknown>): string {
  return template.replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const value = parameters[name]
    if ((typeof value !== 'string' && typeof value !== 'number') || /^\.{0,2}$/.test(String(value))) {
      throw new TypeError(`${name} must be a non-empty path segment, got ${JSON.stringify(value) ?? 'undefined'}`)
    }
    return encodeURIComponent(value)
  })
}
