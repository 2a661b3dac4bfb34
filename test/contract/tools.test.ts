import { describe, expect, it } from 'vitest'
import { createToolShelf } from '../../electron/agent/planner/model/toolShelf.ts'
import { needsApproval, registry, tools, toolsAsMarkdown } from '../../electron/agent/index.ts'
import { contractTable, queries, toolSchema } from '../../electron/agent/tools/index.ts'
import { limits } from '../../shared/schemas/limits.ts'

interface JsonSchema {
  readonly type: string
  readonly properties: Readonly<
    Record<
      string,
      { readonly type?: string; readonly minimum?: number; readonly maximum?: number; readonly description?: string }
    >
  >
  readonly required: readonly string[]
  readonly additionalProperties: boolean
}
const schemaOf = (name: string) =>
  toolSchema(registry.findTool(name) ?? registry.findQuery(name) ?? expect.fail(`no tool ${name}`))
    .parameters as unknown as JsonSchema

/** People's scripts and models' habits depend on these: a change here is a change of the product. */
const signatures: Readonly<Record<string, string>> = {
  set_time_selection: 'start_time! end_time! tracks',
  clear_selection: '',
  select_all: '',
  select_all_tracks: '',
  select_tracks: 'tracks!',
  seek: 'time!',
  select_clip: 'clip start_time end_time tracks',
  select_label: 'label start_time end_time time',
  select_track_start_to_cursor: 'time tracks',
  select_cursor_to_track_end: 'time tracks',
  select_track_start_to_end: 'tracks',
  split_at_time: 'time! tracks',
  split: 'start_time end_time time tracks',
  trim_to_selection: 'start_time end_time tracks',
  silence_selection: 'start_time end_time tracks',
  join: 'start_time end_time tracks',
  close_gaps: 'mode start_time end_time tracks',
  repeat_selection: 'times start_time end_time tracks',
  move_to_new_track: 'name start_time end_time tracks',
  duplicate_clip: 'start_time end_time tracks',
  move_clip: 'to! start_time end_time tracks',
  rename_clip: 'name! start_time end_time tracks',
  insert_silence: 'duration! time tracks',
  create_mono_track: 'name',
  create_stereo_track: 'name',
  delete_track: 'tracks',
  duplicate_track: 'tracks',
  move_track_up: 'tracks',
  move_track_down: 'tracks',
  rename_track: 'name! tracks',
  set_track_gain: 'gain_db! tracks',
  set_track_pan: 'pan! tracks',
  set_track_colour: 'colour! tracks',
  mute_track: 'tracks',
  unmute_track: 'tracks',
  solo_track: 'tracks',
  unsolo_track: 'tracks',
  apply_loudness_normalize: 'target_lufs mode mono start_time end_time tracks',
  apply_master: 'target target_lufs ceiling_dbtp mono start_time end_time tracks',
  apply_match_loudness: 'start_time end_time tracks',
  apply_match_to: 'reference! offset_db! start_time end_time tracks',
  apply_match_labels: 'start_time end_time tracks',
  apply_truncate_silence: 'min_silence keep threshold_db where except mode start_time end_time tracks',
  apply_change_tempo: 'percent factor length bpm_from bpm_to start_time end_time tracks',
  apply_change_pitch: 'semitones! start_time end_time tracks',
  apply_change_speed: 'percent factor length start_time end_time tracks',
  apply_cross_gate: 'reduction_db hold_ms fade_ms except start_time end_time tracks',
  apply_auto_duck: 'control! duck_db fade_ms threshold_db start_time end_time tracks',
  generate_tone: 'frequency_hz level_db duration waveform start_time end_time time tracks',
  generate_noise: 'kind level_db duration start_time end_time time tracks',
  generate_room_tone: 'duration source_start source_end start_time end_time time tracks',
  mix_and_render: 'name originals tracks',
  add_label: 'text start_time end_time time',
  rename_label: 'label! name!',
  delete_label: 'label!',
  label_silences: 'min_silence threshold_db text start_time end_time tracks',
  import_labels: 'path',
  export_labels: 'path format overwrite',
  set_tag: 'field! text!',
  set_cover: 'path',
  use_show: 'show!',
  export_report: 'kind path format overwrite',
  cut: 'gap scope start_time end_time tracks',
  copy: 'start_time end_time tracks',
  paste: 'start_time end_time time tracks',
  delete_selection: 'gap scope start_time end_time tracks',
  split_cut: 'start_time end_time tracks',
  split_delete: 'start_time end_time tracks',
  undo: 'grain steps to',
  redo: 'grain steps',
  apply_normalize: 'peak_db start_time end_time tracks',
  apply_amplify: 'gain_db! start_time end_time tracks',
  apply_fade_in: 'curve start_time end_time tracks',
  apply_crossfade: 'duration curve start_time end_time tracks',
  apply_high_pass: 'frequency_hz rolloff_db start_time end_time tracks',
  apply_low_pass: 'frequency_hz rolloff_db start_time end_time tracks',
  apply_equalizer: 'bass_db mid_db treble_db bands start_time end_time tracks',
  apply_notch_filter: 'frequency_hz! q start_time end_time tracks',
  apply_hum_removal: 'frequency_hz harmonics q start_time end_time tracks',
  apply_volume_ramp: 'gain_db! curve start_time end_time tracks',
  add_envelope_point: 'time! gain_db! tracks',
  clear_envelope: 'start_time end_time tracks',
  apply_compressor: 'threshold_db ratio attack_ms release_ms knee_db makeup_db except start_time end_time tracks',
  apply_limiter: 'ceiling_db release_ms start_time end_time tracks',
  apply_noise_gate: 'threshold_db attack_ms hold_ms release_ms reduction_db except start_time end_time tracks',
  apply_noise_reduction:
    'reduction_db sensitivity smoothing_bands profile_start profile_end mode start_time end_time tracks',
  apply_click_removal: 'threshold width_ms except start_time end_time tracks',
  apply_de_esser: 'frequency_hz reduction_db threshold_db except start_time end_time tracks',
  apply_dc_offset_removal: 'start_time end_time tracks',
  make_mono: 'from tracks',
  split_stereo: 'tracks',
  swap_channels: 'start_time end_time tracks',
  apply_echo: 'delay decay start_time end_time tracks',
  apply_reverb: 'room_size damping wet_db dry_db pre_delay_ms start_time end_time tracks',
  apply_fade_out: 'curve start_time end_time tracks',
  apply_reverse: 'start_time end_time tracks',
  apply_invert: 'start_time end_time tracks',
  play: 'start_time end_time time',
  import_audio: 'path channels',
  insert_audio: 'path time tracks',
  place_audio: 'path time tracks',
  resample_project: 'sample_rate_hz! tracks',
  export_audio:
    'path range format bit_depth bitrate_kbps sample_rate_hz channels chapters overwrite start_time end_time tracks',
  export_multiple: 'by folder format bit_depth bitrate_kbps sample_rate_hz channels chapters overwrite',
  save_project: 'path overwrite',
  forget_history: 'keep_last older_than',
  stop: '',
  pause: '',
  rewind_to_start: '',
  skip_to_end: '',
  toggle_loop: 'state start_time end_time',
  play_preview_cut: 'start_time end_time',
}

describe('what a model is told of the tools', () => {
  it('keeps names and arguments', () => {
    const told = Object.fromEntries(
      tools.map((tool) => {
        const { properties, required } = schemaOf(tool.name)
        return [
          tool.name,
          Object.keys(properties)
            .map((key) => `${key}${required.includes(key) ? '!' : ''}`)
            .join(' '),
        ]
      }),
    )
    expect(told).toEqual(signatures)
  })

  it.each([...tools, ...queries].map((tool) => tool.name))(
    'gives %s a closed object whose every argument is described',
    (name) => {
      const schema = schemaOf(name)
      expect(schema).toMatchObject({ type: 'object', additionalProperties: false })
      expect(schema).not.toHaveProperty('$schema')
      for (const property of Object.values(schema.properties)) expect(property.description).toMatch(/\S/u)
    },
  )

  it('gives numbers their limits from the one place', () => {
    expect(schemaOf('apply_amplify').properties['gain_db']).toMatchObject({
      type: 'number',
      minimum: limits.gainDb.min,
      maximum: limits.gainDb.max,
    })
    expect(schemaOf('apply_normalize').properties['peak_db']).toMatchObject({
      type: 'number',
      minimum: limits.peakDb.min,
      maximum: limits.peakDb.max,
      default: limits.peakDb.default,
    })
    expect(schemaOf('seek').properties['time']).toMatchObject({
      type: 'number',
      minimum: limits.time.min,
      maximum: limits.time.max,
    })
  })

  it.each(['trim the first 30 seconds', 'mute the music, then take out the pauses and bring it to -16 LUFS', 'hello'])(
    'is short for “%s”: what is shown of it fits a small model’s context',
    (message) => {
      // Four letters a token: under 6000 tokens of schemas.
      expect(JSON.stringify(createToolShelf([...tools, ...queries], message).offered()).length).toBeLessThan(24_000)
    },
  )
})

describe('the contracts', () => {
  it('are there for every tool; what changes content names it, and what reads a range names the tracks', () => {
    for (const { tool, reads, writes, impact } of contractTable(tools)) {
      const changes = ['adds', 'rewrites', 'removes'].includes(impact)
      expect([tool, writes.includes('content')]).toEqual([tool, changes || impact === 'history'])
      // A label belongs to no track; a tone, noise and what is pasted make one of their own where there is none.
      const mayHaveNone = tool === 'add_label' || tool === 'paste' || tool.startsWith('generate_')
      if (changes && reads.timeSelection !== undefined && !mayHaveNone)
        expect([tool, reads.selectedTracks]).toEqual([tool, 'orAll'])
    }
  })

  it('never let a removal default to more than was said', () => {
    const removing = contractTable(tools).filter((row) => row.impact === 'removes')
    // What removes whole tracks has to be told which; all else, which part.
    expect(removing.map((row) => row.reads.timeSelection ?? row.reads.selectedTracks)).toEqual(
      removing.map(() => 'required'),
    )
  })
})

it('the documentation lists every tool and query once, with what asks', () => {
  const page = toolsAsMarkdown(registry, (impact) => needsApproval(impact as 'reads'))
  for (const { name } of [...tools, ...queries]) expect(page.split(`| \`${name}\` |`)).toHaveLength(2)
  expect(page).toContain('removes, asks')
  expect(page).toMatch(/`gain_db`, `start_time` \(optional\)/u)
})
