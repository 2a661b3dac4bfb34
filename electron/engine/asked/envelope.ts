import { squaresOfRow } from '../kernels/index.ts'
import type { MeasuredRange } from '../measure/loudness/index.ts'
import type { MixSound } from '../measure/mix/index.ts'
import type { InSteps } from '../measure/takeTurns.ts'

/** Steps a second, about. */
export const envelopeRate = 200
/** Steps that are read in one go. */
const portion = 400
const silence = 1e-10

/** How the loudness of a sound moves: the logarithm of its energy every 5 ms, without its mean over a second. */
export function* envelopeOf(
  { channels, read }: MixSound,
  { start, end }: MeasuredRange,
  sampleRate: number,
): InSteps<Float32Array> {
  const size = stepOf(sampleRate)
  const count = Math.floor((end - start) / size)
  const logs = new Float32Array(count)
  for (let at = 0; at < count; at += portion) {
    const steps = Math.min(portion, count - at)
    const rows = Array.from({ length: channels }, () => new Float32Array(steps * size))
    read(start + at * size, rows)
    for (let k = 0; k < steps; k++) {
      const energy = rows.reduce((sum, row) => sum + squaresOfRow(row.subarray(k * size, (k + 1) * size)), 0)
      logs[at + k] = Math.log10(energy / (size * channels) + silence)
    }
    yield steps * size * 2
  }
  return withoutMean(logs)
}

export const stepOf = (sampleRate: number): number => Math.max(1, Math.round(sampleRate / envelopeRate))

function withoutMean(logs: Float32Array): Float32Array {
  const half = envelopeRate / 2
  const sums = new Float64Array(logs.length + 1)
  for (let k = 0; k < logs.length; k++) sums[k + 1] = (sums[k] as number) + (logs[k] as number)
  return logs.map((log, k) => {
    const [from, to] = [Math.max(0, k - half), Math.min(logs.length, k + half + 1)]
    return log - ((sums[to] as number) - (sums[from] as number)) / (to - from)
  })
}
