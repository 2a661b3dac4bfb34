import type { Language, Naming } from '../languages/language.ts'
import type { Token } from './tokenise.ts'

/** What is known of the words of a message where one is begun anew. */
export interface Speaking {
  /** A word of a name of the project. */
  readonly isNamed: (word: string) => boolean
  /** A word that says by itself what an order can be about, or orders. */
  readonly tells: (word: string) => boolean
}

type Falters = Pick<Language, 'falters' | 'breaksOff' | 'denies'> & {
  readonly naming: Pick<Naming, 'counts' | 'pointers' | 'asks'>
}

/** So many words may stand between a word and where it is said again. */
const farthest = 4

/**
 * A phrase that is broken off and begun anew is said once: "from the, uh, from ten seconds", "get rid of get rid of
 * it", "trim, no, not trim, delete it". Only what loses nothing goes: what was said first has no word of its own that
 * tells anything, or is taken back in so many words.
 */
export function withoutFalseStarts(tokens: readonly Token[], language: Falters, speaking: Speaking): Token[] {
  const starts = [restartAt, takenBackAt, twiceAt]
  let said = [...tokens]
  for (let at = 0; at < said.length; at += 1) {
    for (const find of starts) {
      const from = find(said, at, language, speaking)
      if (from === null) continue
      said = [...said.slice(0, from), ...said.slice(at)]
      at = from
    }
  }
  return said.filter(
    (token, at) =>
      !isFalter(token, language.falters) ||
      !isIdle(said[at - 1], speaking) ||
      (speaking.isNamed(token.text) && isMeant(said, at, language, speaking)),
  )
}

/** "get rid of the um", "delete the first um please": where a label is called so, that is what is spoken of. */
function isMeant(tokens: readonly Token[], at: number, { naming }: Falters, { isNamed }: Speaking): boolean {
  const [ordinal, before, next] = [tokens[at - 2], tokens[at - 1], tokens[at + 1]]
  const isLast = next === undefined || next.kind === 'mark' || naming.asks?.has(next.text) === true
  const points = (token: Token | undefined): boolean => naming.pointers?.has(token?.text ?? '') === true
  return isLast ? points(before) || points(ordinal) : points(before) && !isNamed(next.text)
}

/** Behind a name or a number a sound between words may put that right: "the second, uh, third". */
const isIdle = (before: Token | undefined, { isNamed }: Speaking): boolean => isWord(before) && !isNamed(before.text)

const isWord = (token: Token | undefined): token is Token => token?.kind === 'word'
const isSame = (a: Token | undefined, b: Token | undefined): boolean => isWord(a) && isWord(b) && a.text === b.text

/** "from the, uh, | from ten seconds": the same word again behind a sound between words, or behind "no wait". */
function restartAt(tokens: readonly Token[], at: number, language: Falters, { isNamed, tells }: Speaking) {
  const gap = gapBefore(tokens, at, language)
  if (gap === null) return null
  for (let from = gap.start - 1; from >= Math.max(0, gap.start - farthest); from -= 1) {
    const word = tokens[from]
    if (!isWord(word)) return null
    if (isSame(word, tokens[at]) && !isNamed(word.text)) return from
    // What was said and is not said again counts, unless it is put right by what stands between.
    if (!gap.breaksOff && (isNamed(word.text) || tells(word.text))) return null
  }
  return null
}

interface Gap {
  readonly start: number
  readonly breaksOff: boolean
}

/** Sounds between words, and marks beside them, that end right before a token. */
function gapBefore(tokens: readonly Token[], at: number, { falters, breaksOff }: Falters): Gap | null {
  const spoken = (breaksOff ?? []).find((words) => words.every((word, by) => textAt(tokens, at, words, by) === word))
  let start = at - (spoken?.length ?? 0)
  let count = spoken === undefined ? 0 : 1
  while (start > 0 && (isFalter(tokens[start - 1], falters) || isBreak(tokens[start - 1]))) {
    if (isFalter(tokens[start - 1], falters)) count += 1
    start -= 1
  }
  return count === 0 ? null : { start, breaksOff: spoken !== undefined }
}

const textAt = (tokens: readonly Token[], at: number, words: readonly string[], by: number): string | undefined =>
  tokens[at - words.length + by]?.text

const isFalter = (token: Token | undefined, falters: Falters['falters']): boolean =>
  isWord(token) && falters?.has(token.text) === true
const isBreak = (token: Token | undefined): boolean =>
  token?.kind === 'mark' && [',', '…', '...', '..', '-', '–', '—'].includes(token.text)

/** "trim, no, not trim, | delete it": a word that is taken back by its own name. */
function takenBackAt(tokens: readonly Token[], at: number, { denies }: Falters) {
  if (tokens[at]?.kind !== 'word' || denies === undefined) return null
  const [again, not, no, word] = plainBefore(tokens, at, 4)
  if (again === undefined || word === undefined || no === undefined || not === undefined) return null
  if (!isSame(tokens[word], tokens[again])) return null
  return denies.no.has(tokens[no]?.text ?? '') && denies.not.has(tokens[not]?.text ?? '') ? word : null
}

/** Where the last tokens before a place stand that are no breaks, the last first. */
function plainBefore(tokens: readonly Token[], at: number, count: number): number[] {
  const found: number[] = []
  for (let index = at - 1; index >= 0 && found.length < count; index -= 1)
    if (!isBreak(tokens[index])) found.push(index)
  return found
}

/** "get rid of | get rid of it": the same words twice, and more behind them; "in two in two minutes" counts. */
function twiceAt(tokens: readonly Token[], at: number, { naming }: Falters, { isNamed }: Speaking) {
  for (let length = Math.min(farthest, at); length > 1; length -= 1) {
    const [first, second] = [tokens.slice(at - length, at), tokens.slice(at, at + length)]
    const isTwice = first.every((token, by) => isSame(token, second[by]))
    const more = tokens[at + length]
    if (!isTwice || more === undefined || more.kind === 'mark') continue
    if (!first.every(({ text }) => isNamed(text)) && !first.some(({ text }) => naming.counts?.has(text) === true))
      return at - length
  }
  return null
}
