import { squaresOfRow } from '../kernels/index.ts'
import type { MeasuredRange } from '../measure/loudness/index.ts'
import type { MixSound } from '../measure/mix/index.ts'
import type { InSteps } from '../measure/takeTurns.ts'

/** Mean squares. */
export interface RoomNoise {
  /** The quietest half second without digital silence; frames. */
  readonly at: number
  readonly floor: number
  /** What nine of ten steps that sound are below: speech or music. */
  readonly loud: number
}

const stepSeconds = 0.1
const floorSteps = 5

/** How noisy a room is between what is said; null where there is only digital silence. */
export function* roomNoise(
  { channels, read }: MixSound,
  { start, end }: MeasuredRange,
  sampleRate: number,
  report: (fraction: number) => void,
): InSteps<RoomNoise | null> {
  const size = Math.max(1, Math.round(sampleRate * stepSeconds))
  const steps: number[] = []
  for (let at = start; at + size <= end; at += size) {
    const rows = Array.from({ length: channels }, () => new Float32Array(size))
    read(at, rows)
    steps.push(rows.reduce((sum, row) => sum + squaresOfRow(row), 0) / (size * channels))
    report((at - start) / (end - start))
    yield size * 2
  }
  let best: { at: number; floor: number } | null = null
  for (let k = 0; k + floorSteps <= steps.length; k++) {
    const part = steps.slice(k, k + floorSteps)
    const mean = part.reduce((sum, one) => sum + one, 0) / floorSteps
    if (!part.includes(0) && (best === null || mean < best.floor)) best = { at: start + k * size, floor: mean }
  }
  const sounding = steps.filter((one) => one > 0).toSorted((one, other) => one - other)
  if (best === null) return null
  return { ...best, loud: sounding[Math.floor(sounding.length * 0.9)] ?? 0 }
}

/** Seconds that a floor is measured over. */
export const floorSeconds = stepSeconds * floorSteps
