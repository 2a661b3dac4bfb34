import type { PlannedStep, RangeRef } from '../../plan.ts'
import { type ChartOf, placesIn } from './readPick.ts'
import { behindHeads, phraseAt, wordsIn, type Wording } from './wording.ts'

/** The tools that a phrase can mean: "the fade". */
export type ToolsIn = (text: string) => ReadonlySet<string>

interface Listed {
  readonly shown: readonly PlannedStep[]
  /** Of these, what was left out before; the last of it was left out last. */
  readonly leftOut: readonly PlannedStep[]
}

interface Means {
  readonly wording: Wording
  readonly chartOf: ChartOf
  readonly toolsIn: ToolsIn
}

/** "only the first one", "leave out the second step", "without the fade": the steps that stay. */
export function stayingSteps(message: string, { shown, leftOut }: Listed, means: Means): readonly PlannedStep[] | null {
  if (shown.length < 2) return null
  const { keeps, leaves } = means.wording
  for (const text of [message, behindHeads(message, means.wording).rest]) {
    const kept = behindPhrase(text, keeps)
    const rest = kept ?? behindPhrase(text, leaves) ?? behindDivided(text, leaves)
    const meant = rest === null || rest === '' ? null : stepsMeant(rest, shown, means)
    if (meant === null) continue
    const stays = (step: PlannedStep, at: number): boolean => !meant.has(at) && !leftOut.includes(step)
    return shown.filter((step, at) => (kept === null ? stays(step, at) : meant.has(at)))
  }
  return null
}

/** "put it back", "put the second back": the steps that stay, with what comes back; null where nothing was left out. */
export function withPutBack(message: string, { shown, leftOut }: Listed, means: Means): readonly PlannedStep[] | null {
  const last = leftOut.at(-1)
  if (last === undefined) return null
  const { putsBack, all, idle } = means.wording
  for (const text of [message, behindHeads(message, means.wording).rest]) {
    const rest = behindPhrase(text, putsBack) ?? behindDivided(text, putsBack)
    if (rest === null) continue
    const words = wordsIn(rest).map((word) => word.text)
    const meant = stepsMeant(rest, shown, means)
    if (meant !== null) return shown.filter((step, at) => meant.has(at) || !leftOut.includes(step))
    if (all.has(words.join(' '))) return shown
    if (words.every((word) => idle.has(word))) return shown.filter((step) => step === last || !leftOut.includes(step))
  }
  return null
}

/** What stands behind a phrase that a text begins with; null where it begins with none. */
function behindPhrase(text: string, phrases: ReadonlySet<string>): string | null {
  const tokens = wordsIn(text)
  const length = phraseAt(tokens, 0, phrases)
  return length === 0 ? null : text.slice(tokens[length]?.start ?? text.length)
}

/** What stands between the first word of a phrase and the others: "leave … out", "nimm … wieder rein". */
function behindDivided(text: string, phrases: ReadonlySet<string>): string | null {
  const tokens = wordsIn(text)
  const [first] = tokens
  for (let from = 2; first !== undefined && from < tokens.length; from += 1) {
    const phrase = [first, ...tokens.slice(from)].map((one) => one.text).join(' ')
    if (phrases.has(phrase)) return text.slice(tokens[1]?.start, tokens[from - 1]?.end)
  }
  return null
}

/** By their place, or by what they do; null where the words say anything else. */
function stepsMeant(
  rest: string,
  steps: readonly PlannedStep[],
  { wording: { idle, steps: nouns, counted: asCounted }, chartOf, toolsIn }: Means,
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
