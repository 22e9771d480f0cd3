/** Rows as columns for a terminal; every row has the first one's fields. */
export function table(rows: readonly object[]): string {
  const [first] = rows
  if (!first) return 'None.'
  const names = Object.keys(first)
  const lines = [names, ...rows.map((row) => names.map((name) => cell((row as Record<string, unknown>)[name])))]
  const widths = names.map((_, i) => Math.max(...lines.map((line) => line[i]?.length ?? 0)))
  return lines
    .map((line) =>
      line
        .map((text, i) => text.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

const cell = (value: unknown): string => (value === null || value === undefined ? '-' : String(value))
