import type { RangeRef, TimeRef } from '../../plan.ts'
import type { Read } from '../grammar/numbers.ts'
import { skipPartWords } from '../grammar/ranges.ts'
import type { Source } from '../grammar/source.ts'
import { readAnyPhrase, wordAt } from '../grammar/source.ts'
import { en, inPassing } from '../words/en.ts'
import { anchorEnd, anchorStart } from '../grammar/anchors.ts'
import type { Chunk, Meaning } from './chunk.ts'

/** The points in time that were said so far, the last one last. */
function pointsSaid(chunks: readonly Chunk[]): readonly TimeRef[] {
  return chunks.slice(-8).flatMap((chunk): readonly TimeRef[] => {
    if (chunk.kind === 'time') return [{ kind: 'absolute', seconds: chunk.duration.seconds }]
    if (chunk.kind === 'point') return [chunk.time]
    const range = chunk.kind === 'range' ? chunk.read.value[0] : undefined
    return range?.kind === 'between' ? [range.from, range.to] : []
  })
}

const range = (from: TimeRef, to: TimeRef, next: number): Read<Meaning> => {
  const value: RangeRef = { kind: 'between', from, to }
  return { value: { kind: 'range', read: { value: [value], next, point: null, ends: 'both said' } }, next }
}

const endsHere = (source: Source, at: number): boolean => {
  const token = source.tokens[at]
  return (
    token === undefined ||
    token.kind === 'mark' ||
    en.connectors.has(token.text) ||
    en.and.has(token.text) ||
    en.prepositions.has(token.text) ||
    en.fillers.has(token.text)
  )
}

/**
 * "everything after it", "all before that", "the part between": the points are those that the message has said before.
 */
export function readAfterPronoun(source: Source, chunks: readonly Chunk[], at: number): Read<Meaning> | null {
  const start = skipPartWords(source, at)
  const word = wordAt(source, start)
  if (en.between.has(word)) {
    const next = readAnyPhrase(source, start + 1, inPassing.thosePoints) ?? start + 1
    const [from, to] = endsHere(source, next) ? pointsSaid(chunks).slice(-2) : []
    return from !== undefined && to !== undefined ? range(from, to, next) : null
  }
  const upTo = word === 'up' && wordAt(source, start + 1) === 'to'
  const later = en.after.has(word) || word === 'from'
  const earlier = en.before.has(word) || upTo || word === 'until' || word === 'till'
  if ((!later && !earlier) || (start === at && word === 'after' && !endsHere(source, at + 2))) return null
  const pronoun = upTo ? start + 2 : start + 1
  const next = readAnyPhrase(source, pronoun, inPassing.thatPoint)
  if (next === null || !endsHere(source, next)) return null
  const last = pointsSaid(chunks).at(-1)
  if (later) return range(last ?? { kind: 'anchor', anchor: 'selectionEnd', offset: 0 }, anchorEnd, next)
  return range(anchorStart, last ?? { kind: 'anchor', anchor: 'selectionStart', offset: 0 }, next)
}
