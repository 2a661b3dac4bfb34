import type { RangeRef, ThingRef, TimeRef, TrackRef } from '../../plan.ts'
import { anchorEnd, anchorStart } from '../grammar/anchors.ts'
import type { Amount } from '../grammar/amounts.ts'
import type { ClipSet } from '../grammar/clipSets.ts'
import type { Duration } from '../grammar/durations.ts'
import type { Setting } from '../grammar/settings.ts'
import type { SettingName } from '../words/enValues.ts'
import type { Chunk, ChunkOf } from './chunk.ts'
import { inPassing } from '../words/en.ts'

export interface With<T> {
  readonly value: T
  readonly prep: string | null
}

/** What the words of one step say, sorted by what it can be for. */
export interface Slots {
  readonly ranges: readonly With<{
    readonly range: RangeRef
    readonly point: TimeRef | null
    readonly ends: 'both said' | 'open'
  }>[]
  readonly points: readonly With<TimeRef>[]
  readonly times: readonly With<Duration>[]
  readonly tracks: readonly TrackRef[]
  /** The same, as they were said: each with the preposition before it. */
  readonly trackGroups: readonly With<readonly TrackRef[]>[]
  /**
   * The tracks are what the verb is about ("normalize the guest track"), not where it happens ("on the guest track").
   */
  readonly tracksAre: 'object' | 'place'
  readonly things: readonly With<{ readonly thing: ThingRef; readonly sure: boolean }>[]
  readonly amounts: readonly With<Amount>[]
  readonly settings: readonly With<Setting>[]
  readonly tones: readonly SettingName[]
  readonly pan: number | null
  readonly way: 'up' | 'down' | null
  readonly whole: boolean
  readonly selection: boolean
  readonly pronoun: boolean
  /** "this" and "these" point at what is selected, never at an earlier request. */
  readonly pointing: boolean
  readonly samePart: boolean
  readonly rest: boolean
  readonly count: number | null
  readonly every: number | null
  readonly everyThing: 'label' | 'clip' | null
  /** Clips that are meant together or one by one. */
  readonly clips: ClipSet | null
  readonly parts: number | null
  readonly edge: 'start' | 'end' | null
  readonly afterItself: boolean
  readonly called: readonly string[]
  readonly vague: boolean
  readonly except: Slots | null
  readonly exceptAs: 'except' | 'outside'
  readonly unknown: readonly With<string>[]
  readonly features: readonly string[]
  readonly nouns: readonly { readonly text: string; readonly tools: ReadonlySet<string> }[]
}

type Draft = { -readonly [Key in keyof Slots]: Slots[Key] extends readonly (infer Item)[] ? Item[] : Slots[Key] }

const emptySlots = (): Draft => ({
  ranges: [],
  points: [],
  times: [],
  tracks: [],
  trackGroups: [],
  tracksAre: 'object',
  things: [],
  amounts: [],
  settings: [],
  tones: [],
  pan: null,
  way: null,
  whole: false,
  selection: false,
  pronoun: false,
  pointing: false,
  samePart: false,
  rest: false,
  count: null,
  every: null,
  everyThing: null,
  clips: null,
  edge: null,
  afterItself: false,
  parts: null,
  called: [],
  vague: false,
  except: null,
  exceptAs: 'except',
  unknown: [],
  features: [],
  nouns: [],
})

export const noSlots: Slots = emptySlots()

type Fillers = { readonly [Kind in Chunk['kind']]?: (slots: Draft, chunk: ChunkOf<Kind>) => void }

/** Chunks that are not listed are joints of the sentence and say nothing of their own. */
const fillers: Fillers = {
  range: (slots, { read, prep }) =>
    slots.ranges.push(...read.value.map((range) => ({ value: { range, point: read.point, ends: read.ends }, prep }))),
  point: (slots, { time, prep }) => slots.points.push({ value: time, prep }),
  bothEnds: (slots, { prep }) => slots.points.push({ value: anchorStart, prep }, { value: anchorEnd, prep }),
  time: (slots, { duration, prep }) => slots.times.push({ value: duration, prep }),
  tracks: (slots, { tracks, prep }) => {
    if (slots.tracks.length === 0) slots.tracksAre = prep !== null && inPassing.atTracks.has(prep) ? 'place' : 'object'
    slots.tracks.push(...tracks)
    slots.trackGroups.push({ value: tracks, prep })
  },
  thing: (slots, { thing, sure, prep }) => slots.things.push({ value: { thing, sure }, prep }),
  amount: (slots, { amount, prep }) => slots.amounts.push({ value: amount, prep }),
  setting: (slots, { setting, prep }) => slots.settings.push({ value: setting, prep }),
  tone: (slots, { name }) => slots.tones.push(name),
  side: (slots, { pan }) => (slots.pan = pan),
  direction: (slots, { way }) => (slots.way = way),
  count: (slots, { count }) => (slots.count = count),
  edge: (slots, { edge }) => (slots.edge = edge),
  afterItself: (slots) => (slots.afterItself = true),
  parts: (slots, { count }) => (slots.parts = count),
  every: (slots, { seconds }) => (slots.every = seconds),
  everyThing: (slots, { what }) => (slots.everyThing = what),
  clips: (slots, { set }) => {
    slots.clips = set
    if (set.of === 'name')
      slots.things.push(
        ...set.clips.map(({ id }) => ({ value: { thing: { what: 'clip' as const, id }, sure: true }, prep: null })),
      )
    else slots.whole = true
    if (set.of === 'track') slots.tracks.push(...set.tracks)
    if (set.of === 'track') slots.trackGroups.push({ value: set.tracks, prep: null })
  },
  whole: (slots) => (slots.whole = true),
  selection: (slots) => (slots.selection = true),
  pronoun: (slots, { word }) => {
    slots.pronoun = true
    slots.pointing ||= inPassing.pointingNow.has(word)
  },
  samePart: (slots) => (slots.samePart = true),
  rest: (slots) => (slots.rest = true),
  vague: (slots) => (slots.vague = true),
  called: (slots, { name }) => slots.called.push(name),
  feature: (slots, { feature }) => slots.features.push(feature),
  noun: (slots, { matches }) =>
    slots.nouns.push({ text: matches[0]?.phrase.text ?? '', tools: matches[0]?.phrase.tools ?? new Set() }),
  unknown: (slots, { text, prep }) => slots.unknown.push({ value: text, prep }),
}

function fill(slots: Draft, chunk: Chunk): void {
  const filler = fillers[chunk.kind] as ((slots: Draft, chunk: Chunk) => void) | undefined
  filler?.(slots, chunk)
}

const grouping = new Set<Chunk['kind']>(['range', 'tracks', 'thing', 'time', 'point'])

/**
 * "silence 10 to 20 on the host and 30 to 40 on the guest" are two groups; "10 to 20 and 30 to 40 on the guest" is one.
 */
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
    const again =
      next !== undefined &&
      grouping.has(next.kind) &&
      group.some((one) => one.kind === next.kind) &&
      last?.kind !== next.kind
    if (again && !excluded) {
      groups.push(group)
      group = []
    }
  }
  return [...groups, group]
}

/** "everything except the music to -3 dB": a value is the step's, not the exception's. */
function isValue(chunk: Chunk): boolean {
  return (
    chunk.kind === 'amount' ||
    chunk.kind === 'direction' ||
    chunk.kind === 'count' ||
    (chunk.kind === 'time' && chunk.duration.bare && (chunk.prep === 'to' || chunk.prep === 'by'))
  )
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
  const joint = chunks[at]
  if (joint?.kind === 'except') slots.exceptAs = joint.as
  return slots
}

/**
 * What a step's words say; one for each thing that it is to be done to, where they say several with values of their
 * own.
 */
export function readSlots(chunks: readonly Chunk[]): readonly Slots[] {
  return splitGroups(chunks).map(toSlots)
}
