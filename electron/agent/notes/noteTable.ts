import { splitTable, type TableRow } from '../../../shared/parse/splitTable.ts'
import type { NoteColumn, NotePhrases } from '../reader/languages/notePhrases.ts'
import { type NoteLine, type Notes, secondsOf } from './noteLine.ts'

/** A table of notes: with a first line that names its columns, or with times in the same column of every line. */
export function readNoteTable(message: string, languages: readonly NotePhrases[]): Notes | null {
  const rows = splitTable(barsAsTabs(message))
  return rows.length < 2 ? null : (headed(rows, languages) ?? bare(rows))
}

/** A table between bars: "| 4:05 | misread |". */
const barsAsTabs = (message: string): string =>
  message
    .split('\n')
    .filter((line) => !/^\s*\|?[\s:|-]*-{2,}[\s:|-]*$/u.test(line))
    .map((line) => {
      const bars = /^\s*\|(.*)\|\s*$/u.exec(line)?.[1]
      return bars === undefined ? line : bars.split('|').join('\t')
    })
    .join('\n')

type Columns = Readonly<Record<NoteColumn, number>>

/** What stands above the table is no row of it. */
function headed(rows: readonly TableRow[], languages: readonly NotePhrases[]): Notes | null {
  for (const [index, row] of rows.entries()) {
    const columns = columnsOf(row.cells, languages)
    if (columns === null) continue
    const read = rows.slice(index + 1).map((one) => ({ one, line: lineOf(one.cells, columns) }))
    const lines = read.flatMap(({ line }) => line ?? [])
    const rest = [...rows.slice(0, index), ...read.flatMap(({ one, line }) => (line === null ? [one] : []))]
    return lines.length === 0 ? null : { lines, rest: rest.map(({ cells }) => sayRow(cells)) }
  }
  return null
}

function columnsOf(cells: readonly string[], languages: readonly NotePhrases[]): Columns | null {
  const names = cells.map((cell) => cell.trim().toLowerCase())
  const find = (column: NoteColumn): number => {
    const known = languages.flatMap(({ columns }) => columns[column])
    return names.findIndex((name) => known.includes(name))
  }
  const columns = {
    start: find('start'),
    end: find('end'),
    length: find('length'),
    order: find('order'),
    words: find('words'),
  }
  return columns.start < 0 || (columns.order < 0 && columns.words < 0) ? null : columns
}

function lineOf(cells: readonly string[], columns: Columns): NoteLine | null {
  const cell = (column: NoteColumn): string => cells[columns[column]]?.trim() ?? ''
  const from = secondsOf(cell('start'))
  if (from === null) return null
  const length = secondsOf(cell('length')) ?? 0
  const end = secondsOf(cell('end')) ?? from + length
  const [order, words] = [cell('order'), cell('words')]
  return {
    text: sayRow(cells),
    // What is wrong stands beside what is to be done, and does not say it.
    words: order !== '' && words !== '' ? `${order} (${words})` : `${order}${words}`,
    from,
    to: end > from ? end : null,
  }
}

const sayRow = (cells: readonly string[]): string =>
  cells
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
    .join(', ')

/** Times of clocks, or the two decimal numbers that a label track begins its lines with. */
function bare(rows: readonly TableRow[]): Notes | null {
  const width = Math.min(...rows.map(({ cells }) => cells.length))
  const isTime = (cell: string): boolean => /:/u.test(cell) && secondsOf(cell) !== null
  const clocked = Array.from({ length: width }, (_, at) => at).find((at) =>
    rows.every(({ cells }) => isTime(cells[at] ?? '')),
  )
  const isLabels = rows.every(({ cells }) => [0, 1].every((at) => /^\d+[.,]\d+$/u.test(cells[at]?.trim() ?? '')))
  const start = isLabels ? 0 : clocked
  if (start === undefined || width < 2) return null
  const lines = rows.flatMap(({ cells }): NoteLine[] => {
    const from = secondsOf(cells[start] ?? '')
    const to = secondsOf(cells[start + 1] ?? '')
    const behind = isLabels || isTime(cells[start + 1] ?? '') ? 2 : 1
    const words = sayRow(cells.slice(start + behind))
    return from === null
      ? []
      : [{ text: sayRow(cells), words, from, to: behind === 2 && to !== null && to > from ? to : null }]
  })
  return { lines, rest: [] }
}
