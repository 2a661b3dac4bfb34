import { readAmount, readCount } from '../grammar/amounts.ts'
import { readDuration, readSignedDuration } from '../grammar/durations.ts'
import { readClipSet } from '../grammar/clipSets.ts'
import { matchWholeName } from '../grammar/names.ts'
import type { Read } from '../grammar/numbers.ts'
import { readNumber } from '../grammar/numbers.ts'
import { readPoint } from '../grammar/points.ts'
import { readRange } from '../grammar/ranges.ts'
import { readSetting, readTone } from '../grammar/settings.ts'
import { readSide } from '../grammar/sides.ts'
import type { Source } from '../grammar/source.ts'
import { readAnyPhrase, skipSome, wordAt } from '../grammar/source.ts'
import { readThing } from '../grammar/things.ts'
import { readTracks } from '../grammar/tracks.ts'
import { en, inPassing } from '../words/en.ts'
import { lengthOf } from '../words/enValues.ts'
import type { Meaning } from './chunk.ts'
import { extentOf } from './points.ts'

type Reader = (source: Source, at: number, prep: string | null) => Read<Meaning> | null

const meaning = (value: Meaning, next: number): Read<Meaning> => ({ value, next })

/** After "than", "over", "longer than" a time is a measure, never the start of a range. */
const readMeasure: Reader = (source, at, prep) => {
  const measured = ['than', 'exceeding'].includes(wordAt(source, at - 1)) || prep === 'over'
  const time = measured ? readDuration(source.tokens, at) : null
  return time === null ? null : meaning({ kind: 'time', duration: time.value }, time.next)
}

/** "to the length of the host", "as long as the intro": so many seconds. */
const readLengthOf: Reader = (source, at) => {
  const start = readAnyPhrase(source, at, lengthOf)
  if (start === null) return null
  const names = readNames(source, start, null)
  const extent =
    names?.value.kind === 'tracks'
      ? extentOf(source.project, null, names.value.tracks)
      : names?.value.kind === 'thing'
        ? extentOf(source.project, names.value.thing, [])
        : null
  return names === null || extent === null
    ? null
    : meaning({ kind: 'time', duration: { seconds: extent.end - extent.start, unit: 1, bare: false } }, names.next)
}

const readSame: Reader = (source, at) => {
  const phrase = readAnyPhrase(source, at, inPassing.doTheSame)
  if (phrase !== null) return meaning({ kind: 'same' }, phrase)
  const start = wordAt(source, at) === 'the' ? at + 1 : at
  if (!en.sameWords.has(wordAt(source, start)) || en.levelWords.has(wordAt(source, start + 1))) return null
  return en.parts.has(wordAt(source, start + 1)) || en.recording.has(wordAt(source, start + 1))
    ? meaning({ kind: 'samePart' }, start + 2)
    : meaning({ kind: 'same' }, start + 1)
}

/** "every 30 seconds", "at every label", "into three equal parts", "in half", "into thirds". */
const readEvery: Reader = (source, at) => {
  const each = ['every', 'each'].includes(wordAt(source, at))
  if (each) {
    const time = readDuration(source.tokens, at + 1)
    if (time !== null && !time.value.bare) return meaning({ kind: 'every', seconds: time.value.seconds }, time.next)
    const unit = wordAt(source, at + 1)
    if (Object.hasOwn(en.units, unit) && unit.length > 2)
      return meaning({ kind: 'every', seconds: en.units[unit] ?? 1 }, at + 2)
    if (time !== null) return meaning({ kind: 'every', seconds: time.value.seconds }, time.next)
  }
  const start = readAnyPhrase(source, at, inPassing.everyOneOf)
  if (start === null || (wordAt(source, at) === 'the' && !['labels', 'markers'].includes(wordAt(source, start))))
    return null
  return en.labelSure.has(wordAt(source, start)) ? meaning({ kind: 'everyThing', what: 'label' }, start + 1) : null
}

const readParts: Reader = (source, at, prep) => {
  const into = wordAt(source, at) === 'into' || wordAt(source, at) === 'in'
  if (!into && prep !== 'into') return null
  const start = into ? at + 1 : at
  const word = wordAt(source, start)
  const named: Readonly<Record<string, number>> = {
    half: 2,
    halves: 2,
    two: 2,
    thirds: 3,
    quarters: 4,
    fourths: 4,
    fifths: 5,
    tenths: 10,
  }
  const piece = readDuration(source.tokens, start)
  if (
    piece !== null &&
    !piece.value.bare &&
    en.pieceWords.has(wordAt(source, skipSome(source, piece.next, inPassing.afterPiece)))
  )
    return meaning(
      { kind: 'every', seconds: piece.value.seconds },
      skipSome(source, piece.next, inPassing.afterPiece) + 1,
    )
  const number = readNumber(source.tokens, start)
  if (number !== null && Number.isInteger(number.value)) {
    let next = number.next
    while (inPassing.equalWords.has(wordAt(source, next))) next += 1
    if (en.pieceWords.has(wordAt(source, next))) return meaning({ kind: 'parts', count: number.value }, next + 1)
    return next === number.next && isEnd(source, next) ? meaning({ kind: 'parts', count: number.value }, next) : null
  }
  const count = Object.hasOwn(named, word) ? named[word] : undefined
  return count === undefined ? null : meaning({ kind: 'parts', count }, start + 1)
}

const readWhole: Reader = (source, at) => {
  const phrase = readAnyPhrase(source, at, inPassing.allOfIt)
  if (phrase !== null) return meaning({ kind: 'whole', word: 'everything' }, phrase)
  const clips = readAnyPhrase(source, at, inPassing.everyClip)
  if (clips !== null) return meaning({ kind: 'whole', word: 'everything' }, clips)
  const next = skipSome(source, at, inPassing.beforeWhole)
  const word = wordAt(source, next)
  if (en.wholeWords.has(word)) {
    const of = wordAt(source, next + 1) === 'of' ? skipSome(source, next + 2, inPassing.beforeWhole) : next + 1
    const named = readTracks(source, of) ?? readThing(source, of)
    if (named !== null) return meaning({ kind: 'whole', word }, of)
    if (en.recording.has(wordAt(source, of))) return meaning({ kind: 'whole', word }, of + 1)
    return of > next + 1 || next > at ? meaning({ kind: 'whole', word }, next + 1) : null
  }
  if (next === at && en.everything.has(word) && word !== 'any') {
    let end = at + 1
    while (inPassing.afterEverything.has(wordAt(source, end))) end += 1
    if (end === at + 1 && word === 'all' && !isEnd(source, end))
      return en.recording.has(wordAt(source, end))
        ? meaning({ kind: 'whole', word }, end + 1)
        : meaning({ kind: 'whole', word }, end)
    if (wordAt(source, end - 1) === 'else') return meaning({ kind: 'rest' }, end)
    const of =
      inPassing.ofThe.has(wordAt(source, end - 1)) &&
      en.recording.has(wordAt(source, end)) &&
      !en.trackWords.has(wordAt(source, end))
    return meaning({ kind: 'whole', word }, of ? end + 1 : end)
  }
  const names = [
    'audio',
    'recording',
    'file',
    'song',
    'project',
    'podcast',
    'episode',
    'sound',
    'interview',
    'lecture',
    'show',
    'session',
    'mix',
    'programme',
    'program',
    'broadcast',
    'voiceover',
    'narration',
  ]
  return next > at && names.includes(word) ? meaning({ kind: 'whole', word }, next + 1) : null
}

function isEnd(source: Source, at: number): boolean {
  const token = source.tokens[at]
  return (
    token === undefined ||
    token.kind === 'mark' ||
    en.and.has(token.text) ||
    token.text === 'then' ||
    en.prepositions.has(token.text)
  )
}

const readSelectionWords: Reader = (source, at) => {
  const phrase = readAnyPhrase(source, at, en.selectionPhrases)
  if (phrase !== null) return meaning({ kind: 'selection' }, phrase)
  const next = skipSome(source, at, inPassing.beforeSelection)
  const word = wordAt(source, next)
  const edge = wordAt(source, next + 1) === "'s" ? next + 2 : next + 1
  if (word === 'selection')
    return en.start.has(wordAt(source, edge)) || en.end.has(wordAt(source, edge))
      ? null
      : meaning({ kind: 'selection' }, next + 1)
  if (!en.selectionWords.has(word)) return null
  const noun = wordAt(source, next + 1)
  if (en.trackWords.has(noun) || en.clipWords.has(noun) || en.labelWords.has(noun)) return null
  return meaning({ kind: 'selection' }, en.parts.has(noun) || en.recording.has(noun) ? next + 2 : next + 1)
}

const readBothEnds: Reader = (source, at) => {
  const next = readAnyPhrase(source, at, inPassing.bothEnds)
  return next === null ? null : meaning({ kind: 'bothEnds' }, next)
}

const readPronoun: Reader = (source, at) => {
  const word = wordAt(source, at)
  if (word === 'its' || word === 'their') return meaning({ kind: 'pronoun', word }, at + 1)
  if (!en.pronouns.has(word)) return null
  const noun = wordAt(source, at + 1)
  if (en.parts.has(noun)) return meaning({ kind: 'pronoun', word }, at + 2)
  if (word === 'it' || word === 'them' || word === 'those' || word === 'these')
    return meaning({ kind: 'pronoun', word }, at + 1)
  const token = source.tokens[at + 1]
  const alone =
    token === undefined ||
    token.kind !== 'word' ||
    en.prepositions.has(noun) ||
    en.fillers.has(noun) ||
    en.connectors.has(noun) ||
    en.louder.has(noun) ||
    en.quieter.has(noun) ||
    noun === 'too' ||
    noun === 'again'
  return alone ? meaning({ kind: 'pronoun', word }, at + 1) : null
}

/** "the guest clips": all that is on the track that is called so. */
function readClipOfTrack(source: Source, at: number): Read<Meaning> | null {
  const start = skipSome(source, at, inPassing.beforeWhole)
  const match = matchWholeName(source.names, source.tokens, start)
  if (
    match === null ||
    !match.kinds.has('track') ||
    match.kinds.has('clip') ||
    !en.clipWords.has(wordAt(source, match.next))
  )
    return null
  const clips = source.project.tracks.filter((track) => track.name === match.name).flatMap((track) => track.clips)
  if (clips.length > 1 && wordAt(source, match.next) === 'clips')
    return meaning({ kind: 'tracks', tracks: [{ kind: 'name', name: match.name }], sure: true }, match.next + 1)
  return null
}

const readClips: Reader = (source, at) => {
  const read = readClipSet(source, at)
  return read === null ? null : meaning({ kind: 'clips', set: read.value }, read.next)
}

const readNames: Reader = (source, at) => {
  if (inPassing.eachOf.has(wordAt(source, at)) && wordAt(source, at + 1) !== 'all') {
    const named = readNames(source, wordAt(source, at + 1) === 'of' ? at + 2 : at + 1, null)
    if (named !== null) return named
  }
  const ofTrack = readClipOfTrack(source, at)
  if (ofTrack !== null) return ofTrack
  const tracks = readTracks(source, at)
  const thing = readThing(source, at)
  const takesThing =
    thing !== null && (tracks === null || (thing.sure && !tracks.sure) || (thing.next > tracks.next && !tracks.sure))
  if (takesThing) return meaning({ kind: 'thing', thing: thing.value, sure: thing.sure }, thing.next)
  return tracks === null ? null : meaning({ kind: 'tracks', tracks: tracks.value, sure: tracks.sure }, tracks.next)
}

const readTimes: Reader = (source, at) => {
  const range = readRange(source, at)
  if (range !== null) return meaning({ kind: 'range', read: range }, range.next)
  const names = readNames(source, at, null)
  const point = readPoint(source, at)
  if (point === null || (names !== null && point.value.kind === 'thing' && point.next <= names.next)) return null
  if (point.plain !== null) return meaning({ kind: 'time', duration: { ...point.plain } }, point.next)
  return meaning({ kind: 'point', time: point.value }, point.next)
}

const readAmounts: Reader = (source, at) => {
  const amount = readAmount(source, at)
  if (amount !== null) {
    const percent = amount.value.unit === 'percent' ? readRange(source, at) : null
    return percent === null ? meaning({ kind: 'amount', amount: amount.value }, amount.next) : null
  }
  const count = readCount(source, at)
  return count === null ? null : meaning({ kind: 'count', count: count.value }, count.next)
}

const readSigned: Reader = (source, at) => {
  const time = readSignedDuration(source.tokens, at)
  return time === null ? null : meaning({ kind: 'time', duration: time.value }, time.next)
}

const readDirection: Reader = (source, at) => {
  const word = wordAt(source, at)
  if (inPassing.upward.has(word)) return meaning({ kind: 'direction', way: 'up' }, at + 1)
  if (inPassing.downward.has(word)) return meaning({ kind: 'direction', way: 'down' }, at + 1)
  return null
}

const readCalled: Reader = (source, at) => {
  const token = source.tokens[at]
  if (token?.kind === 'quote' || token?.kind === 'path') return meaning({ kind: 'called', name: token.text }, at + 1)
  if (!en.callWords.has(wordAt(source, at))) return null
  const named = source.tokens[at + 1]
  if (named?.kind === 'quote' || named?.kind === 'path') return meaning({ kind: 'called', name: named.text }, at + 2)
  let next = at + 1
  while (
    next < source.tokens.length &&
    next < at + 8 &&
    source.tokens[next]?.kind !== 'mark' &&
    !inPassing.endsName.has(wordAt(source, next))
  )
    next += 1
  const [first, last] = [source.tokens[at + 1], source.tokens[next - 1]]
  return first === undefined || last === undefined || next === at + 1
    ? null
    : meaning({ kind: 'called', name: source.message.slice(first.start, last.end) }, next)
}

const readRest: Reader = (source, at) => {
  const start = wordAt(source, at) === 'the' ? at + 1 : at
  if (wordAt(source, start) !== 'rest' && wordAt(source, start) !== 'remainder') return null
  const of = wordAt(source, start + 1) === 'of' ? readAnyPhrase(source, start + 2, inPassing.ofTheRest) : null
  return meaning({ kind: 'rest' }, of ?? start + 1)
}

const readVague: Reader = (source, at) => {
  if (wordAt(source, at) === 'half' && wordAt(source, at - 1) === 'by')
    return meaning({ kind: 'amount', amount: { unit: 'percent', value: 50, sign: 'none' } }, at + 1)
  const half = wordAt(source, at) === 'half' && !Object.hasOwn(en.units, wordAt(source, at + 1))
  if (half)
    return meaning(
      { kind: 'vague' },
      wordAt(source, at + 1) === 'of' ? (readAnyPhrase(source, at + 2, inPassing.ofIt) ?? at + 2) : at + 1,
    )
  const start = ['a', 'the'].includes(wordAt(source, at)) ? at + 1 : at
  const unitAt = wordAt(source, start + 1) === 'of' ? start + 2 : start + 1
  const unit = wordAt(source, unitAt)
  return en.vague.has(wordAt(source, start)) && Object.hasOwn(en.units, unit) && unit.length > 2
    ? meaning({ kind: 'vague' }, unitAt + 1)
    : null
}

const readSettings: Reader = (source, at) => {
  const read = readSetting(source, at)
  return read === null ? null : meaning({ kind: 'setting', setting: read.value }, read.next)
}

const readTones: Reader = (source, at) => {
  const read = readTone(source, at)
  return read === null ? null : meaning({ kind: 'tone', name: read.value }, read.next)
}

const readSides: Reader = (source, at) => {
  const read = readSide(source, at)
  return read === null ? null : meaning({ kind: 'side', pan: read.value }, read.next)
}

const readers: readonly Reader[] = [
  readSettings,
  readTones,
  readSides,
  readLengthOf,
  readSame,
  readClips,
  readBothEnds,
  readMeasure,
  readEvery,
  readParts,
  readAllTracksFirst,
  readSelectionWords,
  readAmounts,
  readTimes,
  readWhole,
  readNames,
  readVague,
  readSigned,
  readRest,
  readDirection,
  readCalled,
  readPronoun,
]

/** "all tracks", "track 2 to -3 dB": what is surely a track is not the start of a time. */
function readAllTracksFirst(source: Source, at: number): Read<Meaning> | null {
  const tracks = readTracks(source, at)
  return tracks?.sure === true ? meaning({ kind: 'tracks', tracks: tracks.value, sure: true }, tracks.next) : null
}

/**
 * What the words from here on name: a time, a track, a clip, an amount. Verbs and the joints of a sentence are read
 * elsewhere.
 */
export function readMeaning(source: Source, at: number, prep: string | null): Read<Meaning> | null {
  for (const reader of readers) {
    const read = reader(source, at, prep)
    if (read !== null) return read
  }
  return null
}
