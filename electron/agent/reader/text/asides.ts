import type { Edge } from '../chart/parse.ts'
import type { Asides, Language } from '../languages/language.ts'
import type { Token } from './tokenise.ts'

const longestAside = 18

/**
 * What is said by the way, "…, lovely as it is, …": it begins as such things do, behind a mark or at the head, goes on
 * to the next mark, and has no word in it that could narrow an order, name something, or deny anything.
 */
export function asidesIn(
  tokens: readonly Token[],
  { asides, naming }: Language,
  isTelling: (token: Token) => boolean,
): Edge[] {
  if (asides === undefined) return []
  const isBarred = (token: Token): boolean =>
    (token.kind !== 'word' && token.kind !== 'mark') ||
    asides.bars.has(token.text) ||
    naming.barriers.has(token.text) ||
    isTelling(token)
  return tokens.flatMap((_, start) => {
    const opened = canBegin(tokens, start, asides) ? openedBy(tokens, start, asides) : 0
    const end = endOf(tokens, start)
    if (opened === 0 || opened > end - start || end - start > longestAside) return []
    if (tokens.slice(start + opened, end).some(isBarred)) return []
    const meaning = { kind: 'marker', marks: 'courtesy' } as const
    return [{ category: 'marker', start, end, meaning, cost: 0.3 } satisfies Edge]
  })
}

const isMark = (token: Token | undefined): boolean => token === undefined || token.kind === 'mark'

/** At the head, behind a mark, or behind a word that goes on from one. */
function canBegin(tokens: readonly Token[], start: number, { joins }: Asides): boolean {
  const before = tokens[start - 1]
  return isMark(before) || (before !== undefined && joins.has(before.text) && isMark(tokens[start - 2]))
}

/** How many words the longest beginning has that stands there. */
function openedBy(tokens: readonly Token[], start: number, { openers, short }: Asides): number {
  const wordAt = (at: number): string | undefined => {
    const text = tokens[at]?.text
    return text === undefined ? text : (short[text] ?? text)
  }
  const fits = (words: readonly string[]): boolean =>
    words.every((word, at) => word === '*' || wordAt(start + at) === word)
  return Math.max(0, ...openers.filter(fits).map(({ length }) => length))
}

function endOf(tokens: readonly Token[], start: number): number {
  const end = tokens.findIndex((token, at) => at >= start && isMark(token))
  return end < 0 ? tokens.length : end
}
