/** What is said in place of the press that takes one of the two opinions, in each language. */
const sides = {
  words: [
    'use what i said',
    'take what i said',
    'do what i said',
    'as i said',
    'like i said',
    'my words',
    'nimm was ich gesagt habe',
    'mach was ich gesagt habe',
    'wie ich gesagt habe',
    'wie gesagt',
  ],
  model: [
    'use what the model chose',
    'take what the model chose',
    'use what the model said',
    'the model is right',
    'as the model says',
    'nimm was das modell gewählt hat',
    'nimm was das modell sagt',
    'das modell hat recht',
  ],
} as const

/** Whose opinion a message takes where the person's words and a model differ; null where it says something else. */
export function sideTaken(text: string): keyof typeof sides | null {
  if (isOneOf(sides.words, text)) return 'words'
  return isOneOf(sides.model, text) ? 'model' : null
}

/** The whole message, whatever its case, its commas and its end. */
export function isOneOf(wordings: readonly string[], text: string): boolean {
  const plain = text
    .trim()
    .toLowerCase()
    .replaceAll(',', '')
    .replace(/^(?:no|nein) /u, '')
    .replace(/[.!\s]+$/u, '')
  return wordings.includes(plain)
}

/** What is said to go on with what was set aside, in each language; the first is the one that is offered. */
export const takeUpWords = [
  'back to the other one',
  'back to the other',
  'go back to the other one',
  'back to what was set aside',
  'do the rest',
  'zurück zum anderen',
  'zurück zur anderen',
  'zurück zu dem anderen',
  'weiter mit dem anderen',
  'mach den rest',
] as const

export const asksToTakeUp = (text: string): boolean => isOneOf(takeUpWords, text)
