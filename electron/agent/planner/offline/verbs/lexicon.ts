import type { Source } from '../grammar/source.ts'
import { readFrequency } from '../grammar/amounts.ts'
import { matchWholeName } from '../grammar/names.ts'
import { readNumber } from '../grammar/numbers.ts'
import { wordAt } from '../grammar/source.ts'
import { readTracks } from '../grammar/tracks.ts'
import { en, inPassing } from '../words/en.ts'
import { phraseGuards, placeOpeners } from '../words/enTools.ts'
import { realWords } from '../words/realWords.ts'
import { oneTypoApart } from './oneTypoApart.ts'
import { wordForms } from './wordForms.ts'

/** A verb or phrase of one or more tools: 'trim', 'get rid of', 'trim … off'. */
export interface VerbPhrase {
  readonly parts: readonly (readonly string[])[]
  /** What may stand between its parts: anything, or one number and no more ('add # tracks'). */
  readonly between: 'anything' | 'a number'
  /** Names of the tools that it can mean; those that are not there yet too. */
  readonly tools: ReadonlySet<string>
  readonly size: number
  /** As the tool's literal has it. */
  readonly text: string
}

export interface VerbMatch {
  readonly phrase: VerbPhrase
  /** Where the tokens after its first part begin. */
  readonly next: number
  /** Places of its later parts; they are skipped when the rest of the sentence is read. */
  readonly taken: readonly number[]
  readonly spelling: 'exact' | 'typo'
  /** The form that was said, lower case. */
  readonly said: string
}

export interface Lexicon {
  readonly byFirst: ReadonlyMap<string, readonly VerbPhrase[]>
  /** First words by length, for finding a misspelt one. */
  readonly byLength: ReadonlyMap<number, readonly string[]>
  readonly words: ReadonlySet<string>
  /** Verbs that stand alone, in all their forms. */
  readonly verbs: ReadonlySet<string>
}

/** How far apart the parts of a split phrase may stand, in tokens. */
const farthestPart = 24

export function buildLexicon(
  sources: readonly { readonly tool: string; readonly words: readonly string[] }[],
): Lexicon {
  const tools = new Map<string, Set<string>>()
  for (const { tool, words } of sources) {
    for (const word of words) {
      const key = word.toLowerCase().replaceAll('-', ' ').trim()
      const known = tools.get(key)
      if (known === undefined) tools.set(key, new Set([tool]))
      else known.add(tool)
    }
  }
  const byFirst = new Map<string, VerbPhrase[]>()
  const all = new Set<string>()
  const verbs = new Set<string>()
  for (const [text, names] of tools) {
    const parts = text.split(/[…#]/).map((part) =>
      part
        .trim()
        .split(/\s+/)
        .filter((word) => word !== ''),
    )
    const first = parts[0]?.[0]
    if (first === undefined) continue
    const phrase: VerbPhrase = {
      parts,
      between: text.includes('#') ? 'a number' : 'anything',
      tools: names,
      size: parts.flat().length,
      text,
    }
    for (const word of parts.flat()) all.add(word)
    for (const form of wordForms(first)) {
      all.add(form)
      if (phrase.size === 1) verbs.add(form)
      const list = byFirst.get(form)
      if (list === undefined) byFirst.set(form, [phrase])
      else list.push(phrase)
    }
  }
  for (const list of byFirst.values())
    list.sort(
      (one, other) =>
        other.size - one.size || one.parts.length - other.parts.length || other.text.length - one.text.length,
    )
  return { byFirst, byLength: groupByLength(byFirst.keys()), words: all, verbs }
}

function groupByLength(words: Iterable<string>): ReadonlyMap<number, readonly string[]> {
  const groups = new Map<number, string[]>()
  for (const word of words) groups.set(word.length, [...(groups.get(word.length) ?? []), word])
  return groups
}

function startsVerb(lexicon: Lexicon, source: Source, at: number): boolean {
  return lexicon.byFirst.has(wordAt(source, at)) && wordAt(source, at) !== 'out'
}

/** "put a fade on the room tone": a word that a name ends with is no part of a verb. */
function endsName(source: Source, from: number, at: number): boolean {
  for (let start = Math.max(from, at - 3); start < at; start += 1) {
    const name = matchWholeName(source.names, source.tokens, start)
    if (name !== null && name.next > at) return true
  }
  return false
}

/** Where a later part of a split phrase stands: before the sentence or the step ends. */
function findPart(lexicon: Lexicon, source: Source, from: number, part: readonly string[]): number | null {
  for (let at = from; at < from + farthestPart && at < source.tokens.length; at += 1) {
    const token = source.tokens[at]
    if (
      token === undefined ||
      (token.kind === 'mark' && '.;!?'.includes(token.text)) ||
      en.strongConnectors.has(token.text)
    )
      return null
    const joint = token.text === ',' || en.and.has(token.text)
    if (joint && !part.includes(token.text) && startsVerb(lexicon, source, at + 1)) return null
    if (part.every((word, place) => wordAt(source, at + place) === word) && !endsName(source, from, at)) return at
  }
  return null
}

/** "delete track 3": the word belongs to the track that follows, so that it is read with its number or name. */
function leavesKind(source: Source, at: number, phrase: VerbPhrase, first: readonly string[]): boolean {
  const last = first.at(-1) ?? ''
  const named =
    phrase.parts.length === 1 &&
    first.length > 1 &&
    (en.trackWords.has(last) || en.labelSure.has(last)) &&
    !inPassing.makingVerbs.has(first[0] ?? '')
  const follower = source.tokens[at + first.length]
  return (
    named &&
    follower !== undefined &&
    follower.kind !== 'mark' &&
    !en.prepositions.has(follower.text) &&
    !en.connectors.has(follower.text) &&
    !en.fillers.has(follower.text)
  )
}

/** "put the music at the top", "select the whole music track": a track, and nothing beside it. */
function onlyTrack(source: Source, at: number, phrase: VerbPhrase, after: number): boolean {
  const [first = [], last] = phrase.parts
  const tracks = readTracks(source, at + first.length)
  return tracks !== null && (last === undefined || tracks.next === after - last.length)
}

/**
 * Phrases that mean a tool only in company: "start the music at 5", "I only want the part …", "make it start at 10".
 */
function isGuarded(source: Source, at: number, phrase: VerbPhrase, after: number): boolean {
  const guard = Object.hasOwn(phraseGuards, phrase.text) ? phraseGuards[phrase.text] : undefined
  if (guard === undefined) return true
  const follower = source.tokens[after]
  const before = wordAt(source, after - 2)
  if (guard.behind !== undefined && ![1, 2].some((back) => guard.behind?.has(wordAt(source, at - back)) === true))
    return false
  if (guard.follows === 'anything') return true
  if (guard.exact && wordAt(source, at) !== phrase.parts[0]?.[0]) return false
  if (guard.follows === 'an object')
    return (
      follower?.kind === 'word' &&
      !en.prepositions.has(follower.text) &&
      (en.determiners.has(follower.text) || !en.fillers.has(follower.text)) &&
      !en.recording.has(follower.text)
    )
  if (guard.follows === 'a place')
    return (
      placeOpeners.has(follower?.text ?? '') &&
      !en.determiners.has(before) &&
      (before === 'to' || !en.prepositions.has(before))
    )
  if (guard.follows === 'a track') return onlyTrack(source, at, phrase, after)
  const part = wordAt(source, en.determiners.has(follower?.text ?? '') ? after + 1 : after)
  return (
    en.parts.has(part) || en.firstWords.has(part) || en.lastWords.has(part) || readNumber(source.tokens, after) !== null
  )
}

function matchPhrase(
  lexicon: Lexicon,
  source: Source,
  at: number,
  phrase: VerbPhrase,
  spelling: VerbMatch['spelling'],
): VerbMatch | null {
  const [first, ...others] = phrase.parts
  if (first === undefined || !first.every((word, place) => place === 0 || wordAt(source, at + place) === word))
    return null
  const taken: number[] = []
  let from = at + first.length
  for (const part of others) {
    const place =
      phrase.between === 'anything'
        ? findPart(lexicon, source, from, part)
        : (readNumber(source.tokens, from)?.next ?? null)
    if (place === null || !part.every((word, offset) => wordAt(source, place + offset) === word)) return null
    taken.push(...part.map((_, offset) => place + offset))
    from = place + part.length
  }
  if (!isGuarded(source, at, phrase, from)) return null
  const bound = others.at(-1)?.at(-1)
  if (bound !== undefined && inPassing.frequencyBounds.has(bound) && readFrequency(source, from) === null) return null
  return {
    phrase,
    next: at + first.length - (leavesKind(source, at, phrase, first) ? 1 : 0),
    taken,
    spelling,
    said: wordAt(source, at),
  }
}

/** Every phrase that stands here, longest first. */
export function matchVerbs(lexicon: Lexicon, source: Source, at: number): readonly VerbMatch[] {
  const matches: VerbMatch[] = []
  for (const phrase of lexicon.byFirst.get(wordAt(source, at)) ?? []) {
    const match = matchPhrase(lexicon, source, at, phrase, 'exact')
    if (match !== null) matches.push(match)
  }
  return matches
}

/**
 * A short word is one letter away from many: only a vowel left out ("trm"), or in four letters two neighbours swapped.
 */
function isShortTypo(word: string, right: string): boolean {
  if (word[0] !== right[0] || !oneTypoApart(word, right)) return false
  const vowelless = (text: string): string => text.replace(/[aeiou]/g, '')
  if (right.length === word.length + 1) return vowelless(word) === vowelless(right)
  return word.length === 4 && right.length === 4 && word.split('').sort().join('') === right.split('').sort().join('')
}

/**
 * Verbs that the word may be a misspelling of: words of three letters or more, one typo apart, and no word of its own.
 */
export function matchMisspeltVerbs(lexicon: Lexicon, source: Source, at: number): readonly VerbMatch[] {
  const word = wordAt(source, at)
  if (
    source.tokens[at]?.kind !== 'word' ||
    word.length < 3 ||
    realWords.has(word) ||
    lexicon.words.has(word) ||
    source.isCommon(word) ||
    source.names.vocabulary.has(word)
  )
    return []
  const near = [word.length - 1, word.length, word.length + 1].flatMap((length) => lexicon.byLength.get(length) ?? [])
  const matches: VerbMatch[] = []
  for (const right of near) {
    if (right.length < 4 || !(word.length < 5 ? isShortTypo(word, right) : oneTypoApart(word, right))) continue
    for (const phrase of lexicon.byFirst.get(right) ?? []) {
      const match = matchPhrase(lexicon, source, at, phrase, 'typo')
      if (match !== null) matches.push({ ...match, said: right })
    }
  }
  return matches.sort((one, other) => other.phrase.size - one.phrase.size)
}
