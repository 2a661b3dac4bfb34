import { createDirectConverter } from './createDirectConverter.ts'
import { createTwoStageConverter, twoStageRatio } from './createTwoStageConverter.ts'
import type { RateConverter } from './rateStep.ts'

export { largestRatio } from './createDirectConverter.ts'
export type { RateConverter } from './rateStep.ts'

/** The quickest way between two rates: the sharp filter is the same. */
export function createRateConverter(channels: 1 | 2, from: number, to: number): RateConverter {
  const ratio = to / from
  const isTwoStage = ratio >= twoStageRatio.least && ratio <= twoStageRatio.most
  return (isTwoStage ? createTwoStageConverter : createDirectConverter)(channels, from, to)
}
