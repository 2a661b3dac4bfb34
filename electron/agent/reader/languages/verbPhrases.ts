import type { Sense } from '../meaning/sentenceTypes.ts'
import type { Argument, Tie } from '../meaning/types.ts'
import type { Aspect } from '../meaning/valueTypes.ts'
import { value } from '../meaning/values.ts'

/** What the names in a list of verbs stand for, beside an act. */
export interface VerbNames {
  readonly actOf: Readonly<Record<string, string>>
  /** What has to stand in the clause for this reading of a verb. */
  readonly needs: Readonly<Record<string, Tie>>
  readonly brought?: Readonly<Record<string, readonly Argument[]>>
}

export interface VerbPhrase {
  readonly head: string
  readonly sense: Sense
}

const brings: Readonly<Record<string, readonly Argument[]>> = {
  gainHalf: [{ tie: 'by', content: value('gain', 6.02, { direction: -1, about: 'gain' }) }],
  gainDouble: [{ tie: 'by', content: value('gain', 6.02, { direction: 1, about: 'gain' }) }],
  center: [{ tie: 'to', content: value('side', 0, { about: 'pan' }) }],
}

const volume: readonly Aspect[] = ['gain', 'loudness', 'trackGain']
const ofAspects: Readonly<Record<string, readonly Aspect[]>> = { gainHalf: volume, gainDouble: volume }

/**
 * The verbs of an act, with a comma between them. `…` stands where the object may; what is behind it has to stand in
 * the clause. A sign behind the act's name is the direction that the verb brings.
 */
export function verbPhrases(act: string, said: string, isLight: boolean, names: VerbNames): VerbPhrase[] {
  const plain = act.replace(/[+-]$/u, '')
  return said.split(',').map((phrase) => {
    const [head = '', particle] = phrase.trim().split(/\s*…\s*/u)
    const sense: Sense = {
      act: names.actOf[plain] ?? plain,
      particle: particle ?? null,
      tie: names.needs[plain] ?? null,
      direction: directionOf(act),
      brings: names.brought?.[plain] ?? brings[plain] ?? [],
      light: isLight,
    }
    const of = ofAspects[plain]
    return { head, sense: of === undefined ? sense : { ...sense, of } }
  })
}

/** Light verbs that leave what is there. */
export const leaving = <T extends { readonly sense: Sense }>(entries: readonly T[]): T[] =>
  entries.map((entry) => ({ ...entry, sense: { ...entry.sense, leaves: true } }))

function directionOf(act: string): Sense['direction'] {
  if (act.endsWith('+')) return 1
  return act.endsWith('-') ? -1 : 0
}
