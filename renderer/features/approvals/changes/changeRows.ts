import type { ApprovalStep } from '../../../../shared/schemas/conversation.ts'

export type Change = ApprovalStep['changes'][number]

/** One of many like changes, with its lengths in seconds. */
export interface ChangeRow {
  /** By which it can be left out; null where it is there to be looked at and heard. */
  readonly leave: number | null
  /** Its place in time among all of them, from 1: its own among the rows. */
  readonly number: number
  readonly start: number
  readonly end: number
  readonly track: string | null
  readonly before: number
  /** What it becomes when it is not left out; not known of one that was left out when it was prepared. */
  readonly after: number | null
  /** It keeps its length and is turned down by so much, dB; null of a pause that gets shorter. */
  readonly downDb: number | null
  /** It keeps its length and is filled in. */
  readonly isClick: boolean
}

/** Those that were left out when the step was prepared. */
export const leftOut = (changes: readonly Change[]): readonly number[] =>
  changes.flatMap(({ left, leave }) => (left && leave !== null ? [leave] : []))

export type ChangeOrder = 'all' | 'longest' | 'deepest' | 'left'

/** Fewer are read as they are. */
const fewest = 9

/** A place where something is turned down: it is listed also where it can't be left out. */
export const isPlace = ({ what, range, after }: Change): boolean =>
  range !== null && what === 'level' && after.kind === 'gain'

/**
 * The stretches of time among the changes, where there are many; else null: those that can be left out one by one, and
 * places.
 */
export function changeRows(changes: readonly Change[]): ChangeRow[] | null {
  const usual = Math.max(...changes.map(({ after }) => downBy(after) ?? 0))
  const rows = changes.flatMap((change, index) => {
    const { what, leave, range, track, after, left } = change
    if (range === null || (leave === null && !isPlace(change))) return []
    const length = range.end - range.start
    const row = {
      leave,
      number: index + 1,
      ...range,
      track,
      before: length,
    }
    return [
      {
        ...row,
        after: left || after.kind !== 'duration' ? null : after.seconds,
        downDb: left && downBy(after) === 0 ? usual : downBy(after),
        isClick: what === 'click',
      },
    ]
  })
  return rows.length < fewest ? null : rows
}

export const isLeftOut = ({ leave }: ChangeRow, left: ReadonlySet<number>): boolean => leave !== null && left.has(leave)

const downBy = (after: Change['after']): number | null => (after.kind === 'gain' ? Math.max(0, -after.db) : null)

/** Places that are turned down by more and by less. */
export const haveDepths = (rows: readonly ChangeRow[]): boolean => new Set(rows.map(({ downDb }) => downDb)).size > 1

export interface Wanted {
  readonly order: ChangeOrder
  /** Seconds; only what is longer. */
  readonly over: number
  readonly left: ReadonlySet<number>
}

export function pickRows(rows: readonly ChangeRow[], { order, over, left }: Wanted): readonly ChangeRow[] {
  const long = over > 0 ? rows.filter(({ before }) => before > over) : rows
  if (order === 'left') return long.filter((row) => isLeftOut(row, left))
  if (order === 'deepest') return long.toSorted((a, b) => (b.downDb ?? 0) - (a.downDb ?? 0))
  return order === 'longest' ? long.toSorted((a, b) => b.before - a.before) : long
}

/**
 * How much of a row goes away, gets quieter or is filled in; of one that comes back, what the others shorten theirs to
 * says it. Seconds.
 */
export function removedBy(row: ChangeRow, usual: number): number {
  if (row.downDb !== null || row.isClick) return row.before
  return Math.max(0, row.before - (row.after ?? Math.min(row.before, usual)))
}

export function usualAfter(rows: readonly ChangeRow[]): number {
  return rows.find(({ after }) => after !== null)?.after ?? 0
}

/** What each row is measured by. */
export interface RowScale {
  /** What the others are shortened to, for one that comes back; seconds. */
  readonly usual: number
  /** By how much the others are turned down at most, dB. */
  readonly deepest: number
  /** They are of several tracks: each says its own. */
  readonly hasTracks: boolean
}

export const scaleOf = (rows: readonly ChangeRow[]): RowScale => ({
  usual: usualAfter(rows),
  deepest: Math.max(...rows.map(({ downDb }) => downDb ?? 0)),
  hasTracks: new Set(rows.map(({ track }) => track)).size > 1,
})

/** Nothing goes away: it gets quieter. */
export const isOfLevels = (rows: readonly ChangeRow[]): boolean => rows.some(({ downDb }) => downDb !== null)

export function totalsOf(rows: readonly ChangeRow[], left: ReadonlySet<number>): { count: number; removed: number } {
  const usual = usualAfter(rows)
  const staying = rows.filter((row) => !isLeftOut(row, left))
  return { count: staying.length, removed: staying.reduce((sum, row) => sum + removedBy(row, usual), 0) }
}

export interface Density {
  /** What goes in each part of the timeline, and what was left out of it, as shares of the most that is in one. */
  readonly cut: readonly number[]
  readonly left: readonly number[]
  /** The change that is chosen: its part, and its own share. */
  readonly at: { readonly part: number; readonly share: number } | null
}

interface DensityOf {
  readonly left: ReadonlySet<number>
  readonly duration: number
  readonly parts: number
  /** The number of the change that is chosen. */
  readonly at: number | null
}

/** How far it is turned down at most, dB, where a map of the rows is of that; null where it is of seconds. */
export const deepestOf = (rows: readonly ChangeRow[]): number | null =>
  haveDepths(rows) ? Math.max(...rows.map(({ downDb }) => downDb ?? 0)) : null

/**
 * What happens in each of so many equal parts of the timeline: seconds removed, one added to the other; or, where some
 * places are turned down by more than others, the most that is turned down.
 */
export function densityOf(rows: readonly ChangeRow[], { left, duration, parts, at }: DensityOf): Density {
  const nothing = () => Array.from({ length: parts }, () => 0)
  const [cut, out] = [nothing(), nothing()]
  const usual = usualAfter(rows)
  const byDepth = deepestOf(rows) !== null
  const heightOf = (row: ChangeRow): number => (byDepth ? (row.downDb ?? 0) : removedBy(row, usual))
  const partOf = (row: ChangeRow) => Math.min(parts - 1, Math.floor((row.start / Math.max(duration, row.end)) * parts))
  for (const row of rows) {
    const sums = isLeftOut(row, left) ? out : cut
    const part = partOf(row)
    const before = sums[part] ?? 0
    sums[part] = byDepth ? Math.max(before, heightOf(row)) : before + heightOf(row)
  }
  const most = Math.max(...cut, ...out, Number.MIN_VALUE)
  const chosen = rows.find(({ number }) => number === at)
  return {
    cut: cut.map((sum) => sum / most),
    left: out.map((sum) => sum / most),
    at: chosen === undefined ? null : { part: partOf(chosen), share: heightOf(chosen) / most },
  }
}

export const rowHeight = 32
const spare = 4

/** Which rows have to be there for a list that is scrolled to `top`: the rest is empty room. */
export function rowWindow(count: number, top: number, height: number): { from: number; to: number } {
  const from = Math.max(0, Math.floor(top / rowHeight) - spare)
  return { from, to: Math.min(count, Math.ceil((top + height) / rowHeight) + spare) }
}

/** How far a list is to be scrolled so that a row is in sight. */
export function scrollFor(index: number, top: number, height: number): number {
  const start = index * rowHeight
  if (start < top) return start
  return start + rowHeight > top + height ? start + rowHeight - height : top
}
