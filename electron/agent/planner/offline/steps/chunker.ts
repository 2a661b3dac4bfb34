import type { Read } from '../grammar/numbers.ts'
import type { Source } from '../grammar/source.ts'
import { readAnyPhrase, wordAt } from '../grammar/source.ts'
import type { Token } from '../text/tokenise.ts'
import type { Lexicon, VerbMatch } from '../verbs/lexicon.ts'
import { matchMisspeltVerbs, matchVerbs } from '../verbs/lexicon.ts'
import { en, inPassing } from '../words/en.ts'
import { features, genericVerbs } from '../words/enMissing.ts'
import { speakingPreps, speakingWords } from '../words/enValues.ts'
import type { Chunk, Meaning } from './chunk.ts'
import { phraseGuards, tellingPhrases } from '../words/enTools.ts'
import { readMeaning } from './meanings.ts'
import { readAfterPronoun } from './readAfterPronoun.ts'
import { readFileName, readGivenName, readItself, readSamePitch, readSavedName, readSoThat } from './readAfterVerb.ts'

/** Where the chunker stands in the step that it reads. */
interface Place {
  readonly source: Source
  readonly lexicon: Lexicon
  readonly chunks: Chunk[]
  readonly meanings: Map<string, Read<Meaning> | null>
  /** Tokens that a verb's later parts took. */
  readonly taken: Set<number>
  prep: string | null
  /** The step has its verb already. */
  verbSaid: boolean
  /** A verb was said, in this step or before. */
  begun: boolean
  /** Nothing that counts was said since the step, or its next part, began. */
  fresh: boolean
}

/** The same place is looked at by several readers; what it means is read once. Only these prepositions change it. */
function meaningAt(place: Place, at: number, prep: string | null): Read<Meaning> | null {
  const telling = prep === 'over' || prep === 'into' ? prep : null
  const key = `${at} ${telling ?? ''}`
  const known = place.meanings.get(key)
  if (known !== undefined) return known
  const read = readMeaning(place.source, at, telling)
  place.meanings.set(key, read)
  return read
}

type Reader = (place: Place, at: number) => Read<Meaning> | null

const marks: Readonly<Record<string, Meaning>> = {
  ',': { kind: 'connector', strength: 'weak' },
  ':': { kind: 'connector', strength: 'weak' },
  ';': { kind: 'connector', strength: 'strong' },
  '.': { kind: 'connector', strength: 'stop' },
  '!': { kind: 'connector', strength: 'stop' },
  '?': { kind: 'question' },
}

const readMark: Reader = ({ source }, at) => {
  const token = source.tokens[at]
  if (token?.kind !== 'mark') return null
  const meaning = Object.hasOwn(marks, token.text) ? marks[token.text] : undefined
  if (meaning !== undefined) return { value: meaning, next: at + 1 }
  if (token.text === '+' && source.tokens[at + 1]?.glued !== true)
    return { value: { kind: 'connector', strength: 'weak' }, next: at + 1 }
  return token.text === '-' && source.tokens[at + 1]?.glued !== true
    ? { value: { kind: 'connector', strength: 'weak' }, next: at + 1 }
    : null
}

const readConnector: Reader = (place, at) => {
  const { source, chunks } = place
  const word = wordAt(source, at)
  const phrase = chunks.length === 0 ? null : readAnyPhrase(source, at, en.connectorPhrases)
  if (phrase !== null) return { value: { kind: 'connector', strength: 'strong' }, next: phrase }
  const goesOn =
    word === 'but' &&
    place.verbSaid &&
    readAnyPhrase(source, at, [...en.leaveAlone, ...en.except]) === null &&
    matchVerbs(place.lexicon, source, at + 1).length > 0
  if (goesOn) return { value: { kind: 'connector', strength: 'weak' }, next: at + 1 }
  if (!en.connectors.has(word) && !en.and.has(word)) return null
  if (word === 'next' || word === 'plus')
    return meaningAt(place, at, null) === null
      ? { value: { kind: 'connector', strength: word === 'next' ? 'strong' : 'weak' }, next: at + 1 }
      : null
  return { value: { kind: 'connector', strength: en.strongConnectors.has(word) ? 'strong' : 'weak' }, next: at + 1 }
}

const readCorrection: Reader = ({ source, begun }, at) => {
  if (!begun) return null
  const next = readAnyPhrase(source, at, en.corrections)
  const longer = Math.max(readAnyPhrase(source, at, en.negations) ?? 0, readAnyPhrase(source, at, en.except) ?? 0)
  return next === null || longer > next || (wordAt(source, at) === 'rather' && wordAt(source, at + 1) === 'than')
    ? null
    : { value: { kind: 'correction' }, next }
}

/** "except", "but not", "without"; "don't" and "never". */
const readExclusion: Reader = (place, at) => {
  const { source, verbSaid, chunks } = place
  const last = chunks.at(-1)
  const afterAll =
    last !== undefined &&
    last.next === at &&
    (last.kind === 'whole' ||
      last.kind === 'clips' ||
      (last.kind === 'tracks' && last.tracks.some((track) => track.kind === 'all')))
  if (wordAt(source, at) === 'but' && afterAll && meaningAt(place, at + 1, null) !== null)
    return { value: { kind: 'except', as: 'except' }, next: at + 1 }
  const outside = readAnyPhrase(source, at, en.outside)
  if (outside !== null && verbSaid) return { value: { kind: 'except', as: 'outside' }, next: outside }
  const except = readAnyPhrase(source, at, verbSaid ? [...en.except, ...en.leaveAlone] : en.except)
  if (except !== null) return { value: { kind: 'except', as: 'except' }, next: except }
  const negation = readAnyPhrase(source, at, en.negations)
  if (negation === null) return null
  const apart = ['not', 'without'].includes(wordAt(source, at)) && meaningAt(place, negation, null) !== null
  const spared: Meaning = { kind: 'except', as: 'except' }
  return { value: apart && verbSaid ? spared : { kind: 'not' }, next: negation }
}

const readPoliteness: Reader = (place, at) => {
  const { source, fresh } = place
  if (!fresh) return null
  const next = readAnyPhrase(source, at, en.politePhrases)
  if (next === null || meaningAt(place, at, null) !== null) return null
  const wish = matchVerbs(place.lexicon, source, next - 1).some(({ phrase }) =>
    Object.hasOwn(phraseGuards, phrase.text),
  )
  return { value: { kind: 'nothing' }, next: wish ? next - 1 : next }
}

/** A verb where one can stand; elsewhere its word is a noun: "the silence", "a copy". */
const readVerb: Reader = ({ source, lexicon, verbSaid, fresh, chunks }, at) => {
  const matches = matchVerbs(lexicon, source, at)
  const before = wordAt(source, at - 1)
  const last = chunks.at(-1)
  const afterNounWord =
    inPassing.determinersOfNouns.has(before) ||
    (last?.kind === 'time' && last.next === at) ||
    (last?.kind === 'generic' && last.next === at)
  const canStand = (!verbSaid || fresh) && (!afterNounWord || tellingPhrases.has(matches[0]?.phrase.text ?? ''))
  if (matches.length > 0)
    return { value: { kind: canStand ? 'verb' : 'noun', matches }, next: matches[0]?.next ?? at + 1 }
  const word = wordAt(source, at)
  const generic: Meaning = { kind: 'generic', word }
  if (canStand && fresh && genericVerbs.has(word)) return { value: generic, next: at + 1 }
  const misspelt: readonly VerbMatch[] = canStand && fresh ? matchMisspeltVerbs(lexicon, source, at) : []
  const verb: Meaning = { kind: 'verb', matches: misspelt }
  return misspelt.length === 0 ? null : { value: verb, next: misspelt[0]?.next ?? at + 1 }
}

const readPointedBack: Reader = ({ source, chunks }, at) => readAfterPronoun(source, chunks, at)

const readContent: Reader = (place, at) => meaningAt(place, at, place.prep)

const readFeature: Reader = ({ source }, at) => {
  for (let size = 3; size > 0; size -= 1) {
    const words = Array.from({ length: size }, (_, offset) => wordAt(source, at + offset)).join(' ')
    const feature = features.get(words)
    if (feature !== undefined) return { value: { kind: 'feature', feature }, next: at + size }
  }
  return null
}

/** "because …", "so that …", "which is too long": reasons are not read, up to where the next part begins. */
const readReason: Reader = ({ source, verbSaid, fresh }, at) => {
  const compares = wordAt(source, at) === 'as' && !inPassing.asReason.has(wordAt(source, at + 1))
  if (!verbSaid || fresh || compares || !en.reasons.has(wordAt(source, at))) return null
  let next = at + 1
  while (
    next < source.tokens.length &&
    !(source.tokens[next]?.kind === 'mark' && ',.;!?'.includes(wordAt(source, next))) &&
    !en.strongConnectors.has(wordAt(source, next))
  )
    next += 1
  return { value: { kind: 'nothing' }, next }
}

/** "whenever the host is talking": the track that it depends on. */
const readSpeaker: Reader = (place, at) => {
  const { source } = place
  if (!speakingPreps.has(wordAt(source, at))) return null
  const there =
    wordAt(source, at + 1) === 'there'
      ? ['is', "'s", 'are'].includes(wordAt(source, at + 2))
        ? at + 3
        : at + 2
      : at + 1
  const read = meaningAt(place, there, null)
  if (read?.value.kind !== 'tracks') return null
  let { next } = read
  while (speakingWords.has(wordAt(source, next)) || wordAt(source, next) === "'s") next += 1
  place.prep = wordAt(source, at)
  return { value: read.value, next }
}

/** Where a verb can stand, a verb is looked for first; elsewhere what the project and the clock call things. */
function readersFor(place: Place): readonly Reader[] {
  const head = [
    readMark,
    readGivenName,
    readFileName,
    readSavedName,
    readSpeaker,
    readSamePitch,
    readSoThat,
    readItself,
    readPointedBack,
    readCorrection,
    readConnector,
    readExclusion,
  ]
  const startsStep = !place.verbSaid || place.fresh
  return startsStep
    ? [...head, readVerbUnlessName, readPoliteness, readContent, readVerb, readFeature]
    : [...head, readContent, readVerb, readReason, readFeature]
}

/** At the very start of a step a verb wins over a name; after a target ("on Cut 2, delete …") the longer of the two. */
const readVerbUnlessName: Reader = (place, at) => {
  const verb = readVerb(place, at)
  if (verb === null || verb.value.kind !== 'verb') return null
  const content = meaningAt(place, at, place.prep)
  const isName = content !== null && (content.value.kind === 'tracks' || content.value.kind === 'thing')
  const listed =
    place.verbSaid &&
    ['tracks', 'thing'].includes(place.chunks.findLast((chunk) => chunk.kind !== 'connector')?.kind ?? '')
  const isTime =
    content !== null &&
    ['range', 'point'].includes(content.value.kind) &&
    verb.value.matches.every((match) => match.spelling === 'typo')
  const isValue =
    content !== null &&
    (content.value.kind === 'setting' || content.value.kind === 'side') &&
    (place.begun || place.verbSaid)
  if (isValue) return content
  return isName && (listed || content.next >= verb.next) && (listed || place.chunks.length > 0) && content.next > at + 1
    ? content
    : isTime
      ? content
      : verb
}

/** A preposition that nothing follows: "fade … out" says which way, "everything until" leaves the range open. */
function addDangling(place: Place, at: number): void {
  const { prep } = place
  place.prep = null
  if (prep === 'in' || prep === 'out')
    place.chunks.push({ kind: 'particle', word: prep, start: at - 1, next: at, prep: null })
  else if (prep !== null && inPassing.leavesOpen.has(prep))
    place.chunks.push({ kind: 'vague', start: at - 1, next: at, prep: null })
}

function add(place: Place, meaning: Meaning, at: number, next: number): void {
  if (meaning.kind === 'connector' || meaning.kind === 'question') addDangling(place, at)
  place.chunks.push({ ...meaning, start: at, next, prep: place.prep })
  if (meaning.kind === 'verb') for (const taken of meaning.matches[0]?.taken ?? []) place.taken.add(taken)
  if (meaning.kind === 'connector' || meaning.kind === 'question' || meaning.kind === 'correction') {
    place.fresh = true
    place.prep = null
    const strong = meaning.kind !== 'connector' || meaning.strength === 'stop'
    if (strong) place.verbSaid = false
    return
  }
  if (meaning.kind === 'verb') place.begun = true
  if (meaning.kind === 'verb' || meaning.kind === 'generic') place.verbSaid = true
  if (meaning.kind !== 'nothing') place.fresh = false
  place.prep = null
}

function addWord(place: Place, at: number): void {
  const said = (token: Token): string => place.source.message.slice(token.start, token.end)
  const word = wordAt(place.source, at)
  const token = place.source.tokens[at]
  if (en.prepositions.has(word)) {
    place.prep = word
    return
  }
  if (token?.kind === 'word' && (en.before.has(word) || en.after.has(word)))
    return add(place, { kind: 'vague' }, at, at + 1)
  const silent =
    token === undefined ||
    token.kind === 'mark' ||
    en.fillers.has(word) ||
    en.determiners.has(word) ||
    en.recording.has(word) ||
    en.parts.has(word) ||
    en.clipWords.has(word)
  if (silent) return
  const last = place.chunks.at(-1)
  if (last?.kind === 'unknown' && last.next === at)
    place.chunks[place.chunks.length - 1] = { ...last, text: `${last.text} ${said(token)}`, next: at + 1 }
  else add(place, { kind: 'unknown', text: said(token) }, at, at + 1)
}

/** Cuts a message into stretches that mean something, in one pass. */
export function readChunks(
  source: Source,
  lexicon: Lexicon,
  message: 'request' | 'answer' = 'request',
): readonly Chunk[] {
  const place: Place = {
    source,
    lexicon,
    chunks: [],
    meanings: new Map(),
    taken: new Set(),
    prep: null,
    verbSaid: message === 'answer',
    begun: message === 'answer',
    fresh: true,
  }
  for (let at = 0; at < source.tokens.length;) {
    if (place.taken.has(at)) {
      at += 1
      continue
    }
    const read = readBeforeTaken(place, at)
    if (read === null) addWord(place, at)
    else if (read.value.kind !== 'nothing') add(place, read.value, at, read.next)
    at = read === null ? at + 1 : read.next
  }
  addDangling(place, source.tokens.length)
  return place.chunks
}

/**
 * A later part of a verb ends what can be read before it: in "put the cursor at 10", "the cursor" is no point in time.
 */
function readBeforeTaken(place: Place, at: number): Read<Meaning> | null {
  const read = firstOf(readersFor(place), place, at)
  const taken = read === null ? undefined : [...place.taken].find((token) => token > at && token < read.next)
  if (taken === undefined || read?.value.kind === 'amount' || read?.value.kind === 'setting') return read
  const { source } = place
  return firstOf(
    readersFor(place),
    { ...place, meanings: new Map(), source: { ...source, tokens: source.tokens.slice(0, taken) } },
    at,
  )
}

function firstOf(readers: readonly Reader[], place: Place, at: number): Read<Meaning> | null {
  for (const reader of readers) {
    const read = reader(place, at)
    if (read !== null) return read
  }
  return null
}
