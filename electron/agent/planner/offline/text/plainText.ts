import type { Token } from './tokenise.ts'

/** The words of a message with one space between, without marks: for comparing it with whole phrases. */
export function plainText(tokens: readonly Token[]): string {
  return tokens
    .filter((token) => token.kind !== 'mark')
    .map((token) => token.text.toLowerCase())
    .join(' ')
    .replaceAll(" 's", "'s")
}

export const phraseSet = (phrases: readonly (readonly string[])[]): ReadonlySet<string> =>
  new Set(phrases.map((phrase) => phrase.join(' ')))
