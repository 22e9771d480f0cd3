/** Templates taken apart, text and names in turn: there are as many as operations. */
const known = new Map<string, string[]>()

/** Fills a path template. A value that would change which path is meant (`''`, `.`, `..`) is refused, the rest is encoded. */
export function fillPath(template: string, parameters: Record<string, unknown>): string {
  let parts = known.get(template)
  if (parts === undefined) {
    parts = template.split(/\{([^{}]+)\}/)
    known.set(template, parts)
  }
  let path = parts[0] as string
  for (let index = 1; index < parts.length; index += 2) {
    const name = parts[index] as string
    path += segment(name, parameters[name]) + parts[index + 1]
  }
  return path
}

function segment(name: string, value: unknown): string {
  if ((typeof value !== 'string' && typeof value !== 'number') || /^\.{0,2}$/.test(String(value))) {
    throw new TypeError(`${name} must be a non-empty path segment, got ${JSON.stringify(value) ?? 'undefined'}`)
  }
  return encodeURIComponent(value)
}
