/** What the service says of an operation that is on its way out. */
export interface DeprecationReport {
  /** The path's template, e.g. `/api/v1/conversations/{id}`. */
  readonly path: string
  /** Since when it is deprecated; null where the service only says that it is. */
  readonly deprecatedAt: Date | null
  /** After this it may be gone. */
  readonly sunsetAt: Date | null
  readonly docsUrl: string | null
  /** The headers as they came. */
  readonly headers: {
    readonly deprecation: string | null
    readonly sunset: string | null
    readonly link: string | null
  }
}

export interface Deprecations {
  readonly reports: readonly DeprecationReport[]
  observe(path: string, headers: Headers): void
}

/** Reports each deprecated path template once. */
export function createDeprecations(tell: (report: DeprecationReport) => void): Deprecations {
  const reports = new Map<string, DeprecationReport>()
  return {
    get reports() {
      return [...reports.values()]
    },
    observe(path, headers) {
      if (!headers.has('deprecation') && !headers.has('sunset')) return
      if (reports.has(path)) return
      const report = readDeprecation(path, headers)
      reports.set(path, report)
      tell(report)
    },
  }
}

export function warnOfDeprecation({ path, deprecatedAt, sunsetAt, docsUrl }: DeprecationReport): void {
  const day = (date: Date) => date.toISOString().slice(0, 10)
  const since = deprecatedAt ? ` since ${day(deprecatedAt)}` : ''
  const until = sunsetAt ? ` and may be gone after ${day(sunsetAt)}` : ''
  console.warn(`homeroom: ${path} is deprecated${since}${until}.${docsUrl ? ` See ${docsUrl}` : ''}`)
}

export function readDeprecation(path: string, headers: Headers): DeprecationReport {
  const deprecation = headers.get('deprecation')
  const sunset = headers.get('sunset')
  const link = headers.get('link')
  return {
    path,
    deprecatedAt: readDeprecatedAt(deprecation),
    sunsetAt: sunset === null ? null : toDate(Date.parse(sunset)),
    docsUrl: link === null ? null : (linkTo(link, 'deprecation') ?? linkTo(link, 'sunset')),
    headers: { deprecation, sunset, link },
  }
}

/** `@<epoch>` (RFC 9745), or a date or `true` (the drafts before it). */
function readDeprecatedAt(value: string | null): Date | null {
  const epoch = /^@(-?\d+)$/.exec(value ?? '')
  return toDate(epoch ? Number(epoch[1]) * 1000 : Date.parse(value ?? ''))
}

const toDate = (time: number): Date | null => (Number.isNaN(new Date(time).getTime()) ? null : new Date(time))

function linkTo(header: string, rel: string): string | null {
  for (const [, url, parameters] of header.matchAll(/<([^>]*)>((?:[^<"]|"[^"]*")*)/g)) {
    const found = /;\s*rel\s*=\s*(?:"([^"]*)"|([^\s;,]+))/i.exec(parameters ?? '')
    if ((found?.[1] ?? found?.[2] ?? '').toLowerCase().split(/\s+/).includes(rel)) return url ?? null
  }
  return null
}
