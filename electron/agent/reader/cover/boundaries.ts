import type { Chart, Edge } from '../chart/parse.ts'
import { marked, marksOf } from '../clause/parts.ts'
import type { Joint, Marker, Verb } from '../meaning/sentenceTypes.ts'
import type { Argument } from '../meaning/types.ts'

/** A place where a clause can end: before a joint, or where another kind of speech or an order begins. */
export interface Boundaries {
  readonly ends: ReadonlySet<number>
  readonly joints: ReadonlyMap<number, readonly Edge[]>
  readonly seams: ReadonlySet<number>
  /** Joints that a phrase of the order before them begins with: "… the hum. It's 50 Hz". */
  readonly bridged: ReadonlySet<number>
  /** Where a verb begins as it does in an order. */
  readonly verbs: ReadonlySet<number>
  /** Where it is told why. */
  readonly reasons: ReadonlySet<number>
  readonly commas: ReadonlySet<number>
  /** Where something's own name begins, or an entreaty. */
  readonly kept: ReadonlySet<number>
  /** Where something stands with how much it is to change, and nothing behind it in the clause. */
  readonly changes: ReadonlySet<number>
  /** Where something is taken back. */
  readonly retractions: ReadonlySet<number>
  /** Where an order begins that is polite, or follows from what stands in front: no story runs over one. */
  readonly openings: readonly number[]
}

const opening: ReadonlySet<Marker['marks']> = new Set<Marker['marks']>([
  'condition',
  'reason',
  'retraction',
  'repair',
  'ask',
  'hypothesis',
  'report',
  'negation',
  'spare',
  'courtesy',
  'again',
])

export function boundariesOf(chart: Chart, length: number): Boundaries {
  const joints = new Map<number, Edge[]>()
  const seams = new Set<number>()
  const verbs = new Set<number>()
  const reasons = new Set<number>()
  for (const edges of chart) {
    for (const edge of edges) {
      if (edge.category === 'joint' && !endsWith(chart, edge, length))
        joints.set(edge.start, [...(joints.get(edge.start) ?? []), edge])
      if (edge.category === 'marker' && opening.has((edge.meaning as Marker).marks)) seams.add(edge.start)
      if (edge.category === 'marker' && (edge.meaning as Marker).why === 'noun') reasons.add(edge.start)
      if (edge.category === 'verb' && (edge.meaning as Verb).forms.includes('base')) verbs.add(edge.start)
      if (edge.category === 'marker' && ['courtesy', 'retraction', 'repair'].includes((edge.meaning as Marker).marks))
        seams.add(edge.end)
    }
  }
  for (const at of verbs) seams.add(at)
  return {
    ends: new Set([...joints.keys(), ...seams, length]),
    joints,
    seams,
    bridged: new Set([...joints.keys()].filter((at) => chart[at]?.some(({ category }) => category === 'argument'))),
    verbs,
    reasons,
    commas: commasOf(joints),
    kept: new Set(chart.flat().flatMap((edge) => (isKept(edge) ? [edge.start] : []))),
    changes: new Set(chart.flatMap((edges, at) => (edges.some(changesIn(chart, joints, length)) ? [at] : []))),
    retractions: new Set(chart.flatMap((edges, at) => (edges.some(takesBack) ? [at] : []))),
    openings: openingsOf(chart, joints),
  }
}

/** "everything after that": where nothing follows, these words lead on to nothing and say where. */
function endsWith(chart: Chart, { start, end, meaning }: Edge, length: number): boolean {
  if ((meaning as Joint).joint !== 'then' || end - start < 2) return false
  return end >= length || (chart[end] ?? []).some((next) => isEnd(next))
}

const isEnd = ({ category, meaning }: Edge): boolean =>
  category === 'joint' && ((meaning as Joint).joint === 'sentence' || (meaning as Joint).joint === 'question')

const takesBack = ({ category, meaning }: Edge): boolean =>
  category === 'marker' && (meaning as Marker).marks === 'retraction'

const isKept = ({ category, cost, meaning }: Edge): boolean =>
  (category === 'name' && cost === 0) || (category === 'marker' && keeps(meaning as Marker))

/** "please", and what begins an exception, belong to an order whatever stands around them. */
const keeps = ({ entreats, excepts }: Marker): boolean => entreats === true || excepts === true

const commasOf = (joints: Boundaries['joints']): ReadonlySet<number> =>
  new Set(
    [...joints.values()].flat().flatMap(({ meaning, end }) => ((meaning as Joint).joint === 'comma' ? [end] : [])),
  )

/** Behind a joint: "so", "please" or "could you", and a verb; behind "and" only "I would like" and its like. */
function openingsOf(chart: Chart, joints: Boundaries['joints']): number[] {
  const isAnd = ({ meaning }: Edge): boolean => (meaning as Joint).joint === 'and'
  const all = [...joints.values()].flat()
  const starts = new Set(all.filter((edge) => !isAnd(edge)).map(({ end }) => end))
  const loose = new Set(all.map(({ end }) => end))
  const governed = governedIn(chart)
  return [
    ...new Set([
      ...[...starts].filter((at) => entreats(chart, at, 3) || asksAtLength(chart, joints, at)),
      ...[...joints.keys()].filter((at) => chart[at]?.some(isConclusion(chart)) === true),
      ...[...loose].filter((at) => chart[at]?.some(isWhole) === true),
      ...chart.flatMap((edges, at) => (at > 0 && edges.some(isWhole) && !governed.has(at) ? [at] : [])),
      ...chart.flatMap((edges, at) => (edges.some(isOrderOf(chart)) && isFree(chart, loose, at) ? [at] : [])),
      ...all
        .flatMap((edge) => (concludes.has((edge.meaning as Joint).joint) ? [edge.end] : []))
        .filter(isPassiveAt(chart)),
      ...all
        .flatMap((edge) => ((edge.meaning as Joint).joint === 'so' ? [edge.end] : []))
        .filter((at) => chart[at]?.some(isStep) === true),
    ]),
  ]
}

/** Behind these it is said what is to be done, and not only told. */
const concludes: ReadonlySet<Joint['joint']> = new Set<Joint['joint']>([
  'so',
  'but',
  'semicolon',
  'colon',
  'and',
  'comma',
])

/** "…, so 3 dB louder": an amount that nobody tells a story with. */
function isStep({ category, meaning }: Edge): boolean {
  if (category !== 'argument') return false
  const { content } = meaning as Argument
  return content.kind === 'value' && (content.dimension === 'gain' || content.dimension === 'loudness')
}

/** "the guitar a semitone down, …" */
const changesIn =
  (chart: Chart, joints: Boundaries['joints'], length: number) =>
  (thing: Edge): boolean =>
    isThing(thing) &&
    (chart[thing.end] ?? []).some((edge) => isChange(edge) && (joints.has(edge.end) || edge.end === length))

function isChange({ category, meaning }: Edge): boolean {
  if (category !== 'argument') return false
  const { tie, content } = meaning as Argument
  return tie === 'bare' && content.kind === 'value' && content.amount !== null && content.direction !== 0
}

/** "so the intro has to be deleted": what is named, and right behind it what is to become of it. */
const isPassiveAt =
  (chart: Chart) =>
  (at: number): boolean =>
    (chart[at] ?? []).some(
      (thing) =>
        isThing(thing) &&
        (isToBe(chart, thing.end) ||
          (chart[thing.end] ?? []).some((place) => isPlace(place) && isToBe(chart, place.end))),
    )

const isThing = ({ category, meaning }: Edge): boolean => {
  if (category !== 'argument') return false
  const { tie, content } = meaning as Argument
  return tie === 'bare' && content.kind === 'group' && content.group.kind !== 'unknown'
}

/** "the chat (at the end) should be deleted". */
const isPlace = ({ category, meaning }: Edge): boolean =>
  category === 'argument' && (meaning as Argument).tie !== 'bare'

const isToBe = (chart: Chart, at: number): boolean =>
  (chart[at] ?? []).some(
    ({ category, meaning, end }) =>
      category === 'marker' &&
      (meaning as Marker).marks === 'modal' &&
      (chart[end] ?? []).some((verb) => verb.category === 'verb' && isDone(verb.meaning as Verb)),
  )

const isDone = ({ forms }: Verb): boolean => forms.includes('participle') || forms.includes('gerund')

/** So many words ask for something whatever follows: "I would like". */
const wholeEntreaty = 3

const isWhole = ({ category, meaning, start, end }: Edge): boolean =>
  category === 'marker' && (meaning as Marker).marks === 'ask' && end - start >= wholeEntreaty

/** "it is boomy | can you run …": two words that ask, and right behind them a verb as it stands in an order. */
const isOrderOf =
  (chart: Chart) =>
  ({ category, meaning, start, end }: Edge): boolean =>
    category === 'marker' &&
    (meaning as Marker).marks === 'ask' &&
    (meaning as Marker).others !== true &&
    end - start === 2 &&
    (chart[end] ?? []).some((verb) => verb.category === 'verb' && (verb.meaning as Verb).forms.includes('base'))

/** "…, könntest du die Kapelle bitte anheben?": two words that ask, and the verb at the end. */
function asksAtLength(chart: Chart, joints: Boundaries['joints'], at: number): boolean {
  if (!(chart[at] ?? []).some((edge) => isAsk(edge) && edge.end - edge.start > 1)) return false
  const end = Math.min(chart.length, ...[...joints.keys()].filter((one) => one > at))
  return chart.some((edges, start) => start > at && edges.some((edge) => edge.end === end && isBase(edge)))
}

const isConclusive = marked('concludes')

/** "weil …, muss das Intro gelöscht werden". */
const isConclusion =
  (chart: Chart) =>
  (edge: Edge): boolean =>
    isConclusive(edge) && chart[edge.end]?.some(isThing) === true

const isOfOthers = marked('others')
const isAsk = (edge: Edge): boolean => marksOf(edge) === 'ask' && !isOfOthers(edge)
const isBase = ({ category, meaning }: Edge): boolean => category === 'verb' && (meaning as Verb).forms.includes('base')

/** Nothing in front of it, up to the last joint, asks, reports, supposes or denies. */
function isFree(chart: Chart, joints: ReadonlySet<number>, at: number): boolean {
  const head = Math.max(0, ...[...joints].filter((one) => one < at))
  const isIn = (from: number, to: number, marks: ReadonlySet<Marker['marks']>): boolean =>
    chart
      .slice(from, to)
      .flat()
      .some(({ category, meaning }) => category === 'marker' && marks.has((meaning as Marker).marks))
  return at > head && !isIn(head, head + 1, asking) && !isIn(head, at, saying)
}

const asking: ReadonlySet<Marker['marks']> = new Set<Marker['marks']>(['question'])
const saying: ReadonlySet<Marker['marks']> = new Set<Marker['marks']>(['report', 'hypothesis', 'condition', 'negation'])

/** Where something begins that is told, asked or supposed: "he asked what | I would like". */
function governedIn(chart: Chart): ReadonlySet<number> {
  const isGoverning = ({ category, meaning }: Edge): boolean =>
    category === 'marker' && governing.has((meaning as Marker).marks)
  return new Set(chart.flatMap((edges) => edges.filter(isGoverning).map(({ end }) => end)))
}

const governing: ReadonlySet<Marker['marks']> = new Set<Marker['marks']>([
  'condition',
  'hypothesis',
  'report',
  'question',
  'negation',
  'copula',
  'filler',
])

/** Whether an entreaty of at most so many words or phrases stands there, and a verb behind it. */
function entreats(chart: Chart, at: number, most: number): boolean {
  return (chart[at] ?? []).some((edge) => {
    if (edge.category !== 'marker') return false
    const { marks } = edge.meaning as Marker
    if (marks !== 'courtesy' && marks !== 'ask') return false
    const isVerb = (chart[edge.end] ?? []).some(
      (next) => next.category === 'verb' && (marks === 'ask' || (next.meaning as Verb).forms.includes('base')),
    )
    return isVerb || (most > 1 && entreats(chart, edge.end, most - 1))
  })
}
