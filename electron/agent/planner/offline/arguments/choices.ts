import { isAnchor } from '../grammar/anchors.ts'
import { choiceWords, controlPreps } from '../words/enValues.ts'
import type { ArgumentReader, ArgumentWords, ReadArgument } from './argumentReader.ts'
import { found } from './argumentReader.ts'

const standsAt = (said: readonly string[], at: number, phrase: readonly string[]): boolean =>
  phrase.every((word, place) => said[at + place] === word)

/** The choice whose longest phrase is among the words of the step. */
export function readChoice(parameter: string, said: readonly string[]): readonly string[] | null {
  let best: { readonly length: number; readonly values: readonly string[] } = { length: 0, values: [] }
  for (const { values, phrases } of Object.hasOwn(choiceWords, parameter) ? (choiceWords[parameter] ?? []) : []) {
    for (const phrase of phrases) {
      if (phrase.length > best.length && said.some((_, at) => standsAt(said, at, phrase)))
        best = { length: phrase.length, values }
    }
  }
  return best.length === 0 ? null : best.values
}

/** Words that the choices of these parameters are said with: they are explained. */
export function choiceVocabulary(parameters: readonly string[]): ReadonlySet<string> {
  return new Set(
    parameters.flatMap((parameter) =>
      (Object.hasOwn(choiceWords, parameter) ? (choiceWords[parameter] ?? []) : []).flatMap(({ phrases }) =>
        phrases.flat(),
      ),
    ),
  )
}

export const readOneOf =
  (parameter: string): ArgumentReader =>
  ({ said }) => {
    const values = readChoice(parameter, said)
    return values === null ? null : { values, used: [] }
  }

/** Silence at the start, at the end, at both: the places are no target. */
export const readWhere: ArgumentReader = (words) => {
  const { slots } = words
  const edges = slots.points.filter(({ value }) => isAnchor(value, 'start') || isAnchor(value, 'end'))
  if (edges.length === 2) return { values: readChoice('where', ['both', 'ends']) ?? [], used: edges }
  const [edge] = edges
  if (edge !== undefined) return found(isAnchor(edge.value, 'start') ? 'start' : 'end', edge)
  return readOneOf('where')(words)
}

export const readRangeChoice: ArgumentReader = ({ slots }) =>
  slots.selection ? found('selection') : slots.whole ? found('all') : null

/** Whose voice makes the others quieter: "under the host", "when the guest speaks". */
export const readControl: ArgumentReader = ({ slots }: ArgumentWords): ReadArgument | null => {
  const group = slots.trackGroups.find(({ prep }) => prep !== null && controlPreps.has(prep))
  const [track] = group?.value ?? []
  if (group === undefined || track === undefined) return null
  return track.kind === 'name'
    ? found(track.name, group)
    : track.kind === 'number'
      ? { values: [track.number, String(track.number)], used: [group] }
      : null
}
