import type { Tool } from '../tools/contract/defineTool.ts'

/**
 * How a tool is asked about: what it does, and the same with its object to come ("Which part should I …?"). Tools whose
 * own first word reads well need no row.
 */
interface Asking {
  readonly doing: string
  readonly toWhat: string
}

const row = (doing: string, toWhat = doing): Asking => ({ doing, toWhat })

const askings: Readonly<Record<string, Asking>> = {
  set_time_selection: row('select'),
  set_track_gain: row('set the volume', 'set the volume of'),
  set_track_pan: row('pan'),
  mute_track: row('mute'),
  unmute_track: row('unmute'),
  solo_track: row('solo'),
  unsolo_track: row('take off solo'),
  delete_track: row('remove'),
  duplicate_track: row('duplicate'),
  rename_track: row('rename'),
  move_track_up: row('move up'),
  move_track_down: row('move down'),
  mix_and_render: row('mix together'),
  duplicate_clip: row('duplicate'),
  silence_selection: row('silence'),
  trim_to_selection: row('keep'),
  insert_silence: row('insert the silence'),
  split_at_time: row('split'),
  add_label: row('put the label'),
  label_silences: row('label silences', 'label the silences in'),
  split_cut: row('cut out and leave a gap', 'cut out, leaving a gap'),
  split_delete: row('delete and leave a gap', 'delete, leaving a gap'),
  join: row('join the clips', 'join the clips in'),
  close_gaps: row('close the gaps', 'close the gaps in'),
  repeat_selection: row('repeat'),
  make_mono: row('make mono'),
  split_stereo: row('split into left and right'),
  swap_channels: row('swap left and right', 'swap left and right in'),
  apply_dc_offset_removal: row('remove the DC offset', 'remove the DC offset from'),
  play_preview_cut: row('preview without', 'play without'),
  toggle_loop: row('loop'),
  apply_amplify: row('change the level', 'make louder or quieter'),
  apply_volume_ramp: row('ramp the volume', 'ramp the volume over'),
  apply_loudness_normalize: row('set the loudness', 'set the loudness of'),
  apply_master: row('master'),
  apply_match_loudness: row('make equally loud'),
  apply_match_labels: row('make the labels of', 'make the labels equally loud in'),
  apply_fade_in: row('fade in'),
  apply_fade_out: row('fade out'),
  apply_invert: row('invert'),
  apply_noise_reduction: row('take out noise', 'take the noise out of'),
  apply_compressor: row('compress'),
  apply_limiter: row('limit'),
  apply_noise_gate: row('gate', 'gate the noise in'),
  apply_de_esser: row('de-ess'),
  apply_click_removal: row('take out clicks', 'take the clicks out of'),
  apply_high_pass: row('filter', 'put through the high-pass filter'),
  apply_low_pass: row('filter', 'put through the low-pass filter'),
  apply_equalizer: row('equalize'),
  apply_notch_filter: row('notch out', 'notch out of'),
  apply_hum_removal: row('take out the hum', 'take the hum out of'),
  apply_crossfade: row('crossfade', 'crossfade the clips in'),
  apply_change_tempo: row('change the tempo', 'change the tempo of'),
  apply_change_pitch: row('change the pitch', 'change the pitch of'),
  apply_change_speed: row('change the speed', 'change the speed of'),
  apply_truncate_silence: row('shorten the silences', 'shorten the silences in'),
  apply_cross_gate: row('turn down whoever is not speaking', 'turn down whoever is not speaking in'),
  apply_auto_duck: row('duck', 'make quieter under the other track'),
  apply_echo: row('add an echo', 'add the echo to'),
  apply_reverb: row('add reverb', 'add reverb to'),
  generate_tone: row('put the tone'),
  generate_noise: row('put the noise'),
  generate_room_tone: row('put room tone', 'fill with room tone'),
  export_audio: row('export'),
  seek: row('put the cursor'),
}

function askingOf({ name, title, outside }: Tool): Asking | null {
  if (outside !== undefined) return row(`run ${title}`, `run ${title} on`)
  return Object.hasOwn(askings, name) ? (askings[name] ?? null) : null
}

/** The first phrase of a tool is its plain verb; a hanging "to" or "at" belongs to what follows. */
export function verbOf(tool: Tool): string {
  return (
    askingOf(tool)?.doing ??
    (tool.words[0] ?? tool.title.toLowerCase()).replace(/ (?:at|to)$/u, (tail) =>
      tool.regions === 'rest removed' ? tail : '',
    )
  )
}

/** The same with its object to come. */
export const toWhatOf = (tool: Tool): string => askingOf(tool)?.toWhat ?? verbOf(tool)
