import type { LooseLength } from './targets.ts'

/**
 * What a tool is done to, for the grammar. A tool that is not listed takes a range if it is an effect, else nothing.
 */
export type Shape =
  | { readonly takes: 'range'; readonly loose: LooseLength; readonly pointIs: 'nothing' | 'start' | 'end' }
  | { readonly takes: 'point' }
  | { readonly takes: 'tracks' }
  | { readonly takes: 'thing' }
  | { readonly takes: 'nothing' }

const range = (loose: LooseLength = 'ask', pointIs: 'nothing' | 'start' | 'end' = 'nothing'): Shape => ({
  takes: 'range',
  loose,
  pointIs,
})
const point: Shape = { takes: 'point' }
const tracks: Shape = { takes: 'tracks' }
const thing: Shape = { takes: 'thing' }
const nothing: Shape = { takes: 'nothing' }

const shapes: Readonly<Record<string, Shape>> = {
  set_time_selection: range(),
  clear_selection: nothing,
  select_all: nothing,
  select_all_tracks: nothing,
  select_tracks: tracks,
  select_clip: thing,
  select_label: thing,
  seek: point,
  select_track_start_to_cursor: tracks,
  select_cursor_to_track_end: tracks,
  select_track_start_to_end: tracks,
  split: range(),
  split_at_time: point,
  join: range(),
  duplicate_clip: range(),
  trim_to_selection: range('first'),
  silence_selection: range(),
  move_clip: thing,
  rename_clip: thing,
  insert_silence: point,
  cut: range(),
  copy: range(),
  paste: point,
  delete_selection: range(),
  split_cut: range(),
  split_delete: range(),
  undo: nothing,
  redo: nothing,
  create_mono_track: nothing,
  create_stereo_track: nothing,
  delete_track: tracks,
  duplicate_track: tracks,
  move_track_up: tracks,
  move_track_down: tracks,
  rename_track: tracks,
  set_track_gain: tracks,
  set_track_pan: tracks,
  mute_track: tracks,
  unmute_track: tracks,
  solo_track: tracks,
  unsolo_track: tracks,
  mix_and_render: tracks,
  add_label: point,
  rename_label: thing,
  delete_label: thing,
  label_silences: range(),
  import_labels: nothing,
  export_labels: nothing,
  apply_fade_in: range('first', 'end'),
  apply_fade_out: range('last', 'start'),
  generate_tone: point,
  generate_noise: point,
  apply_crossfade: range(),
  play: { takes: 'range', loose: 'ask', pointIs: 'nothing' },
  stop: nothing,
  pause: nothing,
  rewind_to_start: nothing,
  skip_to_end: nothing,
  toggle_loop: range(),
  play_preview_cut: range(),
  import_audio: nothing,
  export_audio: range(),
  export_multiple: nothing,
  save_project: nothing,
}

export function shapeOf(tool: string, toolGroup: string): Shape {
  const known = Object.hasOwn(shapes, tool) ? shapes[tool] : undefined
  return known ?? (toolGroup === 'effects' ? range() : nothing)
}

/** Of several clips that are named they take all that lies between, in one step. */
export const acrossThings: ReadonlySet<string> = new Set(['join', 'apply_crossfade'])

/**
 * "remove pauses over 2 seconds", "dead air at the start": with a value, all that fits it is meant where nothing is
 * selected.
 */
export const wholeWithValues: ReadonlySet<string> = new Set(['apply_truncate_silence'])

/**
 * Removes what it is given and closes the gap: of several ranges the last goes first, so that the others keep their
 * times.
 */
export const closesGaps: ReadonlySet<string> = new Set(['cut', 'delete_selection'])

export const makesTracks: ReadonlySet<string> = new Set(['create_mono_track', 'create_stereo_track'])

/** After these there is nothing left where the range was. */
export const removesRange: ReadonlySet<string> = new Set([
  'cut',
  'delete_selection',
  'delete_track',
  'split_cut',
  'split_delete',
])

/** Tools that act on the whole of a track where the track is what the verb is about: "normalize the guest track". */
export const takesWholeTrack = (tool: string, toolGroup: string): boolean =>
  toolGroup === 'effects' || ['silence_selection', 'copy', 'cut'].includes(tool)
