import type { Clause } from '../../reader/clause/clause.ts'
import { type Meant, pointsBack, pointsThere } from '../../reader/discourse/places/meant.ts'
import type { Asked } from '../../reader/meaning/asked.ts'
import { mention, ofSort, on, part } from '../../reader/meaning/sets/groups.ts'
import { between } from '../../reader/meaning/stretches.ts'
import type { Group, Point } from '../../reader/meaning/types.ts'
import type { RangeView } from '../../../../shared/schemas/projectView.ts'
import type { Question } from '../../reader/questions/question.ts'
import type { MessageReading, Reader } from '../../reader/reader.ts'
import type { PlanContext } from '../index.ts'

/** A message as it was read; "it" is what the question before it was about: "where is the cough?", "silence it". */
export function readBehindQuestion(text: string, context: PlanContext, reader: Reader): MessageReading {
  const { before, earlier = [], project, places = [] } = context
  const reading = reader.read(text, project)
  const isBack = ({ groups, act }: Clause): boolean =>
    [...groups, ...(act?.where ?? []), ...(act?.points ?? [])].some((one) => pointsBack(one) || pointsThere(one))
  const points = reading.readings[0]?.clauses.some(isBack) === true
  const about = !points || before === undefined ? null : spokenOf([before, ...earlier], { project, reader, places })
  if (about === null) return reading
  const found = reader.read(text, project, about)
  return about.faint === true && takesAway(found) ? reader.read(text, project, unknown) : found
}

/** Something was spoken of, and nobody can tell what "it" is. */
const unknown: Meant = { group: mention('other')(), edge: null }

const takesAway = ({ outcome }: MessageReading): boolean =>
  outcome.kind === 'steps' && outcome.steps.some(({ act }) => act.frame.effect === 'removes')

/** What a message that did nothing was about, newest first; null for an order, and where nothing is named. */
function spokenOf(said: readonly string[], asking: Asking): Meant | null {
  const { project, reader, places } = asking
  const [before, ...earlier] = said
  if (before === undefined) return null
  const { outcome } = reader.read(before, project)
  if (outcome.kind === 'steps') return outcome.steps.some(({ act }) => act.where.some(isUnknown)) ? unknown : null
  const asked = reader.ask(before, project)
  const question = asked.read(0, asked.tokens.length)
  if (question.asks.some((one) => heardAt.has(one))) return pointedAt(question, places)
  // "how long is the solo?", "is it loud?"
  if (question.groups.length > 0 && question.groups.every(pointsBack)) return spokenOf(earlier, asking)
  return question.asks.every((one) => remarks.has(one)) ? toldOf(question) : askedAbout(question)
}

/** What the message is read against, and where the answer before it has pointed. */
interface Asking {
  readonly project: PlanContext['project']
  readonly reader: Reader
  readonly places: readonly RangeView[]
}

/** Questions that are answered by one place before all others. */
const heardAt: ReadonlySet<Asked> = new Set<Asked>(['loudest', 'quietest'])

/** "Where is the guest loudest?", "turn that down": it is the place that was told, on what was asked about. */
function pointedAt({ groups }: Question, [first]: readonly RangeView[]): Meant {
  const [track, ...others] = groups.filter((group) => group.kind !== 'all' && !pointsBack(group))
  if (first === undefined || others.length > 0) return unknown
  const at = (seconds: number): Point => ({ kind: 'at', seconds })
  const place = part({ s: between({ a: at(first.start), b: at(first.end) }) })
  const group: Group = track === undefined ? place : { kind: 'within', part: place, of: track }
  return { group, edge: 'start' }
}

/** What is only polite asks nothing: "does the bass sound okay?" */
const remarks: ReadonlySet<Asked> = new Set<Asked>(['greeting', 'thanks', 'goodbye', 'dismissal'])

const isUnknown = ({ kind }: Group): boolean => kind === 'unknown'

/** "The bass sounds muddy", "what do you think of the guitar?": the one thing that is named. */
function toldOf({ groups, points, values }: Question): Meant | null {
  const named = groups.filter(({ kind }) => kind !== 'mention' && kind !== 'all' && kind !== 'pointed')
  const [only, ...others] = named
  if (only === undefined) return null
  const isOne = others.length + points.length + values.length === 0 && (only.kind === 'named' || only.kind === 'list')
  return isOne ? { group: only, edge: null, faint: true } : unknown
}

/**
 * The one thing, or the one kind of things, that a question is about. Of a kind that was asked about with words that
 * were not understood nobody can tell which of them are meant.
 */
function askedAbout({ asks, groups, points, values, unread }: Question): Meant | null {
  const isClear = values.length + unread.length === 0 && asks.every((one) => counting.has(one))
  // "which clip on Music is the shortest?", not understood: it is about a clip, and no track.
  const isOfOther = asks.includes('which') && !isClear && groups.every(({ kind }) => kind !== 'sort')
  const held = asks.includes('contents') ? clipsOn(groups) : null
  if (!isOfOther && groups.length > 1 && asks.some((one) => comparing.has(one))) return comparedTo(groups)
  const group = held ?? (isOfOther ? mention('other')() : thingOf(groups, isClear))
  // "what is at 3:20?": what lies there is told, and no one thing of it can be meant.
  if (groups.length === 0 && points.length > 0) return unknown
  const edges = edgesAsked.filter((edge) => asks.includes(edge))
  return group === null ? null : { group, edge: edges.length === 1 ? (edges[0] ?? null) : null }
}

const edgesAsked = ['start', 'end'] as const

/** Where two things are named apart, the first is asked about: "is the vox louder than the drums?" */
const comparing: ReadonlySet<Asked> = new Set<Asked>(['balance', 'judged', 'loudness'])

function comparedTo(groups: readonly Group[]): Meant {
  const [first] = groups
  const isOne =
    first !== undefined && canBeMeant.has(first.kind) && (first.kind !== 'sort' || first.pick.kind === 'nth')
  if (!isOne) return unknown
  return { group: first, edge: null, both: ofOneSort(groups) ? { kind: 'list', items: groups } : mention('other')() }
}

/** `isClear`: the question was understood, and is about all that is named. */
function thingOf(groups: readonly Group[], isClear: boolean): Group | null {
  const [only, ...others] = groups
  if (only === undefined) return null
  if (only.kind === 'sort' && only.pick.kind !== 'nth')
    return (isClear ? thingsOn(only, others) : null) ?? mention('other')()
  if (groups.some(isUnknown)) return mention('other')()
  if (others.length > 0) return ofOneSort(groups) ? { kind: 'list', items: groups } : mention('other')()
  return canBeMeant.has(only.kind) ? only : null
}

/** "where are the intro and the outro?": several things, and none of them says where. */
function ofOneSort(groups: readonly Group[]): boolean {
  const sortsOf = (group: Group): readonly string[] =>
    group.kind === 'named' ? group.candidates.map(({ sort }) => sort) : []
  const [first = [], ...others] = groups.map(sortsOf)
  return first.some((sort) => others.every((sorts) => sorts.includes(sort)))
}

/** "which clips are on the guest track?": those that are there. */
function thingsOn(things: Group & { readonly kind: 'sort' }, others: readonly Group[]): Group | null {
  const [where, ...more] = others
  if (where === undefined) return things
  return more.length === 0 && things.on === null ? on({ g: things, t: where }) : null
}

/** "what's on the guest track?" is about the clips there. */
function clipsOn([where, ...others]: readonly Group[]): Group | null {
  return where === undefined || others.length > 0 ? null : on({ g: ofSort('clip', { kind: 'each' }), t: where })
}

/** Questions that are about all that is named: which there are, how many, where. */
const counting: ReadonlySet<Asked> = new Set<Asked>(['which', 'any', 'count', 'place', 'length'])

const canBeMeant: ReadonlySet<Group['kind']> = new Set<Group['kind']>(['named', 'sort', 'within', 'part', 'list'])
