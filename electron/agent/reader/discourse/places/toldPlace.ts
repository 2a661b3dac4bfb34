import type { Chart, Edge } from '../../chart/parse.ts'
import type { Clause } from '../../clause/clause.ts'
import { marksOf } from '../../clause/parts.ts'
import type { Marker } from '../../meaning/sentenceTypes.ts'
import { list } from '../../meaning/sets/groups.ts'
import { isEdgePart, isTracks } from '../../meaning/sets/groupKinds.ts'
import type { Argument, Group, Pick, Point, Stretch } from '../../meaning/types.ts'
import { isCourtesy, keyOf, nameOf, tellsFlaw, tellsPoint } from '../clauses.ts'
import { looksFor } from '../looksFor.ts'
import { namedIn } from '../spoken.ts'
import { isWho, pointsAt, pointsBack, withMeantIn } from './meant.ts'
import { openPlace } from './openPlace.ts'

/** Said in full: where it is can be found without anything else. */
const definite: ReadonlySet<string> = new Set<Stretch['kind']>(['between', 'first', 'last'])

/**
 * A chart in which "it" in an order right behind something that is told is the one place that was told of: "from 2:00
 * to 2:20 the host coughs, mute that" is no order to mute the host. Null where no order points back so.
 */
export function withToldPlaces(
  chart: Chart,
  clauses: readonly Clause[],
  wordAt: (at: number) => string | undefined,
): Chart | null {
  const said = clauses.filter(({ speech }) => speech !== 'courtesy')
  const found = said.flatMap((clause, at) => {
    const before = said[at - 1]
    if (before === undefined || !isOrder(clause)) return []
    const picked = foundIn(before, clause) ?? pickedIn(before, clause) ?? putRightIn(before, said[at - 2])
    if (picked !== null && pointsBackOnly(clause)) return [withMeantIn(picked, clause)]
    const others = othersThan(before)
    if (others !== null && clause.groups.some(isRest)) return [withOthersIn(others, clause)]
    const noise = noiseTold(clause, before, wordAt)
    if (noise !== null) return [noise]
    if (takesAwayFlaw(clause, before) || tellsPoint(before)) return []
    return pointsBackOnly(clause) ? ofWhatWasSaid(clause, before) : ofWhoWasTold(clause, before)
  })
  return found.length === 0 ? null : found.reduce((all, placed) => placed(all), chart)
}

type Change = (chart: Chart) => Chart

const placedBy = (place: Group | null, change: (place: Group) => Change): Change[] =>
  place === null ? [] : [change(place)]

function ofWhatWasSaid(clause: Clause, before: Clause): Change[] {
  const claimed = claimedIn(before)
  if (claimed !== null) return [withMeantIn(claimed, clause)]
  if (!follows(clause, before)) return ofWhoWasTold(clause, before)
  const open = openPlace(before, clause)
  if (open !== null) return [withMeantIn(open, clause)]
  return placedBy(placeTold(before), (place) => withMeantIn(place, clause, comparedIn(before, place)))
}

function ofWhoWasTold(clause: Clause, before: Clause): Change[] {
  if (before.speech !== 'statement') return []
  if (clause.groups.length > 0 && clause.groups.every(isWho))
    return placedBy(openPlace(before, clause) ?? placeOnTrack(before), (place) => withMeantIn(place, clause))
  return countsOnly(clause) ? placedBy(thingTold(before), (thing) => withEdgesOf(thing, clause)) : []
}

/** "if there is a siren, mute it": what the condition is about, so that the tool for a part is found. */
function claimedIn({ condition }: Clause): Group | null {
  const of = condition !== null && 'of' in condition.claim ? condition.claim.of : null
  return of?.kind === 'named' && of.candidates.every(({ sort }) => sort === 'label') ? of : null
}

/** "find the pauses longer than 2 seconds and label them": what is only looked for is meant by the order behind it. */
function foundIn(before: Clause, { joint }: Clause): Group | null {
  const [only, ...others] = before.groups
  const isJoined = joint === 'and' || joint === 'comma' || joint === 'then'
  return isJoined && looksFor(before) && only !== undefined && others.length === 0 ? only : null
}

/** "take the host and the guest and remove them": tracks that are only picked, so that the tool for tracks is found. */
function pickedIn({ speech, act }: Clause, order: Clause): Group | null {
  if (speech !== 'request' || act?.frame.picks !== true || act.scopes.length > 0) return null
  const [only, ...others] = act.where
  return only !== undefined && others.length === 0 && (isTracks(only) || (isLabel(only) && goesSomewhere(order)))
    ? only
    : null
}

/** "take the sponsor and put it at the end": the part, and not the clips that lie there. */
const goesSomewhere = ({ act }: Clause): boolean => act !== null && act.points.length > 0
const isLabel = (group: Group): boolean =>
  (group.kind === 'named' && group.candidates.every(({ sort }) => sort === 'label')) ||
  (group.kind === 'sort' && group.sort === 'label')

/** "leave the first pause, shorten the others": the other pauses, and not all the rest of the recording. */
function othersThan({ speech, groups }: Clause): Group | null {
  const [only, ...more] = groups
  if (!(speech === 'negated' || speech === 'request') || more.length > 0) return null
  if (only?.kind !== 'sort' || only.sort === 'any' || takesAll.has(only.pick.kind)) return null
  return { kind: 'minus', from: { ...only, pick: { kind: 'each' } }, less: only }
}
/** "both questions": no others of them are left. */
const takesAll: ReadonlySet<Pick['kind']> = new Set<Pick['kind']>(['each', 'count'])
const isRest = (group: Group): boolean => group.kind === 'rest' && group.sort === 'any' && group.left !== true

const withOthersIn =
  (others: Group, { start, end }: Clause): Change =>
  (chart) =>
    chart.map((edges, at) =>
      at < start || at >= end ? edges : edges.map((edge) => ({ ...edge, meaning: instead(edge.meaning, others) })),
    )

function instead(meaning: Edge['meaning'], others: Group): Edge['meaning'] {
  const { content, tie } = meaning as Partial<Argument>
  if (content?.kind !== 'group' || tie === undefined || !isRest(content.group)) return meaning
  return { ...(meaning as Argument), content: { kind: 'group', group: others } } satisfies Argument
}

/** "delete the chorus, no, just mute it": what was to be deleted, so that the tool for a part is found. */
function putRightIn({ speech }: Clause, denied: Clause | undefined): Group | null {
  if (speech !== 'repair' || denied?.speech !== 'request' || denied.act === null) return null
  const [only, ...others] = denied.act.where
  return only !== undefined && others.length === 0 && only.kind === 'named' ? only : null
}

/** "there is a mains hum, get rid of that hum": by its full name. */
function noiseTold(clause: Clause, before: Clause, wordAt: (at: number) => string | undefined): Change | null {
  const isEffect = ({ category }: Edge): boolean => category === 'effect'
  const said = clause.edges.find((edge, at) => isEffect(edge) && pointsHere(clause.edges[at - 1]))
  const full = before.edges.find(
    (edge) => isEffect(edge) && said !== undefined && wordAt(edge.end - 1) === wordAt(said.end - 1),
  )
  if (said === undefined || full === undefined || before.edges.filter(isEffect).length > 1) return null
  return (chart) =>
    chart.map((edges) =>
      edges.map((edge) =>
        isEffect(edge) && edge.start === said.start && edge.end === said.end
          ? { ...edge, meaning: full.meaning }
          : edge,
      ),
    )
}

/** "that". */
function pointsHere(edge: Edge | undefined): boolean {
  if (edge?.category !== 'argument') return false
  const { content } = edge.meaning as Argument
  return content.kind === 'group' && content.group.kind === 'mention'
}

/** A report tells of something else, but where it says at what label, or "so" or a polite order stands behind it. */
const follows = ({ joint, asked }: Clause, before: Clause): boolean =>
  before.speech === 'statement' ||
  (before.speech === 'condition' && spanTold(before) !== null) ||
  (before.speech === 'report' && (joint === 'so' || asked || before.edges.some(saysWhere)))

/** "someone sneezes at the sneeze label": what is told is something in the recording. */
const saysWhere = ({ category, meaning }: Edge): boolean => {
  if (category !== 'argument') return false
  const { tie, content } = meaning as Argument
  return tie === 'at' && content.kind === 'group' && content.group.kind === 'named'
}

/** "the host hisses, get rid of it": the host is to stay. */
const takesAwayFlaw = ({ act }: Clause, before: Clause): boolean => act?.frame.effect === 'removes' && tellsFlaw(before)

const isOrder = ({ speech }: Clause): boolean => speech === 'request' || speech === 'fragment'

/** An order that names nothing, and points at something. */
const pointsBackOnly = ({ groups, act }: Clause): boolean =>
  groups.some(pointsAt) &&
  groups.every(
    (group) =>
      pointsAt(group) || pointsBack(group) || group.kind === 'all' || isOnTrack(group) || isGoal(group, act?.points),
  )

/** "move it before the bridge": what it goes to. */
const isGoal = (group: Group, points: readonly Point[] = []): boolean =>
  points.some((point) => point.kind === 'edge' && point.of !== null && nameOf(point.of) === nameOf(group))

/** "on the guest's track", "on his track": where of what is pointed at. */
const isOnTrack = (group: Group): boolean => isTrack(group) || (group.kind === 'mention' && group.sort === 'track')

/** "The sponsor is too long. Cut the first 10 seconds.": so much of what was told of, and not of the recording. */
const countsOnly = ({ groups }: Clause): boolean => groups.length === 1 && groups.every(isEdgePart)

const withEdgesOf =
  (of: Group, { start, end }: Clause): Change =>
  (chart) =>
    chart.map((edges, at) =>
      at < start || at >= end ? edges : edges.map((edge) => ({ ...edge, meaning: counted(edge.meaning, of) })),
    )

function counted(meaning: Edge['meaning'], of: Group): Edge['meaning'] {
  const { content, tie } = meaning as Partial<Argument>
  if (content?.kind !== 'group' || tie === undefined || !isEdgePart(content.group)) return meaning
  return { tie, content: { kind: 'group', group: { kind: 'within', part: content.group, of } } } satisfies Argument
}

/** "between 9:00 and 9:20 the guest is too loud, bring him down": him there, and not all of him. */
function placeOnTrack(clause: Clause): Group | null {
  const place = placeTold(clause)
  return place?.kind === 'within' && isTrack(place.of) && isDefinite(place.part) ? place : null
}

/** The one place that is told of: a thing that something is said of, or a part, with the track that it is on. */
function placeTold(clause: Clause): Group | null {
  const span = spanTold(clause)
  const named = namedIn(clause)
  if (span !== null) return onTold(span, named)
  const parts = named.filter(isDefinite)
  const [part, ...more] = parts
  const others = named.filter((group) => !parts.includes(group))
  if (part !== undefined && more.length === 0 && others.every(isTrack) && others.length < 2) {
    const [track] = others
    return track === undefined ? part : { kind: 'within', part, of: track }
  }
  if (new Set(named.map(nameOf)).size !== 1) return null
  if (clause.speech === 'statement') return topicOf(clause) ?? named.find(isOfSort) ?? null
  return named.find((group) => group.kind === 'named' && !isTrack(group)) ?? null
}

/** "The guest is louder than the host": the two. */
function comparedIn({ edges }: Clause, place: Group): Group | null {
  const [against] = edges.flatMap(({ category, meaning }) =>
    category === 'marker' ? ((meaning as Marker).against ?? []) : [],
  )
  return against === undefined ? null : list({ a: place, b: against })
}

/** "at 1:58 I misread it, until 2:06": from where to where something happens is told by two times. */
function spanTold({ edges }: Clause): Group | null {
  const times = edges.flatMap(({ category, meaning }, at) => {
    if (category !== 'argument') return []
    const { tie, content } = meaning as Argument
    const before = edges[at - 1]
    // "until" begins a condition, where no time stands behind it.
    const isEnd = tie === 'bare' && before !== undefined && marksOf(before) === 'condition'
    return content.kind === 'point' ? [{ tie: isEnd ? 'to' : tie, point: content.point }] : []
  })
  const [from, to, ...others] = times
  if (from === undefined || to?.tie !== 'to' || others.length > 0) return null
  const begins = from.tie === 'at' || from.tie === 'from'
  return begins ? { kind: 'part', stretch: { kind: 'between', from: from.point, to: to.point } } : null
}

/** On the track that it is told of; beside another place nobody can tell which of the two is meant. */
function onTold(part: Group, named: readonly Group[]): Group {
  const [track, ...others] = named
  if (track === undefined) return part
  return isTrack(track) && others.length === 0
    ? { kind: 'within', part, of: track }
    : { kind: 'part', stretch: { kind: 'unclear', words: '' } }
}

/** What has a place of its own in the recording; a track is all of it. */
function thingTold(clause: Clause): Group | null {
  const topic = topicOf(clause)
  return topic === null || isTrack(topic) ? null : topic
}

const isDefinite = (group: Group): boolean =>
  (group.kind === 'part' && definite.has(group.stretch.kind)) || (group.kind === 'within' && isDefinite(group.part))
const isTrack = (group: Group): boolean => group.kind === 'named' && keyOf(group) === 'track'

/** "I don't need the sponsor label": the label, and not what it stands at. */
const isOfSort = (group: Group): boolean => group.kind === 'named' && (group.sort === 'label' || group.sort === 'track')

/** "the guest sounds boomy": the one named thing that a clause begins with and says something of. */
export function topicOf(clause: Clause): Group | null {
  const { edges, start, unread } = clause
  const first = edges.find((edge) => !isCourtesy(edge))
  if (first?.category !== 'argument' || unread.some((at) => at < first.start && at >= start)) return null
  const { tie, content } = first.meaning as Argument
  const next = edges.find(({ start: at }) => at >= first.end)
  const isSubject = tie === 'bare' || (tie === 'from' && next !== undefined && saysHow(next))
  if (!isSubject || content.kind !== 'group' || content.group.kind !== 'named') return null
  return namedIn(clause).length === 1 && next !== undefined ? content.group : null
}

/** Right behind a name it says something of it, so that the article was no "of the". */
const saysHow = ({ category, meaning }: Edge): boolean =>
  category === 'marker' && ((meaning as Marker).marks === 'copula' || (meaning as Marker).marks === 'predicate')
