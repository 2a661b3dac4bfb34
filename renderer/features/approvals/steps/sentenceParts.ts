import type { ApprovalStep } from '../../../../shared/schemas/conversation.ts'

export interface SentencePart {
  readonly text: string
  /** A value that can be changed: how sure it is. Null for the words between. */
  readonly value: 'sure' | 'guess' | null
  /** What of the step it is: its range, its tracks, or a parameter. */
  readonly of?: string
}

/** From here on a value is one that was said or chosen, below it is a guess. */
export const sureFrom = 0.75

interface Writing {
  readonly text: string
  readonly of: string
  readonly isSure: boolean
}

/**
 * A step's sentence with the values that were prepared for it told apart from its words. A value is where the sentence
 * says that very one (`said`): a word that is written like it is none.
 */
export function sentenceParts(step: ApprovalStep): readonly SentencePart[] {
  const { sentence } = step
  const found = writingsOf(step)
    .flatMap((one) => placesOf(one, step).map((at) => ({ ...one, at })))
    .toSorted((a, b) => a.at - b.at || b.text.length - a.text.length)
  const parts: SentencePart[] = []
  let end = 0
  for (const { text, of, isSure, at } of found) {
    if (at < end) continue
    if (at > end) parts.push({ text: sentence.slice(end, at), value: null })
    parts.push({ text, value: isSure ? 'sure' : 'guess', of })
    end = at + text.length
  }
  return end === sentence.length ? parts : [...parts, { text: sentence.slice(end), value: null }]
}

/** What each value may be written as. */
function writingsOf({ sentence, sources, values, range }: ApprovalStep): readonly Writing[] {
  const isSure = ({ confidence }: ApprovalStep['sources'][number]) => confidence >= sureFrom
  // A cut that was moved to where it is not heard is not where it was said: 0:30–0:35 is 0:30.1–0:34.981 there.
  const written = range === null ? undefined : writtenRange.exec(sentence)?.[0]
  const from = sources.find(({ what }) => what === 'range')
  return [
    ...sources.flatMap((source) =>
      withUnit(source, values).map((text) => ({ text, of: source.key ?? source.what, isSure: isSure(source) })),
    ),
    ...(written === undefined ? [] : [{ text: written, of: 'range', isSure: from === undefined || isSure(from) }]),
    ...values.flatMap((value) => writings(value).map((text) => ({ text, of: value.key, isSure: true }))),
    ...values.flatMap((value) => choiceIn(sentence, value).map((text) => ({ text, of: value.key, isSure: true }))),
  ].filter(({ text }) => text.length > 1)
}

/** Where in the sentence a writing is of what it is said to be. */
function placesOf({ text, of }: Writing, { sentence, said }: ApprovalStep): number[] {
  const place = said?.find((one) => one.of === of)?.place
  if (place === null) return []
  const places: number[] = []
  for (let at = sentence.indexOf(text); at >= 0; at = sentence.indexOf(text, at + text.length))
    if (place === undefined || (at < place.to && at + text.length > place.from)) places.push(at)
  return places
}

const writtenRange = /\d+:[\d:.,]*\d–\d+:[\d:.,]*\d/u

/** A prepared value as the sentence may write it: with its unit, too, which is part of the value. */
function withUnit({ key, value }: ApprovalStep['sources'][number], values: ApprovalStep['values']): string[] {
  const unit = values.find((one) => one.key === key)?.unit ?? ''
  return unit === '' || value.endsWith(unit) ? [value] : [value, `${value} ${unit}`]
}

/** A choice is a name: "Apple Podcasts" is `apple_podcasts`. */
function choiceIn(sentence: string, { choices, value }: ApprovalStep['values'][number]): string[] {
  if (choices === null) return []
  const name = String(value).replaceAll('_', ' ')
  const at = sentence.toLowerCase().indexOf(name.toLowerCase())
  return at < 0 ? [] : [sentence.slice(at, at + name.length)]
}

/** A ratio is written as such. */
const writings = (value: ApprovalStep['values'][number]): string[] =>
  value.unit === '' && typeof value.value === 'number' ? [sayValue(value), `${value.value}:1`] : [sayValue(value)]

const sayValue = ({ value, unit }: ApprovalStep['values'][number]): string => `${String(value)}${unit && ` ${unit}`}`

/** The values that the sentence does not say, but for those that are as always. */
export function valuesBeside(step: ApprovalStep): ApprovalStep['values'] {
  const chips = sentenceParts(step).filter(({ value }) => value !== null)
  const usual = step.sources.flatMap(({ key, author }) => (author === 'default' && key !== undefined ? [key] : []))
  const isSaid = (value: ApprovalStep['values'][number]): boolean =>
    chips.some(({ text, of }) => (step.said === undefined ? writings(value).includes(text) : of === value.key))
  return step.values.filter((value) => !isSaid(value) && !usual.includes(value.key))
}
