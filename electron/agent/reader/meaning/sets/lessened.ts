import type { Named } from '../wordTypes.ts'
import type { Group, Pick } from '../types.ts'
import { named } from './groups.ts'
import { isEdgePart, isTracks } from './groupKinds.ts'

/** Several things can be taken from; of one thing only a part. */
const canLose = (group: Group): boolean =>
  group.kind === 'all' ||
  group.kind === 'sort' ||
  group.kind === 'list' ||
  group.kind === 'part' ||
  group.kind === 'named' ||
  group.kind === 'within' ||
  group.kind === 'pointed'

export const minus = ({ a, b }: { a: Group; b: Group }): Group | null =>
  canLose(a) ? { kind: 'minus', from: a, less: partOf(a, b) } : null

/** "the intro except for its last 5 seconds", "… except the last 5 seconds": those of the intro. */
function partOf(from: Group, less: Group): Group {
  if (from.kind !== 'named') return less
  if (isEdgePart(less)) return { kind: 'within', part: less, of: from }
  const isItsOwn = less.kind === 'within' && less.of.kind === 'mention' && less.of.which === 'it'
  return isItsOwn ? { ...less, of: from } : less
}

/** "the intro, not the sponsor": what is denied has to be there, and may lie elsewhere. */
export const contrast = ({ a, b }: { a: Group; b: Group }): Group | null =>
  canLose(a) ? { kind: 'minus', from: a, less: b, contrast: true } : null
/** "all but the first clip": the noun stands with what is left out. */
export const allBut = ({ g }: { g: Group }): Group | null =>
  g.kind === 'sort' ? { kind: 'minus', from: { ...g, pick: { kind: 'each' } }, less: g } : null
/** "all clips but the first": a number without its noun repeats that of the set. */
export const minusNths = ({ a, o }: { a: Group; o: readonly number[] }): Group | null =>
  a.kind === 'sort' && a.pick.kind === 'each'
    ? { kind: 'minus', from: a, less: { ...a, pick: { kind: 'nth', numbers: o } } }
    : null
export const minusNth = ({ a, o }: { a: Group; o: number }): Group | null => minusNths({ a, o: [o] })
/** "all claps but the middle one". */
export const minusMiddle = ({ a }: { a: Group }): Group | null =>
  a.kind === 'sort' && a.pick.kind === 'each'
    ? { kind: 'minus', from: a, less: { ...a, pick: { kind: 'middle' } } }
    : null
export const outside = ({ g }: { g: Group }): Group => ({ kind: 'minus', from: { kind: 'all', sort: 'any' }, less: g })
export const allTracksBut = ({ g }: { g: Group }): Group => ({
  kind: 'minus',
  from: { kind: 'all', sort: 'track' },
  less: g,
})

/** All things of a name, of one sort. */
export function allCalled({ candidates }: Named): Group | null {
  const [first, ...others] = candidates
  if (first === undefined || first.sort === 'track' || others.some(({ sort }) => sort !== first.sort)) return null
  const among = { things: candidates, said: false }
  return { kind: 'sort', sort: first.sort, pick: { kind: 'each' }, on: null, among }
}

/** "(all tracks but) the teacher's": the noun was said before it. */
export const trackCalled = (n: Named): Group | null => named({ n, s: { sort: 'track', plural: false } })

/** "the first cough, not the second": it takes nothing away unless it says the same number. */
export const contrastNths = ({ a, o }: { a: Group; o: readonly number[] }): Group | null => {
  if (a.kind !== 'sort' || a.pick.kind === 'the' || a.pick.kind === 'some') return null
  return { kind: 'minus', from: a, less: { ...a, pick: { kind: 'nth', numbers: o } }, contrast: true }
}
export const contrastNth = ({ a, o }: { a: Group; o: number }): Group | null => contrastNths({ a, o: [o] })
/** "all tracks apart from the teacher's": the noun was said before it. */
export function minusTrack({ a, n }: { a: Group; n: Named }): Group | null {
  const b = isTracks(a) ? trackCalled(n) : null
  return b === null ? null : minus({ a, b })
}

/** "all tracks but the first two". */
export const minusFew =
  (kind: 'firstFew' | 'lastFew') =>
  ({ a, n }: { a: Group; n: number }): Group | null =>
    a.kind === 'sort' && a.pick.kind === 'each' && Number.isInteger(n) && n > 1
      ? { kind: 'minus', from: a, less: { ...a, pick: { kind, count: n } } }
      : null

/** "the cough, but the first one only". */
export function onlyNth({ a, o }: { a: Group; o: number }): Group | null {
  const pick = { kind: 'nth', numbers: [o] } as const
  if (a.kind === 'sort') return a.pick.kind === 'each' || a.pick.kind === 'the' ? { ...a, pick } : null
  return pickedOfName(a, pick)
}

/** "the first and the last of the guest's clips". */
export const nthsAmong = ({ o, g }: { o: readonly number[]; g: Group }): Group | null =>
  g.kind === 'sort' && g.pick.kind === 'each' ? { ...g, pick: { kind: 'nth', numbers: o } } : null

/** "both coughs", where two things are called so. */
export const bothOfName = ({ g }: { g: Group }): Group | null => pickedOfName(g, { kind: 'count', count: 2 })

/** Of several things of one name and sort. */
function pickedOfName(group: Group, pick: Pick): Group | null {
  const [first, ...others] = group.kind === 'named' ? group.candidates : []
  if (first === undefined || others.length === 0 || others.some(({ sort }) => sort !== first.sort)) return null
  return { kind: 'sort', sort: first.sort, pick, on: null, among: { things: [first, ...others], said: false } }
}
