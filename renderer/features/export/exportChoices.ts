import type { Option } from '../../ui/RadioChoice.tsx'
import type { ExportDraft } from './exportDraft.ts'
import type { Texts } from '../../../shared/texts/index.ts'

type Choices<Name extends keyof ExportDraft> = readonly Option<Extract<ExportDraft[Name], string>>[]

/** What can be chosen of a file, in the words of the window. */
export function exportChoices({ common, exporting, formats }: Texts) {
  const { bits, oggQualities } = exporting
  const kinds: Choices<'kind'> = [
    ['wav', 'WAV'],
    ['aiff', 'AIFF'],
    ['flac', 'FLAC'],
    ['mp3', 'MP3'],
    ['ogg', 'Ogg'],
    ['m4a', 'M4A'],
    ['opus', 'Opus'],
  ]
  const wavBits: Choices<'bits'> = [
    ['16', bits['16']],
    ['24', bits['24']],
    ['32', bits['32']],
  ]
  const mp3Qualities: Choices<'mp3'> = [
    ['128', '128 kbit/s'],
    ['192', '192'],
    ['256', '256'],
    ['320', '320'],
    ['variable', exporting.variable],
  ]
  const ogg: Choices<'ogg'> = [
    ['3', oggQualities['3']],
    ['5', oggQualities['5']],
    ['8', oggQualities['8']],
  ]
  const channels: Choices<'channels'> = [
    ['auto', exporting.asNeeded],
    ['1', common.mono],
    ['2', common.stereo],
  ]
  const rates: Choices<'rate'> = [
    ['project', exporting.asProject],
    ['44100', formats.decimals('44.1 kHz')],
    ['48000', '48 kHz'],
    ['96000', '96 kHz'],
  ]
  return { kinds, wavBits, flacBits: wavBits.slice(0, 2), mp3Qualities, oggQualities: ogg, channels, rates }
}
