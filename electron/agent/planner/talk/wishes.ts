import type { Wish } from '../../reader/meaning/asked.ts'

/** What can be done about what is wrong, by what is wished for. Only tables. */
export interface Advice {
  /** "It" or the name of what was spoken of is put for "%". */
  readonly offers: readonly { readonly tool: string; readonly say: string }[]
  /** Said first, where something like it can't be done at all. */
  readonly not?: string
}

const offer = (tool: string, say: string): Advice['offers'][number] => ({ tool, say })

/** Those further up are told before those below. */
export const advices: Readonly<Record<Wish, Advice>> = {
  sameLevel: {
    not: "I can't match one sound to another.",
    offers: [
      offer('apply_loudness_normalize', 'set the loudness of % to -16 LUFS'),
      offer('apply_normalize', 'normalize % to -3 dB'),
      offer('measure_loudness', 'how loud is everything?'),
    ],
  },
  clipped: {
    not: "What is clipped in a recording I can't bring back.",
    offers: [
      offer('apply_amplify', 'lower % by 3 dB'),
      offer('apply_limiter', 'limit % to -1 dB'),
      offer('apply_low_pass', 'low pass % at 8000 Hz'),
    ],
  },
  roomy: {
    not: "Reverb that is in a recording I can't take out.",
    offers: [
      offer('apply_noise_gate', 'gate %'),
      offer('apply_equalizer', 'lower the bass of % by 3 dB'),
      offer('apply_noise_reduction', 'reduce the noise in % by 6 dB'),
    ],
  },
  uneven: {
    offers: [
      offer('apply_compressor', 'compress %'),
      offer('apply_loudness_normalize', 'set the loudness of % to -16 LUFS'),
      offer('apply_limiter', 'limit % to -3 dB'),
    ],
  },
  tooLoud: {
    offers: [
      offer('apply_amplify', 'turn % down by 6 dB'),
      offer('apply_normalize', 'normalize % to -6 dB'),
      offer('apply_auto_duck', 'duck the music under the voice'),
    ],
  },
  tooQuiet: {
    offers: [
      offer('apply_amplify', 'turn % up by 6 dB'),
      offer('apply_normalize', 'normalize % to -1 dB'),
      offer('apply_loudness_normalize', 'set the loudness of % to -16 LUFS'),
    ],
  },
  muffled: {
    offers: [
      offer('apply_equalizer', 'raise the treble of % by 4 dB'),
      offer('apply_high_pass', 'high pass % at 100 Hz'),
      offer('apply_normalize', 'normalize % to -1 dB'),
    ],
  },
  boomy: {
    offers: [offer('apply_high_pass', 'high pass % at 80 Hz'), offer('apply_equalizer', 'lower the bass of % by 4 dB')],
  },
  harsh: {
    offers: [
      offer('apply_equalizer', 'lower the treble of % by 4 dB'),
      offer('apply_low_pass', 'low pass % at 9000 Hz'),
    ],
  },
  thin: {
    offers: [
      offer('apply_equalizer', 'raise the bass of % by 3 dB'),
      offer('apply_compressor', 'compress %'),
      offer('apply_reverb', 'add a little reverb to %'),
    ],
  },
  clicks: {
    offers: [offer('apply_click_removal', 'remove the clicks from %')],
  },
  noisy: {
    offers: [
      offer('apply_noise_reduction', 'reduce the noise in %'),
      offer('apply_noise_gate', 'gate %'),
      offer('apply_high_pass', 'high pass % at 80 Hz'),
    ],
  },
  draggy: {
    offers: [
      offer('apply_truncate_silence', 'shorten pauses longer than 1 second to half a second'),
      offer('find_silences', 'where are the pauses?'),
      offer('trim_to_selection', 'keep the first 60 seconds'),
    ],
  },
  pace: {
    offers: [offer('apply_change_tempo', 'make % 10% slower'), offer('apply_change_tempo', 'make % 10% faster')],
  },
  better: {
    offers: [
      offer('apply_noise_reduction', 'reduce the noise in %'),
      offer('apply_compressor', 'compress %'),
      offer('apply_loudness_normalize', 'set the loudness of % to -16 LUFS'),
      offer('apply_truncate_silence', 'shorten pauses longer than 1 second to half a second'),
    ],
  },
}
