import { each } from './sets/groups.ts'
import { allCalled, trackCalled } from './sets/lessened.ts'
import type { Named, Noun } from './wordTypes.ts'
import type { Claim, Compared, Condition, TrackState } from './claim.ts'
import { endOf, startOf } from './points.ts'
import type { Group, Point, Sort, Stretch } from './types.ts'
import type { Text } from './valueTypes.ts'

export const given = ({ c }: { c: Claim }): Condition => ({ kind: 'condition', claim: c })
export const unless = ({ c }: { c: Claim }): Condition => ({ kind: 'condition', claim: not({ c }) })
export const otherwise = (): Condition => ({ kind: 'condition', claim: { kind: 'otherwise' } })

export const not = ({ c }: { c: Claim }): Claim => (c.kind === 'not' ? c.claim : { kind: 'not', claim: c })
export const denied =
  <Parts>(claim: (parts: Parts) => Claim | null) =>
  (parts: Parts): Claim | null => {
    const c = claim(parts)
    return c === null ? null : not({ c })
  }

export const lasts =
  (is: Compared) =>
  ({ g, d }: { g: Group; d: number }): Claim => ({ kind: 'length', of: g, is, than: d })
export const longer = ({ a, b }: { a: Group; b: Group }): Claim => ({ kind: 'longer', a, b })
export const shorter = ({ a, b }: { a: Group; b: Group }): Claim => ({
  kind: 'longer',
  a: b,
  b: a,
  about: 'b',
})

/** Only things have a place in a project; that there is a part of it says nothing. */
export const exists = ({ g }: { g: Group }): Claim | null =>
  g.kind === 'named' || g.kind === 'unknown' || (g.kind === 'sort' && g.sort !== 'part')
    ? { kind: 'exists', of: g }
    : null
/** "there's a cough after 5:00": of those of a kind, or of a name, one that lies there. */
export const existsIn = ({ s, t }: { s: Noun; t: Stretch }): Claim | null => existsOn(each({ s }), t)
export const existsNamedIn = ({ n, t }: { n: Named; t: Stretch }): Claim | null => existsOn(allCalled(n), t)
function existsOn(of: Group | null, stretch: Stretch): Claim | null {
  const lies = stretch.kind !== 'loose' && stretch.kind !== 'unclear'
  if (of?.kind !== 'sort' || of.on !== null || of.sort === 'part' || of.sort === 'track' || !lies) return null
  return { kind: 'exists', of: { ...of, on: { kind: 'part', stretch } } }
}
/** What is called so, where nothing is. */
export const existsCalled = ({ s, t }: { s: Noun; t: Text }): Claim => ({
  kind: 'exists',
  of: { kind: 'unknown', words: t.text, sort: s.sort },
})
/** How many there are, of a sort or of those that are called so. */
const count = (s: Noun, is: Compared, than: number): Claim | null => {
  const of = each({ s })
  return of === null ? null : { kind: 'count', of, is, than }
}
export const anyOf = ({ s }: { s: Noun }): Claim | null => (counts(s.sort) ? count(s, 'atLeast', 1) : null)
export const selection = (): Claim => ({ kind: 'selection' })
export const soundIn = ({ s }: { s: Stretch }): Claim => ({ kind: 'sound', at: { kind: 'part', stretch: s } })
export const soundOn = ({ g }: { g: Group }): Claim => ({ kind: 'sound', at: g })
export const state =
  (is: TrackState) =>
  ({ g }: { g: Group }): Claim => ({ kind: 'state', of: g, is })

const before = (a: Point | null, b: Point | null): Claim | null =>
  a === null || b === null ? null : { kind: 'before', a, b }
const after = (b: Point | null, a: Point | null): Claim | null =>
  a === null || b === null ? null : { kind: 'before', a, b, about: 'b' }
export const comesBefore = ({ a, b }: { a: Group; b: Group }): Claim | null =>
  before(startOf({ g: a }), startOf({ g: b }))
export const comesAfter = ({ a, b }: { a: Group; b: Group }): Claim | null =>
  after(startOf({ g: a }), startOf({ g: b }))

/** "if the applause runs right to the end". */
export const reachesEnd = ({ g }: { g: Group }): Claim | null => {
  const c = before(endOf({ g }), { kind: 'edge', edge: 'end', of: null, offset: 0 })
  return c === null ? null : not({ c })
}

/** "if the guest's track starts later than the host's". */
export const comesAfterTrack = ({ a, n }: { a: Group; n: Named }): Claim | null => besideTrack(comesAfter, a, n)
export const comesBeforeTrack = ({ a, n }: { a: Group; n: Named }): Claim | null => besideTrack(comesBefore, a, n)
function besideTrack(make: typeof comesAfter, a: Group, n: Named): Claim | null {
  const b = trackCalled(n)
  return b === null ? null : make({ a, b })
}

/** "if the guest ends before the host does". */
export const endsBefore = ({ a, b }: { a: Group; b: Group }): Claim | null => before(endOf({ g: a }), endOf({ g: b }))
export const endsAfter = ({ a, b }: { a: Group; b: Group }): Claim | null => after(endOf({ g: a }), endOf({ g: b }))

/** An edge of a thing before or behind a time. */
const edges = { start: startOf, end: endOf }
export const isBefore =
  (which: 'start' | 'end') =>
  ({ g, p }: { g: Group; p: Point }): Claim | null =>
    before(edges[which]({ g }), p)
export const isBehind =
  (which: 'start' | 'end') =>
  ({ g, p }: { g: Group; p: Point }): Claim | null =>
    after(edges[which]({ g }), p)

const counts = (sort: Sort): boolean => sort === 'track' || sort === 'clip' || sort === 'label'
export const many =
  (is: Compared) =>
  ({ n, s }: { n: number; s: Noun }): Claim | null =>
    counts(s.sort) && Number.isInteger(n) ? count(s, is, n) : null
/** "if the host has two clips". */
export const clips =
  (is: Compared) =>
  ({ g, n, s }: { g: Group; n: number; s: Noun }): Claim | null =>
    s.sort === 'clip' && Number.isInteger(n) ? { kind: 'clips', of: g, is, than: n } : null
export const equallyLong = ({ a, b }: { a: Group; b: Group }): Claim => ({ kind: 'equal', a, b })
export const cursorPast = ({ p }: { p: Point }): Claim => ({ kind: 'before', a: p, b: { kind: 'cursor', offset: 0 } })
export const cursorBefore = ({ p }: { p: Point }): Claim => ({ kind: 'before', a: { kind: 'cursor', offset: 0 }, b: p })
/** "if the cursor is before the chorus": in front of its start, or past its end. */
export const cursorAhead = ({ g }: { g: Group }): Claim | null => before({ kind: 'cursor', offset: 0 }, startOf({ g }))
export const cursorBehind = ({ g }: { g: Group }): Claim | null => before(endOf({ g }), { kind: 'cursor', offset: 0 })
/** "should it be longer than a minute, …" */
export const should =
  (is: Compared) =>
  (parts: { g: Group; d: number }): Condition =>
    given({ c: lasts(is)(parts) })
/** "if amen is the last label", "if the last label is amen". */
export function sameThing({ a, b }: { a: Group; b: Group }): Claim | null {
  const kinds = [a, b].map((group) => (group.kind === 'sort' && group.pick.kind !== 'some' ? 'sort' : group.kind))
  return kinds.includes('named') && kinds.includes('sort') ? { kind: 'same', a, b } : null
}
export const cursorAt = ({ p }: { p: Point }): Claim => ({ kind: 'cursorAt', at: p })
export const cursorIn = ({ g }: { g: Group }): Claim => ({ kind: 'cursorIn', of: g })

/** What is not so can still be spoken of. */
const denies: ReadonlySet<Claim['kind']> = new Set<Claim['kind']>(['length', 'state', 'before', 'longer'])

const inDenied = (claim: Claim): Group[] => (denies.has(claim.kind) ? groupsInClaim(claim) : [])
const subjectOf = <T>({ a, b, about }: { readonly a: T; readonly b: T; readonly about?: 'b' }): T =>
  about === undefined ? a : b
const thingsAt = (point: Point): Group[] => (point.kind === 'edge' && point.of !== null ? [point.of] : [])

/** What is spoken of in a claim, so that "it" can mean it. */
export function groupsInClaim(claim: Claim): Group[] {
  if (claim.kind === 'count') return []
  if ('of' in claim) return [claim.of]
  switch (claim.kind) {
    case 'longer':
    case 'same':
      return [subjectOf<Group>(claim)]
    case 'equal':
      return [{ kind: 'list', items: [claim.a, claim.b] }]
    case 'sound':
      return [claim.at]
    case 'before':
      return thingsAt(subjectOf(claim))
    // What is not there is nothing that could be meant.
    case 'not':
      return inDenied(claim.claim)
    case 'selection':
      return [{ kind: 'part', stretch: { kind: 'selection' } }]
    case 'cursorAt':
    case 'otherwise':
      return []
  }
}
