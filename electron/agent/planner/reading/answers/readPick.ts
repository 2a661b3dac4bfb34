import type { Chart } from '../../../reader/chart/parse.ts'
import type { Token } from '../../../reader/text/tokenise.ts'
import type { Pending, ReplyReading } from '../../index.ts'
import { plainOf, wordsIn, type Wording } from './wording.ts'

export type ChartOf = (text: string) => { readonly tokens: readonly Token[]; readonly chart: Chart }

/** Which of a list is meant: by numbers, by places, by the words that tell them apart; null where none is. */
export function readPick(
  message: string,
  { choices }: Pick<Pending, 'choices'>,
  wording: Wording,
  chartOf: ChartOf,
): ReplyReading | null {
  const pick = (picks: readonly number[]): ReplyReading | null =>
    picks.length === 0 ? null : { kind: 'choice', picks }
  if (wording.all.has(plainOf(message))) return pick(choices.map((_, at) => at))
  const said = tellingWords(message, wording)
  if (fitsAll(said, choices)) return null
  const numbers = numbersIn(message, choices.length)
  if (numbers !== null) return pick(numbers)
  if (/^[\s\d,.#&-]+$/u.test(message)) return null
  const [out, ...others] = wordsIn(message).filter(({ text }) => wording.out.has(text))
  if (out !== undefined && others.length === 0) {
    const spared = pickedIn(message.slice(out.end), choices, wording, chartOf)
    return pick(spared.length === 0 ? [] : choices.flatMap((_, at) => (spared.includes(at) ? [] : [at])))
  }
  return pick(pickedIn(message, choices, wording, chartOf))
}

type Choices = Pending['choices']

function pickedIn(message: string, choices: Choices, wording: Wording, chartOf: ChartOf): readonly number[] {
  const byWords = byTelling(tellingWords(message, wording), choices)
  if (byWords.length === 1) return byWords
  const read = chartOf(message)
  return byWords.length > 0 && !hasOrdinal(read.chart) ? byWords : firstOf(placesIn(read, choices.length), byWords)
}

const firstOf = (one: readonly number[], other: readonly number[]): readonly number[] => (one.length > 0 ? one : other)

const tellingWords = (message: string, { idle }: Wording): readonly string[] =>
  wordsIn(message)
    .map(({ text }) => text)
    .filter((word) => !idle.has(word))

/** "take 1" where all of them are called so picks none, although it has a number in it. */
const fitsAll = (said: readonly string[], choices: Choices): boolean =>
  said.length > 1 && choices.every(({ label }) => ` ${plainOf(label)} `.includes(` ${said.join(' ')} `))

/** "2", "1,2", "1 and 3", "1-3": nothing but numbers. */
function numbersIn(message: string, count: number): readonly number[] | null {
  if (/[a-z]{4,}|:/iu.test(message) || !/\d/u.test(message)) return null
  const said = (message.match(/\d+/gu) ?? []).map(Number)
  const through = /^\D*(\d+)\s*[-–]\s*(\d+)\D*$/u.exec(message)
  const [first = 0, last = 0] = said
  const numbers =
    through === null
      ? said
      : Array.from({ length: Math.max(0, Math.min(last, 1000) - first + 1) }, (_, at) => first + at)
  return numbers.length > 0 && numbers.every((number) => number >= 1 && number <= count)
    ? numbers.map((number) => number - 1)
    : null
}

/** "the second", "first and third", "the last one", "number two". */
export function placesIn({ chart, tokens }: ReturnType<ChartOf>, count: number): readonly number[] {
  const picks = new Set<number>()
  // "the later one": behind a word that says which, "one" is no number.
  const isNoun = (at: number): boolean => tokens.length > 2 && at === tokens.length - 1 && tokens[at]?.text === 'one'
  for (const edges of chart)
    for (const { category, meaning, start } of edges) {
      const isPlace = category === 'ordinal' || (category === 'number' && !hasOrdinal(chart) && !isNoun(start))
      if (!isPlace || typeof meaning !== 'number') continue
      const place = meaning > 0 ? meaning : count + meaning + 1
      if (Number.isInteger(place) && place >= 1 && place <= count) picks.add(place - 1)
    }
  return [...picks].sort((a, b) => a - b)
}

/** In "the second one" the word for one is no number. */
const hasOrdinal = (chart: Chart): boolean =>
  chart.some((edges) => edges.some(({ category }) => category === 'ordinal'))

/** "the guitar one": the choices that have the words that no other choice has. */
function byTelling(said: readonly string[], choices: Choices): readonly number[] {
  const matches = choices.map(({ label, words }) => {
    const own = new Set([label, ...words].flatMap((text) => wordsIn(text).map((token) => token.text)))
    return said.filter((word) => own.has(word) || own.has(word.replace(/s$/u, '')))
  })
  const telling = said.filter(
    (word) => matches.some((one) => one.includes(word)) && !matches.every((one) => one.includes(word)),
  )
  if (telling.length === 0) return choices.length === 1 && matches[0]?.length !== 0 ? [0] : []
  const full = matches.flatMap((one, at) => (telling.every((word) => one.includes(word)) ? [at] : []))
  return full.length > 0 ? full : matches.flatMap((one, at) => (one.some((word) => telling.includes(word)) ? [at] : []))
}
