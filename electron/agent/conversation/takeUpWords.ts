/** What is said to go on with what was set aside, in each language; the first is the one that is offered. */
export const takeUpWords = [
  'back to the other one',
  'back to the other',
  'go back to the other one',
  'back to what was set aside',
  'zurück zum anderen',
  'zurück zur anderen',
  'zurück zu dem anderen',
  'weiter mit dem anderen',
] as const

/** The whole message, whatever its case and its end. */
export function asksToTakeUp(text: string): boolean {
  const plain = text
    .trim()
    .toLowerCase()
    .replace(/[.!\s]+$/u, '')
  return takeUpWords.some((words) => words === plain)
}
