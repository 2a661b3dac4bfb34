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

/** A step's sentence with the values that were prepared for it told apart from its words. */
export function sentenceParts({ sentence, sources, values, range }: ApprovalStep): readonly SentencePart[] {
  const isSure = ({ confidence }: ApprovalStep['sources'][number]) => confidence >= sureFrom
  // A cut that was moved to where it is not heard is not where it was said: 0:30–0:35 is 0:30.1–0:34.981 there.
  const written = range === null ? undefined : writtenRange.exec(sentence)?.[0]
  const from = sources.find(({ what }) => what === 'range')
  const known = [
    ...sources.map((source) => ({ text: source.value, of: source.key ?? source.what, isSure: isSure(source) })),
    ...(written === undefined ? [] : [{ text: written, of: 'range', isSure: from === undefined || isSure(from) }]),
    ...values.flatMap((value) => writings(value).map((text) => ({ text, of: value.key, isSure: true }))),
  ].filter(({ text }) => text.length > 1)
  const parts: SentencePart[] = []
  let rest = sentence
  while (rest !== '') {
    const next = known
      .map((one) => ({ ...one, at: rest.indexOf(one.text) }))
      .filter(({ at }) => at >= 0)
      .toSorted((a, b) => a.at - b.at || b.text.length - a.text.length)[0]
    if (next === undefined) break
    if (next.at > 0) parts.push({ text: rest.slice(0, next.at), value: null })
    parts.push({ text: next.text, value: next.isSure ? 'sure' : 'guess', of: next.of })
    rest = rest.slice(next.at + next.text.length)
  }
  return rest === '' ? parts : [...parts, { text: rest, value: null }]
}

const writtenRange = /\d+:[\d:.,]*\d–\d+:[\d:.,]*\d/u

/** A ratio is written as such. */
const writings = (value: ApprovalStep['values'][number]): string[] =>
  value.unit === '' && typeof value.value === 'number' ? [sayValue(value), `${value.value}:1`] : [sayValue(value)]

const sayValue = ({ value, unit }: ApprovalStep['values'][number]): string => `${String(value)}${unit && ` ${unit}`}`

/** The values that the sentence does not say, but for those that are as always. */
export function valuesBeside(step: ApprovalStep): ApprovalStep['values'] {
  const said = sentenceParts(step).flatMap(({ text, value }) => (value === null ? [] : [text]))
  const usual = step.sources.flatMap(({ key, author }) => (author === 'default' && key !== undefined ? [key] : []))
  return step.values.filter(
    (value) => !writings(value).some((text) => said.includes(text)) && !usual.includes(value.key),
  )
}
