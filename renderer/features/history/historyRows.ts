import type { HistoryEntryView, HistoryPoint, ProjectView } from '../../../shared/schemas/projectView.ts'

/** A point that can be gone to, as a line of the panel. */
export interface HistoryRow {
  /** Its own among the rows, and the same as long as the point is there. */
  readonly key: string
  readonly kind: 'request' | 'manual' | 'step' | 'start'
  readonly point: HistoryPoint
  /** What was done, by its English name; nothing of the beginning. */
  readonly title: string
  /** What it was done with, said behind the name: the file of an import. */
  readonly of: string
  /** Where the row is a step: what it did is a part of this entry. */
  readonly entryId: string | null
  readonly number: number
  /** Of a step: how many the entry has. */
  readonly count: number
  /** The person's words, of a request. */
  readonly words: string
  /** When it was done, in milliseconds of the clock; null of a step, and where nobody has kept it. */
  readonly at: number | null
  /** Steps that it can be opened to; 0 where it can't. */
  readonly steps: number
  /** `part`: only the first of its steps stand. */
  readonly state: 'done' | 'now' | 'part' | 'later'
  /** So many of its steps stand, where that is a part. */
  readonly standing: number
}

type Seen = Pick<ProjectView, 'history' | 'historyPosition' | 'historyStepsBack'>

const keyOf = (point: HistoryPoint): string =>
  point.id === null ? 'start' : `${point.id}${'steps' in point ? ` ${point.steps}` : ''}`

/** The rows, newest first; the steps of an entry that is open follow it, the last one first. */
export function historyRows(
  view: Seen,
  requests: { has(id: string): boolean },
  isOpen: (id: string) => boolean,
): HistoryRow[] {
  const { history, historyPosition, historyStepsBack = 0 } = view
  const rows = history.flatMap((entry, index) => {
    const count = entry.steps?.length ?? 0
    const back = index === historyPosition - 1 ? historyStepsBack : 0
    const standing = index < historyPosition ? Math.max(1, count) - back : 0
    const isLast = index === historyPosition - 1
    const row = entryRow(entry, { requests, count, standing, isLast })
    const steps = count > 1 && isOpen(entry.id) ? stepRows(entry, standing, isLast) : []
    // From the first to the last here: all of it is turned round below.
    return [...steps, row]
  })
  return history.length === 0 ? [] : [startRow(historyPosition), ...rows].toReversed()
}

interface EntryFacts {
  readonly requests: { has(id: string): boolean }
  readonly count: number
  readonly standing: number
  readonly isLast: boolean
}

function entryRow(entry: HistoryEntryView, { requests, count, standing, isLast }: EntryFacts): HistoryRow {
  const isWhole = standing === Math.max(1, count)
  const standsAs = isWhole ? stateOf(isLast, true) : 'part'
  // A tool that was chosen in a menu writes its own name there, an import that of its file.
  const isNamed = entry.text.toLowerCase().startsWith(entry.label.toLowerCase())
  const isAsked = requests.has(entry.id) || !isNamed
  return {
    key: keyOf({ id: entry.id }),
    kind: isAsked ? 'request' : 'manual',
    point: { id: entry.id },
    title: entry.label,
    of: isAsked ? '' : entry.text.slice(entry.label.length),
    entryId: entry.id,
    number: 0,
    count,
    words: entry.text,
    at: entry.at ?? null,
    steps: count > 1 ? count : 0,
    state: standing === 0 ? 'later' : standsAs,
    standing,
  }
}

function stepRows({ id, steps = [] }: HistoryEntryView, standing: number, isLast: boolean): HistoryRow[] {
  const isPart = standing > 0 && standing < steps.length
  return steps.map((title, index) => {
    const point = { id, steps: index + 1 }
    const isNow = isLast && isPart && index + 1 === standing
    return {
      key: keyOf(point),
      kind: 'step',
      point,
      title,
      of: '',
      entryId: id,
      number: index + 1,
      count: steps.length,
      words: '',
      at: null,
      steps: 0,
      state: stateOf(isNow, index < standing),
      standing: 0,
    }
  })
}

const stateOf = (isNow: boolean, stands: boolean): HistoryRow['state'] => {
  if (isNow) return 'now'
  return stands ? 'done' : 'later'
}

const startRow = (position: number): HistoryRow => ({
  key: 'start',
  kind: 'start',
  point: { id: null },
  title: '',
  of: '',
  entryId: null,
  number: 0,
  count: 0,
  words: '',
  at: null,
  steps: 0,
  state: position === 0 ? 'now' : 'done',
  standing: 0,
})

/** Entries that are undone, in all or in part: they stay until something new is done. */
export const aheadOf = ({ history, historyPosition, historyStepsBack = 0 }: Seen): number =>
  history.length - historyPosition + (historyStepsBack > 0 ? 1 : 0)

/** The point where everything stands. */
export function latestOf({ history }: Seen): HistoryPoint {
  const last = history.at(-1)
  return { id: last?.id ?? null }
}
