import type { RangeRef, ThingRef, TimeRef, TrackRef } from '../../plan.ts'
import { anchorEnd, anchorStart } from './anchors.ts'
import type { Amount } from '../grammar/amounts.ts'
import type { Duration } from '../grammar/durations.ts'
import type { Chunk } from './chunk.ts'

interface With<T> {
  readonly value: T
  readonly prep: string | null
}

/** What the words of one step say, sorted by what it can be for. */
export interface Slots {
  readonly ranges: readonly With<{ readonly range: RangeRef; readonly point: TimeRef | null; readonly ends: 'both said' | 'open' }>[]
  readonly points: readonly With<TimeRef>[]
  readonly times: readonly With<Duration>[]
  readonly tracks: readonly TrackRef[]
  /** The tracks are what the verb is about ("normalize the guest track"), not where it happens ("on the guest track"). */
  readonly tracksAre: 'object' | 'place'
  readonly tracksSure: boolean
  readonly things: readonly With<{ readonly thing: ThingRef; readonly sure: boolean }>[]
  readonly amounts: readonly With<Amount>[]
  readonly way: 'up' | 'down' | null
  readonly whole: boolean
  readonly selection: boolean
  readonly pronoun: boolean
  readonly samePart: boolean
  readonly rest: boolean
  readonly count: number | null
  readonly every: number | null
  readonly everyThing: 'label' | 'clip' | null
  readonly parts: number | null
  readonly called: readonly string[]
  readonly vague: boolean
  readonly except: Slots | null
  readonly unknown: readonly With<string>[]
  readonly features: readonly string[]
  readonly nouns: readonly string[]
}

type Draft = { -readonly [Key in keyof Slots]: Slots[Key] extends readonly (infer Item)[] ? Item[] : Slots[Key] }

const emptySlots = (): Draft => ({
  ranges: [], points: [], times: [], tracks: [], tracksAre: 'object', tracksSure: false, things: [], amounts: [], way: null, whole: false, selection: false, pronoun: false,
  samePart: false, rest: false, count: null, every: null, everyThing: null, parts: null, called: [], vague: false, except: null, unknown: [], features: [], nouns: [],
})

export const noSlots: Slots = emptySlots()

const places = new Set(['on', 'in', 'of', 'from', 'for', 'across', 'off', 'onto', 'into', 'within', 'inside', 'during', 'over'])

function fill(slots: Draft, chunk: Chunk): void {
  const { prep } = chunk
  switch (chunk.kind) {
    case 'range':
      slots.ranges.push(...chunk.read.value.map((range) => ({ value: { range, point: chunk.read.point, ends: chunk.read.ends }, prep })))
      break
    case 'point':
      slots.points.push({ value: chunk.time, prep })
      break
    case 'bothEnds':
      slots.points.push({ value: anchorStart, prep }, { value: anchorEnd, prep })
      break
    case 'time':
      slots.times.push({ value: chunk.duration, prep })
      break
    case 'tracks':
      if (slots.tracks.length === 0) slots.tracksAre = prep !== null && places.has(prep) ? 'place' : 'object'
      slots.tracks.push(...chunk.tracks)
      slots.tracksSure ||= chunk.sure
      break
    case 'thing':
      slots.things.push({ value: { thing: chunk.thing, sure: chunk.sure }, prep })
      break
    case 'amount':
      slots.amounts.push({ value: chunk.amount, prep })
      break
    case 'direction':
      slots.way = chunk.way
      break
    case 'count':
    case 'parts':
      slots[chunk.kind] = chunk.count
      break
    case 'every':
      slots.every = chunk.seconds
      break
    case 'everyThing':
      slots.everyThing = chunk.what
      break
    case 'whole':
    case 'selection':
    case 'pronoun':
    case 'samePart':
    case 'rest':
    case 'vague':
      slots[chunk.kind] = true
      break
    case 'called':
      slots.called.push(chunk.name)
      break
    case 'feature':
      slots.features.push(chunk.feature)
      break
    case 'noun':
      slots.nouns.push(chunk.matches[0]?.phrase.text ?? '')
      break
    case 'unknown':
      slots.unknown.push({ value: chunk.text, prep })
      break
    default:
      break
  }
}

const grouping = new Set<Chunk['kind']>(['range', 'tracks', 'thing', 'time', 'point'])

/** "silence 10 to 20 on the host and 30 to 40 on the guest" are two groups; "10 to 20 and 30 to 40 on the guest" is one. */
function splitGroups(chunks: readonly Chunk[]): readonly (readonly Chunk[])[] {
  const groups: Chunk[][] = []
  let group: Chunk[] = []
  for (const [index, chunk] of chunks.entries()) {
    if (chunk.kind !== 'connector') {
      group.push(chunk)
      continue
    }
    const next = chunks[index + 1]
    const last = group.at(-1)
    const excluded = group.some((one) => one.kind === 'except')
    const again = next !== undefined && grouping.has(next.kind) && group.some((one) => one.kind === next.kind) && last?.kind !== next.kind
    if (again && !excluded) {
      groups.push(group)
      group = []
    }
  }
  return [...groups, group]
}

/** "everything except the music to -3 dB": a value is the step's, not the exception's. */
function isValue(chunk: Chunk): boolean {
  return chunk.kind === 'amount' || chunk.kind === 'direction' || chunk.kind === 'count' || (chunk.kind === 'time' && chunk.duration.bare && (chunk.prep === 'to' || chunk.prep === 'by'))
}

function toSlots(chunks: readonly Chunk[]): Slots {
  const slots = emptySlots()
  const at = chunks.findIndex((chunk) => chunk.kind === 'except')
  const own = at < 0 ? chunks : chunks.slice(0, at)
  for (const chunk of own) fill(slots, chunk)
  if (at < 0) return slots
  const excluded = emptySlots()
  for (const chunk of chunks.slice(at + 1)) if (chunk.kind !== 'except') fill(isValue(chunk) ? slots : excluded, chunk)
  slots.except = excluded
  return slots
}

/** What a step's words say; one for each thing that it is to be done to, where they say several with values of their own. */
export function readSlots(chunks: readonly Chunk[]): readonly Slots[] {
  return splitGroups(chunks).map(toSlots)
}
