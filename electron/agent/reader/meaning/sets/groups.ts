import type { Named, Noun } from '../wordTypes.ts'
import { sortsOf } from './sorts.ts'
import { hasEdges } from '../points.ts'
import type { Scope } from '../sentenceTypes.ts'
import type { Group, Length, Mentioned, Pick, Point, Sort, Stretch } from '../types.ts'
import { isEdgePart, isNamed, isTracks, likeOf } from './groupKinds.ts'

export const part = ({ s }: { s: Stretch }): Group => ({ kind: 'part', stretch: s })

/** "the cough from 2:12 to 2:14": where it is was said in full, so that no name is needed. */
export const eventAt = ({ e, s }: { e: string; s: Stretch }): Group | null =>
  s.kind === 'between' ? { kind: 'part', stretch: s, event: e } : null

/** A thing by its name; the noun beside it says which of the things of that name. */
export const named = ({ n, s }: { n: Named; s?: Noun }): Group | null => {
  const sort = s?.sort ?? 'any'
  const candidates = sort === 'any' || sort === 'part' ? n.candidates : n.candidates.filter((one) => one.sort === sort)
  if (candidates.length === 0 || sort === 'pause' || sort === 'request') return null
  return { kind: 'named', text: n.text, sort, candidates }
}

/** "the host clips": the name of a track in front of things means those on it. */
export const thingsOf = ({ n, s }: { n: Named; s: Noun }): Group | null => {
  const tracks = n.candidates.filter((one) => one.sort === 'track')
  if (tracks.length === 0 || (s.sort !== 'clip' && s.sort !== 'pause')) return null
  return ofNoun(
    s,
    { kind: s.plural ? 'each' : 'the' },
    { kind: 'named', text: n.text, sort: 'track', candidates: tracks },
  )
}

/** "each host clip" are all of them. */
export const eachThingOf = ({ n, s }: { n: Named; s: Noun }): Group | null => thingsOf({ n, s: { ...s, plural: true } })

export const unknown = ({ u, s }: { u: string; s?: Noun }): Group => ({
  kind: 'unknown',
  words: u,
  sort: s?.sort ?? 'any',
})

export const ofSort = (sort: Sort, pick: Pick, on: Group | null = null): Group => ({ kind: 'sort', sort, pick, on })

/** What a noun stands for: all of its sort, or those whose names have the word. */
const ofNoun = ({ sort, among, asPart, chapters }: Noun, pick: Pick, on: Group | null = null): Group => ({
  ...(ofSort(sort, pick, on) as Group & { kind: 'sort' }),
  ...(among !== undefined && { among }),
  ...(asPart !== undefined && { asPart }),
  ...(chapters !== undefined && { chapters }),
})

const countable = (sort: Sort): boolean => sort !== 'part' && sort !== 'any'
const plural = (s: Noun): boolean => s.plural && countable(s.sort)

export const each = ({ s }: { s: Noun }): Group | null => (countable(s.sort) ? ofNoun(s, { kind: 'each' }) : null)
export const allOf = ({ s }: { s: Noun }): Group | null => (plural(s) ? ofNoun(s, { kind: 'each' }) : null)
export const the = ({ s }: { s: Noun }): Group | null => {
  if (!countable(s.sort) || (!s.plural && s.among?.said === false)) return null
  return ofNoun(s, { kind: s.plural ? 'each' : 'the' })
}
/** "this clip", "those tracks": what is selected, or lies under the cursor. */
export const pointed = ({ s }: { s: Noun }): Group => ({ kind: 'pointed', sort: s.sort })
export const pointedPart = (): Group => ({ kind: 'pointed', sort: 'part' })
/** "verse clips": the word of their names, and what they are. */
export const alsoNamed = ({ f, s }: { f: Noun; s: Noun }): Noun | null =>
  f.among !== undefined && s.among === undefined && f.sort === s.sort
    ? { ...f, plural: s.plural, among: { ...f.among, said: true } }
    : null
export const selected = ({ s }: { s: Noun }): Group | null =>
  countable(s.sort) ? ofNoun(s, { kind: 'selected' }) : null
export const some = ({ s }: { s: Noun }): Group | null => (countable(s.sort) ? ofNoun(s, { kind: 'some' }) : null)
export const nth = ({ o, s }: { o: number; s: Noun }): Group | null =>
  countable(s.sort) && !s.plural ? ofNoun(s, { kind: 'nth', numbers: [o] }) : null
export const nths = ({ o, s }: { o: readonly number[]; s: Noun }): Group | null =>
  countable(s.sort) ? ofNoun(s, { kind: 'nth', numbers: o }) : null
export const numbered = ({ n, s }: { n: number; s: Noun }): Group | null =>
  countable(s.sort) && s.among === undefined && s.sort !== 'pause' && Number.isInteger(n) && n > 0 && n < 1000
    ? ofNoun(s, { kind: 'nth', numbers: [n] })
    : null
export const numberedSome = ({ o, s }: { o: readonly number[]; s: Noun }): Group | null =>
  plural(s) && s.sort !== 'pause' && o.every((n) => Number.isInteger(n) && n > 0)
    ? ofNoun(s, { kind: 'nth', numbers: o })
    : null
export const numberedFromTo = ({ a, b, s }: { a: number; b: number; s: Noun }): Group | null =>
  plural(s) && s.sort !== 'pause' && Number.isInteger(a) && Number.isInteger(b) && b > a && b - a < 100
    ? ofNoun(s, { kind: 'nth', numbers: Array.from({ length: b - a + 1 }, (_, at) => a + at) })
    : null
export const firstFew = ({ n, s }: { n: number; s: Noun }): Group | null =>
  plural(s) && Number.isInteger(n) && n > 0 ? ofNoun(s, { kind: 'firstFew', count: n }) : null
export const lastFew = ({ n, s }: { n: number; s: Noun }): Group | null =>
  plural(s) && Number.isInteger(n) && n > 0 ? ofNoun(s, { kind: 'lastFew', count: n }) : null
export const middleOf = ({ s }: { s: Noun }): Group | null =>
  countable(s.sort) && !s.plural ? ofNoun(s, { kind: 'middle' }) : null
/** "the next label", "the previous clip". */
export const beside =
  (way: -1 | 1) =>
  ({ s }: { s: Noun }): Group | null =>
    countable(s.sort) && s.sort !== 'track' && !s.plural ? ofNoun(s, { kind: 'beside', way }) : null
export const everyNth = ({ o, s }: { o: number; s: Noun }): Group | null =>
  countable(s.sort) && o > 1 ? ofNoun(s, { kind: 'every', step: o, from: o }) : null
export const everyOther = ({ s }: { s: Noun }): Group | null =>
  countable(s.sort) ? ofNoun(s, { kind: 'every', step: 2, from: 2 }) : null
export const counted = ({ n, s }: { n: number; s: Noun }): Group | null =>
  plural(s) && Number.isInteger(n) && n > 1 ? ofNoun(s, { kind: 'count', count: n }) : null
export const extreme =
  (kind: 'longest' | 'shortest') =>
  ({ n, s }: { n?: number; s: Noun }): Group | null =>
    countable(s.sort) ? ofNoun(s, { kind, count: n ?? 1 }) : null
export const compared =
  (kind: 'longer' | 'shorter') =>
  ({ g, d }: { g: Group; d: number }): Group | null =>
    g.kind === 'sort' && (g.pick.kind === 'each' || g.pick.kind === 'some') && g.sort !== 'track'
      ? { ...g, pick: { kind, than: d } }
      : null

/** "the second and the fourth take": numbers of one noun. */
export const on = ({ g, t }: { g: Group; t: Group }): Group | null => {
  if (g.kind === 'sort' && g.on === null && g.sort !== 'track' && g.sort !== 'request' && holdsThings(t))
    return { ...g, on: t }
  if (g.kind === 'named' && holdsThings(t) && g.candidates.some((one) => one.sort === 'clip'))
    return { kind: 'within', part: g, of: t }
  return null
}

/** "the host's intro": what a label marks, on that track alone. */
export const labelOn = ({ p, g }: { p: Group; g: Group }): Group | null =>
  isNamed(p, 'label') && !isNamed(p, 'clip') && (isTracks(g) || isNamed(g, 'track'))
    ? { kind: 'within', part: p, of: g }
    : null

/** What things can lie on or in: tracks, or a stretch. */
const holdsThings = (group: Group): boolean =>
  isTracks(group) || group.kind === 'part' || group.kind === 'pointed' || isNamed(group, 'track')

/** A part of something that has a beginning and an end: "the first 10 seconds of take 1". */
export const within = ({ p, g }: { p: Group; g: Group }): Group | null => {
  if (p.kind !== 'part' || !isRelative(p.stretch) || endsInIt(p.stretch, g)) return null
  return hasEdges(g) || g.kind === 'list' || g.kind === 'minus' || (g.kind === 'part' && g.stretch.kind === 'between')
    ? { kind: 'within', part: p, of: g }
    : null
}

/** "from the start of the menu to the end of it": its end, and no part of it. */
const endsInIt = (stretch: Stretch, of: Group): boolean =>
  stretch.kind === 'between' && isEdgeOfThing(stretch.from) && isOpenEdge(stretch.to) && of.kind === 'mention'

const isOpenEdge = (point: Point): boolean => point.kind === 'edge' && point.of === null
const isEdgeOfThing = (point: Point): boolean => point.kind === 'edge' && point.of !== null

/** Counted from the edges of something, so that "of" can follow; times of the clock are counted from the start. */
function isRelative(stretch: Stretch): boolean {
  switch (stretch.kind) {
    case 'first':
    case 'last':
    case 'middle':
    case 'shares':
    case 'whole':
    case 'unclear':
    case 'loose':
      return true
    case 'between':
      // "the hook's start until the plug's start" is no part of the hook.
      return !(isOpenEdge(stretch.from) && isEdgeOfThing(stretch.to))
    case 'after':
    case 'before':
    case 'around':
    case 'gap':
    case 'selection':
      return false
  }
}

export const all = (sort: Sort) => (): Group => ({ kind: 'all', sort })
export const work = (): Group => ({ kind: 'all', sort: 'any', work: true })
export const anyOfAll = (): Group => ({ kind: 'all', sort: 'any', any: true })
export const rest = (sort: Sort) => (): Group => ({ kind: 'rest', sort })
/** "the other two tracks": all that are not meant, if there are so many. */
export const otherFew = ({ n, s }: { n: number; s?: Noun }): Group | null =>
  Number.isInteger(n) && n > 1 && (s === undefined || s.sort === 'track')
    ? { kind: 'rest', sort: s?.sort ?? 'any', count: n }
    : null
/** "what is left". */
export const left = (): Group => ({ kind: 'rest', sort: 'any', left: true })
export const restOf = ({ s }: { s: Noun }): Group | null =>
  countable(s.sort) ? { kind: 'rest', sort: s.sort } : { kind: 'rest', sort: 'any' }
export const mention =
  (which: Mentioned, sort: Sort = 'any') =>
  (): Group => ({
    kind: 'mention',
    which,
    sort,
  })
export const everyOne = (): Group => ({ kind: 'mention', which: 'them', sort: 'any', every: true })
export const mentionOf =
  (which: Mentioned) =>
  ({ s }: { s: Noun }): Group => ({ kind: 'mention', which, sort: s.sort })

/** Longer lists are put together by the clause that they stand in. */
const longestList = 4

const asList = (group: Group): readonly Group[] => (group.kind === 'list' ? group.items : [group])

/**
 * "a and b" and "a, b and c" are one list; an exception inside a list would hide what it is taken from, and a place
 * behind its last part holds for all of them.
 */
export const list = ({ a, b }: { a: Group; b: Group }): Group | null => {
  if (a.kind === 'minus' || b.kind === 'minus' || a.kind === 'list' || a.kind === 'rest') return null
  if (a.kind === 'all' || b.kind === 'all' || (b.kind === 'list' && b.items.length >= longestList)) return null
  if (a.kind === 'part' && asList(b).some((one) => one.kind === 'within')) return null
  if (asList(b).some((one) => isSameThing(one) || one.kind === 'rest')) return null
  const both: Group = { kind: 'list', items: [a, ...asList(b).map((one) => likeOf(a, one))] }
  return sortsOf(both).sorts.size > 0 ? both : null
}
/** "the choir, last 12 s": behind a comma alone, the end of a thing that is named says how much of it. */
export const commaList = ({ a, b }: { a: Group; b: Group }): Group | null =>
  (a.kind === 'named' && isEdgePart(b)) || isAfterThat(b) ? null : list({ a, b })
/** "…, after that the outro": what is done next, and no further part. */
const isAfterThat = (group: Group): boolean =>
  group.kind === 'part' &&
  group.stretch.kind === 'after' &&
  group.stretch.length === null &&
  group.stretch.point.kind === 'edge' &&
  group.stretch.point.of?.kind === 'mention'

/** "take the guest and it": what points back is no further one of a list. */
const isSameThing = (group: Group): boolean =>
  group.kind === 'mention' && group.sort === 'any' && (group.which === 'it' || group.which === 'them')

export const either = ({ a, b }: { a: Group; b: Group }): Group | null =>
  a.kind === 'list' ? null : { kind: 'either', items: [a, b] }

/** "mute kick snare": names of tracks with nothing between them. */
export function tracksBeside({ a, b, c }: { a: Named; b: Named; c?: Named }): Group | null {
  const items = [a, b, ...(c === undefined ? [] : [c])].flatMap((n) => named({ n }) ?? [])
  const ids = items.flatMap((item) =>
    (isTracks(item) && item.kind === 'named' ? item.candidates : []).map(({ id }) => id),
  )
  return ids.length === items.length && new Set(ids).size === ids.length ? { kind: 'list', items } : null
}

/** "the first and last 2 seconds". */
export const bothEnds = ({ l }: { l: Length }): Group => ({
  kind: 'list',
  items: [part({ s: { kind: 'first', length: l } }), part({ s: { kind: 'last', length: l } })],
})
export const bothEndsApart = ({ n, m, u }: { n: number; m: number; u: number }): Group => ({
  kind: 'list',
  items: [
    part({ s: { kind: 'first', length: { seconds: n * u } } }),
    part({ s: { kind: 'last', length: { seconds: m * u } } }),
  ],
})

/** "each of the three stings" are the three stings. */
export const eachOf = ({ g }: { g: Group }): Group | null =>
  (g.kind === 'sort' && g.pick.kind !== 'the') || g.kind === 'list' ? g : null
export const bothOf = ({ g }: { g: Group }): Group | null =>
  g.kind === 'sort' && g.pick.kind === 'each' ? { ...g, pick: { kind: 'count', count: 2 } } : null
/** "every other track, starting with the first". */
export const everyOdd = ({ s }: { s: Noun }): Group | null =>
  countable(s.sort) ? ofNoun(s, { kind: 'every', step: 2, from: 1 }) : null
/** "the interviewer parts": what labels of that name mark. */
export const partNoun =
  (several: boolean) =>
  ({ s }: { s: Noun }): Noun | null =>
    s.sort !== 'label' || s.among === undefined || (s.plural && !several) ? null : { ...s, plural: several }

/** "leave the intro as it is": a scope that can stand alone. What is not named is left alone anyway. */
export const leftAlone = ({ g }: { g: Group }): Scope | null =>
  g.kind === 'rest' ? null : { kind: 'scope', how: 'spare', group: g, ordered: true }

export const scope =
  (how: Scope['how']) =>
  ({ g }: { g: Group }): Scope => ({ kind: 'scope', how, group: g })
