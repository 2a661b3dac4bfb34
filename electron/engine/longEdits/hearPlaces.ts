import { ok, type Result } from '../../../shared/result.ts'
import { createProcessor, type EffectCall } from '../effects/index.ts'
import type { Processor } from '../effects/processor.ts'
import { type InSteps, takeTurns } from '../measure/takeTurns.ts'
import { followReduction, type ReducedPlace, type ReductionRules } from './followReduction.ts'
import { type HeardSound, hearSteps, insidePart } from './hearSteps.ts'
import { knownSounds } from './knownSounds.ts'
import type { LongEnv } from './longEdit.ts'
import type { RangePart } from './renderRange.ts'

const known = knownSounds<EffectCall, readonly ReducedPlace[]>()
const numbersOfPlace = 10
/** How many times dearer than reading it is to hear. */
const costOf = 8

/** Of each part, where the effect turns it down: it is told by what the very effect makes of the sound. */
export async function hearPlaces(
  env: Pick<LongEnv, 'store' | 'signal' | 'pause' | 'report'>,
  parts: readonly RangePart[],
  effect: EffectCall,
  rules: ReductionRules,
): Promise<Result<readonly (readonly ReducedPlace[])[]>> {
  const all = parts.reduce((sum, { sound }) => sum + sound.input, 0)
  const found: (readonly ReducedPlace[])[] = []
  let before = 0
  for (const part of parts) {
    const again = known.find(env.store, part, effect)
    const heard =
      again !== null
        ? ok(again)
        : await takeTurns(
            env,
            hearReduction(part.sound, await createProcessor(effect, part.sound.format), rules, (frames) =>
              env.report((before + frames) / all),
            ),
          )
    if (!heard.ok) return heard
    if (again === null) known.keep(env.store, part, effect, heard.value, heard.value.length * numbersOfPlace)
    found.push(heard.value)
    before += part.sound.input
  }
  return ok(found)
}

/** Where a processor turns a sound down. */
export function* hearReduction(
  sound: HeardSound,
  processor: Processor,
  rules: ReductionRules,
  report: (heard: number) => void,
): InSteps<readonly ReducedPlace[]> {
  const follow = followReduction(sound.format, rules)
  yield* hearSteps(sound, costOf, report, (rows) => {
    // What goes in may be changed.
    follow.put(rows.map((row) => row.slice()))
    follow.take(processor.process(rows))
  })
  follow.take(processor.finish())
  return insidePart(follow.end(), sound)
}
