import type { PlannedStep } from '../../planner/plan.ts'
import type { Act } from '../../reader/clause/clause.ts'
import type { Place } from '../../reader/evaluate/found.ts'
import type { resolveAct } from '../../reader/evaluate/resolveAct.ts'
import type { Group, Sort } from '../../reader/meaning/types.ts'
import type { Tool } from '../../tools/contract/defineTool.ts'
import type { Registry } from '../../tools/contract/registry.ts'
import { placesFor, tracksIn } from './places.ts'

type Found = Exclude<ReturnType<typeof resolveAct>, { ask: unknown }>

/**
 * "Take the narrator track and remove it", "add a label … call it outro": what "it" came to is a track or a thing, and
 * a tool does the same to that; null where the tool that was read is the one.
 */
export function stepsOnMeant(
  said: Act,
  { bare, act }: { readonly bare: PlannedStep; readonly act: Act },
  { places }: Found,
  registry: Registry,
): readonly PlannedStep[] | null {
  const isMeant = said.scopes.length === 0 && (said.where.every(isMention) || said.where.every(isOneOfTracks))
  const sort = isMeant ? sortOf(places, act.frame) : null
  const tool = sort === null ? null : toolFor(sort, act, registry)
  if (tool === null) return null
  return placesFor(act, places, tool).map((place) => ({ ...bare, tool: tool.name, target: targetOf(place) }))
}

const isMention = ({ kind }: Group): boolean => kind === 'mention'

/** "if there are more than four tracks, delete the last one". */
const isOneOfTracks = (group: Group): boolean =>
  group.kind === 'sort' && group.sort === 'track' && group.pick.kind !== 'each' && group.among === undefined

/** Whole tracks, or a thing that was made just now or is all that can be meant; null for parts of the sound. */
function sortOf(places: readonly Place[], { target }: Act['frame']): Sort | null {
  const [first] = places
  const thing = places.length === 1 ? (first?.thing ?? null) : null
  const isOther = thing !== null && target?.object.every((sort) => sort !== 'part' && sort !== thing.sort) === true
  if (thing !== null && (first?.made === true || isOther)) return thing.sort
  const areTracks = places.every(({ range, tracks, whole }) => range === null && tracks !== null && !whole)
  return areTracks ? 'track' : null
}

/** The tool that does the same to things of this sort alone, where there is one. */
function toolFor(sort: Sort, { frame }: Act, registry: Registry): Tool | null {
  if (frame.target?.object.includes(sort) === true && (sort === 'track' || frame.target.object.length === 1))
    return null
  const others = frame.acts.flatMap((one) => registry.framesByAct.get(one) ?? [])
  const own = others.find(
    ({ target }) =>
      target?.object.length === 1 &&
      target.object[0] === sort &&
      target.onlyNamed !== true &&
      target.each !== true &&
      (sort !== 'track' || isBare(target)),
  )
  return own === undefined ? null : registry.findTool(own.tool)
}

const isBare = ({ place }: NonNullable<Act['frame']['target']>): boolean => place.length === 0

const targetOf = (place: Place): PlannedStep['target'] =>
  place.thing === null ? tracksIn(place) : { thing: { what: place.thing.sort, id: place.thing.id } }
