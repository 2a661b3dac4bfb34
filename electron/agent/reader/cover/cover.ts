import type { Category } from '../chart/categories.ts'
import type { Chart, Cover, Edge } from '../chart/parse.ts'
import type { Marker, Verb } from '../meaning/sentenceTypes.ts'
import type { Argument } from '../meaning/types.ts'
import { costs } from '../decide/costs.ts'

/** What a clause is made of. */
const constituents: ReadonlySet<Category> = new Set<Category>([
  'argument',
  'verb',
  'effect',
  'particle',
  'scope',
  'marker',
  'option',
  'joint',
  'condition',
])

/** The phrases of a chart that a clause can be made of, by where they begin. */
export function constituentsOf(chart: Chart): Edge[][] {
  return chart.map((edges) => edges.filter((edge) => constituents.has(edge.category) && isInner(edge)))
}

/** Only "and" and the comma can stand inside a clause. */
function isInner(edge: Edge): boolean {
  if (edge.category !== 'joint') return true
  const { joint } = edge.meaning as { joint: string }
  return joint === 'and' || joint === 'comma' || joint === 'dash' || joint === 'colon'
}

interface Hypothesis {
  readonly before: Hypothesis | null
  /** Null for a token that is left unread. */
  readonly edge: Edge | null
  readonly at: number
  readonly cost: number
  readonly signature: number
  /** A verb is in it. */
  readonly acts: boolean
}

export interface Beam {
  readonly width: number
  /** As many more with a verb, however many are cheaper without one: few words can be all else. */
  readonly withVerb: number
  readonly perSignature: number
}

/**
 * The cheapest covers of the tokens from `start` up to each end that is asked for, weighed without regard to what fits
 * together.
 */
export function covers(
  byStart: readonly (readonly Edge[])[],
  start: number,
  ends: ReadonlySet<number>,
  last: number,
  beam: Beam,
): Map<number, Cover[]> {
  const columns = new Map<number, Hypothesis[]>([
    [start, [{ before: null, edge: null, at: start, cost: 0, signature: 7, acts: false }]],
  ])
  const found = new Map<number, Cover[]>()
  for (let at = start; at <= last; at += 1) {
    const here = prune(columns.get(at) ?? [], beam)
    if (at > start && ends.has(at)) found.set(at, here.map(coverOf))
    if (at === last) break
    const unread = costs.unreadInCover + (byStart[at]?.some(isOrder) === true ? costs.unreadVerb : 0)
    for (const hypothesis of here) {
      push(columns, at + 1, extend(hypothesis, null, at, unread))
      for (const edge of byStart[at] ?? []) {
        if (edge.end > last) continue
        const inner = edge.category === 'joint' ? costs.inner : costs.constituent
        push(columns, edge.end, extend(hypothesis, edge, at, edge.cost + inner))
      }
    }
  }
  return found
}

/** A verb as it stands in an order: it is not passed over like any other word. */
const isOrder = (edge: Edge): boolean => edge.category === 'verb' && (edge.meaning as Verb).forms.includes('base')

function extend(before: Hypothesis, edge: Edge | null, at: number, cost: number): Hypothesis {
  const acts = before.acts || edge?.category === 'verb'
  return { before, edge, at, cost: before.cost + cost, signature: mix(before.signature, edge), acts }
}

/** What a phrase is as far as a frame tells phrases apart: its tie and the kind of its content. */
function kindOf({ category, meaning, start, end }: Edge): number {
  let code = (codes.get(category) ?? 0) * 64 + (end - start)
  if (category === 'argument') {
    const { tie, content } = meaning as Argument
    code = Math.imul(code, 37) + hash(tie) * 7 + hash(content.kind === 'group' ? content.group.kind : content.kind)
  }
  if (category === 'marker') code = Math.imul(code, 37) + hash(markOf(meaning as Marker))
  return code
}

/** A wish that needs another word beside it is none by itself: both are kept. */
const markOf = ({ marks, beside }: Marker): string => (beside === undefined ? marks : `${marks} ${beside}`)

const hashes = new Map<string, number>()

function hash(text: string): number {
  const known = hashes.get(text)
  if (known !== undefined) return known
  hashes.set(text, hashes.size + 1)
  return hashes.size
}

const codes = new Map<Category, number>([...constituents].map((category, index) => [category, index + 2]))

/** A running number that tells covers of unlike make apart, without their details. */
function mix(signature: number, edge: Edge | null): number {
  const code = edge === null ? 1 : kindOf(edge)
  return (Math.imul(signature, 31) + code) | 0
}

function push(columns: Map<number, Hypothesis[]>, at: number, hypothesis: Hypothesis): void {
  const column = columns.get(at)
  if (column === undefined) columns.set(at, [hypothesis])
  else column.push(hypothesis)
}

function prune(column: readonly Hypothesis[], { width, withVerb, perSignature }: Beam): Hypothesis[] {
  const kept: Hypothesis[] = []
  const counts = new Map<number, number>()
  for (const one of [...column].sort((a, b) => a.cost - b.cost)) {
    if (kept.length >= width && !one.acts) continue
    const count = counts.get(one.signature) ?? 0
    if (count >= perSignature) continue
    counts.set(one.signature, count + 1)
    kept.push(one)
    if (kept.length >= width + withVerb) break
  }
  return kept
}

function coverOf(last: Hypothesis): Cover {
  const edges: Edge[] = []
  const unread: number[] = []
  for (let one: Hypothesis | null = last; one !== null && one.before !== null; one = one.before) {
    if (one.edge === null) unread.unshift(one.at)
    else edges.unshift(one.edge)
  }
  return { edges, unread, cost: last.cost }
}
