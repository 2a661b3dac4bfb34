import { noise, random } from '../../../support/signals.ts'
import { makeWav, storeSamples } from '../../../support/files/makeWav.ts'
import { storyRate } from './startAudacity.ts'

export const editNames = [
  'cut',
  'delete',
  'splitCut',
  'splitDelete',
  'copy',
  'paste',
  'trim',
  'silence',
  'split',
  'join',
  'duplicate',
  'fadeIn',
  'fadeOut',
  'reverse',
  'invert',
  'halve',
] as const
export type EditName = (typeof editNames)[number]

/** Frames; `start` and `end` are one for a cursor. Tracks are counted from 0. */
export interface Place {
  readonly start: number
  readonly end: number
  readonly tracks: readonly number[]
}

export type Step = { readonly edit: 'undo' } | { readonly edit: 'redo' } | ({ readonly edit: EditName } & Place)

/** Channels of each track and its length in seconds; the sound is noise, so that no place is like another. */
export interface StoryTrack {
  readonly channels: 1 | 2
  readonly seconds: number
}

export interface Story {
  readonly tracks: readonly StoryTrack[]
  readonly steps: readonly Step[]
}

export interface TrackSound {
  readonly channels: 1 | 2
  /** One row for each channel. */
  readonly rows: readonly Float32Array[]
}

/** `[start, end]` of each clip in frames, for each track. */
export type Layout = readonly (readonly (readonly [number, number])[])[]

/** What an editor made of a story: the sound of each track, and the clips behind each of its steps. */
export interface Told {
  readonly tracks: readonly TrackSound[]
  readonly layouts: readonly Layout[]
}

/** The file that a track comes from: 16 bits, exact in both editors. */
export function trackFile(track: StoryTrack, index: number): Uint8Array {
  const frames = Math.round(track.seconds * storyRate)
  const sound = noise(frames * track.channels, 77 + index, 0.9)
  const bytes = storeSamples(
    's16',
    Array.from(sound, (sample) => Math.round(sample * 32_767)),
  )
  const { channels } = track
  return makeWav(bytes, { channels, sampleRate: storyRate, blockAlign: 2 * channels })
}

/** What a random story knows of the project as it stands. */
export interface Standing {
  readonly tracks: readonly { readonly channels: 1 | 2; readonly end: number; readonly clips: Layout[number] }[]
  /** Channels of what is on the clipboard, row by row; null before anything was copied. */
  readonly clipboard: readonly (1 | 2)[] | null
  readonly canUndo: boolean
  readonly canRedo: boolean
}

export interface RandomStory {
  readonly tracks: readonly StoryTrack[]
  readonly next: (standing: Standing) => Step
}

const grid = storyRate / 10
const mostTracks = 5

/** The same seed begins with the same tracks and, on the same project, goes on with the same steps. */
export function randomStory(seed: number): RandomStory {
  const chance = random(seed)
  const below = (count: number): number => Math.floor(chance() * count)
  const tracks = Array.from({ length: 1 + below(3) }, () => ({
    channels: chance() < 0.3 ? (2 as const) : (1 as const),
    seconds: 1 + below(20) / 10,
  }))
  const pickTracks = ({ tracks: all }: Standing): number[] => {
    const chosen = all.map((_, index) => index).filter(() => chance() < 0.6)
    return chosen.length === 0 ? [below(all.length)] : chosen
  }
  const time = ({ tracks: all }: Standing): number => grid * below(Math.max(...all.map(({ end }) => end)) / grid + 6)
  const rangeOn = (standing: Standing): Place => {
    const [one, other] = [time(standing), time(standing)]
    const start = Math.min(one, other)
    return { start, end: Math.max(one, other, start + grid), tracks: pickTracks(standing) }
  }
  const draw = (standing: Standing): Step => {
    if (standing.canRedo && chance() < 0.4) return { edit: 'redo' }
    if (standing.canUndo && chance() < 0.1) return { edit: 'undo' }
    const edit = editNames[below(editNames.length)] ?? 'split'
    if (edit === 'paste') {
      const fitting = fittingTracks(standing, below)
      if (fitting === null) return { edit: 'copy', ...rangeOn(standing) }
      const range = chance() < 0.4 ? rangeOn(standing) : pointAt(time(standing))
      return { edit, ...range, tracks: fitting }
    }
    if (edit === 'split' && chance() < 0.5) return { edit, ...pointAt(time(standing)), tracks: pickTracks(standing) }
    const range = rangeOn(standing)
    if (edit === 'duplicate') return duplicated(standing, range)
    if (edit === 'silence') return silenced(standing, range)
    // Of several clips Audacity trims the one that the range lies in: `differences` has it.
    const isOneClip = range.tracks.every((track) => (standing.tracks[track]?.clips.length ?? 0) <= 1)
    return { edit: edit === 'trim' && !isOneClip ? 'split' : edit, ...range }
  }
  // Audacity divides a clip at both ends of a reversed range, where it stays one here: `differences` has it.
  let isReversed = false
  const next = (standing: Standing): Step => {
    const step = draw(standing)
    isReversed ||= step.edit === 'reverse'
    return step.edit === 'trim' && isReversed ? { ...step, edit: 'split' } : step
  }
  return { tracks, next }
}

/** Where a copy is of tracks that sound from its start on: `differences` has what Audacity does with the others. */
function duplicated({ tracks }: Standing, range: Place): Step {
  const sounds = (track: number): boolean =>
    (tracks[track]?.clips ?? []).some(([start, end]) => start <= range.start && range.start < end)
  const fitting = range.tracks.filter(sounds)
  return fitting.length === 0 || tracks.length >= mostTracks
    ? { edit: 'split', ...range }
    : { edit: 'duplicate', ...range, tracks: fitting }
}

/** Silence on tracks that sound there, or on any where none does: `differences` has what else Audacity makes silent. */
function silenced({ tracks }: Standing, range: Place): Step {
  const sounds = (track: number): boolean =>
    (tracks[track]?.clips ?? []).some(([start, end]) => start < range.end && range.start < end)
  const fitting = range.tracks.filter(sounds)
  return { edit: 'silence', ...range, tracks: fitting.length === 0 ? range.tracks : fitting }
}

const pointAt = (time: number): Place => ({ start: time, end: time, tracks: [] })

/** As many tracks as were copied, alike in channels and order; null where there are none. */
function fittingTracks({ tracks, clipboard }: Standing, below: (count: number) => number): number[] | null {
  if (clipboard === null) return null
  const from = below(tracks.length)
  const chosen: number[] = []
  for (const index of tracks.keys()) {
    const place = (from + index) % tracks.length
    const isBehind = place > (chosen.at(-1) ?? -1)
    if (isBehind && tracks[place]?.channels === clipboard[chosen.length]) chosen.push(place)
  }
  return chosen.length === clipboard.length ? chosen : null
}
