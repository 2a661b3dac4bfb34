import type { Read } from '../grammar/numbers.ts'
import type { Source } from '../grammar/source.ts'
import { readAnyPhrase, wordAt } from '../grammar/source.ts'
import { en } from '../words/en.ts'
import { placeOpeners } from '../words/enTools.ts'
import { afterIt, afterItself, naming, samePitch, soThat, soundWords } from '../words/enValues.ts'
import type { Chunk, Meaning } from './chunk.ts'

/** What was read of the step so far. */
interface Place {
  readonly source: Source
  readonly chunks: readonly Chunk[]
  readonly verbSaid: boolean
}

type Reader = (place: Place, at: number) => Read<Meaning> | null

const verbOf = ({ chunks }: Place): ReadonlySet<string> => {
  const verb = chunks.findLast((chunk) => chunk.kind === 'verb')
  return verb?.kind === 'verb' ? new Set(verb.matches.flatMap(({ phrase }) => [...phrase.tools])) : new Set()
}

/** "move it so that it starts at 70", "… to end where the intro ends". */
export const readSoThat: Reader = (place, at) => {
  const { source, verbSaid } = place
  const next = verbSaid ? readAnyPhrase(source, at, soThat) : null
  if (next === null || !verbOf(place).has('move_clip')) return null
  const word = wordAt(source, next)
  const edge =
    en.startsVerb.has(word) || word === 'begin' ? 'start' : en.endsVerb.has(word) || word === 'end' ? 'end' : null
  return edge === null || !placeOpeners.has(wordAt(source, next + 1))
    ? null
    : { value: { kind: 'edge', edge }, next: next + 1 }
}

/** "speed it up and keep the pitch": a change of tempo does. */
export const readSamePitch: Reader = (place, at) => {
  const next =
    place.verbSaid && verbOf(place).has('apply_change_tempo') ? readAnyPhrase(place.source, at, samePitch) : null
  return next === null ? null : { value: { kind: 'nothing' }, next }
}

/** "duplicate it right after itself". */
export const readItself: Reader = (place, at) => {
  const tools = verbOf(place)
  if (!place.verbSaid || !(tools.has('duplicate_clip') || tools.has('copy'))) return null
  const next = readAnyPhrase(place.source, at, [...afterItself, ...afterIt])
  return next === null ? null : { value: { kind: 'afterItself' }, next }
}

/**
 * "rename it to …", "label 10 to 20 as …", "call track 2 …": what follows is the name, whatever its words are
 * otherwise.
 */
export const readGivenName: Reader = ({ source, chunks, verbSaid }, at) => {
  const verb = verbSaid ? chunks.findLast((chunk) => chunk.kind === 'verb') : undefined
  const tools = verb?.kind === 'verb' ? verb.matches[0]?.phrase.tools : undefined
  const last = chunks.at(-1)
  if (verb?.kind !== 'verb' || tools === undefined || last === undefined || last === verb) return null
  const renames = tools.has('rename_track') || tools.has('rename_clip') || tools.has('rename_label')
  const joint =
    (renames && naming.renameJoints.has(wordAt(source, at))) ||
    (tools.has('add_label') && naming.labelJoints.has(wordAt(source, at)))
  const calls =
    renames &&
    naming.callVerbs.has(verb.matches[0]?.said ?? '') &&
    last.next === at &&
    ['tracks', 'thing', 'pronoun', 'selection'].includes(last.kind)
  if (!joint && !calls) return null
  const start = joint ? at + 1 : at
  const [first] = source.tokens.slice(start)
  if (first?.kind === 'quote') return { value: { kind: 'called', name: first.text }, next: start + 1 }
  let next = start
  while (next < source.tokens.length && !endsGivenName(source, next)) next += 1
  const end = source.tokens[next - 1]
  return first === undefined || end === undefined || next === start || first.kind === 'mark'
    ? null
    : { value: { kind: 'called', name: source.message.slice(first.start, end.end) }, next }
}

function endsGivenName(source: Source, at: number): boolean {
  const token = source.tokens[at]
  const mark = token?.kind === 'mark' && ',.;!?'.includes(token.text) && source.tokens[at + 1]?.glued !== true
  return mark || en.strongConnectors.has(wordAt(source, at)) || naming.endsRequest.has(wordAt(source, at))
}

/** "save as demo 2": a name, where nothing in it says how a file is to sound. */
export const readSavedName: Reader = ({ source, chunks, verbSaid }, at) => {
  const verb = verbSaid ? chunks.findLast((chunk) => chunk.kind === 'verb') : undefined
  const saves =
    verb?.kind === 'verb' && (verb.matches[0]?.said ?? '').startsWith('sav') && wordAt(source, at - 1) === 'as'
  const first = source.tokens[at]
  if (
    !saves ||
    first === undefined ||
    (first.kind !== 'word' && first.kind !== 'number') ||
    en.determiners.has(first.text)
  )
    return null
  let next = at
  while (next < source.tokens.length && !endsGivenName(source, next)) next += 1
  const last = source.tokens[next - 1]
  const tells = source.tokens
    .slice(at, next)
    .some(({ kind, text }) => kind === 'path' || kind === 'quote' || soundWords.has(text))
  return tells || last === undefined
    ? null
    : { value: { kind: 'called', name: source.message.slice(first.start, last.end) }, next }
}

/** "save as episode one.mp3": the words before a file's name are its name too. */
export const readFileName: Reader = ({ source, verbSaid }, at) => {
  if (!verbSaid || !naming.renameJoints.has(wordAt(source, at))) return null
  let next = at + 1
  while (next < at + 8 && source.tokens[next]?.kind === 'word' && !en.prepositions.has(wordAt(source, next))) next += 1
  const [first, last] = [source.tokens[at + 1], source.tokens[next]]
  const isCalled = source.tokens.slice(at + 1, next).some(({ text }) => en.callWords.has(text))
  return first === undefined || last?.kind !== 'path' || next === at + 1 || isCalled
    ? null
    : { value: { kind: 'called', name: source.message.slice(first.start, last.end) }, next: next + 1 }
}
