import { compares } from '../meaning/values.ts'
import type { Chart, Edge } from '../chart/parse.ts'
import type { Asked, Cue, Want } from '../meaning/asked.ts'
import type { Effect, Marker, Verb } from '../meaning/sentenceTypes.ts'
import type { Argument, Group, Point } from '../meaning/types.ts'
import type { Value } from '../meaning/valueTypes.ts'
import type { Question, Wants } from './question.ts'

interface Way {
  readonly before: Way | null
  /** Null for a token that is left unread. */
  readonly edge: Edge | null
  readonly at: number
  readonly cost: number
}

const phrase = 0.5
const unread = 4
/** A verb is read only where it is asked how something is done. */
const verb = 2
const joint = 0.6

/** The cheapest row of phrases over the tokens from `start` up to `end`. */
export function readQuestion(chart: Chart, start: number, end: number): Question {
  const best: (Way | undefined)[] = []
  best[start] = { before: null, edge: null, at: start, cost: 0 }
  const offer = (to: number, way: Way): void => {
    const other = best[to]
    if (other === undefined || way.cost < other.cost) best[to] = way
  }
  for (let at = start; at < end; at += 1) {
    const here = best[at]
    if (here === undefined) continue
    offer(at + 1, { before: here, edge: null, at, cost: here.cost + unread })
    for (const edge of chart[at] ?? []) {
      const price = priceOf(edge)
      if (price !== null && edge.end <= end) offer(edge.end, { before: here, edge, at, cost: here.cost + price })
    }
  }
  return questionOf(best[end] ?? null, start, end)
}

/** What phrases cost as parts of a question; it is made of no others. */
const prices: Readonly<Partial<Record<Edge['category'], number>>> = {
  cue: phrase,
  aside: phrase,
  argument: phrase + 0.1,
  marker: phrase + 0.3,
  verb,
  effect: verb,
  joint,
}

function priceOf({ category, meaning, cost }: Edge): number | null {
  const price = prices[category]
  if (price === undefined) return null
  if (category === 'argument' && !isPlace(meaning as Argument)) return null
  if (category === 'marker' && (meaning as Marker).marks !== 'courtesy') return null
  return price + cost
}

const isPlace = (is: Argument): boolean =>
  (is.content.kind === 'group' && !compares(is)) ||
  is.content.kind === 'point' ||
  (is.content.kind === 'value' && is.content.dimension === 'duration')

function questionOf(last: Way | null, start: number, end: number): Question {
  const edges: Edge[] = []
  const left: number[] = []
  for (let way = last; way !== null && way.before !== null; way = way.before) {
    if (way.edge === null) left.unshift(way.at)
    else edges.unshift(way.edge)
  }
  const contents = edges.flatMap(({ category, meaning }) =>
    category === 'argument' ? [(meaning as Argument).content] : [],
  )
  const cues = edges.filter(({ category }) => category === 'cue')
  return {
    asks: [...new Set(cues.map(({ meaning }): Asked => (meaning as Cue).asks))],
    of: cues.flatMap(({ meaning }) => (meaning as Cue).of ?? []),
    args: Object.assign({}, ...cues.map(({ meaning }) => (meaning as Cue).args ?? {})) as Question['args'],
    groups: contents.flatMap((content): Group[] => (content.kind === 'group' ? [content.group] : [])),
    points: contents.flatMap((content): Point[] => (content.kind === 'point' ? [content.point] : [])),
    values: contents.flatMap((content): Value[] => (content.kind === 'value' ? [content] : [])),
    acts: edges.flatMap(actsOf),
    from: cues[0]?.end ?? start,
    to: end,
    unread: left,
  }
}

/** Verbs that say nothing by themselves name no act. */
function actsOf({ category, meaning }: Edge): readonly string[] {
  if (category === 'effect') return [(meaning as Effect).act]
  if (category !== 'verb') return []
  const senses = (meaning as Verb).senses.filter(({ light }) => !light)
  const plain = senses.filter(({ particle, tie }) => particle === null && tie === null)
  return (plain.length > 0 ? plain : senses).map(({ act }) => act)
}

/** The wishes of a message, and what nobody can do for it; not in what is a name. */
export function readWants(chart: Chart): Wants {
  const edges = chart.flat()
  const names = edges.filter(({ category, cost }) => category === 'name' && cost === 0)
  const isNamed = ({ start, end }: Edge): boolean => names.some((name) => name.start <= start && name.end >= end)
  const wants = edges.filter((edge) => edge.category === 'want' && !isNamed(edge)).map(({ meaning }) => meaning as Want)
  const groups = edges.flatMap(({ category, meaning }) => (category === 'group' ? [meaning as Group] : []))
  return {
    wishes: wants.flatMap(({ wish }) => wish ?? []),
    lacks: wants.flatMap(({ lack }) => lack ?? []),
    groups,
  }
}
