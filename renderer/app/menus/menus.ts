import type { ToolNeed } from '../../../shared/schemas/toolEntry.ts'
import type { CommandName } from '../../store/commands.ts'
import type { Texts } from '../../../shared/texts/index.ts'

export const menuNames = [
  'File',
  'Edit',
  'Select',
  'View',
  'Transport',
  'Tracks',
  'Generate',
  'Effect',
  'Analyze',
  'Help',
] as const
export type MenuName = (typeof menuNames)[number]

export type Need = ToolNeed | 'undo' | 'redo' | 'native' | 'effect'

export const menuOfGroup: Readonly<Record<string, MenuName>> = {
  selection: 'Select',
  clips: 'Edit',
  editing: 'Edit',
  tracks: 'Tracks',
  labels: 'Tracks',
  effects: 'Effect',
  generators: 'Generate',
  playback: 'Transport',
  project: 'File',
  queries: 'Analyze',
}
/** Where Audacity has them in another menu than their group. */
export const menuOfTool: Readonly<Record<string, MenuName>> = {
  insert_silence: 'Generate',
  label_silences: 'Analyze',
  import_labels: 'File',
  export_labels: 'File',
}

/**
 * Tools that the window has a shorter way for: a direct edit, its player, its file dialogs, a name written in place.
 */
export const commandOfTool: Readonly<Record<string, CommandName>> = {
  undo: 'undo',
  redo: 'redo',
  cut: 'cut',
  copy: 'copy',
  paste: 'paste',
  delete_selection: 'deleteSelection',
  split: 'split',
  trim_to_selection: 'trim',
  silence_selection: 'silence',
  select_all: 'selectAll',
  clear_selection: 'clearSelection',
  play: 'playOrStop',
  stop: 'stop',
  pause: 'playOrPause',
  rewind_to_start: 'skipToStart',
  skip_to_end: 'skipToEnd',
  toggle_loop: 'toggleLoop',
  play_preview_cut: 'playCutPreview',
  add_label: 'addLabel',
  rename_track: 'renameTrack',
  import_audio: 'importAudio',
  export_audio: 'exportMix',
  save_project: 'saveProject',
  import_labels: 'importLabels',
  export_labels: 'exportLabels',
}
/**
 * Part of another entry (the export dialog writes one file or several, the settings forget), or only asked for in
 * words.
 */
export const hidden = new Set(['export_multiple', 'export_report', 'forget_history', 'set_cover', 'use_show'])
/** Run at once, as in Audacity, though a value could be given. */
export const runAtOnce = new Set(['create_mono_track', 'create_stereo_track', 'mix_and_render'])
/** The parts of a menu, in their order. What is in none of them stands last. */
export const sections: Readonly<Partial<Record<MenuName, Readonly<Partial<Record<SectionName, readonly string[]>>>>>> =
  {
    File: {
      Project: ['newProject', 'openProject', 'showProjects', 'openDemo', 'save', 'saveProjectAs', 'saveProject'],
      Audio: ['importAudio', 'exportMix', 'openBatch'],
      Labels: ['importLabels', 'exportLabels'],
    },
    Edit: {
      History: ['undo', 'redo'],
      Clipboard: ['cut', 'deleteSelection', 'copy', 'paste', 'duplicate_clip'],
      Remove: ['split_cut', 'split_delete', 'silence', 'trim'],
      Clips: [
        'split',
        'splitTool',
        'split_at_time',
        'join',
        'close_gaps',
        'repeat_selection',
        'move_clip',
        'move_to_new_track',
        'rename_clip',
      ],
    },
    View: { Zoom: ['zoomIn', 'zoomOut', 'zoomSelection', 'zoomFit', 'findPlayhead'] },
    Tracks: {
      New: ['create_mono_track', 'create_stereo_track'],
      Stereo: ['make_mono', 'split_stereo'],
      Tracks: ['mix_and_render', 'duplicate_track', 'renameTrack', 'move_track_up', 'move_track_down', 'delete_track'],
      Mix: [
        'mute_track',
        'unmute_track',
        'solo_track',
        'unsolo_track',
        'set_track_gain',
        'set_track_pan',
        'set_track_colour',
      ],
    },
    Effect: {
      Repeat: ['repeatEffect'],
      'Volume and compression': [
        'apply_amplify',
        'apply_auto_duck',
        'apply_compressor',
        'apply_cross_gate',
        'apply_limiter',
        'apply_loudness_normalize',
        'apply_master',
        'apply_match_labels',
        'apply_match_loudness',
        'apply_match_to',
        'apply_normalize',
      ],
      Fading: [
        'apply_crossfade',
        'apply_fade_in',
        'apply_fade_out',
        'apply_volume_ramp',
        'add_envelope_point',
        'clear_envelope',
      ],
      'Pitch and tempo': ['apply_change_pitch', 'apply_change_speed', 'apply_change_tempo'],
      'EQ and filters': ['apply_equalizer', 'apply_high_pass', 'apply_low_pass', 'apply_notch_filter'],
      'Noise removal and repair': [
        'apply_click_removal',
        'apply_dc_offset_removal',
        'apply_de_esser',
        'apply_hum_removal',
        'apply_noise_gate',
        'apply_noise_reduction',
      ],
      'Delay and reverb': ['apply_echo', 'apply_reverb'],
    },
    Analyze: {
      Measure: [
        'measure_loudness',
        'compare_loudness',
        'find_loudest',
        'measure_noise',
        'check_delivery',
        'check_sync',
      ],
      Find: ['find_silences', 'label_silences', 'find_clipping', 'find_hum'],
    },
  }
export const otherSections: Readonly<Partial<Record<MenuName, SectionName>>> = {
  Effect: 'Special',
  Analyze: 'About the project',
}

export type SectionName = keyof Texts['menus']['sections']

interface Own {
  readonly command: keyof Texts['menus']['commands']
  readonly menu: MenuName
  readonly needs: Need
}

/** What is the window's own and no tool. */
export const ownActions: readonly Own[] = [
  { command: 'newProject', menu: 'File', needs: 'nothing' },
  { command: 'openProject', menu: 'File', needs: 'nothing' },
  { command: 'showProjects', menu: 'File', needs: 'nothing' },
  { command: 'save', menu: 'File', needs: 'nothing' },
  { command: 'saveProjectAs', menu: 'File', needs: 'native' },
  { command: 'openDemo', menu: 'File', needs: 'nothing' },
  { command: 'openBatch', menu: 'File', needs: 'nothing' },
  { command: 'openSettings', menu: 'File', needs: 'nothing' },
  { command: 'splitTool', menu: 'Edit', needs: 'audio' },
  { command: 'loopSelection', menu: 'Transport', needs: 'selection' },
  { command: 'clearLoop', menu: 'Transport', needs: 'audio' },
  { command: 'zoomIn', menu: 'View', needs: 'audio' },
  { command: 'zoomOut', menu: 'View', needs: 'audio' },
  { command: 'zoomSelection', menu: 'View', needs: 'selection' },
  { command: 'zoomFit', menu: 'View', needs: 'audio' },
  { command: 'findPlayhead', menu: 'View', needs: 'audio' },
  { command: 'toggleSpectrogram', menu: 'View', needs: 'audio' },
  { command: 'collapseTracks', menu: 'View', needs: 'audio' },
  { command: 'expandTracks', menu: 'View', needs: 'audio' },
  { command: 'toggleSnap', menu: 'View', needs: 'nothing' },
  { command: 'toggleHistory', menu: 'View', needs: 'nothing' },
  { command: 'toggleChat', menu: 'View', needs: 'nothing' },
  { command: 'focusChat', menu: 'View', needs: 'nothing' },
  { command: 'goOver', menu: 'View', needs: 'nothing' },
  { command: 'repeatEffect', menu: 'Effect', needs: 'effect' },
  { command: 'openPalette', menu: 'Help', needs: 'nothing' },
  { command: 'showHelp', menu: 'Help', needs: 'nothing' },
  { command: 'showActivity', menu: 'Help', needs: 'nothing' },
  { command: 'showKeys', menu: 'Help', needs: 'nothing' },
]
