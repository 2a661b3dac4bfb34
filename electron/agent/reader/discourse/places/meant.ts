import type { Chart, Edge } from '../../chart/parse.ts'
import { hasOneEnd } from '../../clause/target.ts'
import { areOnes, canBeSoMany } from '../../meaning/sets/groupKinds.ts'
import { onesOf } from '../../meaning/sets/ones.ts'
import type { Group, Point, Stretch } from '../../meaning/types.ts'

/**
 * A chart in which "it" and "them" are what was spoken of before the message, as far as the message names nothing
 * itself: "where is the cough?", "silence it".
 */
export function withMeant(chart: Chart, meant: Meant): Chart {
  const change = asMeant(meant)
  const groups = chart.flat().filter(({ category }) => category === 'group')
  const pointing = groups.filter(({ meaning }) => isMeant(meaning as Group))
  const isIn = (edge: Edge): boolean => pointing.some(({ start, end }) => start <= edge.start && end >= edge.end)
  const named = groups.filter((edge) => edge.cost < 1 && names(edge) && !isIn(edge) && !isCrossed(edge, chart))
  const end = Math.min(...named.map(({ start }) => start), chart.length)
  return chart.map((edges, at) =>
    at >= end
      ? edges
      : edges.map((edge) => ({ ...edge, meaning: replaced(edge.meaning, meant.group, change) as typeof edge.meaning })),
  )
}

/** "a label 3 seconds before that" is no third label. */
const isCrossed = ({ start, end }: Edge, chart: Chart): boolean =>
  chart
    .slice(start + 1, end)
    .some((edges) => edges.some((edge) => edge.category === 'duration' && edge.end > end && edge.cost === 0))

/** What was spoken of before a message. */
export interface Meant {
  readonly group: Group
  /** The edge of it that was asked for: "where does the sponsor start?", "split there". */
  readonly edge: 'start' | 'end' | null
  /** All that is compared, for "both of them": "is the vox louder than the drums?" is about the vox alone. */
  readonly both?: Group
  /** It was told of, or asked about in words that nobody understood: it may also be something in it that is meant. */
  readonly faint?: true
}

/** What points at it, as that: "it", "them", its own edges ("at its end"), and "there". */
const asMeant =
  ({ group: of, edge, both = of }: Meant) =>
  (value: object): object | null => {
    if (isMeant(value) && isCounted(value)) return canBeSoMany(both, countOf(value)) ? both : null
    if (isMeant(value)) return of
    const said = value as { kind?: unknown; of?: unknown; group?: unknown; itsOwn?: unknown }
    if (said.kind === 'edge' && said.of === null && said.itsOwn === true) return { ...said, of }
    if (edge === null) return null
    if (said.kind === 'edge' && isThere(said.of)) return { ...said, of, edge }
    return said.kind === 'group' && isThere(said.group)
      ? { kind: 'point', point: { kind: 'edge', edge, of, offset: 0 } satisfies Point }
      : null
  }

const areThem = (value: object): boolean => (value as { which?: unknown }).which === 'them'
const countOf = (value: object): number | undefined => (value as { count?: number }).count
const isCounted = (value: object): boolean => countOf(value) !== undefined

function isThere(value: unknown): boolean {
  const group = value as Partial<Group> | null | undefined
  return group?.kind === 'mention' && group.which === 'there'
}

/** Whether it is a point at what was spoken of before, or has one in it. */
export const pointsThere = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  ((value as { itsOwn?: unknown }).itsOwn === true || isThere(value) || Object.values(value).some(pointsThere))

/** "it", "them" and "that bit". */
export const pointsAt = (value: object): boolean => isMeant(value) || isThatPart(value)

/** "him", "her": somebody who is heard. */
export const isWho = (value: object): boolean => {
  const group = value as Partial<Group>
  return group.kind === 'mention' && (group.which === 'it' || group.which === 'them') && group.sort === 'track'
}

function isThatPart(value: object): boolean {
  const { kind, sort } = value as { kind?: unknown; sort?: unknown }
  return kind === 'pointed' && sort === 'part'
}

/**
 * A chart in which "it", "them" and "that bit" between these tokens are that; "them" are the two that were compared,
 * where there are, and of one thing nobody says "both".
 */
export const withMeantIn =
  (meant: Group, { start, end }: { readonly start: number; readonly end: number }, compared: Group | null = null) =>
  (chart: Chart): Chart => {
    const several = (count: number | undefined): Group | null => compared ?? (canBeSoMany(meant, count) ? meant : null)
    const asPointed = (value: object): object | null => {
      if (isMeant(value) && isCounted(value)) return several(countOf(value))
      if (!pointsAt(value) && !(meant.kind === 'within' && isWho(value))) return null
      return areThem(value) ? (compared ?? meant) : meant
    }
    return chart.map((edges, at) =>
      at < start || at >= end
        ? edges
        : edges.map((edge) => ({ ...edge, meaning: replaced(edge.meaning, meant, asPointed) as typeof edge.meaning })),
    )
  }

const counted: ReadonlySet<string> = new Set<Stretch['kind']>(['first', 'last', 'middle', 'shares', 'loose'])

const naming: ReadonlySet<string> = new Set<Group['kind']>(['named', 'part', 'all', 'within', 'list'])

/**
 * A noun alone can be a verb, "silence it"; what is counted from an edge is of something, "its last 10 seconds", and so
 * may be what has one end, "from 3:30 on delete it".
 */
function names({ meaning, start, end }: Edge): boolean {
  const group = meaning as Group
  const { kind } = group
  if (
    isSome(group) ||
    areOnes(group) ||
    pointsBack(group) ||
    (group.kind === 'part' && (counted.has(group.stretch.kind) || hasOneEnd(group)))
  )
    return false
  return naming.has(kind) || (kind === 'sort' && end - start > 1)
}

/** "Put a label at its end": some label says nothing of which thing is meant. */
const isSome = (group: Group): boolean => group.kind === 'sort' && group.pick.kind === 'some'

/** A meaning in which everything is changed that `change` has something else for. */
function replaced(value: unknown, meant: Group, change: (value: object) => object | null): unknown {
  if (Array.isArray(value)) return value.map((one) => replaced(one, meant, change))
  if (typeof value !== 'object' || value === null) return value
  if (areOnes(value)) return onesOf(value, meant)
  return (
    change(value) ?? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, replaced(one, meant, change)]))
  )
}

/** Whether it is, or has in it, what points back. */
export const pointsBack = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && (isMeant(value) || Object.values(value).some(pointsBack))

/** Whether it points back, at nothing of a sort of its own. */
export function isMeant(value: object): boolean {
  const group = value as Partial<Group>
  return group.kind === 'mention' && (group.which === 'it' || group.which === 'them') && group.sort === 'any'
}
