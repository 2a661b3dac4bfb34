import type { Wish } from '../../reader/meaning/asked.ts'

/** Something that may help: a tool, and how it is asked for. What was spoken of is put for "%". */
export interface Offer {
  readonly tool: string
  readonly say: string
}

export type Offers = Readonly<Record<Wish, readonly Offer[]>>

const offer = (tool: string, say: string): Offer => ({ tool, say })

/** What can be done about what is wrong, by what is wished for. Those further up are told before those below. */
export const wishes: Offers = {
  sameLevel: [
    offer('apply_loudness_normalize', 'set the loudness of % to -16 LUFS'),
    offer('apply_normalize', 'normalize % to -3 dB'),
    offer('measure_loudness', 'how loud is everything?'),
  ],
  clipped: [
    offer('apply_amplify', 'lower % by 3 dB'),
    offer('apply_limiter', 'limit % to -1 dB'),
    offer('apply_low_pass', 'low pass % at 8000 Hz'),
  ],
  roomy: [
    offer('apply_noise_gate', 'gate %'),
    offer('apply_equalizer', 'lower the bass of % by 3 dB'),
    offer('apply_noise_reduction', 'reduce the noise in % by 6 dB'),
  ],
  uneven: [
    offer('apply_compressor', 'compress %'),
    offer('apply_loudness_normalize', 'set the loudness of % to -16 LUFS'),
    offer('apply_limiter', 'limit % to -3 dB'),
  ],
  tooLoud: [
    offer('apply_amplify', 'turn % down by 6 dB'),
    offer('apply_normalize', 'normalize % to -6 dB'),
    offer('apply_auto_duck', 'duck the music under the voice'),
  ],
  tooQuiet: [
    offer('apply_amplify', 'turn % up by 6 dB'),
    offer('apply_normalize', 'normalize % to -1 dB'),
    offer('apply_loudness_normalize', 'set the loudness of % to -16 LUFS'),
  ],
  muffled: [
    offer('apply_equalizer', 'raise the treble of % by 4 dB'),
    offer('apply_high_pass', 'high pass % at 100 Hz'),
    offer('apply_normalize', 'normalize % to -1 dB'),
  ],
  boomy: [offer('apply_high_pass', 'high pass % at 80 Hz'), offer('apply_equalizer', 'lower the bass of % by 4 dB')],
  harsh: [offer('apply_equalizer', 'lower the treble of % by 4 dB'), offer('apply_low_pass', 'low pass % at 9000 Hz')],
  thin: [
    offer('apply_equalizer', 'raise the bass of % by 3 dB'),
    offer('apply_compressor', 'compress %'),
    offer('apply_reverb', 'add a little reverb to %'),
  ],
  clicks: [offer('apply_click_removal', 'remove the clicks from %')],
  noisy: [
    offer('apply_noise_reduction', 'reduce the noise in %'),
    offer('apply_noise_gate', 'gate %'),
    offer('apply_high_pass', 'high pass % at 80 Hz'),
  ],
  draggy: [
    offer('apply_truncate_silence', 'shorten pauses longer than 1 second to half a second'),
    offer('find_silences', 'where are the pauses?'),
    offer('trim_to_selection', 'keep the first 60 seconds'),
  ],
  pace: [offer('apply_change_tempo', 'make % 10% slower'), offer('apply_change_tempo', 'make % 10% faster')],
  halved: [
    offer('apply_amplify', 'lower % by 6 dB'),
    offer('apply_change_tempo', 'make % twice as fast'),
    offer('split_at_time', 'split % in half'),
  ],
  better: [
    offer('apply_noise_reduction', 'reduce the noise in %'),
    offer('apply_compressor', 'compress %'),
    offer('apply_loudness_normalize', 'set the loudness of % to -16 LUFS'),
    offer('apply_truncate_silence', 'shorten pauses longer than 1 second to half a second'),
  ],
}
