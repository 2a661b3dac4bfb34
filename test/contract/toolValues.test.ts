import { messageOf } from '../../shared/failures/index.ts'
import { describe, expect, it } from 'vitest'
import { nameParameter } from '../../electron/agent/tools/sentences/nameParameter.ts'
import { queries, tools, toolSchema } from '../../electron/agent/tools/index.ts'

interface Parameter {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly minimum?: number
  readonly maximum?: number
  readonly maxLength?: number
  readonly maxItems?: number
  readonly default?: string | number | readonly unknown[]
}

/**
 * Range, unit and default of each value that a tool takes beside its target: a script that leaves one out counts on it.
 * `!` has to be there.
 */
const values: Readonly<Record<string, string>> = {
  forget_history: 'keep_last: 0…1000; older_than: 1…315360000 s',
  select_clip: 'clip: text ≤ 200',
  select_label: 'label: text ≤ 200',
  set_cover: 'path: text ≤ 1000',
  set_tag: 'field!: title|artist|album|year|comment; text!: text ≤ 1000',
  move_clip: 'to!: 0…360000 s',
  close_gaps: 'mode: together|each = together',
  rename_clip: 'name!: text ≤ 200',
  insert_silence: 'duration!: 0.001…36000 s',
  cut: 'gap: close|leave; scope: tracks|all',
  delete_selection: 'gap: close|leave; scope: tracks|all',
  undo: 'grain: request|step = request; steps: 1…50 = 1; to: text ≤ 200',
  use_show: 'show!: text ≤ 200',
  redo: 'grain: request|step = request; steps: 1…50 = 1',
  create_mono_track: 'name: text ≤ 200',
  create_stereo_track: 'name: text ≤ 200',
  rename_track: 'name!: text ≤ 200',
  set_track_gain: 'gain_db!: -60…36 dB',
  set_track_pan: 'pan!: -100…100 %',
  set_track_colour: 'colour!: blue|rose|teal|violet|green|cyan|orchid|olive|none',
  add_label: 'text: text ≤ 200 = ',
  rename_label: 'label!: text; name!: text ≤ 200',
  delete_label: 'label!: text',
  label_silences: 'min_silence: 0.01…3600 s = 0.5; threshold_db: -100…-5 dB = -40; text: text ≤ 200 = Silence',
  apply_normalize: 'peak_db: -60…0 dB = -1',
  apply_amplify: 'gain_db!: -60…60 dB',
  add_envelope_point: 'gain_db!: -140…60 dB',
  apply_volume_ramp: 'gain_db!: -60…60 dB; curve: linear|equal_power|exponential|logarithmic|s_curve = linear',
  apply_fade_in: 'curve: linear|equal_power|exponential|logarithmic|s_curve = linear',
  apply_fade_out: 'curve: linear|equal_power|exponential|logarithmic|s_curve = linear',
  apply_crossfade: 'duration: 0.001…60 s; curve: linear|equal_power|exponential|logarithmic|s_curve = equal_power',
  apply_high_pass: 'frequency_hz: 1…96000 Hz = 80; rolloff_db: 6|12|24|36|48 dB = 12',
  apply_low_pass: 'frequency_hz: 1…96000 Hz = 12000; rolloff_db: 6|12|24|36|48 dB = 12',
  apply_equalizer: 'bass_db: -30…30 dB = 0; mid_db: -30…30 dB = 0; treble_db: -30…30 dB = 0; bands: list ≤ 20 = none',
  apply_notch_filter: 'frequency_hz!: 10…96000 Hz; q: 1…100 = 30',
  apply_hum_removal: 'frequency_hz: 10…1000 Hz; harmonics: 1…40 = 8; q: 1…100 = 30',
  apply_compressor:
    'threshold_db: -80…0 dB = -12; ratio: 1…100 = 2; attack_ms: 0…1000 ms = 10; release_ms: 1…10000 ms = 150; knee_db: 0…40 dB = 5; makeup_db: -20…40 dB = 0; except: list ≤ 1000 = none',
  apply_limiter: 'ceiling_db: -30…0 dB = -1; release_ms: 1…10000 ms = 100',
  apply_noise_gate:
    'threshold_db: -80…0 dB = -40; attack_ms: 0…1000 ms = 5; hold_ms: 0…10000 ms = 50; release_ms: 1…10000 ms = 100; reduction_db: 1…100 dB = 24; except: list ≤ 1000 = none',
  apply_de_esser:
    'frequency_hz: 2000…16000 Hz = 5500; reduction_db: 1…24 dB = 8; threshold_db: -40…0 dB = -12; except: list ≤ 1000 = none',
  apply_noise_reduction:
    'reduction_db: 0…48 dB = 12; sensitivity: 0…24 = 6; smoothing_bands: 0…12 = 3; profile_start: 0…360000 s; profile_end: 0…360000 s; mode: profile|speech = profile',
  apply_click_removal: 'threshold: 2…100 = 8; width_ms: 0.05…10 ms = 2; except: list ≤ 1000 = none',
  repeat_selection: 'times: 1…1000 = 1',
  make_mono: 'from: mix|left|right = mix',
  apply_echo: 'delay: 0.001…10 s = 0.5; decay: 0.01…0.95 = 0.5',
  apply_reverb:
    'room_size: 0…100 % = 60; damping: 0…100 % = 50; wet_db: -80…10 dB = -8; dry_db: -80…10 dB = 0; pre_delay_ms: 0…500 ms = 10',
  apply_loudness_normalize: 'target_lufs: -60…0 LUFS = -16; mode: together|each = together; mono: once|dual = once',
  apply_master:
    'target: apple_podcasts|spotify|youtube|ebu_r128|atsc_a85|acx|custom = custom; target_lufs: -60…0 LUFS; ceiling_dbtp: -30…0 dBTP; mono: once|dual = once',
  apply_truncate_silence:
    'min_silence: 0.01…3600 s = 0.5; keep: 0…3600 s = 0.5; threshold_db: -100…-5 dB = -40; where: start|inside|end|both_ends|all = all; except: list ≤ 1000 = none; mode: together|each = together',
  apply_change_tempo:
    'percent: -95…900 %; factor: 0.25…4; length: 0.01…36000 s; bpm_from: 10…500 bpm; bpm_to: 10…500 bpm',
  apply_change_pitch: 'semitones!: -24…24 semitones',
  apply_change_speed: 'percent: -95…900 %; factor: 0.25…4; length: 0.01…36000 s',
  apply_cross_gate:
    'reduction_db: 1…40 dB = 12; hold_ms: 100…10000 ms = 500; fade_ms: 20…2000 ms = 200; except: list ≤ 1000 = none',
  apply_auto_duck:
    'control!: text ≤ 200; duck_db: -60…0 dB = -12; fade_ms: 0…10000 ms = 500; threshold_db: -100…-5 dB = -30',
  generate_tone:
    'frequency_hz: 1…96000 Hz = 440; level_db: -100…0 dB = -12; duration: 0.001…36000 s; waveform: sine|square|sawtooth|triangle = sine',
  generate_noise: 'kind: white|pink|brown = white; level_db: -100…0 dB = -12; duration: 0.001…36000 s',
  generate_room_tone: 'duration: 0.001…36000 s; source_start: 0…360000 s; source_end: 0…360000 s',
  mix_and_render: 'name: text ≤ 200; originals: remove|keep = remove',
  move_to_new_track: 'name: text ≤ 200',
  apply_match_to: 'reference!: text ≤ 200; offset_db!: -60…60 dB',
  compare_loudness: 'parts: list ≤ 20',
  resample_project: 'sample_rate_hz!: 8000…384000 Hz',
  toggle_loop: 'state: toggle|on|off = toggle',
  check_delivery:
    'target!: apple_podcasts|spotify|youtube|ebu_r128|atsc_a85|acx|custom; target_lufs: -60…0 LUFS; ceiling_dbtp: -30…0 dBTP; each: whole|label = whole; mono: once|dual = once',
  measure_loudness: 'mono: once|dual = once',
  find_silences: 'threshold_db: -100…-5 dB = -40; min_silence: 0.01…3600 s = 0.5; max_silence: 0.01…3600 s',
  find_loudest: 'which: loudest|quietest = loudest',
}

/** Tools for files have tables of their own (tools/project, tools/labels). */
const forFiles = /^(?:import|export|save|insert_audio|place_audio)(?:_|$)/u
const target = new Set(['start_time', 'end_time', 'time', 'tracks'])

function sayRange(key: string, { type, enum: choices, minimum, maximum, maxLength, maxItems }: Parameter): string {
  const { unit } = nameParameter(key)
  const behind = (type === 'number' || type === 'integer') && unit !== '' ? ` ${unit}` : ''
  if (choices !== undefined) return `${choices.join('|')}${behind}`
  if (type === 'string') return maxLength === undefined ? 'text' : `text ≤ ${maxLength}`
  return type === 'array' ? `list ≤ ${maxItems}` : `${minimum}…${maximum}${behind}`
}

function sayDefault({ default: value }: Parameter): string {
  if (value === undefined) return ''
  return ` = ${typeof value === 'object' ? 'none' : value}`
}

describe('the values of tools', () => {
  it('keep their names, ranges, units and defaults', () => {
    const told = [...tools, ...queries]
      .filter(({ name }) => !forFiles.test(name))
      .flatMap((tool) => {
        const { properties, required } = toolSchema(tool).parameters as unknown as {
          properties: Readonly<Record<string, Parameter>>
          required: readonly string[]
        }
        const own = Object.entries(properties).filter(([key]) => !target.has(key))
        return own.length === 0
          ? []
          : [
              [
                tool.name,
                own
                  .map(
                    ([key, value]) =>
                      `${key}${required.includes(key) ? '!' : ''}: ${sayRange(key, value)}${sayDefault(value)}`,
                  )
                  .join('; '),
              ],
            ]
      })
    expect(Object.fromEntries(told)).toEqual(values)
  })

  it('are refused just outside their range, and as text, in every tool', () => {
    const given = [...tools, ...queries].flatMap((tool) => {
      const { properties } = toolSchema(tool).parameters as unknown as {
        properties: Readonly<Record<string, Parameter>>
      }
      return Object.entries(properties)
        .filter(([key, { type }]) => (type === 'number' || type === 'integer') && key in tool.parameters.shape)
        .map(([key, value]) => ({ tool, key, value }))
    })
    expect(given.length).toBeGreaterThan(60)
    for (const {
      tool,
      key,
      value: { minimum = 0, maximum = 0 },
    } of given) {
      for (const wrong of [minimum - 1e-3, maximum + 1e-3, Number.NaN, Number.POSITIVE_INFINITY, '1', true, [1]]) {
        const checked = tool.check({ [key]: wrong })
        expect([tool.name, key, wrong, checked.ok ? 'taken' : messageOf(checked.error)]).toEqual([
          tool.name,
          key,
          wrong,
          expect.stringContaining(`"${key}"`),
        ])
      }
    }
  })
})
