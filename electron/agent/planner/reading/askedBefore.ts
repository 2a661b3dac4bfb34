import type { Clause } from '../../reader/clause/clause.ts'
import { type Meant, pointsBack, pointsThere } from '../../reader/discourse/places/meant.ts'
import type { Asked } from '../../reader/meaning/asked.ts'
import { mention, ofSort, on } from '../../reader/meaning/sets/groups.ts'
import type { Group } from '../../reader/meaning/types.ts'
import type { MessageReading, Reader } from '../../reader/reader.ts'
import type { PlanContext } from '../index.ts'

/** A message as it was read; "it" is what the question before it was about: "where is the cough?", "silence it". */
export function readBehindQuestion(text: string, { before, project }: PlanContext, reader: Reader): MessageReading {
  const reading = reader.read(text, project)
  const isBack = ({ groups, act }: Clause): boolean =>
    [...groups, ...(act?.where ?? []), ...(act?.points ?? [])].some((one) => pointsBack(one) || pointsThere(one))
  const points = reading.readings[0]?.clauses.some(isBack) === true
  const about = !points || before === undefined ? null : askedAbout(before, project, reader)
  return about === null ? reading : reader.read(text, project, about)
}

/**
 * The one thing, or the one kind of things, that a question is about; null for an order, or where it names more. Of a
 * kind that was asked about with words that were not understood nobody can tell which of them are meant.
 */
function askedAbout(before: string, project: PlanContext['project'], reader: Reader): Meant | null {
  if (reader.read(before, project).outcome.kind === 'steps') return null
  const asked = reader.ask(before, project)
  const { asks, groups, points, values, unread } = asked.read(0, asked.tokens.length)
  if (asks.length === 0) return null
  const isClear = values.length + unread.length === 0 && asks.every((one) => counting.has(one))
  // "which clip on Music is the shortest?", not understood: it is about a clip, and no track.
  const isOfOther = asks.includes('which') && !isClear && groups.every(({ kind }) => kind !== 'sort')
  const held = asks.includes('contents') ? clipsOn(groups) : null
  const group = held ?? (isOfOther ? mention('other')() : thingOf(groups, isClear))
  // "what is at 3:20?": what lies there is told, and no one thing of it can be meant.
  if (groups.length === 0 && points.length > 0) return { group: mention('other')(), edge: null }
  const edges = edgesAsked.filter((edge) => asks.includes(edge))
  return group === null ? null : { group, edge: edges.length === 1 ? (edges[0] ?? null) : null }
}

const edgesAsked = ['start', 'end'] as const

/** `isClear`: the question was understood, and is about all that is named. */
function thingOf(groups: readonly Group[], isClear: boolean): Group | null {
  const [only, ...others] = groups
  if (only === undefined) return null
  if (only.kind === 'sort' && only.pick.kind !== 'nth')
    return (isClear ? thingsOn(only, others) : null) ?? mention('other')()
  if (groups.some(({ kind }) => kind === 'unknown')) return mention('other')()
  if (others.length > 0) return ofOneSort(groups) ? { kind: 'list', items: groups } : null
  return canBeMeant.has(only.kind) ? only : null
}

/** "where are the intro and the outro?": several things, and none of them says where. */
function ofOneSort(groups: readonly Group[]): boolean {
  const sorts = groups.flatMap((group) => (group.kind === 'named' ? group.candidates.map(({ sort }) => sort) : [null]))
  return new Set(sorts).size === 1 && sorts[0] !== null
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
