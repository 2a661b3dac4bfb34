import type { Act } from '../clause/clause.ts'
import { isTracks } from '../meaning/sets/groupKinds.ts'
import { sortsOf } from '../meaning/sets/sorts.ts'
import type { Group } from '../meaning/types.ts'

/** To remove all but one part is to keep it, and the other way round: the act on what was excepted. */
export function complemented(said: Act): Act {
  const act = ofOthers(said)
  const { frame, where, scopes } = act
  const all = where.find(isAllBut)
  const others = where.filter((group) => group !== all && !isEverything(group))
  const tool = frame.complement
  if (tool === undefined || all?.kind !== 'minus' || scopes.length > 0 || !others.every(isTracks)) return act
  const parts = partsOf(all.less)
  if (parts === 0 || (frame.effect === 'removes' && parts !== 1 && frame.inner === undefined)) return act
  const effect = frame.effect === 'keeps' ? 'removes' : 'keeps'
  return { ...act, frame: { ...frame, tool, effect }, where: [all.less, ...others, ...onWhat(all.from)] }
}

/** "keep only the intro label": it is done to all labels but this. */
function ofOthers(act: Act): Act {
  const { others, ...frame } = act.frame
  const [object] = frame.target?.object ?? []
  const [only, ...more] = act.where
  if (others === undefined || object === undefined || only === undefined || more.length > 0) return act
  const all: Group = { kind: 'sort', sort: object, pick: { kind: 'each' }, on: null }
  const scopes = act.scopes.filter(({ how }) => how !== 'only')
  return { ...act, frame, where: [{ kind: 'minus', from: all, less: only }], scopes }
}

/** "everything but the intro", "the guest track but for the intro". */
const isAllBut = (group: Group): boolean =>
  group.kind === 'minus' && (isEverything(group.from) || (isTracks(group.from) && !isTracks(group.less)))

const isEverything = (group: Group): boolean => group.kind === 'all'
/** The tracks that are left, which are all of them where everything was said. */
const onWhat = (group: Group): readonly Group[] =>
  isTracks(group) || (group.kind === 'all' && group.sort === 'any') ? [group] : []

function partsOf(group: Group): number {
  if (sortsOf(group).sorts.has('track') || group.kind === 'within') return 0
  return group.kind === 'list' ? group.items.length : 1
}
