import { formatTime } from '../../wording/formatTime.ts'
import { sayDb, sayName, sayNames, sayRange, sayTime } from '../../wording/saying.ts'
import type { RangeView } from '../../schemas/projectView.ts'
import { sayBy, type Sayings } from '../../wording/sayings.ts'

/** What should be read back of a step, or what was: a state of the project with its numbers. Times are in seconds. */
export type StateReading =
  | { readonly kind: PlainReading }
  | {
      readonly kind:
        | 'length'
        | 'of-length'
        | 'project-length'
        | 'more-audio'
        | 'on-clipboard'
        | 'overlap'
        | 'long-pauses'
      readonly seconds: number
    }
  | { readonly kind: 'audio-on' | 'audio-left-on'; readonly seconds: number; readonly track: string }
  | { readonly kind: 'audio-in'; readonly seconds: number; readonly range: RangeView }
  | { readonly kind: 'sound-from'; readonly seconds: number; readonly from: number }
  | { readonly kind: 'time' | 'cursor' | 'playhead' | 'clip-start'; readonly time: number | null }
  | { readonly kind: 'clip-edge' | 'clip-across'; readonly time: number }
  | { readonly kind: 'end-of-track' | 'same-before'; readonly track: string; readonly time: number }
  | { readonly kind: 'same-moved'; readonly track: string; readonly from: number; readonly to: number }
  | {
      readonly kind: 'range' | 'selection' | 'pasted' | 'nothing-outside' | 'left-out' | 'mix' | 'pause-over'
      readonly range: RangeView | null
    }
  | { readonly kind: 'one-clip'; readonly range: RangeView | null; readonly track: string }
  | { readonly kind: 'level' | 'peak' | 'peak-at-most' | 'of-level' | 'silent-end' | 'gain'; readonly db: number }
  | { readonly kind: 'loudness'; readonly lufs: number }
  | { readonly kind: 'sample-rate'; readonly hz: number }
  | {
      readonly kind:
        | 'count'
        | 'envelope-points'
        | 'more-tracks'
        | 'clips'
        | 'files'
        | 'tracks'
        | 'new-tracks'
        | 'copies'
        | 'still-there'
        | 'selected'
        | 'clips-selected'
        | 'tracks-selected'
      readonly count: number
    }
  | { readonly kind: 'clips-on'; readonly count: number; readonly track: string }
  | {
      readonly kind: 'audio-outside' | 'other-amount' | 'clips-moved' | 'other-state' | 'change-of'
      readonly track: string | null
    }
  | {
      readonly kind:
        | 'name'
        | 'called'
        | 'the-name'
        | 'clip-called'
        | 'track-called'
        | 'new-track-called'
        | 'label-called'
        | 'no-label-called'
        | 'file'
      readonly name: string
    }
  | {
      readonly kind: 'track-names' | 'tracks-called-selected' | 'tracks-still-there' | 'files-called'
      readonly names: readonly string[]
    }
  | {
      readonly kind: 'new-label'
      readonly text: string
      readonly range: RangeView | null
      readonly time: number | null
    }
  | { readonly kind: 'tag'; readonly field: string; readonly text: string }
  | { readonly kind: 'label-at'; readonly text: string; readonly range: RangeView }
  | { readonly kind: 'history-step' | 'step'; readonly step: number }
  | { readonly kind: 'pan'; readonly pan: number }
  | { readonly kind: 'colour'; readonly colour: string }
  | { readonly kind: 'transport'; readonly state: 'playing' | 'paused' | 'stopped' }
  | { readonly kind: 'looping' | 'switch'; readonly on: boolean }
  | { readonly kind: 'one-place-further'; readonly direction: 'up' | 'down' }

/** What needs no number. */
type PlainReading = keyof typeof plain

const plain = {
  'nothing-changed': 'nothing changed',
  none: 'none',
  less: 'less',
  'new-sound': 'new sound',
  silence: 'silence',
  'sound-in-it': 'sound in it',
  'other-sound': 'another sound',
  'planned-sound': 'the sound that was planned',
  backwards: 'the same sound backwards',
  'same-sound': 'the same sound',
  'other-sound-of-same-peak': 'another sound of the same peak',
  'same-sound-or-other-peak': 'the same sound, or another peak',
  'change-made': 'a project that is changed',
  'rendered-anew': 'sound that is rendered anew',
  'no-louder': 'sound that is no louder than before',
  'no-louder-than-made-up': 'sound that is no louder than before and the make-up gain',
  'hardly-louder': 'sound that is hardly louder than before',
  'quieter-tracks': 'tracks that are quieter',
  'tracks-as-loud': 'tracks that are as loud as before',
  'another-length': 'another length',
  'shorter-pauses': 'pauses that are shorter',
  'clips-side-by-side': 'two clips side by side',
  'empty-clipboard': 'an empty clipboard',
  'as-much-audio': 'as much audio as before',
  'clips-in-place': 'clips that stay where they are',
  cover: 'a cover',
  'no-new-label': 'no new label',
  'new-labels': 'new labels',
  'labels-over-pauses': 'labels over the pauses',
  'label-still-there': 'it is still there',
  'no-such-label': 'no such label',
  'other-labels-kept': 'other labels as they were',
  'other-labels-changed': 'other labels changed',
  'tracks-kept': 'tracks as they were',
  'tracks-changed': 'tracks changed',
  'other-tracks-kept': 'other tracks as they were',
  'no-such-track': 'no such track',
  'tracks-gone': 'tracks that are gone',
  'old-tracks-gone': 'the old tracks gone',
  'as-many-tracks': 'as many tracks as before',
  'other-order': 'another order',
  muted: 'muted tracks',
  mono: 'mono tracks',
  stereo: 'a stereo track',
  'not-muted': 'tracks that are not muted',
  soloed: 'soloed tracks',
  'not-soloed': 'tracks that are not soloed',
  'one-more-track': 'one more track',
  'all-tracks-selected': 'all tracks selected',
  'that-clip-selected': 'that clip selected',
  'no-selection': 'no time selection',
  'a-file': 'at least one file',
} as const

const sayings: Sayings<StateReading> = {
  ...plain,
  length: ({ seconds }) => formatTime(seconds),
  'of-length': ({ seconds }) => `a length of ${formatTime(seconds)}`,
  'project-length': ({ seconds }) => `a project of ${formatTime(seconds)}`,
  'more-audio': ({ seconds }) => `more than ${formatTime(seconds)} of audio`,
  'on-clipboard': ({ seconds }) => `${formatTime(seconds)} on the clipboard`,
  overlap: ({ seconds }) => `an overlap of ${formatTime(seconds)}`,
  'long-pauses': ({ seconds }) => `pauses of ${seconds} s or more`,
  'sample-rate': ({ hz }) => `a sample rate of ${hz} Hz`,
  'audio-on': ({ seconds, track }) => `${formatTime(seconds)} of audio on ${track}`,
  'audio-left-on': ({ seconds, track }) => `${formatTime(seconds)} of audio left on ${track}`,
  'audio-in': ({ seconds, range }) => `${formatTime(seconds)} of audio in ${sayRange(range)}`,
  'sound-from': ({ seconds, from }) => `${formatTime(seconds)} of sound from ${formatTime(from)} on`,
  time: ({ time }) => sayTime(time),
  cursor: ({ time }) => `the cursor at ${sayTime(time)}`,
  playhead: ({ time }) => `the playhead at ${sayTime(time)}`,
  'clip-start': ({ time }) => `a clip that starts at ${sayTime(time)}`,
  'clip-edge': ({ time }) => `a clip edge at ${sayTime(time)}`,
  'clip-across': ({ time }) => `a clip that runs across ${sayTime(time)}`,
  'end-of-track': ({ track, time }) => `${track} to end at ${sayTime(time)}`,
  'same-before': ({ track, time }) => `${track} as it was before ${sayTime(time)}`,
  'same-moved': ({ track, from, to }) => `at ${sayTime(to)} of ${track} what was at ${sayTime(from)}`,
  range: ({ range }) => sayRange(range),
  selection: ({ range }) => `the selection ${sayRange(range)}`,
  pasted: ({ range }) => `what is pasted at ${sayRange(range)}`,
  'nothing-outside': ({ range }) => `nothing outside ${sayRange(range)}`,
  'left-out': ({ range }) => `${sayRange(range)} left out`,
  mix: ({ range }) => `a mix over ${sayRange(range)}`,
  'pause-over': ({ range }) => `one over ${sayRange(range)}`,
  'one-clip': ({ range, track }) => `one clip in ${sayRange(range)} of ${track}`,
  level: ({ db }) => sayDb(db),
  peak: ({ db }) => `a peak of ${sayDb(db)}`,
  'peak-at-most': ({ db }) => `a peak of ${sayDb(db)} or less`,
  'of-level': ({ db }) => `a level of ${sayDb(db)}`,
  'silent-end': ({ db }) => `at most ${sayDb(db)} at the silent end`,
  gain: ({ db }) => `a gain of ${sayDb(db)}`,
  loudness: ({ lufs }) => (Number.isFinite(lufs) ? `${Math.round(lufs * 10) / 10} LUFS` : 'silence'),
  count: ({ count }) => `${count}`,
  'envelope-points': ({ count }) => (count === 1 ? 'one envelope point' : `${count} envelope points`),
  clips: ({ count }) => `${count} clips`,
  'more-tracks': ({ count }) => `${count} more`,
  files: ({ count }) => `${count} files`,
  tracks: ({ count }) => `${count} tracks`,
  'new-tracks': ({ count }) => (count === 1 ? 'one new track' : `${count} new tracks`),
  copies: ({ count }) => `${count} copies with the same clips`,
  'still-there': ({ count }) => `${count} of them there`,
  selected: ({ count }) => `${count} selected`,
  'clips-selected': ({ count }) => `${count} clips selected`,
  'tracks-selected': ({ count }) => `${count} tracks selected`,
  'clips-on': ({ count, track }) => `${count} clips on ${track}`,
  'audio-outside': ({ track }) => `audio outside it on ${track ?? 'a track'}`,
  'other-amount': ({ track }) => `another amount on ${track ?? 'a track'}`,
  'clips-moved': ({ track }) => `clips moved on ${track ?? 'a track'}`,
  'other-state': ({ track }) => `another state of ${sayName(track ?? 'a track')}`,
  'change-of': ({ track }) => `a change of ${sayName(track ?? 'a track')}`,
  name: ({ name }) => sayName(name),
  called: ({ name }) => `“${sayName(name)}”`,
  'the-name': ({ name }) => `the name ${sayName(name)}`,
  'clip-called': ({ name }) => `a clip called “${sayName(name)}”`,
  'track-called': ({ name }) => `a track called ${sayName(name)}`,
  'new-track-called': ({ name }) => `one new track called ${name}`,
  'label-called': ({ name }) => `a label “${sayName(name)}”`,
  'no-label-called': ({ name }) => `no label “${sayName(name)}” there`,
  file: ({ name }) => `the file ${name}`,
  'track-names': ({ names }) => sayNames(names),
  'tracks-called-selected': ({ names }) => `${sayNames(names)} selected`,
  'tracks-still-there': ({ names }) => `${sayNames(names)} still there`,
  'files-called': ({ names }) => names.join(', ') || 'no file',
  'new-label': ({ text, range, time }) =>
    `a new label “${sayName(text)}” ${range === null ? `at ${sayTime(time)}` : `over ${sayRange(range)}`}`,
  tag: ({ field, text }) => (text === '' ? `no ${field}` : `the ${field} “${sayName(text)}”`),
  'label-at': ({ text, range }) => `“${sayName(text)}” at ${sayRange(range)}`,
  'history-step': ({ step }) => `step ${step} of the history`,
  step: ({ step }) => `step ${step}`,
  pan: ({ pan }) => (pan === 0 ? 'the centre' : `${Math.abs(pan)} % ${pan < 0 ? 'left' : 'right'}`),
  colour: ({ colour }) => (colour === 'none' ? 'no colour of its own' : colour),
  transport: ({ state }) => state,
  looping: ({ on }) => `looping ${on ? 'on' : 'off'}`,
  switch: ({ on }) => (on ? 'on' : 'off'),
  'one-place-further': ({ direction }) => `tracks one place further ${direction}`,
}

export const sayReading = (reading: StateReading): string => sayBy(sayings, reading)
