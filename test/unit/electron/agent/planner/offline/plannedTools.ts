import { z } from 'zod'
import type { GrammarTool } from '../../../../../../electron/agent/planner/offline/index.ts'
import { tools } from '../../../../../../electron/agent/tools/index.ts'

const number = z.number().optional()
const text = z.string().optional()
const oneOf = (...values: [string, ...string[]]) => z.enum(values).optional()
const rolloff = z.literal([6, 12, 24, 36, 48]).optional()

/**
 * Every tool of the product by its group and its own values, whether it is there yet or not: the grammar is tried with
 * all of them.
 */
const shapes: Readonly<Record<string, Readonly<Record<string, z.ZodRawShape>>>> = {
  selection: {
    select_clip: {},
    select_label: {},
    select_track_start_to_cursor: {},
    select_cursor_to_track_end: {},
    select_track_start_to_end: {},
  },
  clips: {
    join: {},
    duplicate_clip: {},
    move_clip: { to: number },
    rename_clip: { name: text },
    insert_silence: { duration: number },
  },
  editing: { split_cut: {}, split_delete: {} },
  tracks: {
    create_mono_track: { name: text },
    create_stereo_track: { name: text },
    delete_track: {},
    duplicate_track: {},
    move_track_up: {},
    move_track_down: {},
    rename_track: { name: text },
    set_track_gain: { gain_db: number },
    set_track_pan: { pan: number },
    mute_track: {},
    unmute_track: {},
    solo_track: {},
    unsolo_track: {},
    mix_and_render: { name: text },
  },
  labels: {
    add_label: { text },
    rename_label: { name: text },
    delete_label: {},
    label_silences: { min_silence: number, threshold_db: number, text },
    import_labels: { path: text },
    export_labels: { path: text, format: oneOf('audacity', 'srt', 'vtt') },
  },
  effects: {
    apply_loudness_normalize: { target_lufs: number, mode: oneOf('together', 'each') },
    apply_crossfade: { duration: number },
    apply_fade_in: { curve: oneOf('linear', 'equal_power', 'exponential', 's_curve') },
    apply_fade_out: { curve: oneOf('linear', 'equal_power', 'exponential', 's_curve') },
    apply_noise_reduction: {
      reduction_db: number,
      sensitivity: number,
      smoothing_bands: number,
      profile_start: number,
      profile_end: number,
      mode: oneOf('profile', 'speech'),
    },
    apply_compressor: {
      threshold_db: number,
      ratio: number,
      attack_ms: number,
      release_ms: number,
      knee_db: number,
      makeup_db: number,
    },
    apply_limiter: { ceiling_db: number, release_ms: number },
    apply_high_pass: { frequency_hz: number, rolloff_db: rolloff },
    apply_low_pass: { frequency_hz: number, rolloff_db: rolloff },
    apply_equalizer: {
      bass_db: number,
      mid_db: number,
      treble_db: number,
      bands: z
        .array(z.strictObject({ frequency_hz: z.number(), gain_db: z.number(), q: z.number().optional() }))
        .optional(),
    },
    apply_noise_gate: {
      threshold_db: number,
      attack_ms: number,
      hold_ms: number,
      release_ms: number,
      reduction_db: number,
    },
    apply_click_removal: { threshold: number, width_ms: number },
    apply_change_tempo: { percent: number },
    apply_change_pitch: { semitones: number },
    apply_change_speed: { percent: number },
    apply_truncate_silence: {
      threshold_db: number,
      min_silence: number,
      keep: number,
      where: oneOf('start', 'inside', 'end', 'both_ends', 'all'),
    },
    apply_auto_duck: { duck_db: number, control: text, fade_ms: number, threshold_db: number },
    apply_echo: { delay: number, decay: z.number().min(0).max(1).optional() },
    apply_reverb: {
      room_size: z.number().min(0).max(100).optional(),
      wet_db: number,
      dry_db: number,
      damping: number,
      pre_delay_ms: number,
    },
    generate_tone: {
      frequency_hz: number,
      level_db: number,
      duration: number,
      waveform: oneOf('sine', 'square', 'sawtooth', 'triangle'),
    },
    generate_noise: { kind: oneOf('white', 'pink', 'brown'), level_db: number, duration: number },
  },
  playback: {
    rewind_to_start: {},
    skip_to_end: {},
    toggle_loop: { state: oneOf('toggle', 'on', 'off') },
    play_preview_cut: {},
  },
  project: {
    import_audio: { path: text },
    export_audio: { path: text, format: oneOf('wav', 'mp3', 'flac', 'ogg', 'opus'), range: oneOf('all', 'selection') },
    export_multiple: { by: oneOf('tracks', 'labels'), format: oneOf('wav', 'mp3', 'flac', 'ogg', 'opus') },
    save_project: { path: text },
  },
}

const standIns: readonly GrammarTool[] = Object.entries(shapes).flatMap(([group, rows]) =>
  Object.entries(rows).map(([name, shape]) => ({
    name,
    group,
    title: name,
    words: tools.find((tool) => tool.name === name)?.words ?? [],
    parameters: z.strictObject(shape),
  })),
)

/** The tools that are there, and a stand-in for each that is still to come. */
export const plannedTools: readonly GrammarTool[] = [
  ...tools.filter((tool) => !standIns.some(({ name }) => name === tool.name)),
  ...standIns,
]
