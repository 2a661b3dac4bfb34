import type { Language } from '../languages/language.ts'
import type { Token } from './tokenise.ts'

/**
 * What is said between words, or said twice, is no word of the message; what is in a name stays, but at the head, in
 * front of a comma.
 */
export function withoutHesitations(
  tokens: readonly Token[],
  { hesitations, stutters }: Pick<Language, 'hesitations' | 'stutters'>,
  isNamed: (word: string) => boolean,
): Token[] {
  const begins = (at: number): boolean => at === 0 && tokens[1]?.kind === 'mark'
  const isSaid = ({ kind, text }: Token, at: number): boolean =>
    kind !== 'word' || hesitations?.has(text) !== true || (isNamed(text) && !begins(at))
  const said = tokens.filter(isSaid)
  if (said.length === 0) return [...tokens]
  return said.filter(({ kind, text }, at) => {
    return !(kind === 'word' && stutters?.has(text) === true && said[at + 1]?.text === text)
  })
}

/**
 * The numbers of a list, "1. … 2. …" and "(1) … (2) …", are no words of it; behind the first, each begins a sentence.
 */
export function withoutNumbering(tokens: readonly Token[]): Token[] {
  const found = numbersOf(tokens)
  if (found.length < 2) return [...tokens]
  const isOpen = (at: number): boolean => tokens[at]?.text === '(' && found.includes(at + 1)
  return tokens.flatMap((token, at) => {
    if (found.includes(at) || isOpen(at)) return []
    if (!found.includes(at - 1)) return [token]
    return at === 1 + (found[0] ?? 0) ? [] : [{ ...token, text: '.' }]
  })
}

/** Where 1, 2, 3 … stand, each with a full stop or a bracket right behind it; the first at the head of the message. */
function numbersOf(tokens: readonly Token[]): number[] {
  const found: number[] = []
  for (const [at, token] of tokens.entries()) {
    const next = tokens[at + 1]
    const marked =
      (next?.text === '.' || next?.text === ')') && next.start === token.end && tokens[at + 2]?.kind === 'word'
    if (token.kind !== 'number' || token.value !== found.length + 1 || !marked) continue
    if (found.length === 0 && at > (tokens[0]?.text === '(' ? 1 : 0)) return []
    found.push(at)
  }
  return found
}

/** "ca. 10 Sek. davor": the full stop of a short form ends no sentence where the sentence goes on. */
export function withoutStopsOfShort(
  tokens: readonly Token[],
  { short }: Pick<Language, 'short'>,
  isOrder: (word: string) => boolean,
): Token[] {
  return tokens.filter((token, at) => {
    const [before, next] = [tokens[at - 1], tokens[at + 1]]
    const isStop = token.kind === 'mark' && token.text === '.' && before?.end === token.start
    const goesOn = next !== undefined && /^[\p{Ll}\d]/u.test(next.raw) && !isOrder(next.text)
    return !(isStop && goesOn && short?.has(before.text) === true)
  })
}
