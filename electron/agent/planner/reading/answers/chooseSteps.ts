import type { PlannedStep, RangeRef } from '../../plan.ts'
import { type ChartOf, placesIn } from './readPick.ts'
import { behindHeads, phraseAt, wordsIn, type Wording } from './wording.ts'

/** The tools that a phrase can mean: "the fade". */
export type ToolsIn = (text: string) => ReadonlySet<string>

/** "only the first one", "leave out the second step", "without the fade": what is left of the steps. */
export function chooseSteps(
  message: string,
  steps: readonly PlannedStep[],
  wording: Wording,
  chartOf: ChartOf,
  toolsIn: ToolsIn,
): readonly PlannedStep[] | null {
  if (steps.length < 2) return null
  for (const text of [message, behindHeads(message, wording).rest]) {
    const tokens = wordsIn(text)
    const keeps = phraseAt(tokens, 0, wording.keeps)
    const from = Math.max(keeps, phraseAt(tokens, 0, wording.leaves))
    const rest = text.slice(tokens[from]?.start ?? text.length)
    const meant = from === 0 || rest === '' ? null : stepsMeant(rest, steps, wording, chartOf, toolsIn)
    if (meant !== null) return steps.filter((_, at) => meant.has(at) === (from === keeps))
  }
  return null
}

/** By their place, or by what they do; null where the words say anything else. */
function stepsMeant(
  rest: string,
  steps: readonly PlannedStep[],
  { idle, steps: nouns, counted: asCounted }: Wording,
  chartOf: ChartOf,
  toolsIn: ToolsIn,
): ReadonlySet<number> | null {
  const read = chartOf(rest)
  const isNoun = read.tokens.some(({ text }) => nouns.has(text))
  const counted = placesOf(steps, isNoun && read.tokens.some(({ text }) => asCounted.has(text)))
  const places = isNoun || read.tokens.length <= 2 ? placesIn(read, steps.length) : []
  const tools = toolsIn(rest)
  const named = steps.flatMap(({ tool }, at) => (tools.has(tool) ? [at] : []))
  const meant = new Set(places.length > 0 ? places.flatMap((place) => counted[place] ?? []) : named)
  const strange = read.tokens.filter(({ text, kind }) => kind === 'word' && !idle.has(text) && !nouns.has(text))
  const isSaid = places.length > 0 ? strange.length <= places.length : named.length > 0 && strange.length <= 3
  return !isSaid || meant.size === 0 || meant.size === steps.length ? null : meant
}

function startOf(range: RangeRef | undefined): number | null {
  if (range?.kind === 'first') return 0
  return range?.kind === 'between' && range.from.kind === 'absolute' ? range.from.seconds : null
}

/** In the order in which a person counts: parts of one request by their times, whatever order they are done in. */
function placesOf(steps: readonly PlannedStep[], asShown: boolean): readonly number[] {
  const order = steps.map((_, at) => at)
  const starts = steps.map(({ target }) => startOf(target.range))
  const isOne = !asShown && steps.every((step) => step.words === steps[0]?.words) && !starts.includes(null)
  return isOne ? order.sort((one, other) => (starts[one] ?? 0) - (starts[other] ?? 0)) : order
}
