import type { WordForm } from '../chart/parse.ts'
import type { Language } from '../languages/language.ts'
import { allowance, distance, isSwap } from './distance.ts'
import type { Token } from './tokenise.ts'

/** The words of a language that a slip of the finger can be mended to, by length. */
export interface Vocabulary {
  readonly byLength: ReadonlyMap<number, readonly Entry[]>
  /** Mended words of earlier messages; forgotten all at once when there are too many. */
  readonly found: Map<string, WordForm[]>
}

interface Entry {
  readonly word: string
  readonly letters: number
}

export function vocabularyOf(words: Iterable<string>): Vocabulary {
  const entries = [...words]
    .filter((word) => /^\p{L}{3,}$/u.test(word))
    .map((word) => ({ word, letters: lettersOf(word) }))
  return { byLength: Map.groupBy(entries, ({ word }) => word.length), found: new Map() }
}

/** Which letters a word has, one bit each; two words that differ in few letters differ in few bits. */
function lettersOf(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) % 32)
  return bits
}

function bitsApart(a: number, b: number): number {
  let count = 0
  for (let left = a ^ b; left !== 0; left &= left - 1) count += 1
  return count
}

/** Words that are written as one and are two become two tokens at the same place. */
export function expand(
  tokens: readonly Token[],
  language: Language,
  isFirstHalf: (half: string, whole: string) => boolean,
): Token[] {
  return tokens.flatMap((token) => {
    const second = language.compounds.find(
      (noun) => token.text.endsWith(noun) && isFirstHalf(token.text.slice(0, -noun.length), token.text),
    )
    if (second !== undefined && token.kind === 'word')
      return [token.text.slice(0, -second.length), second].map((text) => ({ ...token, text }))
    const expanded = token.kind === 'word' ? listedIn(language.expansions, token.text) : undefined
    if (expanded === undefined) return [token]
    return expanded.split(' ').map((text) => ({ ...token, text }))
  })
}

export interface LatticeContext {
  readonly language: Language
  /** Every word that a rule has. */
  readonly known: ReadonlySet<string>
  readonly vocabulary: Vocabulary
  /** Verbs, and whether one takes something away. */
  readonly removes: (word: string) => boolean | undefined
  /** Words that say up or down, more or less. */
  readonly way: (word: string) => -1 | 1 | undefined
  /** Words of the project's names. */
  readonly isNamed: (word: string) => boolean
}

/** How each token can be read as a word: as it stands, by another way to write it, or mended. */
export function wordForms(tokens: readonly Token[], context: LatticeContext): WordForm[][] {
  return tokens.map((token) => {
    if (token.kind === 'quoted' || token.kind === 'file') return []
    const own = [token.text, ...(listedIn(context.language.aliases, token.text) ?? [])].map((text) => ({
      text,
      cost: 0,
    }))
    return isReal(token, context) ? own : [...own, ...mended(token.text, context)]
  })
}

/** Whether a word stands for itself: it is known, or a word of everyday speech, or of a name, or no word at all. */
export function isReal(token: Token, { language, known, isNamed }: LatticeContext): boolean {
  const { text } = token
  const isMade = language.prefixes?.some((one) => isVerbBehind(one, text, known)) === true
  return token.kind !== 'word' || known.has(text) || language.everyday.has(text) || isNamed(text) || isMade
}

const shortestVerb = 5

/** "heraushaben" is a verb of its own, and no slip of another with that beginning. */
const isVerbBehind = (prefix: string, text: string, known: ReadonlySet<string>): boolean =>
  text.startsWith(prefix) && text.length >= prefix.length + shortestVerb && known.has(text.slice(prefix.length))

const mostMended = 3

const mostRemembered = 5000

function mended(text: string, context: LatticeContext): WordForm[] {
  const { found } = context.vocabulary
  const known = found.get(text)
  if (known !== undefined) return known
  if (found.size > mostRemembered) found.clear()
  const forms = mend(text, context)
  found.set(text, forms)
  return forms
}

function mend(text: string, context: LatticeContext): WordForm[] {
  const { language, removes, way } = context
  const most = text.length === 3 ? 1 : allowance(text.length)
  if (most === 0) return []
  const found = nearest(text, most, context)
  for (const word of language.unslipped ?? [])
    if (isSwap(text, word)) found.push({ text: word, cost: costOf(text, word, 1, language.alike) })
  const safe = found.filter((one) => removes(one.text) !== true || isSurely(text, one, found, removes))
  return levelled(safe, way)
    .sort((a, b) => a.cost - b.cost)
    .slice(0, mostMended)
}

/** The words that are at most so many letters apart. */
function nearest(text: string, most: number, { vocabulary, language }: LatticeContext): WordForm[] {
  const found: WordForm[] = []
  const own = lettersOf(text)
  for (let length = text.length - most; length <= text.length + most; length += 1) {
    for (const { word, letters: theirs } of vocabulary.byLength.get(length) ?? []) {
      if (bitsApart(own, theirs) > most * 2 || reverses(text, word, language.reversing)) continue
      const letters = Math.min(most, allowance(word.length) || 1)
      const edits = distance(text, word, letters)
      if (edits <= letters && isSlip(text, word))
        found.push({ text: word, cost: costOf(text, word, edits, language.alike) })
    }
  }
  return found
}

/** A word of three letters is forgiven little. */
const isSlip = (text: string, word: string): boolean =>
  Math.min(text.length, word.length) >= 4 || isSwap(text, word) || isShortened(text, word) || isDoubled(text, word)

/** Two words within this go for one slip as well as the other. */
const asGood = 0.3

/** A slip that may as well be a word of the other way is asked about, whichever is a little nearer: "loder". */
function levelled(found: readonly WordForm[], wayOf: LatticeContext['way']): WordForm[] {
  return found.map((form) => {
    const way = wayOf(form.text)
    const against = found.filter(({ text }) => way !== undefined && wayOf(text) === -way)
    const least = Math.min(...against.map(({ cost }) => cost))
    return form.cost > least && form.cost - least < asGood ? { ...form, cost: least } : form
  })
}

/**
 * Letters are left out, doubled and swapped more often than another key is hit: "spit" is split before it is spin. A
 * letter that sounds the same is no other key: "lowder".
 */
function costOf(text: string, word: string, edits: number, alike: Language['alike']): number {
  const isOther = text.length === word.length && edits === 1 && !isSwap(text, word)
  return 1 + 0.7 * edits + (text[0] === word[0] ? 0 : 0.4) + (isOther ? otherLetter(text, word, alike) : 0)
}

function otherLetter(text: string, word: string, alike: Language['alike'] = []): number {
  const at = text.split('').findIndex((letter, index) => letter !== word[index])
  const letters = [text.charAt(at), word.charAt(at)]
  return alike.some((pair) => letters.every((letter) => pair.includes(letter))) ? -0.3 : 0.15
}

/**
 * A slip leads to a removal only where it could as well be no other verb, no letter is left out of three, and the first
 * stands.
 */
function isSurely(
  text: string,
  { text: word, cost }: WordForm,
  found: readonly WordForm[],
  removes: LatticeContext['removes'],
): boolean {
  const isOther = found.some((one) => removes(one.text) === false && one.cost <= cost)
  return text[0] === word[0] && !isOther && !isShortened(text, word)
}

/** Three letters of four, the first among them: "trm". */
const isShortened = (text: string, word: string): boolean =>
  text.length === 3 && word.length === 4 && text[0] === word[0]

/** A key that was hit twice: "pann". */
const isDoubled = (text: string, word: string): boolean =>
  text.length === word.length + 1 &&
  word.split('').some((letter, at) => word.slice(0, at) + letter + word.slice(at) === text)

/** "unmute" is no slip in "mute", nor the other way round. */
function reverses(a: string, b: string, beginnings: readonly string[]): boolean {
  return beginnings.some((one) => a.startsWith(one) !== b.startsWith(one) && (a.endsWith(b) || b.endsWith(a)))
}

/** Somebody may say "constructor", which every object has. */
function listedIn<T>(table: Readonly<Record<string, T>>, word: string): T | undefined {
  return Object.hasOwn(table, word) ? table[word] : undefined
}
