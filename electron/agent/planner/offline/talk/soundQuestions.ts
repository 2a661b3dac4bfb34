import type { PlannedStep, RangeRef, Target, TrackRef } from '../../plan.ts'
import { readDuration } from '../grammar/durations.ts'
import { readRange } from '../grammar/ranges.ts'
import { readTracks } from '../grammar/tracks.ts'
import { wordAt, type Source } from '../grammar/source.ts'
import { plainText } from '../text/plainText.ts'
import { en } from '../words/en.ts'
import { asksAboutSound, enQuestions, soundWords } from '../words/enQuestions.ts'

/**
 * A question whose answer has to be listened for: "how loud is the host?", "where are the pauses longer than 2
 * seconds?". Null for anything else.
 */
export function readSoundQuestion(source: Source): PlannedStep | null {
  const text = plainText(source.tokens)
  const tool = asksAboutSound.loudness.test(text)
    ? 'measure_loudness'
    : asksAboutSound.silences.test(text)
      ? 'find_silences'
      : null
  if (tool === null) return null
  const least = tool === 'find_silences' ? readLeast(source) : null
  return {
    tool,
    args: least === null ? {} : { min_silence: least.seconds },
    target: readTarget(source, least),
    words: source.message,
    confidence: 1,
  }
}

/** Asks for an answer and for nothing else: "find the pauses and delete them" is a request. */
export function isQuestion(source: Source): boolean {
  const text = plainText(source.tokens)
  const asks = enQuestions.asking.test(text) || asksAboutSound.opening.test(text)
  return asks && !enQuestions.requestInQuestion.test(text) && !asksAboutSound.goesOn.test(text)
}

interface Least {
  readonly seconds: number
  readonly from: number
  readonly to: number
}

const before = new Set(['than', 'over', 'least', 'above'])

/** "longer than 2 seconds", "of at least half a second". */
function readLeast(source: Source): Least | null {
  for (let at = 1; at < source.tokens.length; at += 1) {
    if (!before.has(wordAt(source, at - 1))) continue
    const read = readDuration(source.tokens, at)
    if (read !== null) return { seconds: read.value.seconds, from: at, to: read.next }
  }
  return null
}

/** The first range and all tracks that are named. */
function readTarget(source: Source, least: Least | null): Target {
  let range: RangeRef | null = null
  const tracks: TrackRef[] = []
  for (let at = 0; at < source.tokens.length;) {
    if (least !== null && at >= least.from && at < least.to) {
      at = least.to
      continue
    }
    const part: ReturnType<typeof readRange> = range === null ? readRange(source, at) : null
    const named = part === null ? readTracks(source, at) : null
    range ??= part?.value[0] ?? null
    if (named !== null) tracks.push(...named.value)
    at = Math.max(at + 1, part?.next ?? named?.next ?? 0)
  }
  if (range === null && tracks.length === 0) tracks.push(...strangersIn(source))
  return { ...(range === null ? {} : { range }), ...(tracks.length === 0 ? {} : { tracks }) }
}

/**
 * "how loud is the banjo?" where there is none: named all the same, so that it is said and nothing else is measured.
 */
function strangersIn(source: Source): readonly TrackRef[] {
  const at = source.tokens.findIndex(
    (token, index) =>
      token.kind === 'word' &&
      en.determiners.has(wordAt(source, index - 1)) &&
      !source.isCommon(token.text) &&
      !soundWords.has(token.text),
  )
  return at < 0 ? [] : [{ kind: 'name', name: wordAt(source, at) }]
}
