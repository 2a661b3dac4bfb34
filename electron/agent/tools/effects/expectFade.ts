import { fadeShape, type FadeCurve } from '../../../../shared/fadeCurve.ts'
import type { MeasureRequest } from '../../../editor/index.ts'
import { expectSound, onEachTrack, rangeOf, type Expectation } from '../confirming.ts'
import type { PreparedStep, ReadBack } from '../defineTool.ts'
import { sayDb } from '../saying.ts'

/** Part of a fade, at its silent end, that is looked at. */
const looked = 0.02
const toleranceDb = 1

/** The silent end of a fade. */
export function fadeProof(step: PreparedStep, silentEnd: 'start' | 'end'): MeasureRequest[] {
  const { start, end } = rangeOf(step)
  const length = (end - start) * looked
  return onEachTrack(
    step,
    [silentEnd === 'start' ? { start, end: start + length } : { start: end - length, end }],
    'levels',
  )
}

/** The silent end is as quiet as the curve leaves it, or as one in equal power does, against what was there before. */
export function expectFade(curve: FadeCurve, seen: ReadBack): Expectation[] {
  return expectSound(seen, ({ sound }, index) => {
    const [before, after] = [sound?.before[index]?.peakDb ?? 0, sound?.after[index]?.peakDb ?? 0]
    const highest =
      before + 20 * Math.log10(Math.max(fadeShape('equalPower', looked), fadeShape(curve, looked))) + toleranceDb
    return {
      holds: before === Number.NEGATIVE_INFINITY || after <= highest,
      expected: `at most ${sayDb(highest)} at the silent end`,
      found: sayDb(after),
    }
  })
}
