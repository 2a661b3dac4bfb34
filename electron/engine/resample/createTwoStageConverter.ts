import { createOversampling, freshKernels, oversampledFrames, placesIn } from '../kernels/index.ts'
import { createNearStage, early, mostOut } from './createNearStage.ts'
import { designHalves } from './designFilter.ts'
import { rateStep, type RateConverter } from './rateStep.ts'

/** How far rates may lie apart for this way. */
export const twoStageRatio = { least: 1 / 6, most: 8 } as const

/**
 * The sharp filter by fast convolution, for the samples and for what lies half-way between two; from there twelve of
 * each tell any other place (polyphase). A third of the work of one filter that does both.
 */
export function createTwoStageConverter(channels: 1 | 2, from: number, to: number): RateConverter {
  const halves = designHalves(to / from)
  const code = freshKernels()
  const place = placesIn(code)
  const oversampling = createOversampling(code, place, halves)
  const near = createNearStage(code, place, rateStep(from, to))
  const mostFrames = Math.min(1 << 16, Math.floor((mostOut * from) / to) - oversampledFrames - early)
  const rowFrames = oversampledFrames + mostFrames
  const [left, right] = [place(rowFrames * 4), place(rowFrames * 4)]
  const rows = [left, right].map((at) => new Float32Array(code.memory.buffer, at, rowFrames))
  let held = halves.reach + early

  return {
    mostFrames,
    convertRows(sound) {
      sound.forEach((row, c) => rows[c]?.set(row, held))
      held += sound[0]?.length ?? 0
      let [done, made] = [0, 0]
      for (; held - done >= oversampledFrames; done += oversampling.given) {
        oversampling.run(left + done * 4, right + done * 4)
        made += near.run(oversampling.places, oversampling.given, made)
      }
      for (const row of rows) row.copyWithin(0, done, held)
      held -= done
      return near.outputs.slice(0, channels).map((row) => row.subarray(0, made))
    },
  }
}
