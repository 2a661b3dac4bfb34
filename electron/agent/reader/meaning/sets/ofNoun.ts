import type { Noun, Named } from '../wordTypes.ts'
import { ofSort, thingsOf } from './groups.ts'
import type { Group } from '../types.ts'

interface Tracks {
  readonly s: Noun
  readonly n?: number
}

/** "the two stereo tracks": there have to be so many; of "the stereo track" one. */
export const byChannels =
  (channels: 1 | 2, count: number | null = null) =>
  ({ s: noun, n }: Tracks): Group | null =>
    noun.sort === 'track' && noun.among === undefined
      ? ofSort('track', { kind: 'channels', channels, count: n ?? count })
      : null

/** "both voices": tracks whose names have none of these words in them. */
export const unlike =
  (said: string, count: number | null = null) =>
  (): Group =>
    ofSort('track', { kind: 'unlike', words: said.split(' '), count })

/** Two microphones; two tracks of any name, where there are no others. */
export const microphones = (said: string) => (): Group =>
  ofSort('track', { kind: 'unlike', words: said.split(' '), count: 2, orAll: true })

export const theOnesOf =
  (channels: 1 | 2) =>
  ({ s: noun, n }: Tracks): Group | null =>
    byChannels(channels, noun.plural ? null : 1)({ s: noun, ...(n !== undefined && { n }) })

/** "all labels called cough": each thing of a sort that is called so. */
export function calledSo({ n, s: { sort } }: { n: Named; s: Noun }): Group | null {
  const things = n.candidates.filter((one) => one.sort === sort)
  if (things.length === 0) return null
  return { kind: 'sort', sort, pick: { kind: 'each' }, on: null, among: { things, said: true } }
}

/** "the second host clip": counted on the track of that name. */
export const nthsOf = ({ o, n, s }: { o: readonly number[]; n: Named; s: Noun }): Group | null => {
  const things = thingsOf({ n, s })
  return things?.kind === 'sort' ? { ...things, pick: { kind: 'nth', numbers: o } } : null
}
export const nthOf = ({ o, n, s }: { o: number; n: Named; s: Noun }): Group | null => nthsOf({ o: [o], n, s })
export const fewOf =
  (kind: 'firstFew' | 'lastFew') =>
  ({ n, t, s }: { n: number; t: Named; s: Noun }): Group | null => {
    const things = thingsOf({ n: t, s })
    return things?.kind === 'sort' && s.plural && n > 1 ? { ...things, pick: { kind, count: n } } : null
  }
