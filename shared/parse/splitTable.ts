/** One line of a table: its cells, and its number from 1. */
export interface TableRow {
  readonly cells: readonly string[]
  readonly number: number
}

/** A table of values between commas, semicolons or tabs; quotes hold what else would end a cell. */
export function splitTable(text: string): readonly TableRow[] {
  const separator = separatorOf(text)
  const rows: TableRow[] = []
  let number = 1
  for (let at = 0; at < text.length;) {
    const { cells, end } = splitRow(text, at, separator)
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ cells, number })
    number += text.slice(at, end).split('\n').length - 1
    at = end
  }
  return rows
}

/** The one of which the first line has most. */
function separatorOf(text: string): string {
  const head = text.slice(0, text.indexOf('\n') === -1 ? text.length : text.indexOf('\n'))
  const count = (separator: string): number => head.split(separator).length
  return ['\t', ';', ','].reduce((best, separator) => (count(separator) > count(best) ? separator : best))
}

/**
 * A cell that begins with a quote goes on to the next single one; where none comes, the quote is a letter like others.
 */
function splitRow(text: string, from: number, separator: string): { cells: string[]; end: number } {
  const cells: string[] = []
  let at = from
  for (;;) {
    const quoted = text[at] === '"' ? readQuoted(text, at) : null
    const start = quoted?.end ?? at
    let end = start
    while (end < text.length && text[end] !== separator && text[end] !== '\n') end++
    cells.push(`${quoted?.cell ?? ''}${text.slice(start, end)}`)
    at = end + 1
    if (end >= text.length || text[end] === '\n') return { cells, end: at }
  }
}

/** No name is longer: a quote that is left open does not swallow the table. */
const mostQuoted = 10_000

function readQuoted(text: string, from: number): { cell: string; end: number } | null {
  const last = Math.min(text.length, from + mostQuoted)
  for (let at = from + 1; at < last; at++) {
    if (text[at] !== '"') continue
    if (text[at + 1] === '"') at++
    else return { cell: text.slice(from + 1, at).replaceAll('""', '"'), end: at + 1 }
  }
  return null
}
