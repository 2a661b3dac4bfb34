import { formatTime } from '../../../../shared/wording/formatTime.ts'
import { sayDb, sayNames, sayRange } from '../../../../shared/wording/saying.ts'
import type { RangeView } from '../../../../shared/schemas/projectView.ts'
import { sayWithin } from '../../../../shared/failures/index.ts'

/** How values are written within sentences. */
export const say = {
  time: formatTime,
  range: sayRange,
  names: sayNames,
  db: sayDb,
  number: (value: number): string => String(value),
  quoted: (text: string): string => `“${text}”`,
}

/** A thing with its place, else the project of a length. */
interface Within {
  readonly of: Parameters<typeof sayWithin>[0]
  readonly length: number
}

/** What stands beside the sentences of steps: in the approval, in the receipt, in the notes of the preparation. */
export const steps = {
  /** "Voice peak -3 dB → -1 dB". */
  fact: (track: string | null, what: string, before: string, after: string): string =>
    `${track === null ? '' : `${track} `}${what.toLowerCase()} ${before} → ${after}`,
  lengths: (before: number, after: number): string => `${formatTime(before)} → ${formatTime(after)}`,
  length: (lengths: string): string => `Length ${lengths}`,
  goAhead: 'Shall I go ahead?',
  wrongWayRound: (raw: RangeView, taken: RangeView): string =>
    `${formatTime(raw.start)} to ${formatTime(raw.end)} was the wrong way round; it is taken as ${sayRange(taken)}.`,
  pastEnd: (end: number, within: Within, fitted: number): string =>
    `${formatTime(end)} lies past the end of ${sayWithin(within.of, within.length)}; the range ends at ${formatTime(fitted)}.`,
  beforeStart: (name: string, start: number): string =>
    `The range began before ${name}; it starts at ${formatTime(start)}.`,
  /** Of a cut that lands a little beside where it was asked for. */
  cutMoved: (asked: RangeView, cut: RangeView): string =>
    `The cut was moved from ${sayRange(asked)} to ${sayRange(cut)}, so that it is not heard.`,
  /** Of a program of the machine; null where its own words are good. */
  program: (_title: string, _range: RangeView | null, _names: readonly string[]): string | null => null,
  programDone: (_title: string, _range: RangeView | null, _names: readonly string[]): string | null => null,
  project: 'the project',
  allOfSelected: 'No time was selected, so it was done to all of the selected tracks.',
  allAudio: 'Nothing was selected, so it was done to all audio.',
}
