import type { Offers } from '../en/wishes.ts'

const offer = (tool: string, say: string): Offers['better'][number] => ({ tool, say })

export const wishes: Offers = {
  sameLevel: [
    offer('apply_loudness_normalize', 'bring % auf -16 LUFS'),
    offer('apply_normalize', 'normalisiere % auf -3 dB'),
    offer('measure_loudness', 'wie laut ist alles?'),
  ],
  clipped: [
    offer('apply_amplify', 'mach % 3 dB leiser'),
    offer('apply_limiter', 'begrenze % auf -1 dB'),
    offer('apply_low_pass', 'Tiefpass bei 8000 Hz auf %'),
  ],
  roomy: [
    offer('apply_noise_gate', 'Noise Gate auf %'),
    offer('apply_equalizer', 'senke die Bässe von % um 3 dB'),
    offer('apply_noise_reduction', 'entrausche % um 6 dB'),
  ],
  uneven: [
    offer('apply_compressor', 'komprimiere %'),
    offer('apply_loudness_normalize', 'bring % auf -16 LUFS'),
    offer('apply_limiter', 'begrenze % auf -3 dB'),
  ],
  tooLoud: [
    offer('apply_amplify', 'mach % 6 dB leiser'),
    offer('apply_normalize', 'normalisiere % auf -6 dB'),
    offer('apply_auto_duck', 'senke die Musik unter der Stimme ab'),
  ],
  tooQuiet: [
    offer('apply_amplify', 'mach % 6 dB lauter'),
    offer('apply_normalize', 'normalisiere % auf -1 dB'),
    offer('apply_loudness_normalize', 'bring % auf -16 LUFS'),
  ],
  muffled: [
    offer('apply_equalizer', 'hebe die Höhen von % um 4 dB an'),
    offer('apply_high_pass', 'Hochpass bei 100 Hz auf %'),
    offer('apply_normalize', 'normalisiere % auf -1 dB'),
  ],
  boomy: [
    offer('apply_high_pass', 'Hochpass bei 80 Hz auf %'),
    offer('apply_equalizer', 'senke die Bässe von % um 4 dB'),
  ],
  harsh: [
    offer('apply_equalizer', 'senke die Höhen von % um 4 dB'),
    offer('apply_low_pass', 'Tiefpass bei 9000 Hz auf %'),
  ],
  thin: [
    offer('apply_equalizer', 'hebe die Bässe von % um 3 dB an'),
    offer('apply_compressor', 'komprimiere %'),
    offer('apply_reverb', 'gib % etwas Hall'),
  ],
  clicks: [offer('apply_click_removal', 'entferne die Knackser aus %')],
  noisy: [
    offer('apply_noise_reduction', 'entrausche %'),
    offer('apply_noise_gate', 'Noise Gate auf %'),
    offer('apply_high_pass', 'Hochpass bei 80 Hz auf %'),
  ],
  draggy: [
    offer('apply_truncate_silence', 'kürze Pausen über 1 Sekunde auf eine halbe Sekunde'),
    offer('find_silences', 'wo sind die Pausen?'),
    offer('trim_to_selection', 'behalte nur die ersten 60 Sekunden'),
  ],
  pace: [offer('apply_change_tempo', 'mach % 10 % langsamer'), offer('apply_change_tempo', 'mach % 10 % schneller')],
  halved: [
    offer('apply_amplify', 'mach % 6 dB leiser'),
    offer('apply_change_tempo', 'mach % doppelt so schnell'),
    offer('split_at_time', 'teil % in der Mitte'),
  ],
  better: [
    offer('apply_noise_reduction', 'entrausche %'),
    offer('apply_compressor', 'komprimiere %'),
    offer('apply_loudness_normalize', 'bring % auf -16 LUFS'),
    offer('apply_truncate_silence', 'kürze Pausen über 1 Sekunde auf eine halbe Sekunde'),
  ],
}
