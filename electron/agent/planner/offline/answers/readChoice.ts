import type { Pending, Reading } from '../../index.ts'
import { nameWords } from '../grammar/names.ts'
import { readNumber, readOrdinal } from '../grammar/numbers.ts'
import type { Source } from '../grammar/source.ts'
import { wordAt } from '../grammar/source.ts'
import { phraseSet } from '../text/plainText.ts'
import { tokenise } from '../text/tokenise.ts'
import { en, inPassing } from '../words/en.ts'

const allWords = phraseSet(en.both2)

/** "1,2" may have been read as one number with a decimal comma. */
function splitNumbers(source: Source): readonly string[] {
  return source.message.match(/\d+/g) ?? []
}

/** "2", "1,2", "1 and 3", "#2", "1-3": nothing but numbers. */
function readNumbers(source: Source, count: number): readonly number[] | null {
  const onlyNumbers =
    /^[\s#]*(?:(?:number|numbers|no\.?|nr\.?|option|options|choice|the|take|pick|and|&|or|,|\+|-|–|to|\/|#|\.|\))\s*|\d+\s*)+[.!)]*$/i
  if (!/\d/.test(source.message) || !onlyNumbers.test(source.message.trim().slice(0, 80))) return null
  const said = splitNumbers(source).map(Number)
  const through = /^\D*(\d+)\s*(?:-|–|to)\s*(\d+)\D*$/i.exec(source.message)
  const numbers =
    through === null
      ? said
      : Array.from(
          { length: Math.max(0, Math.min(Number(through[2]), 1000) - Number(through[1]) + 1) },
          (_, index) => Number(through[1]) + index,
        )
  return numbers.length > 0 && numbers.every((number) => number >= 1 && number <= count)
    ? numbers.map((number) => number - 1)
    : null
}

/** "the second", "first and third", "the last one", "two". */
function readPlaces(source: Source, count: number): readonly number[] {
  const picks: number[] = []
  for (let at = 0; at < source.tokens.length;) {
    const ordinal = readOrdinal(source.tokens, at)
    const number =
      ordinal === null && !en.articles.has(wordAt(source, at)) && !(wordAt(source, at) === 'one' && at > 0)
        ? readNumber(source.tokens, at)
        : null
    const read = ordinal ?? number
    const place = read === null ? null : read.value > 0 ? read.value : count + read.value + 1
    if (place !== null && Number.isInteger(place) && place >= 1 && place <= count) picks.push(place - 1)
    at = read?.next ?? at + 1
  }
  return [...new Set(picks)]
}

/** "the guitar one": the choices that have the words that no other choice has. */
function readWords(source: Source, pending: Pending): readonly number[] {
  const said = nameWords(source.tokens).filter((word) => !inPassing.idle.has(word))
  if (said.length === 0) return []
  const matches = pending.choices.map((choice) => {
    const words = new Set([
      ...nameWords(tokenise(choice.label)),
      ...choice.words.flatMap((word) => nameWords(tokenise(word))),
    ])
    return said.filter((word) => words.has(word) || words.has(word.replace(/s$/, '')))
  })
  const telling = said.filter(
    (word) => matches.some((one) => one.includes(word)) && !matches.every((one) => one.includes(word)),
  )
  if (telling.length === 0) return pending.choices.length === 1 && matches[0]?.length !== 0 ? [0] : []
  const full = matches.flatMap((one, index) => (telling.every((word) => one.includes(word)) ? [index] : []))
  return full.length > 0
    ? full
    : matches.flatMap((one, index) => (one.some((word) => telling.includes(word)) ? [index] : []))
}

/** Choices that are ruled out: "not the guitar", "all but the second", "the other one". */
function readExclusion(source: Source, pending: Pending): readonly number[] {
  const at = source.tokens.findIndex((token) => inPassing.ruleOut.has(token.text))
  if (at < 0) return []
  const rest: Source = { ...source, tokens: source.tokens.slice(at + 1) }
  const places = readPlaces(rest, pending.choices.length)
  const out = places.length > 0 ? places : readWords(rest, pending)
  return out.length === 0 ? [] : pending.choices.flatMap((_, index) => (out.includes(index) ? [] : [index]))
}

/** "take 1" where all of them are called so picks none, although it has a number in it. */
function fitsAll(source: Source, pending: Pending): boolean {
  const said = nameWords(source.tokens)
  return (
    said.length > 1 &&
    pending.choices.every((choice) =>
      ` ${nameWords(tokenise(choice.label)).join(' ')} `.includes(` ${said.join(' ')} `),
    )
  )
}

/** What was picked from a numbered list; null where the message picks nothing. */
export function readChoice(source: Source, text: string, pending: Pending): Reading | null {
  const count = pending.choices.length
  const choice = (picks: readonly number[]): Reading | null => (picks.length === 0 ? null : { kind: 'choice', picks })
  if (allWords.has(text)) return choice(pending.choices.map((_, index) => index))
  if (fitsAll(source, pending)) return null
  const numbers = readNumbers(source, count)
  if (numbers !== null) return choice(numbers)
  if (/\d/.test(source.message) && /^[\s\d,.#&-]+$/.test(source.message)) return null
  const spared = readExclusion(source, pending)
  if (spared.length > 0) return choice(spared)
  const words = readWords(source, pending)
  const places = readPlaces(source, count)
  if (words.length === 1) return choice(words)
  return choice(places.length > 0 ? places : words)
}
