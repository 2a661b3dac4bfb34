import { peakOfRow } from '../kernels/index.ts'
import type { MeasuredRange } from '../measure/loudness/index.ts'
import { fineBefore, fineOvers, type MixSound } from '../measure/mix/index.ts'
import type { InSteps } from '../measure/takeTurns.ts'
import { createPlaces, type FoundSpan } from './places.ts'

/** What nothing may be over. */
export interface Ceiling {
  /** `true-peak`: between the samples, too. */
  readonly of: 'true-peak' | 'sample-peak'
  /** Full scales. */
  readonly at: number
}

interface Overs {
  readonly places: readonly FoundSpan[]
  /** The largest sample. */
  readonly peak: number
}

const portion = 1 << 12

/** Where the mix is over a ceiling: over full scale it is what an export to whole numbers cuts off. */
export function* findOvers(
  { channels, read }: MixSound,
  { start, end }: MeasuredRange,
  { ceiling, sampleRate }: { readonly ceiling: Ceiling; readonly sampleRate: number },
  report: (fraction: number) => void,
): InSteps<Overs> {
  const places = createPlaces(sampleRate)
  const isFine = ceiling.of === 'true-peak'
  // What lies between the last samples is known once silence has followed them.
  const [before, behind] = isFine ? [fineBefore, fineBefore / 2] : [0, 0]
  const waiting = Array.from({ length: channels }, () => new Float32Array(before + portion))
  let peak = 0
  for (let at = start; at < end + behind; at += portion) {
    const count = Math.min(portion, end + behind - at)
    const rows = waiting.map((row) => row.subarray(0, before + count))
    for (const row of rows) row.fill(0, before)
    if (at < end)
      read(
        at,
        rows.map((row) => row.subarray(before, before + Math.min(count, end - at))),
      )
    for (const row of rows) {
      const most = peakOfRow(row)
      peak = Math.max(peak, most)
      const add = (from: number, to: number) =>
        places.add(Math.max(start, at - before + from), Math.min(end, at - before + to))
      if (isFine) fineOvers(row, sampleRate, ceiling.at, (frame) => add(frame, frame + 1))
      else if (most > ceiling.at) overIn(row, ceiling.at, add)
    }
    for (const row of waiting) row.copyWithin(0, count, count + before)
    report((at - start) / (end - start))
    yield portion * (isFine ? fineCost : 2)
  }
  return { places: places.end(), peak }
}

/** Listening between the samples, compared with reading. */
const fineCost = 6

function overIn(row: Float32Array, ceiling: number, add: (from: number, to: number) => void): void {
  let began = -1
  for (let i = 0; i <= row.length; i++) {
    const isOver = Math.abs(row[i] ?? 0) > ceiling
    if (isOver && began < 0) began = i
    if (isOver || began < 0) continue
    add(began, i)
    began = -1
  }
}
