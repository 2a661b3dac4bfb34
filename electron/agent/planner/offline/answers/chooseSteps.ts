import type { Pending } from '../../index.ts'
import type { PlannedStep, RangeRef } from '../../plan.ts'
import { readNumber, readOrdinal } from '../grammar/numbers.ts'
import type { Source } from '../grammar/source.ts'
import { readAnyPhrase, wordAt } from '../grammar/source.ts'
import type { KnownTools } from '../steps/known.ts'
import { withoutOpening } from '../text/withoutOpening.ts'
import { matchVerbs } from '../verbs/lexicon.ts'
import { stepWords } from '../words/enAnswers.ts'
import { en } from '../words/en.ts'

/** Which of the pending steps are meant: by their place, or by what they do; null where the words say anything else. */
function stepsMeant(source: Source, from: number, pending: Pending, known: KnownTools): ReadonlySet<number> | null {
  const meant = new Set<number>()
  const places = placesOf(pending.steps, source)
  for (let at = from; at < source.tokens.length;) {
    const word = wordAt(source, at)
    const ordinal = readOrdinal(source.tokens, at)
    const number =
      ordinal === null && stepWords.nouns.has(wordAt(source, at - 1)) ? readNumber(source.tokens, at) : null
    const place = ordinal ?? number
    if (place !== null) {
      const index = places.at(place.value > 0 ? place.value - 1 : place.value)
      if (index === undefined || place.value === 0) return null
      meant.add(index)
      at = place.next
      continue
    }
    const verb = matchVerbs(known.lexicon, source, at).find(({ phrase }) => phrase.parts.length === 1)
    const named =
      verb === undefined ? [] : pending.steps.flatMap(({ tool }, index) => (verb.phrase.tools.has(tool) ? [index] : []))
    for (const index of named) meant.add(index)
    const idle =
      source.tokens[at]?.kind === 'mark' || stepWords.idle.has(word) || stepWords.nouns.has(word) || en.and.has(word)
    if (named.length === 0 && !idle) return null
    at = verb !== undefined && named.length > 0 ? verb.next : at + 1
  }
  return meant.size === 0 || meant.size === pending.steps.length ? null : meant
}

function startOf(range: RangeRef | undefined): number | null {
  if (range?.kind === 'first') return 0
  return range?.kind === 'between' && range.from.kind === 'absolute' ? range.from.seconds : null
}

/**
 * Steps in the order in which a person counts them: parts of one request by their times, whatever order they are done
 * in.
 */
function placesOf(steps: readonly PlannedStep[], { words }: Source): readonly number[] {
  const asShown = steps.map((_, index) => index)
  const starts = steps.map(({ target }) => startOf(target.range))
  const oneRequest = steps.every((step) => step.words === steps[0]?.words) && !words.has('step') && !words.has('steps')
  return oneRequest && !starts.includes(null)
    ? asShown.toSorted((one, other) => (starts[one] ?? 0) - (starts[other] ?? 0))
    : asShown
}

/**
 * "only the first one", "leave out the second step", "without the fade", "don't normalize": what is left of the pending
 * steps.
 */
export function chooseSteps(said: Source, pending: Pending, known: KnownTools): readonly PlannedStep[] | null {
  if (pending.steps.length < 2) return null
  const source = { ...said, tokens: withoutOpening(said.tokens) }
  const keeps = readAnyPhrase(source, 0, stepWords.keeping)
  const leaves = readAnyPhrase(source, 0, stepWords.leaving)
  const from = Math.max(keeps ?? 0, leaves ?? 0)
  if (from === 0) return null
  const meant = stepsMeant(source, from, pending, known)
  if (meant === null) return null
  return pending.steps.filter((_, index) => meant.has(index) === (from === keeps))
}
