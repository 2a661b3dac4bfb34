import type { Act } from '../../../reader/clause/clause.ts'
import type { Frame } from '../../../reader/frames/frame.ts'
import type { Argument, Group, Sort } from '../../../reader/meaning/types.ts'
import { targetOf } from '../targetOf.ts'
import type { RangeRef, Target } from '../../plan.ts'

export const sortsIn = ({ target }: Frame): readonly Sort[] => [...(target?.object ?? []), ...(target?.place ?? [])]

/** Groups as a target; null where they are sets, mentions or what is left of something. */
export function placesOf(groups: readonly Group[], frame: Frame): Target | null {
  const target = targetOf({ ...blankAct(frame), where: groups.map(known) })
  if (target !== null) return target
  const [only, ...others] = groups
  if (only?.kind !== 'unknown' || others.length > 0) return null
  return only.sort === 'track' || !sortsIn(frame).some((sort) => sort !== 'track' && sort !== 'any')
    ? { tracks: [{ kind: 'name', name: only.words }] }
    : { thing: { what: 'either', name: only.words } }
}

/** "everything" is all there is. */
const known = (group: Group): Group =>
  group.kind === 'all' && group.sort === 'any' ? { kind: 'part', stretch: { kind: 'whole' } } : group

export const blankAct = (frame: Frame): Act => ({
  frame: { ...frame, target: { object: sortsIn(frame), place: sortsIn(frame) } },
  where: [],
  points: [],
  args: {},
  scopes: [],
  options: [],
  missing: [],
  into: null,
  every: null,
})

export const groupsOf = (args: readonly { readonly is: Argument }[]): readonly Group[] =>
  args.flatMap(({ is }) => (is.content.kind === 'group' && is.tie !== 'sample' ? [is.content.group] : []))

const isRelative = (range: RangeRef | undefined): boolean =>
  range?.kind === 'first' || range?.kind === 'last' || range?.kind === 'fraction'

/**
 * A target with these places in place of their like; what is counted in a thing is counted in the other. `narrows`: a
 * label stays what it is done to, and the tracks say where.
 */
export function withTarget(before: Target, said: Target, narrows = false): Target {
  const isNewThing = said.thing !== undefined
  const keepsRange = said.range === undefined && (!isNewThing || isRelative(before.range))
  const keepsTracks = said.tracks === undefined && said.thing?.what !== 'clip'
  return {
    ...(keepsRange && before.range !== undefined ? { range: before.range } : {}),
    ...(keepsThing(before, said, narrows) && before.thing !== undefined ? { thing: before.thing } : {}),
    ...(keepsTracks && before.tracks !== undefined ? { tracks: before.tracks } : {}),
    ...(before.at === undefined ? {} : { at: before.at }),
    ...said,
  }
}

/** "silence the cough on the host", "the same on the guest": what a label marks is there on every track. */
function keepsThing({ thing, tracks }: Target, said: Target, narrows: boolean): boolean {
  const isMarked = thing?.what === 'label' && tracks !== undefined
  const isThere = said.tracks === undefined || isMarked || (narrows && thing?.what !== 'clip')
  return said.thing === undefined && (said.range === undefined || isRelative(said.range)) && isThere
}
