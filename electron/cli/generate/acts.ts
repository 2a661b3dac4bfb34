/** What an act is done to: a stretch of time, a point, or whole tracks. */
export type Subject = 'part' | 'point' | 'tracks'

export interface Act {
  /** The tool that does it. */
  readonly tool: string
  readonly on: Subject
  /** The argument that the sentence gives a value. */
  readonly argument?: string
  readonly values?: readonly (number | string)[]
}

const texts = ['cough', 'good take', 'check this', 'verse'] as const

/** The acts that are said, by tool. A check holds them against the tools. */
export const acts = {
  remove: { tool: 'delete_selection', on: 'part' },
  keep: { tool: 'trim_to_selection', on: 'part' },
  silence: { tool: 'silence_selection', on: 'part' },
  reverse: { tool: 'apply_reverse', on: 'part' },
  invert: { tool: 'apply_invert', on: 'part' },
  fadeIn: { tool: 'apply_fade_in', on: 'part' },
  fadeOut: { tool: 'apply_fade_out', on: 'part' },
  normalize: { tool: 'apply_normalize', on: 'part', argument: 'peak_db', values: [-1, -2, -3, -6] },
  louder: { tool: 'apply_amplify', on: 'part', argument: 'gain_db', values: [2, 3, 4, 6] },
  quieter: { tool: 'apply_amplify', on: 'part', argument: 'gain_db', values: [-2, -3, -5, -10] },
  loudness: { tool: 'apply_loudness_normalize', on: 'part', argument: 'target_lufs', values: [-14, -16, -19, -23] },
  highPass: { tool: 'apply_high_pass', on: 'part', argument: 'frequency_hz', values: [60, 90, 120, 200] },
  lowPass: { tool: 'apply_low_pass', on: 'part', argument: 'frequency_hz', values: [1500, 2000, 3000] },
  pitch: { tool: 'apply_change_pitch', on: 'part', argument: 'semitones', values: [2, 3, 4, 5] },
  split: { tool: 'split_at_time', on: 'point' },
  pause: { tool: 'insert_silence', on: 'point', argument: 'duration', values: [1, 2, 3] },
  label: { tool: 'add_label', on: 'point', argument: 'text', values: texts },
  envelope: { tool: 'add_envelope_point', on: 'point', argument: 'gain_db', values: [-12, -6, -3, 2] },
  mute: { tool: 'mute_track', on: 'tracks' },
  solo: { tool: 'solo_track', on: 'tracks' },
  pan: { tool: 'set_track_pan', on: 'tracks', argument: 'pan', values: [-100, -30, 25, 100] },
  duplicate: { tool: 'duplicate_track', on: 'tracks' },
  dropTrack: { tool: 'delete_track', on: 'tracks' },
  rename: { tool: 'rename_track', on: 'tracks', argument: 'name', values: ['Anna', 'Room', 'Left mic'] },
} as const satisfies Record<string, Act>

export type ActName = keyof typeof acts

export const actNames = Object.keys(acts) as ActName[]

export const actOf = (name: ActName): Act => acts[name]
