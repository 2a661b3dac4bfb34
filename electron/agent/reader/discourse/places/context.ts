import { withoutEdge } from './sharedPlace.ts'
import type { Edge } from '../../chart/parse.ts'
import type { Act, Clause } from '../../clause/clause.ts'
import { changesSound } from '../../frames/changesSound.ts'
import { mention } from '../../meaning/sets/groups.ts'
import { areOnes, canBeTrack, isEdgePart, isItOrThem, isTracks } from '../../meaning/sets/groupKinds.ts'
import { likeOnes, onesOf } from '../../meaning/sets/ones.ts'
import type { Verb } from '../../meaning/sentenceTypes.ts'
import type { Argument, Group } from '../../meaning/types.ts'
import { keyOf, nameOf, names } from '../clauses.ts'
import type { Walk } from '../walk.ts'

/** "Take all but the intro and reverse it": what was only picked, with all that was said of it, is what is meant. */
export function withPicked(walk: Walk, act: Act): Act {
  const last = pickedFor(walk.steps.at(-1), act)
  if (last === null || !act.where.some(isItOrThem)) return act
  const isPlain = last.where.length === 1 && last.where[0]?.kind !== 'list' && last.where[0]?.kind !== 'minus'
  if (isPlain && last.scopes.length === 0 && act.where.length === 1 && last.frame.picks === true) return act
  walk.steps.pop()
  return { ...act, where: inPlaceOf(act.where, last.where), scopes: [...last.scopes, ...act.scopes] }
}

function pickedFor(step: Walk['steps'][number] | undefined, act: Act): Act | null {
  if (step === undefined) return null
  const isPicked = step.act.frame.picks === true || (mayPick(step, act) && changesSound(act.frame))
  return isPicked ? step.act : null
}

/** "take the drums from verse 2 and make them louder": what would be gone is only picked; "out of" takes it away. */
const mayPick = ({ act, clause }: Walk['steps'][number], { where }: Act): boolean =>
  act.frame.effect === 'removes' &&
  (act.where.some(mayBeTracks) ? clause.edges.some(liesThere) : where.some(areSeveral)) &&
  !clause.edges.some(({ category }) => category === 'particle') &&
  clause.edges.some(({ category, meaning }) => category === 'verb' && picks(meaning as Verb))
const liesThere = ({ category, meaning }: Edge): boolean =>
  category === 'argument' && (meaning as Argument).lies === true
const mayBeTracks = (group: Group): boolean => isTracks(group) || canBeTrack(group)
const areSeveral = (group: Group): boolean => group.kind === 'mention' && group.which === 'them'
/** "take" and "nimm" only say what is used, where nothing tells that it goes. */
const picks = ({ senses }: Verb): boolean => senses.some(({ act, particle }) => act === 'useAs' && particle === null)

const isThere = (group: Group): boolean => group.kind === 'mention' && group.which === 'there'

/** "The guest track: remove it": what is meant stands in front. */
const inPlaceOf = (where: readonly Group[], meant: readonly Group[]): readonly Group[] => [
  ...meant,
  ...where.filter((group) => !isItOrThem(group) && !isThere(group)),
]

/** What stands in front of an order without a verb of its own belongs to every step that has no such place itself. */
export function withContext(walk: Walk, act: Act): Act {
  const context = walk.context.length > 0 ? walk.context : walk.lead
  if (walk.context.length > 0 && act.where.some((group) => isItOrThem(group) || isThere(group))) {
    walk.contextUsed = true
    if (walk.context.length > 1) return { ...act, where: inPlaceOf(act.where, walk.context) }
    walk.mentions.push(...walk.context)
    return act
  }
  if (context.length === 0 || act.frame.target === undefined) return act
  const own = act.where.map((group) => keyOf(group))
  // "on the guest, silence 10 to 12, and on all tracks but the music 20 to 22": one's own tracks are others.
  const isElsewhere = context === walk.lead && act.where.some(hasOwnTracks)
  const added = context.filter((group) => !own.includes(keyOf(group)) && !(isElsewhere && isTracks(group)))
  if (added.length === context.length || context !== walk.context) walk.contextUsed = true
  const missing = act.missing.filter((one) => one !== '#target')
  return { ...act, where: [...act.where, ...added], missing }
}

const hasOwnTracks = (group: Group): boolean => isTracks(group) || (group.kind === 'within' && isTracks(group.of))

/** "if there are more than four tracks, mute the last one": of those that were just spoken of. */
export function withOnes({ mentions, steps }: Walk, act: Act): Act {
  const [picked, ...more] = steps.at(-1)?.act.where ?? []
  if (picked !== undefined && more.length === 0)
    return { ...act, where: act.where.map((group) => (areOnes(group) ? likeOnes(group, picked) : group)) }
  const last = mentions.at(-1)
  if (last?.kind !== 'sort' || steps.length > 0) return act
  return { ...act, where: act.where.map((group) => (areOnes(group) ? onesOf(group, last) : group)) }
}

/** "Denoise the guest, then normalize": no wider than the step before it, which does its like. */
export function goingOn({ steps }: Walk, act: Act): Act {
  const last = steps.at(-1)?.act
  const isOpen = act.where.length + act.points.length + act.scopes.length === 0
  if (last === undefined || !isOpen || !goesOn(last) || !goesOn(act)) return act
  return { ...act, where: last.frame.edge === undefined ? last.where : behindEdge(last), scopes: last.scopes }
}

/** "fade out over 2 seconds, normalize": all that fades at its end, and not the end alone. */
function behindEdge({ where, args }: Act): readonly Group[] {
  if (!('#edge' in args)) return where.filter(isTracks)
  const faded = where.flatMap(withoutEdge)
  return faded.every((group) => group.kind === 'mention' && group.which === 'open') ? [mention('open')()] : faded
}

const goesOn = ({ frame }: Act): boolean => frame.target?.goesOn === true && frame.effect === undefined

/**
 * "trim to the intro, fade in its first 2 seconds and fade out its last 5": parts of one thing, not a part of the part
 * before it. Nothing is done where "it" was several things, or is gone.
 */
export function withOwner({ steps }: Walk, act: Act): Act {
  const [part, ...others] = act.where
  const last = steps.at(-1)
  if (part?.kind !== 'within' || others.length > 0 || !isItOrThem(part.of) || last === undefined) return act
  const [before, ...more] = last.act.where
  if (before?.kind !== 'within' || more.length > 0) return act
  const owner = isItOrThem(before.of) ? ownerIn(steps.at(-2)?.act, last.mentions) : before.of
  return owner === null ? act : { ...act, where: [{ ...part, of: owner }] }
}

/** "fade out the last 3 seconds of the music and fade in the first 2": of the same thing. */
export function withParallelOwner({ steps }: Walk, act: Act, { joint }: Clause): Act {
  const [part, ...others] = act.where
  const isJoined = joint === 'and' || joint === 'comma'
  const owner = ownerOfPart(steps.at(-1)?.act.where ?? [])
  if (!isJoined || part === undefined || others.length > 0 || owner === null || !isEdgePart(part)) return act
  return { ...act, where: [{ kind: 'within', part, of: owner }] }
}

/** "the last 3 seconds of the music", and "the music, the last 3 seconds". */
function ownerOfPart([first, second, ...more]: readonly Group[]): Group | null {
  if (first === undefined || more.length > 0) return null
  if (second === undefined)
    return first.kind === 'within' && isEdgePart(first.part) && names(first.of) ? first.of : null
  const [owner, part] = isEdgePart(first) ? [second, first] : [first, second]
  return isEdgePart(part) && owner.kind === 'named' ? owner : null
}

/** What "its" is of: what was named in the order before, or else told, or all there is. */
function ownerIn(before: Act | undefined, told: readonly Group[]): Group | null {
  const named = before?.where ?? told.filter(names).slice(-1)
  if (before?.frame.effect === 'removes' || named.length > 1) return null
  const [owner] = named
  if (owner === undefined) return { kind: 'all', sort: 'any' }
  return owner.kind === 'named' || owner.kind === 'part' || owner.kind === 'sort' ? owner : null
}

/** "mute 10 to 12 on the guest, I mean silence it": all that was said of where. */
export const withSamePlaces = (act: Act, before: Act): Act =>
  act.where.length > 0 && act.where.every(isItOrThem) ? { ...act, where: before.where } : act

/** "The guest is quiet, so 3 dB louder", "don't delete the ad, only silence": what was named alone is what is meant. */
export function ofWhatWasTold({ mentions, denied, topic }: Walk, act: Act, { joint }: Clause): Act {
  const isOpen = act.where.length + act.points.length + act.scopes.length === 0
  if (!isOpen || act.frame.target?.goesOn !== true) return act
  if (topic !== null) return { ...act, where: [topic] }
  const said = joint === 'so' ? mentions : []
  const named = (joint === 'comma' || joint === 'but') && denied !== null ? denied.groups : said
  const things = new Map(named.filter((group) => names(group) && group.kind !== 'all').map((one) => [nameOf(one), one]))
  return things.size === 1 ? { ...act, where: [...things.values()] } : act
}
