import { createHash } from 'node:crypto'
import type { SourceNote } from '../../../../shared/notes/fileNotes.ts'
import type { LeftOutPart } from '../../../../shared/notes/projectNotes.ts'
import { ok, type Result } from '../../../../shared/result.ts'
import { limits } from '../../../../shared/schemas/limits.ts'
import { beyondLimits } from '../inputLimits.ts'
import type { DocumentClip, DocumentTrack, ProjectDocument } from './document/projectDocument.ts'
import { plainName, tagsOf } from './plainTexts.ts'
import type { OutlineClip, OutlineTrack, ProjectOutline } from './projectOutline.ts'
import { partsLength, partsOf, type SoundPart } from './samples/soundParts.ts'
import type { SoundStore } from './samples/soundStore.ts'

export interface Outlined {
  readonly outline: ProjectOutline
  /** Their indexes are what clips name. */
  readonly sequences: readonly (readonly SoundPart[])[]
}

/** One channel of a track with its clips measured. */
interface Channel extends Omit<DocumentTrack, 'clips'> {
  readonly rate: number
  readonly clips: readonly OutlineClip[]
}

/** Measures all clips by the sound that is there, and makes stereo tracks of channels that belong together. */
export function outlineOf(
  name: string,
  document: ProjectDocument,
  store: Pick<SoundStore, 'frames'>,
): Result<Outlined> {
  const sampleRate = Math.round(document.sampleRate ?? document.tracks[0]?.sampleRate ?? 44_100)
  const rates = [sampleRate, ...document.tracks.map((track) => Math.round(track.sampleRate ?? sampleRate))]
  for (const rate of rates) {
    const beyond = beyondLimits(name, { channels: 1, sampleRate: rate })
    if (beyond !== null) return beyond
  }
  const sequences = createSequences(store)
  const channels = document.tracks.map((track, index): Channel => {
    const rate = rates[index + 1] as number
    return {
      ...track,
      rate,
      clips: track.clips.flatMap((clip) => measure(clip, track, rate, sequences)).toSorted(byStart),
    }
  })
  const { tracks, parted } = pairUp(channels)
  const { tags, others } = tagsOf(document.tags)
  const leftOut: readonly LeftOutPart[] = [
    ...document.leftOut,
    ...channels
      .filter(({ gain }) => gainDb(gain) !== exactDb(gain))
      .map(({ name: of }) => ({ kind: 'level' as const, name: plainName(of) })),
    ...(document.labelTracks > 1 ? [{ kind: 'label-tracks' as const, count: document.labelTracks }] : []),
    ...(others.length > 0 ? [{ kind: 'tags' as const, names: others }] : []),
  ]
  const notes: readonly SourceNote[] = [
    ...parted.map((track) => ({ kind: 'project-parted' as const, track })),
    ...(leftOut.length > 0 ? [{ kind: 'project-left-out' as const, parts: leftOut }] : []),
  ]
  const { version, labels } = document
  return ok({ outline: { version, sampleRate, tracks, labels, tags, notes }, sequences: sequences.all })
}

const byStart = (one: OutlineClip, other: OutlineClip): number => one.start - other.start

interface Sequences {
  readonly all: (readonly SoundPart[])[]
  /** Clips that were split from each other have the same sound, of which each shows a part. */
  readonly numberOf: (parts: readonly SoundPart[]) => number
  readonly store: Pick<SoundStore, 'frames'>
}

function createSequences(store: Pick<SoundStore, 'frames'>): Sequences {
  const all: (readonly SoundPart[])[] = []
  const numbers = new Map<string, number>()
  return {
    all,
    store,
    numberOf: (parts) => {
      const sum = createHash('sha256').update(JSON.stringify(parts)).digest('base64')
      const known = numbers.get(sum)
      if (known !== undefined) return known
      numbers.set(sum, all.length)
      return all.push(parts) - 1
    },
  }
}

/** As Audacity measures: trims are rounded to samples. A clip of which nothing is heard is none. */
function measure(clip: DocumentClip, track: DocumentTrack, rate: number, sequences: Sequences): OutlineClip[] {
  const parts = partsOf(clip.sequence, sequences.store)
  const perSecond = rate / clip.stretch
  const samples = (seconds: number): number => Math.floor(seconds * perSecond + 0.5)
  const whole = partsLength(parts)
  const before = Math.min(whole, samples(clip.trimLeft))
  const after = Math.min(whole - before, samples(clip.trimRight))
  const length = whole - before - after
  const points = clip.points.map(({ at, value }) => ({ at: at * perSecond, value })).toSorted((a, b) => a.at - b.at)
  return length <= 0
    ? []
    : [
        {
          name: plainName(clip.name, plainName(track.name)),
          start: clip.offset + clip.trimLeft,
          sides: [{ sequence: sequences.numberOf(parts), from: 0 }],
          before,
          length,
          after,
          points,
        },
      ]
}

function pairUp(channels: readonly Channel[]): { tracks: OutlineTrack[]; parted: string[] } {
  const tracks: OutlineTrack[] = []
  const parted: string[] = []
  for (let index = 0; index < channels.length; index++) {
    const left = channels[index] as Channel
    const right = left.isLinked ? channels[++index] : undefined
    const clips = right === undefined ? null : togetherOf(left, right)
    if (right === undefined) tracks.push(trackOf(left, plainName(left.name), 1, left.clips))
    else if (clips !== null) tracks.push(trackOf(left, plainName(left.name), 2, clips))
    else {
      parted.push(plainName(left.name))
      tracks.push(sideOf(left, left, 'left'), sideOf(right, left, 'right'))
    }
  }
  return { tracks, parted }
}

function trackOf(
  { rate, gain, pan, muted, soloed }: Channel,
  name: string,
  channels: 1 | 2,
  clips: readonly OutlineClip[],
): OutlineTrack {
  return { name, channels, sampleRate: rate, gainDb: gainDb(gain), pan, muted, soloed, clips }
}

/** What is heard of one channel of a stereo track is heard of a mono track that is wholly on that side. */
function sideOf(channel: Channel, first: Channel, side: 'left' | 'right'): OutlineTrack {
  const turned = side === 'left' ? -1 : 1
  const gain = first.gain * Math.min(1, 1 + turned * first.pan)
  return trackOf(
    { ...channel, ...first, rate: channel.rate, gain, pan: turned },
    `${plainName(first.name).slice(0, limits.nameLength - 8)} (${side})`,
    1,
    channel.clips,
  )
}

/** Both channels clip by clip; null where they are not divided alike. */
function togetherOf(left: Channel, right: Channel): readonly OutlineClip[] | null {
  if (left.rate !== right.rate || left.clips.length !== right.clips.length) return null
  const both: OutlineClip[] = []
  for (const [index, one] of left.clips.entries()) {
    const other = right.clips[index] as OutlineClip
    if (!isAlike(one, other, left.rate)) return null
    const before = Math.min(one.before, other.before)
    const moved = one.before - before
    both.push({
      ...one,
      sides: [one, other].map(({ sides, before: own }) => ({ sequence: sides[0]?.sequence ?? 0, from: own - before })),
      before,
      after: Math.min(one.after, other.after),
      points: moved === 0 ? one.points : one.points.map(({ at, value }) => ({ at: at - moved, value })),
    })
  }
  return both
}

function isAlike(one: OutlineClip, other: OutlineClip, rate: number): boolean {
  if (one.length !== other.length || Math.round(one.start * rate) !== Math.round(other.start * rate)) return false
  if (one.points.length !== other.points.length) return false
  const offset = one.before - other.before
  return one.points.every(({ at, value }, index) => {
    const there = other.points[index]
    return there !== undefined && there.value === value && Math.abs(there.at + offset - at) < 0.01
  })
}

const exactDb = (gain: number): number => 20 * Math.log10(gain)
const gainDb = (gain: number): number => {
  const { min, max } = limits.trackGainDb
  return gain > 0 ? Math.max(min, Math.min(max, exactDb(gain))) : min
}
