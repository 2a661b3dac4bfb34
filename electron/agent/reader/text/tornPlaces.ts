import type { Edge } from '../chart/parse.ts'
import type { Language } from '../languages/language.ts'
import type { Stretch } from '../meaning/types.ts'
import type { Token } from './tokenise.ts'

/** So dear that what a word tells of a place is read first, and that it is asked about where nothing else is left. */
const asTorn = 4

/**
 * What a time without an end costs more whose last word rather says where something is: "1:10 on" is from there to the
 * end, and "the click at 1:10 on the guest" is no such time beside the guest.
 */
export function tornPlaces(tokens: readonly Token[], language: Language, named: readonly Edge[]) {
  const { ends, determiners } = language.openEnds ?? { ends: none, determiners: none }
  const names = new Set(named.map(({ start }) => start))
  const isThing = (at: number): boolean => names.has(at) || determiners.has(tokens[at]?.text ?? '')
  return ({ category, start, end, meaning }: Edge): number =>
    category === 'stretch' &&
    ends.has(tokens[end - 1]?.text ?? '') &&
    tokens[start]?.kind !== 'word' &&
    isOpen(meaning as Stretch) &&
    isThing(end)
      ? asTorn
      : 0
}

const none: ReadonlySet<string> = new Set()
const isOpen = (stretch: Stretch): boolean => stretch.kind === 'after' && stretch.length === null
