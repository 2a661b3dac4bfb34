import type { EvalCase } from '../eval/caseSchema.ts'
import { drawMeaning } from './drawMeaning.ts'
import { isOrder, type Meaning } from './meaning.ts'
import { hasException, verdictOf } from './oracle.ts'
import { createRandom } from './random.ts'
import { say } from './say.ts'

/** A sentence, what it means, and what may come of it. */
export interface Generated {
  readonly meaning: Meaning
  readonly case: EvalCase
}

/** The same sentences for the same seed. */
export function* generate(count: number, seed: number): Generator<Generated> {
  const random = createRandom(seed)
  for (let index = 0; index < count; index += 1) yield caseOf(drawMeaning(random), `${seed}-${index}`)
}

export function caseOf(meaning: Meaning, id: string): Generated {
  const { allow, want } = verdictOf(meaning)
  return {
    meaning,
    case: {
      id,
      project: meaning.project,
      say: [say(meaning)],
      decide: [],
      planner: 'offline',
      expect: {},
      allow: allow.map((outcome) => [...outcome]),
      want,
      class: classOf(meaning),
    },
  }
}

function classOf({ language, speech, steps, noise }: Meaning): string {
  const scoped = steps.some(hasException) ? 'exception' : 'plain'
  const shape = steps.length > 1 ? 'two steps' : scoped
  const kind = isOrder(speech) ? shape : speech
  const spoilt = noise === 'none' || !isOrder(speech) ? '' : `, ${noise}`
  return `${language}: ${kind}${spoilt}`
}
