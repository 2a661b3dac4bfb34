import type { Option } from '../../ui/RadioChoice.tsx'
import type { ExportDraft } from './exportDraft.ts'

export const kinds: readonly Option<ExportDraft['kind']>[] = [
  ['wav', 'WAV'],
  ['aiff', 'AIFF'],
  ['flac', 'FLAC'],
  ['mp3', 'MP3'],
  ['ogg', 'Ogg Vorbis'],
  ['m4a', 'M4A, by FFmpeg'],
  ['opus', 'Opus, by FFmpeg'],
]
export const wavBits: readonly Option<ExportDraft['bits']>[] = [
  ['16', '16 bit, dithered'],
  ['24', '24 bit'],
  ['32', '32 bit float'],
]
export const flacBits = wavBits.slice(0, 2)
export const mp3Qualities: readonly Option<ExportDraft['mp3']>[] = [
  ['128', '128 kbit/s'],
  ['192', '192'],
  ['256', '256'],
  ['320', '320'],
  ['variable', 'Variable, about 190'],
]
export const oggQualities: readonly Option<ExportDraft['ogg']>[] = [
  ['3', 'Small'],
  ['5', 'Good'],
  ['8', 'Best'],
]
export const channels: readonly Option<ExportDraft['channels']>[] = [
  ['auto', 'As needed'],
  ['1', 'Mono'],
  ['2', 'Stereo'],
]
export const rates: readonly Option<ExportDraft['rate']>[] = [
  ['project', 'As the project'],
  ['44100', '44.1 kHz'],
  ['48000', '48 kHz'],
  ['96000', '96 kHz'],
]
