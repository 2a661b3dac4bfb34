import type { Edge } from '../chart/parse.ts'
import type { Joint } from '../meaning/sentenceTypes.ts'
import type { Group } from '../meaning/types.ts'
import type { Parts } from './parts.ts'

/** How many things in a clause stand where they belong to no order, wherever the frame has a place for them. */
export const looseIn = (parts: Parts): number =>
  between(parts) +
  parted(parts) +
  severed(parts) +
  strayFillers(parts) +
  goesOn(parts) +
  asksInside(parts) +
  joinsUnlike(parts) +
  keepsAndRest(parts) +
  ordersNothing(parts) +
  leftAlone(parts) +
  countsInFront(parts) +
  deniesRest(parts) +
  leftBehind(parts) +
  pointsAtTime(parts) +
  affirmsAny(parts) +
  tellsOfIt(parts) +
  tellsOfNobody(parts)

/** "mute the music, so nobody complains": somebody is told of, and the order in front is not denied. */
const tellsOfNobody = ({ verbs: [verb], markers }: Parts): number =>
  markers.filter(
    ({ is, edge }) =>
      is.marks === 'negation' &&
      verb !== undefined &&
      verb.edge.end <= edge.start &&
      verb.is.forms.includes('base') &&
      markers.some((one) => one.is.marks === 'copula' && one.edge.start === edge.end),
  ).length

/** "it's the bit between the intro and outro labels": a noun alone orders nothing of what is only pointed at. */
const tellsOfIt = ({ verbs, args, effects, inner }: Parts): number => {
  const [first] = args
  const effect = effects[0]?.edge
  if (verbs.length > 0 || first === undefined || effect === undefined || first.edge.end > effect.start) return 0
  const isApart = inner.some((joint) => joint.start >= first.edge.end && joint.end <= effect.start)
  return first.is.tie === 'bare' && groupOf(first).kind === 'mention' && !isApart ? 1 : 0
}

/** "anything" is all there is where something is denied, and nobody orders it done to that. */
const affirmsAny = (parts: Parts): number =>
  parts.markers.some(({ is }) => is.marks === 'negation') ? 0 : parts.args.filter((one) => isAny(groupOf(one))).length

const isAny = (group: Group): boolean => group.kind === 'all' && group.any === true

/** "drop the cursor at 90 seconds", "split here and at 1:00": a time that something is at is no length of it. */
const pointsAtTime = ({ args }: Parts): number =>
  args.some(({ is: { tie, content } }) => (tie === 'bare' || tie === 'at') && content.kind === 'point')
    ? args.filter(
        ({ is: { tie, content } }) =>
          (tie === 'at' || tie === 'on') && content.kind === 'group' && isLength(content.group),
      ).length
    : 0

const isLength = (group: Group): boolean => group.kind === 'part' && group.stretch.kind === 'loose'

/** "0 to 4, and label 0:08": what stands in front of "and" is no place of the verb behind it, which has its own. */
const leftBehind = ({ args, verbs, effects, inner }: Parts): number => {
  const verb = verbs[0] ?? effects[0]
  const and = inner.find((joint) => joint.end === verb?.edge.start && (joint.meaning as Joint).joint === 'and')
  if (and === undefined || verb === undefined) return 0
  const isPlace = ({ is: { content } }: Parts['args'][number]): boolean =>
    content.kind === 'point' || (content.kind === 'group' && groupIs(content.group))
  const before = args.filter((one) => one.edge.end <= and.start && one.is.tie === 'bare' && isPlace(one))
  const isOwn = (one: Parts['args'][number]): boolean =>
    one.edge.start >= verb.edge.end &&
    (one.is.tie === 'on' ? one.is.content.kind === 'group' : one.is.tie === 'bare' && isPlace(one))
  return before.length > 0 && args.some(isOwn) ? 1 : 0
}

const groupIs = ({ kind }: Group): boolean =>
  kind === 'part' || kind === 'named' || kind === 'within' || kind === 'list'

/** "two copies of the organ": a number right before the verb counts, and is no time, but for "9:30 … to the end". */
const countsInFront = ({ args, verbs }: Parts): number => {
  if (args.some(({ is: { tie, content } }) => tie === 'to' && content.kind === 'point')) return 0
  return args.filter(
    ({ edge, is: { tie, content } }) =>
      tie === 'bare' &&
      content.kind === 'point' &&
      edge.end - edge.start === 1 &&
      verbs.some((verb) => verb.edge.start === edge.end),
  ).length
}

/** "leave the room alone, I need a tone": what is left alone is no place for what is asked for behind it. */
const leftAlone = ({ verbs, scopes, effects }: Parts): number =>
  verbs.filter(
    ({ is, edge }) =>
      is.senses.some(({ light }) => light) &&
      effects.some((effect) => effect.edge.start > edge.end) &&
      scopes.some((scope) => scope.is.how === 'only' && scope.edge.start === edge.end),
  ).length

/** "too" stands behind what is asked for, or in front, and not between two parts of it. */
function between({ args, markers }: Parts): number {
  const first = args[0]?.edge.start ?? 0
  const last = args.at(-1)?.edge.start ?? 0
  return markers.filter(({ is, edge }) => is.marks === 'also' && edge.start > first && edge.end <= last).length
}

/** A light verb stands with its noun: a comma between them ends the clause. */
function parted({ verbs, effects, inner }: Parts): number {
  const [verb, effect] = [verbs[0]?.edge, effects[0]?.edge]
  if (verb === undefined || effect === undefined || effect.start > verb.start) return 0
  return inner.some((edge) => edge.start >= effect.end && edge.end <= verb.start) ? 1 : 0
}

/** "I don't like it, delete it": what is told with a "not" in it does not reach the order behind a comma. */
function severed({ markers, verbs, inner }: Parts): number {
  const not = markers.find(({ is }) => is.marks === 'negation')?.edge
  const told = markers.some(
    ({ is, edge }) => is.marks === 'copula' || (is.marks === 'subject' && edge.end === not?.start),
  )
  const verb = verbs.at(-1)?.edge
  if (!told || not === undefined || verb === undefined) return 0
  return inner.some((edge) => edge.start >= not.end && edge.end <= verb.start) ? 1 : 0
}

/** "a compressor on the cello, nothing on the viola": behind a comma only what follows is denied. */
const deniesRest = ({ markers, inner, args, verbs, effects }: Parts): number => {
  const not = markers.find(({ is }) => is.marks === 'negation')?.edge
  const first = [...verbs, ...effects, ...args][0]?.edge
  if (not === undefined || first === undefined || first.start > not.start) return 0
  return inner.some((edge) => edge.end === not.start) ? 1 : 0
}

/** Words like "to" and "that" are free twice; what ties something to the verb is no filler in front of it, or last. */
const strayFillers = ({ markers, args, verbs, effects }: Parts): number => {
  const free = markers.filter(({ is }) => is.marks === 'filler')
  const last = Math.max(0, ...[...args, ...verbs, ...effects].map(({ edge }) => edge.start))
  const ties = markers.filter(
    ({ is, edge }) =>
      is.ties === true && [...args, ...(edge.start > last ? free : [])].some((one) => one.edge.start === edge.end),
  )
  return Math.max(0, free.length - 2) + ties.length
}

/**
 * "a second of silence at 0:40 and the guest", "2 seconds before the sponsor and at 0:40": what "and" joins has to be
 * of one kind, a track beside a track and a time beside a time.
 */
const joinsUnlike = ({ inner, args }: Parts): number =>
  inner.filter((joint) => {
    const before = args.find(({ edge }) => edge.end === joint.start)
    const behind = args.find(({ edge }) => edge.start === joint.end)
    const isAnd = (joint.meaning as Joint).joint === 'and'
    if (!isAnd || before === undefined || behind === undefined) return false
    const kind = before.is.content.kind
    if (kind === 'group') return behind.is.content.kind === 'point' && isStretch(before)
    if (behind.is.tie !== 'bare' || behind.is.content.kind !== 'group') return false
    return namesTracks(groupOf(behind)) || (kind === 'point' && isLength(groupOf(behind)))
  }).length

const isStretch = (one: Parts['args'][number]): boolean =>
  groupOf(one).kind === 'part' || one.is.tie === 'before' || one.is.tie === 'after'

/**
 * "after muting the guest", "once you have muted it": right behind it stands the verb, in a form that tells nothing;
 * in some languages it stands last, "bevor du den Gast stummschaltest".
 */
const ordersNothing = (parts: Parts): number =>
  parts.markers.filter(({ is, edge }) => {
    if (is.order === undefined) return false
    const [verb] = parts.verbs
    if (verb === undefined) return true
    const forms = is.order === 'done' ? ['participle'] : ['gerund', 'base', ...(is.verbLast === true ? ['third'] : [])]
    const stands = is.verbLast === true ? isLast(parts, verb.edge) : verb.edge.start === edge.end
    return !stands || !verb.is.forms.some((form) => forms.includes(form))
  }).length

const isLast = ({ args, effects }: Parts, verb: Edge): boolean =>
  [...args, ...effects].every(({ edge }) => edge.end <= verb.start)

/** "only 10 to 20, the rest delete": what is meant alone and the rest belong to two orders. */
const keepsAndRest = ({ scopes, args }: Parts): number =>
  scopes.some(({ is }) => is.how === 'only') && args.some((one) => groupOf(one).kind === 'rest') ? 1 : 0

const groupOf = ({ is: { content } }: Parts['args'][number]): Group =>
  content.kind === 'group' ? content.group : { kind: 'unknown', words: '', sort: 'any' }

/** "do I have to fade out everything": who asks for something says so in front of the verb, or last. */
function asksInside({ verbs, markers, args, effects }: Parts): number {
  const verb = verbs[0]?.edge
  const more = [...args, ...effects].map(({ edge }) => edge.start)
  if (verb === undefined) return 0
  return markers.filter(
    ({ is, edge }) => is.marks === 'ask' && edge.start === verb.end && more.some((at) => at >= edge.end),
  ).length
}

/** "a label at 0:03 and then all tracks": behind "and then" stands something else to be done. */
const goesOn = ({ inner, markers }: Parts): number =>
  inner.filter((joint) => markers.some(({ is, edge }) => is.next === true && edge.start === joint.end)).length

/**
 * Names right behind a word for all there is, with nothing between: "on all tracks the guest" has lost what tied them,
 * and may have been an exception.
 */
export function besideAll({ args, scopes }: Parts): Edge[] {
  const alls = [
    ...args.flatMap(({ is, edge }) => (is.content.kind === 'group' && isAll(is.content.group) ? [edge.end] : [])),
    ...scopes.flatMap(({ is, edge }) => (isAll(is.group) ? [edge.end] : [])),
  ]
  return args.flatMap(({ is, edge }) => {
    const isName = is.tie === 'bare' && is.content.kind === 'group' && namesTracks(is.content.group)
    return isName && alls.includes(edge.start) ? [edge] : []
  })
}

/** "on all tracks the guest, …": what stood between the two is lost. */
export const areAllAndOne = (groups: readonly Group[]): boolean => groups.some(isAll) && groups.some(namesTracks)

function isAll(group: Group): boolean {
  if (group.kind === 'within') return isAll(group.of)
  if (group.kind === 'sort') return group.sort === 'track' && group.pick.kind === 'each' && group.on === null
  return group.kind === 'all'
}

const namesTracks = (group: Group): boolean =>
  group.kind === 'list'
    ? group.items.every(namesTracks)
    : group.kind === 'unknown' || (group.kind === 'named' && group.candidates.some(({ sort }) => sort === 'track'))
