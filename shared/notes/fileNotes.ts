import { sayBy, type Sayings } from '../wording/sayings.ts'
import { sayCause, type SystemCause } from '../failures/values/systemCauses.ts'
import { formatTime } from '../wording/formatTime.ts'
import { type LeftOutPart, sayLeftOut } from './projectNotes.ts'
import { sayMissing } from './sayMissing.ts'
import type { MissingPart } from '../schemas/projectView.ts'

/** What is worth knowing about how a file was read; several of one file may be the same. */
export type SourceNote =
  | { readonly kind: PlainSourceNote }
  | { readonly kind: 'folded' | 'split'; readonly channels: number }
  | { readonly kind: 'repaired' | 'recordings' | 'recordings-left-out'; readonly count: number }
  | { readonly kind: 'by-ffmpeg'; readonly version: string }
  | { readonly kind: 'by-window'; readonly codec: string }
  | { readonly kind: 'labels' | 'labels-left-out'; readonly count: number }
  | { readonly kind: 'recorded-at'; readonly seconds: number }
  | { readonly kind: 'described'; readonly text: string }
  | { readonly kind: 'converted' | 'recording-converted'; readonly from: number; readonly to: number }
  | ProjectNote

/** What is worth knowing of another program's project. Times are in seconds. */
export type ProjectNote =
  | {
      readonly kind: 'project'
      readonly version: string
      readonly tracks: number
      readonly clips: number
      readonly labels: number
    }
  | { readonly kind: 'project-parted'; readonly track: string }
  | { readonly kind: 'project-left-out'; readonly parts: readonly LeftOutPart[] }
  | { readonly kind: 'project-sound-missing'; readonly track: string; readonly start: number; readonly end: number }
  | { readonly kind: 'project-more-missing'; readonly places: number; readonly seconds: number }
  | { readonly kind: 'track-converted'; readonly track: string; readonly from: number; readonly to: number }

type PlainSourceNote = keyof typeof plainSource

/** What the person should know of a file that was read or written. */
export type FileNote =
  | { readonly kind: 'read'; readonly file: string; readonly what: SourceNote }
  | { readonly kind: 'written'; readonly file: string; readonly what: FileNote }
  | {
      readonly kind: 'rate-unknown'
      readonly format: 'mp3' | 'ogg' | 'm4a' | 'opus'
      readonly wanted: number
      readonly rate: number
    }
  | { readonly kind: 'rate-limits-bits'; readonly rate: number; readonly kbps: number }
  /** `aboveDb`: how far the mix reaches above full scale. */
  | { readonly kind: 'may-clip' | 'clipped'; readonly aboveDb: number }
  | { readonly kind: 'muted-left-out' | 'behind-left-out'; readonly names: readonly string[] }
  | { readonly kind: 'project-damaged' }
  | { readonly kind: 'show-not-kept'; readonly name: string; readonly cause: SystemCause }
  | { readonly kind: 'missing'; readonly part: MissingPart }
  | LabelNote

/** What of a file of labels was left out. Lines and blocks count from 1. */
export type LabelNote =
  | { readonly kind: 'label-line' | 'label-block' | 'label-block-times'; readonly number: number }
  | { readonly kind: 'label-time'; readonly seconds: number }
  | { readonly kind: 'label-pictures' }
  | { readonly kind: 'more-label-lines'; readonly count: number }
  | { readonly kind: 'too-many-labels'; readonly count: number; readonly most: number }

const plainSource = {
  'length-unsaid': 'its header does not say how long it is, so everything behind the header was taken as sound',
  'longer-than-header': 'it is longer than its header can say, so everything behind the header was taken as sound',
  'ends-early': 'it ends earlier than its header says, so what is there was opened',
  'no-proper-end': 'it does not end properly, so what is there was opened',
  'last-frame-cut': 'its last frame is cut off and was left out',
  'parts-damaged': 'parts of it are damaged and were left out',
  'parts-silent': 'parts of it are damaged and became silence',
  'checksum-differs': 'its sound does not match its checksum, though each part of it is whole',
  'became-shorter': 'it became shorter while it was read',
  'one-of-several-streams': 'it holds several streams side by side, and only the first one of sound was opened',
  'kept-with-32-bits': 'its 64-bit samples are kept with 32 bits',
  'picture-left-out': 'its picture was left out',
  cover: 'its cover came with it',
  'tags-and-cover': 'its tags and its cover came with it',
  'project-unsaved': 'what Audacity had not saved in it when it ended came too, as Audacity would open it',
  'not-split': 'it has no more than two channels, so it became one track',
} as const

/** Parts of sentences, which follow the name of the file. */
const sourceSayings: Sayings<SourceNote> = {
  ...plainSource,
  folded: ({ channels }) => `its ${channels} channels were mixed down to stereo`,
  split: ({ channels }) => `its ${channels} channels became ${channels} mono tracks`,
  'by-ffmpeg': ({ version }) => `it was read by FFmpeg ${version}`,
  'by-window': ({ codec }) => `it was decoded by the window (${codec})`,
  repaired: ({ count }) =>
    count === 1
      ? '1 sample that is not a number was replaced by silence'
      : `${count} samples that are not numbers were replaced by silence`,
  recordings: ({ count }) => `it holds ${count} recordings one behind the other, which follow each other in the track`,
  'recordings-left-out': ({ count }) =>
    count === 1 ? "one of them can't be read and was left out" : `${count} of them can't be read and were left out`,
  labels: ({ count }) => (count === 1 ? 'a label came with it' : `${count} labels came with it`),
  'labels-left-out': ({ count }) =>
    count === 1
      ? 'a label in it lies behind its end and was left out'
      : `${count} labels in it lie behind its end, or are too many, and were left out`,
  'recorded-at': ({ seconds }) => `its recording began at ${formatTime(seconds)} since midnight, by the recorder`,
  described: ({ text }) => `it is described as "${text}"`,
  converted: ({ from, to }) => `it was converted from ${from} to ${to} Hz, the rate of the project`,
  project: ({ version, tracks, clips, labels }) =>
    `it is a project of Audacity${version === '' ? '' : ` ${version}`}: ${some(tracks, 'track')} with ${some(clips, 'clip')} and ${some(labels, 'label')} came with it`,
  'project-parted': ({ track }) =>
    `both sides of “${track}” are divided in different ways, so each became a track of its own`,
  'project-left-out': ({ parts }) => `left out, because there is no place for it here: ${sayLeftOut(parts)}`,
  'project-sound-missing': ({ track, start, end }) =>
    `sound of “${track}” from ${formatTime(start)} to ${formatTime(end)} is missing in it, and became silence`,
  'project-more-missing': ({ places, seconds }) =>
    `sound is missing at ${some(places, 'more place')} (${formatTime(seconds)} in all), and became silence`,
  'track-converted': ({ track, from, to }) =>
    `“${track}” was converted from ${from} to ${to} Hz, the rate of the project`,
  'recording-converted': ({ from, to }) =>
    `a recording in it was converted from ${from} to ${to} Hz, the rate of the first`,
}

const some = (count: number, one: string): string => (count === 1 ? `1 ${one}` : `${count} ${one}s`)

const formatNames = { mp3: 'MP3', ogg: 'Ogg Vorbis', m4a: 'M4A', opus: 'Opus' } as const

const sayings: Sayings<FileNote> = {
  read: ({ file, what }) => `"${file}": ${sayBy(sourceSayings, what)}.`,
  written: ({ file, what }) => `"${file}": ${sayNote(what)}`,
  'rate-unknown': ({ format, wanted, rate }) =>
    `${formatNames[format]} has no sample rate of ${wanted} Hz, so it was converted to ${rate} Hz.`,
  'rate-limits-bits': ({ rate, kbps }) =>
    `At ${rate} Hz an MP3 file has at most ${kbps} kbit/s, so it was written with that.`,
  'may-clip': ({ aboveDb }) => `${sayAbove(aboveDb)}, and most players will clip it. ${quieter}`,
  clipped: ({ aboveDb }) => `${sayAbove(aboveDb)}, and what is louder was clipped. ${quieter}`,
  'muted-left-out': ({ names }) => `Not exported, because muted: ${names.join(', ')}.`,
  'behind-left-out': ({ names }) => `Not exported, because they lie behind the audio: ${names.join(', ')}.`,
  'project-damaged': 'This project is damaged, and the export holds what could be read of it.',
  'show-not-kept': ({ name, cause }) =>
    `The tags of “${name}” could not be kept for the next episode (${sayCause(cause)}).`,
  missing: ({ part }) => sayMissing(part),
  'label-line': ({ number }) => `Line ${number} is no label and was left out.`,
  'label-block': ({ number }) => `Block ${number} has no times and was left out.`,
  'label-block-times': ({ number }) => `Block ${number} has times that can't be read and was left out.`,
  'label-time': ({ seconds }) => `A label at ${seconds} s was left out: its time is out of range.`,
  'label-pictures':
    'Its times count pictures of a film, and it does not say how many a second has, so they were read to whole seconds.',
  'more-label-lines': ({ count }) => `${count} more lines were left out.`,
  'too-many-labels': ({ count, most }) => `${count} labels were left out: more than ${most} are too many.`,
}

const sayAbove = (db: number): string => `The mix reaches ${db.toFixed(1)} dB above full scale`
const quieter = 'Make it quieter, or normalize it, and export again.'

/** A note as a sentence. */
export function sayNote(note: FileNote): string {
  return sayBy(sayings, note)
}
