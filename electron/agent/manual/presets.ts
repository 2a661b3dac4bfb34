import type { Preset } from '../../../shared/schemas/preset.ts'

/**
 * What people who edit speech and music set these tools to every day, by the tool's name. A value that is not said is
 * the tool's default.
 */
export const presets: Readonly<Record<string, readonly Preset[]>> = {
  apply_normalize: [
    { name: 'Usual', values: { peak_db: -1 } },
    { name: 'With headroom', values: { peak_db: -3 } },
    { name: 'As loud as it goes', values: { peak_db: -0.1 } },
  ],
  apply_loudness_normalize: [
    { name: 'Podcast', values: { target_lufs: -16 } },
    { name: 'Streaming', values: { target_lufs: -14 } },
    { name: 'Broadcast, EBU R 128', values: { target_lufs: -23 } },
    { name: 'Broadcast, ATSC A/85', values: { target_lufs: -24 } },
    { name: 'Audiobook', values: { target_lufs: -19 } },
  ],
  apply_compressor: [
    {
      name: 'Even speech',
      values: { threshold_db: -22, ratio: 3, attack_ms: 8, release_ms: 140, knee_db: 6, makeup_db: 3 },
    },
    {
      name: 'Firm speech',
      values: { threshold_db: -26, ratio: 4, attack_ms: 4, release_ms: 100, knee_db: 6, makeup_db: 6 },
    },
    {
      name: 'Glue for a mix',
      values: { threshold_db: -14, ratio: 1.7, attack_ms: 30, release_ms: 250, knee_db: 10, makeup_db: 1 },
    },
    {
      name: 'Tame peaks',
      values: { threshold_db: -9, ratio: 8, attack_ms: 1, release_ms: 60, knee_db: 2, makeup_db: 0 },
    },
  ],
  apply_limiter: [
    { name: 'Safe', values: { ceiling_db: -1, release_ms: 100 } },
    { name: 'For lossy formats', values: { ceiling_db: -2, release_ms: 150 } },
    { name: 'Audiobook', values: { ceiling_db: -3, release_ms: 150 } },
  ],
  apply_noise_gate: [
    {
      name: 'Between words, soft',
      values: { threshold_db: -42, attack_ms: 5, hold_ms: 150, release_ms: 250, reduction_db: 12 },
    },
    {
      name: 'Between words, firm',
      values: { threshold_db: -38, attack_ms: 3, hold_ms: 100, release_ms: 120, reduction_db: 30 },
    },
    { name: 'Drums', values: { threshold_db: -28, attack_ms: 0, hold_ms: 40, release_ms: 80, reduction_db: 60 } },
  ],
  apply_noise_reduction: [
    { name: 'Light', values: { reduction_db: 6, sensitivity: 6, smoothing_bands: 3 } },
    { name: 'Usual', values: { reduction_db: 12, sensitivity: 6, smoothing_bands: 3 } },
    { name: 'Strong', values: { reduction_db: 20, sensitivity: 8, smoothing_bands: 6 } },
    { name: 'Voices', values: { mode: 'speech' } },
  ],
  apply_click_removal: [
    { name: 'Usual', values: { threshold: 8, width_ms: 2 } },
    { name: 'Mouth clicks', values: { threshold: 5, width_ms: 1 } },
    { name: 'Old records', values: { threshold: 6, width_ms: 4 } },
  ],
  apply_high_pass: [
    { name: 'Rumble', values: { frequency_hz: 40, rolloff_db: 24 } },
    { name: 'Speech', values: { frequency_hz: 80, rolloff_db: 12 } },
    { name: 'Wind and handling', values: { frequency_hz: 120, rolloff_db: 24 } },
    { name: 'Telephone', values: { frequency_hz: 300, rolloff_db: 24 } },
  ],
  apply_low_pass: [
    { name: 'Hiss', values: { frequency_hz: 12_000, rolloff_db: 12 } },
    { name: 'Softer', values: { frequency_hz: 8000, rolloff_db: 6 } },
    { name: 'Telephone', values: { frequency_hz: 3400, rolloff_db: 24 } },
    { name: 'Next door', values: { frequency_hz: 500, rolloff_db: 12 } },
  ],
  apply_equalizer: [
    { name: 'Clear speech', values: { bass_db: -3, bands: [{ frequency_hz: 3000, gain_db: 3, q: 0.9 }] } },
    { name: 'Less mud', values: { bands: [{ frequency_hz: 300, gain_db: -4, q: 1.1 }] } },
    { name: 'Less sharp s', values: { bands: [{ frequency_hz: 6500, gain_db: -5, q: 1.6 }] } },
    { name: 'Warmer', values: { bass_db: 3, treble_db: -1.5 } },
    { name: 'Brighter', values: { treble_db: 3 } },
    { name: 'Small speaker', values: { bass_db: -24, mid_db: 4, treble_db: -18 } },
  ],
  apply_notch_filter: [
    { name: 'Line whistle of a screen', values: { frequency_hz: 15_625 } },
    { name: 'Test tone', values: { frequency_hz: 1000 } },
  ],
  apply_hum_removal: [
    { name: 'Europe, 50 Hz', values: { frequency_hz: 50 } },
    { name: 'America, 60 Hz', values: { frequency_hz: 60 } },
    { name: 'Buzz with many overtones', values: { harmonics: 20 } },
  ],
  apply_echo: [
    { name: 'Slapback', values: { delay: 0.11, decay: 0.35 } },
    { name: 'Usual', values: { delay: 0.5, decay: 0.5 } },
    { name: 'Canyon', values: { delay: 0.8, decay: 0.7 } },
  ],
  apply_reverb: [
    { name: 'Small room', values: { room_size: 25, damping: 60, wet_db: -14, pre_delay_ms: 5 } },
    { name: 'Hall', values: { room_size: 75, damping: 40, wet_db: -10, pre_delay_ms: 25 } },
    { name: 'Church', values: { room_size: 98, damping: 20, wet_db: -8, pre_delay_ms: 45 } },
  ],
  apply_truncate_silence: [
    { name: 'Long pauses', values: { min_silence: 2, keep: 0.5 } },
    { name: 'Usual', values: { min_silence: 1, keep: 0.5 } },
    { name: 'Tight', values: { min_silence: 0.5, keep: 0.3 } },
  ],
  apply_auto_duck: [
    { name: 'Under speech', values: { duck_db: -12, fade_ms: 500 } },
    { name: 'Deep and quick', values: { duck_db: -20, fade_ms: 200 } },
    { name: 'Hardly noticed', values: { duck_db: -6, fade_ms: 1000 } },
  ],
  apply_change_pitch: [
    { name: 'An octave up', values: { semitones: 12 } },
    { name: 'A semitone up', values: { semitones: 1 } },
    { name: 'A semitone down', values: { semitones: -1 } },
    { name: 'An octave down', values: { semitones: -12 } },
  ],
  apply_change_tempo: [
    { name: 'A little faster', values: { factor: 1.1 } },
    { name: 'Half as fast again', values: { factor: 1.5 } },
    { name: 'A little slower', values: { factor: 0.9 } },
  ],
  apply_change_speed: [
    { name: 'Double speed', values: { factor: 2 } },
    { name: '33 to 45 rpm', values: { factor: 1.35 } },
    { name: 'Half speed', values: { factor: 0.5 } },
  ],
}
