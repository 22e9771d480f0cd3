/** For text and for attributes in double quotes, in HTML and XML. */
export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Our sentences are Markdown with nothing but code spans. */
export const withCode = (text: string): string => escapeText(text).replace(/`([^`]*)`/g, '<code>$1</code>')
