import type { ApprovalStep } from '../../../../shared/schemas/conversation.ts'

export interface SentencePart {
  readonly text: string
  /** A value that can be changed: how sure it is. Null for the words between. */
  readonly value: 'sure' | 'guess' | null
}

/** From here on a value is one that was said or chosen, below it is a guess. */
export const sureFrom = 0.75

/** A step's sentence with the values that were prepared for it told apart from its words. */
export function sentenceParts({ sentence, sources, values }: ApprovalStep): readonly SentencePart[] {
  const known = [
    ...sources.map(({ value, confidence }) => ({ text: value, isSure: confidence >= sureFrom })),
    ...values.map((value) => ({ text: sayValue(value), isSure: true })),
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
    parts.push({ text: next.text, value: next.isSure ? 'sure' : 'guess' })
    rest = rest.slice(next.at + next.text.length)
  }
  return rest === '' ? parts : [...parts, { text: rest, value: null }]
}

const sayValue = ({ value, unit }: ApprovalStep['values'][number]): string => `${String(value)}${unit && ` ${unit}`}`

/** The values that the sentence does not say, but for those that are as always. */
export function valuesBeside(step: ApprovalStep): ApprovalStep['values'] {
  const said = sentenceParts(step).flatMap(({ text, value }) => (value === null ? [] : [text]))
  const usual = step.sources.flatMap(({ key, author }) => (author === 'default' && key !== undefined ? [key] : []))
  return step.values.filter((value) => !said.includes(sayValue(value)) && !usual.includes(value.key))
}
