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
  if (isStrangeWish(tokens, { start, end }, statements, { unread, names })) return true
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

/** "the host gets a nice florb": what a thing of the project is to have, in a word that nobody knows. */
function isStrangeWish(
  tokens: readonly Token[],
  { start, end }: Span,
  { wants }: Statements,
  { unread, names }: Known,
): boolean {
  if (wants === undefined) return false
  const at = tokens.findIndex(({ text }, index) => index > start && index < end && wants.verbs.has(text))
  const isOfThing = names.some((name) => name.end === at && name.start >= start && name.start <= start + 1)
  const isSome = wants.amounts.has(tokens[at + 1]?.text ?? '')
  return at > start && isOfThing && isSome && unread.some((one) => one > at + 1 && one < end)
}
