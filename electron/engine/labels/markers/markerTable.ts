import type { ReadLine } from '../../markers/fileLabel.ts'
import { readTime, readTimeCode } from './readTime.ts'
import { splitTable, type TableRow } from '../../../../shared/parse/splitTable.ts'

/** What columns are called: by Reaper, Audition, Premiere, Descript, and by people. */
const columnNames = {
  text: ['name', 'marker name', 'title', 'label', 'text', 'marker', 'chapter'],
  more: ['description', 'comment', 'comments', 'notes', 'note'],
  start: ['start', 'in', 'start time', 'time', 'timecode', 'timestamp', 'position', 'begin'],
  end: ['end', 'out', 'end time', 'stop'],
  length: ['duration', 'length'],
  unit: ['time format'],
} as const
type Column = keyof typeof columnNames
type Columns = Readonly<Record<Column, number>>

/** Whether the first line names the columns of a table of markers. */
export function isMarkerTable(text: string): boolean {
  const [head] = splitTable(text.slice(0, text.indexOf('\n') + 1))
  return head !== undefined && columnsOf(head) !== null
}

/** Markers and regions, a line each. A line whose times can't be told is left out. */
export function readMarkerTable(text: string): ReadLine[] {
  const [head, ...rows] = splitTable(text)
  const columns = head === undefined ? null : columnsOf(head)
  if (head === undefined || columns === null) return []
  // The manager of Reaper writes the unit of its ruler: bare whole numbers count samples or pictures.
  const needsPoint = head.cells[0]?.trim() === '#'
  const lines = rows.map((row) => lineOf(row, columns, needsPoint))
  return hasBareTimeCodes(rows, columns) ? [{ kind: 'label-pictures' }, ...lines] : lines
}

function columnsOf(head: TableRow): Columns | null {
  const names = head.cells.map((cell) => cell.trim().toLowerCase())
  const find = (column: Column): number => {
    const known = columnNames[column].map((name) => names.indexOf(name)).filter((at) => at !== -1)
    return known[0] ?? -1
  }
  const text = find('text')
  const more = find('more')
  const columns = {
    text: text === -1 ? more : text,
    more,
    start: find('start'),
    end: find('end'),
    length: find('length'),
    unit: find('unit'),
  }
  return columns.start === -1 || columns.text === -1 ? null : columns
}

function lineOf({ cells, number }: TableRow, columns: Columns, needsPoint: boolean): ReadLine {
  const unit = cells[columns.unit] ?? ''
  const time = (column: 'start' | 'end' | 'length'): number | null =>
    timeOf(cells[columns[column]]?.trim() ?? '', unit, needsPoint)
  const start = time('start')
  if (start === null) return { kind: 'label-line', number }
  const length = time('length')
  return { start, end: time('end') ?? start + (length ?? 0), text: textOf(cells, columns) }
}

/** The name, or the description where there is no name. */
function textOf(cells: readonly string[], { text, more }: Columns): string {
  const name = cells[text]?.trim() ?? ''
  return name === '' ? (cells[more] ?? '') : name
}

/** Audition says its unit: "decimal", "48000 Hz" for samples, "25 fps" for pictures. */
function timeOf(cell: string, unit: string, needsPoint: boolean): number | null {
  const [, each = '0', of = ''] = /^\s*(\d+(?:\.\d+)?)\s*(hz|fps)\b/iu.exec(unit) ?? []
  if (of.toLowerCase() === 'hz' && Number(each) > 0) return /^\d+$/u.test(cell) ? Number(cell) / Number(each) : null
  if (needsPoint && /^\d+$/u.test(cell)) return null
  return readTimeCode(cell, Number(each)) ?? readTime(cell)
}

function hasBareTimeCodes(rows: readonly TableRow[], { start, unit }: Columns): boolean {
  return rows.some(({ cells }) => readTimeCode(cells[start] ?? '', 0) !== null && !/\bfps\b/iu.test(cells[unit] ?? ''))
}
