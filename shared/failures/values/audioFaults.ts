import { formatTime } from '../../wording/formatTime.ts'
import { limits } from '../../schemas/limits.ts'
import { sayBy, type Sayings } from '../../wording/sayings.ts'

/** What is wrong in an audio file that contradicts itself or is not all there. Times are in seconds. */
export type AudioFault =
  | {
      readonly kind:
        | 'no-sound-found'
        | 'no-sound'
        | 'sound-unreadable'
        | 'too-many-parts'
        | 'no-format'
        | 'header-missing'
        | 'header-too-short'
        | 'header-incomplete'
        | 'header-endless'
        | 'header-senseless'
        | 'header-contradictory'
        | 'no-channels'
        | 'no-sample-rate'
        | 'sample-rate-zero'
        | 'no-channels-or-rate'
        | 'samples-without-bits'
        | 'blocks-empty'
        | 'ffmpeg-fails'
        | 'project-cut-short'
        | 'project-senseless'
        | 'project-tables'
        | 'project-too-large'
        | 'project-too-long'
    }
  | { readonly kind: 'unreadable-from' | 'no-proper-end'; readonly at: number }
  | { readonly kind: 'ends-early'; readonly at: number; readonly length: number }

const faults: Sayings<AudioFault> = {
  'no-sound-found': 'no sound can be found in it',
  'no-sound': 'it has no sound in it',
  'sound-unreadable': "its sound can't be read",
  'too-many-parts': 'it falls into too many parts',
  'no-format': 'it does not say how its sound is stored',
  'header-missing': 'its header is missing',
  'header-too-short': 'its header is too short',
  'header-incomplete': 'its header is not whole',
  'header-endless': 'its header has no end',
  'header-senseless': 'its header makes no sense',
  'header-contradictory': 'the numbers in its header contradict each other',
  'no-channels': 'its header says that it has no channels',
  'no-sample-rate': 'its header holds no sample rate',
  'sample-rate-zero': 'its header says that its sample rate is 0',
  'no-channels-or-rate': 'its header says that it has no channels or no sample rate',
  'samples-without-bits': 'its header says that its samples have 0 bits',
  'blocks-empty': 'its header says that its blocks are empty',
  'ffmpeg-fails': "FFmpeg can't read it either",
  'project-cut-short': 'what it says of its tracks ends in the middle',
  'project-senseless': 'what it says of its tracks makes no sense',
  'project-tables': 'it has not the tables that Audacity makes, or they can not be read',
  'project-too-large': 'it says more of its tracks than a project can have',
  'project-too-long': `it is longer than ${limits.time.max / 3600} hours`,
  'unreadable-from': ({ at }) => `its sound can't be read from ${formatTime(at)} on`,
  'no-proper-end': ({ at }) => `it does not end properly, at ${formatTime(at)}`,
  'ends-early': ({ at, length }) => `only ${formatTime(at)} of ${formatTime(length)} are there`,
}

export const sayAudioFault = (fault: AudioFault): string => sayBy(faults, fault)

/** Formats and streams that are told by how they begin. */
export type ForeignFormat =
  | 'avi'
  | '8svx'
  | 'wavpack'
  | 'monkeys-audio'
  | 'true-audio'
  | 'amr'
  | 'midi'
  | 'windows-media'
  | 'matroska'
  | 'mp4'
  | 'aac'
  | 'mpeg-audio'
  | 'flac-in-ogg'
  | 'pcm-in-ogg'
  | 'speex'
  | 'theora'

/** What an audio file is or holds that is not read here. */
export type AudioFeature =
  | { readonly kind: ForeignFormat }
  | { readonly kind: 'compression'; readonly name: string }
  | { readonly kind: 'unknown-compression'; readonly tag: number }
  /** The four letters of the file, null where they are none. */
  | { readonly kind: 'aiff-compression'; readonly code: string | null }
  | { readonly kind: 'bits'; readonly bits: number; readonly of: 'any' | 'integer' | 'float' | 'compressed' | 'flac' }
  | { readonly kind: 'channels'; readonly channels: number }
  | { readonly kind: 'sample-rate'; readonly sampleRate: number }
  | { readonly kind: 'far-sample-rate'; readonly sampleRate: number; readonly projectRate: number }

const samples = {
  any: 'samples',
  integer: 'integer samples',
  float: 'floating-point samples',
  compressed: 'compressed samples',
  flac: 'FLAC with samples',
} as const

const features: Sayings<AudioFeature> = {
  avi: 'the AVI video format',
  '8svx': 'the 8SVX format',
  wavpack: 'the WavPack format',
  'monkeys-audio': "the Monkey's Audio format",
  'true-audio': 'the True Audio format',
  amr: 'the AMR format',
  midi: 'MIDI, which holds notes and no sound',
  'windows-media': 'the Windows Media format',
  matroska: 'the Matroska or WebM format',
  mp4: 'the MP4 format (M4A, AAC)',
  aac: 'the AAC format',
  'mpeg-audio': 'the MPEG audio format',
  'flac-in-ogg': 'FLAC in an Ogg file',
  'pcm-in-ogg': 'PCM in an Ogg file',
  speex: 'the Speex format',
  theora: 'a film (Theora) without sound that is known here',
  compression: ({ name }) => `${name} compression`,
  'unknown-compression': ({ tag }) => `an unknown kind of compression (number ${tag})`,
  'aiff-compression': ({ code }) => `${code === null ? 'unknown' : `"${code}"`} compression in an AIFF file`,
  bits: ({ bits, of }) => `${samples[of]} of ${bits} bits`,
  channels: ({ channels }) => `${channels} channels`,
  'sample-rate': ({ sampleRate }) => `a sample rate of ${sampleRate} Hz`,
  'far-sample-rate': ({ sampleRate, projectRate }) =>
    `a sample rate of ${sampleRate} Hz, too far from the project's ${projectRate} Hz`,
}

/** As in "uses the AU format". */
export const sayFeature = (feature: AudioFeature): string => sayBy(features, feature)
