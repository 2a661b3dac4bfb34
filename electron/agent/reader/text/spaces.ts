import type { Token } from './tokenise.ts'

/** What is known of words where a space may stand in the wrong place. */
export interface Spelling {
  /** A word of the language or of a name. */
  readonly isKnown: (word: string) => boolean
  readonly isNamed: (word: string) => boolean
  /** Words that are often written together with the next: "mutethe". */
  readonly glued: readonly string[]
}

/** Beside a word that is one, a longer one is likely another's form. */
const longestStray = 3
const shortestJoined = 4
const shortestHalf = 3

/** "sol othe bass", "the gu est", "mutethe host": spaces where they belong, where the words as they stand are none. */
export function withSpacesMended(tokens: readonly Token[], spelling: Spelling): Token[] {
  const mended: Token[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const [one, next] = [tokens[at] as Token, tokens[at + 1]]
    const spelled = asLetters(tokens, at, spelling)
    if (spelled !== null) {
      mended.push(spelled)
      at += lettersIn(spelled) - 1
      continue
    }
    const pair =
      next === undefined || !areApart(one, next) ? null : (moved(one, next, spelling) ?? joined(one, next, spelling))
    if (pair === null) mended.push(...(unglued(one, spelling) ?? [one]))
    else {
      mended.push(...pair)
      at += 1
    }
  }
  return mended
}

/** Two words with one space between them. */
const areApart = (a: Token, b: Token): boolean => a.kind === 'word' && b.kind === 'word' && b.start === a.end + 1

/** A letter that stands on the wrong side of the space; each stays what was written, as names are. */
function moved(a: Token, b: Token, { isKnown, glued }: Spelling): Token[] | null {
  const strange = [a.text, b.text].filter((word) => !isKnown(word))
  const isForm = strange.length === 1 && (strange[0] ?? '').length > longestStray
  if (strange.length === 0) return null
  const ways = [
    [a.text + b.text.slice(0, 1), b.text.slice(1)],
    [a.text.slice(0, -1), a.text.slice(-1) + b.text],
  ].filter(
    (words) =>
      words.every((word) => word.length > 1 && isKnown(word)) &&
      (!isForm || words.some((word) => glued.includes(word))),
  )
  const [only, ...others] = ways
  if (only === undefined || others.length > 0) return null
  return [
    { ...a, text: only[0] as string },
    { ...b, text: only[1] as string },
  ]
}

/** A space inside a word. */
function joined(a: Token, b: Token, { isKnown }: Spelling): Token[] | null {
  const text = a.text + b.text
  const strange = [a, b].filter((one) => !isKnown(one.text))
  const isHalf =
    strange.some((one) => one.text.length > 1) && (strange.length > 1 || Math.min(a.text.length, b.text.length) > 1)
  if (!isHalf || text.length < shortestJoined || !isKnown(text)) return null
  return [{ ...a, text, raw: `${a.raw} ${b.raw}`, end: b.end }]
}

/** A space that is not there. */
function unglued(token: Token, { isKnown, glued }: Spelling): Token[] | null {
  const { text, kind } = token
  if (kind !== 'word' || isKnown(text)) return null
  for (const word of glued) {
    const [before, behind] = [text.slice(0, -word.length), text.slice(word.length)]
    if (text.endsWith(word) && before.length >= shortestHalf && isKnown(before))
      return [before, word].map((half) => ({ ...token, text: half }))
    if (text.startsWith(word) && behind.length >= shortestHalf && isKnown(behind))
      return [word, behind].map((half) => ({ ...token, text: half }))
  }
  return null
}

/** "p bass d i", "o h": letters that are said one by one, where a name has them as a word. */
function asLetters(tokens: readonly Token[], from: number, { isNamed }: Spelling): Token | null {
  let end = from
  while (tokens[end] !== undefined && isLetter(tokens[end] as Token) && isBehind(tokens, from, end)) end += 1
  for (; end > from + 1; end -= 1) {
    const run = tokens.slice(from, end)
    const text = run.map((one) => one.text).join('')
    const [first, last] = [run[0] as Token, run.at(-1) as Token]
    if (isNamed(text)) return { ...first, text, raw: run.map(({ raw }) => raw).join(' '), end: last.end }
  }
  return null
}

const isLetter = ({ kind, text }: Token): boolean => (kind === 'word' || kind === 'number') && text.length === 1
const isBehind = (tokens: readonly Token[], from: number, at: number): boolean =>
  at === from || tokens[at]?.start === (tokens[at - 1]?.end ?? 0) + 1
const lettersIn = ({ text }: Token): number => text.length
