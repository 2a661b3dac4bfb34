import type { Edge } from '../chart/parse.ts'
import type { Statements } from '../languages/language.ts'
import { isFinite, isInOne, type Span } from './statements.ts'
import type { Token } from './tokenise.ts'

interface Known {
  readonly unread: readonly number[]
  /** Names of the project as they are written. */
  readonly names: readonly Edge[]
}

/**
 * "mute the guest. Florb it green": a word that nobody knows at the head, or behind a break, with what it would be done
 * to right behind it, and no verb that a statement has. It is rather an order in words that are not known than a story.
 */
export function isStrangeOrder(
  tokens: readonly Token[],
  { start, end }: Span,
  statements: Statements,
  { unread, names }: Known,
): boolean {
  const { objects, determiners, exclaims, joins, starts } = statements
  const isTold = tokens
    .slice(start, end)
    .some((token, at) => isFinite(token, statements) && !isInOne(names, start + at))
  if (isTold) return false
  const isHead = (at: number): boolean => {
    const before = tokens[at - 1]
    return at === start || before === undefined || before.kind === 'mark' || joins.has(before.text)
  }
  const isNamed = (at: number): boolean => names.some((name) => name.start === at)
  const hasObject = (at: number): boolean =>
    objects.has(tokens[at]?.text ?? '') || (determiners.has(tokens[at]?.text ?? '') && isNamed(at + 1))
  return unread.some((at) => {
    const { kind, text } = tokens[at] as Token
    const isWord = kind === 'word' && !exclaims.has(text) && !starts.has(text) && !joins.has(text)
    return isWord && isHead(at) && at + 1 < end && hasObject(at + 1)
  })
}
