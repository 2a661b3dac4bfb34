import type { PreparedStep } from '../../electron/agent/tools/contract/defineTool.ts'

type Args = PreparedStep['args']
type Chance = () => number

const between = (chance: Chance, min: number, max: number): number =>
  Math.round((min + chance() * (max - min)) * 10) / 10
const oneOf = <T>(chance: Chance, all: readonly T[]): T => all[Math.floor(chance() * all.length)] as T
const often = (chance: Chance, args: Args): Args => (chance() < 0.5 ? {} : args)

const pace = (chance: Chance): Args => ({ percent: oneOf(chance, [-40, -10, -1, 3, 25, 90]) })
const fade = (chance: Chance): Args => ({ curve: oneOf(chance, ['linear', 'equal_power', 's_curve']) })
const nothing = (): Args => ({})

/** Values for every tool that changes the sound of a range: those that people use, and the ends of what is allowed. */
export const callValues: Readonly<Record<string, (chance: Chance) => Args>> = {
  silence_selection: nothing,
  trim_to_selection: nothing,
  cut: (chance) => often(chance, { gap: 'leave' }),
  delete_selection: (chance) => often(chance, { scope: 'all' }),
  split_cut: nothing,
  split_delete: nothing,
  paste: nothing,
  join: nothing,
  close_gaps: (chance) => often(chance, { mode: 'each' }),
  repeat_selection: (chance) => ({ times: oneOf(chance, [1, 2, 7]) }),
  split: nothing,
  duplicate_clip: nothing,
  move_to_new_track: nothing,
  apply_normalize: (chance) => ({ peak_db: between(chance, -30, 0) }),
  apply_amplify: (chance) => ({ gain_db: between(chance, -40, 20) }),
  add_envelope_point: (chance) => ({ time: between(chance, 0, 60), gain_db: oneOf(chance, [-30, -6, 0, 3]) }),
  clear_envelope: nothing,
  apply_volume_ramp: (chance) => ({ gain_db: oneOf(chance, [-30, -6, -1, 3, 12]) }),
  apply_fade_in: fade,
  apply_fade_out: fade,
  apply_reverse: nothing,
  apply_invert: nothing,
  apply_high_pass: (chance) => ({ frequency_hz: between(chance, 20, 3000), rolloff_db: oneOf(chance, [6, 12, 48]) }),
  apply_low_pass: (chance) => ({ frequency_hz: between(chance, 200, 3900), rolloff_db: oneOf(chance, [6, 12, 48]) }),
  apply_equalizer: (chance) => ({ bass_db: between(chance, -12, 12), treble_db: between(chance, -12, 12) }),
  apply_notch_filter: (chance) => ({ frequency_hz: between(chance, 40, 3900), q: between(chance, 1, 60) }),
  apply_hum_removal: (chance) => ({ frequency_hz: oneOf(chance, [50, 60]), harmonics: oneOf(chance, [1, 8, 40]) }),
  apply_compressor: (chance) => ({
    threshold_db: between(chance, -50, -6),
    ratio: between(chance, 1, 12),
    makeup_db: between(chance, 0, 6),
  }),
  apply_limiter: (chance) => ({ ceiling_db: between(chance, -20, 0) }),
  apply_noise_gate: (chance) => ({ threshold_db: between(chance, -70, -20) }),
  apply_noise_reduction: (chance) => often(chance, { mode: 'speech' }),
  apply_click_removal: (chance) => ({ threshold: between(chance, 2, 20) }),
  apply_dc_offset_removal: nothing,
  apply_de_esser: (chance) => ({ frequency_hz: between(chance, 2000, 3900), reduction_db: between(chance, 1, 24) }),
  make_mono: (chance) => ({ from: oneOf(chance, ['mix', 'left', 'right']) }),
  split_stereo: nothing,
  swap_channels: nothing,
  generate_room_tone: (chance) => often(chance, { duration: between(chance, 0.2, 2) }),
  apply_echo: (chance) => ({ delay: between(chance, 0.1, 1), decay: between(chance, 0.1, 0.9) }),
  apply_reverb: (chance) => ({ room_size: between(chance, 0, 100), pre_delay_ms: between(chance, 0, 60) }),
  apply_loudness_normalize: (chance) => ({ target_lufs: between(chance, -30, -12) }),
  apply_master: (chance) => ({ target_lufs: between(chance, -30, -12), ceiling_dbtp: between(chance, -9, -1) }),
  apply_match_loudness: nothing,
  apply_match_labels: nothing,
  apply_match_to: (chance) => ({ reference: 'Other', offset_db: between(chance, -12, 6) }),
  apply_truncate_silence: (chance) => ({ threshold_db: between(chance, -50, -20), min_silence: 0.1, keep: 0.05 }),
  apply_change_tempo: pace,
  apply_change_speed: pace,
  apply_change_pitch: (chance) => ({ semitones: oneOf(chance, [-12, -3, 0.5, 4, 12]) }),
  apply_cross_gate: (chance) => ({ reduction_db: between(chance, 1, 40), fade_ms: between(chance, 20, 400) }),
  apply_auto_duck: (chance) => ({ control: 'Other', duck_db: between(chance, -24, -3) }),
  generate_tone: nothing,
  generate_noise: (chance) => ({ color: oneOf(chance, ['white', 'pink', 'brown']) }),
  mix_and_render: nothing,
}
