import type { Frame, Slot } from './frame.ts'

const point = (...ties: NonNullable<Slot['ties']>): Slot => ({ param: 'time', content: 'point', ties })
const files: readonly Slot[] = [
  { param: 'path', content: 'file', ties: ['as', 'bare', 'called', 'to', 'from'] },
  { param: 'path', content: 'text', ties: ['called', 'bare'] },
]
/** From an end of the tracks themselves, wherever those of the project are. */
const span = (tool: string, ends: NonNullable<Slot['span']>): Frame => ({
  tool,
  acts: ['select'],
  target: { object: ['track'], place: ['track'], ties: ['bare', 'on', 'from'] },
  slots: [{ param: '#span', content: 'span', span: ends, ties: ['bare', 'from', 'on', 'to'], needed: true }],
  cost: -0.6,
})
const sounds: readonly Slot[] = [
  { param: 'format', choice: 'format' },
  { param: 'bit_depth', settings: ['depth'], ties: ['bare', 'by', 'at', 'with', 'as'], dimensions: ['bits'] },
  { param: 'bitrate_kbps', settings: ['bitrate'], ties: ['bare', 'by', 'at', 'with', 'as'], dimensions: ['bitrate'] },
  { param: 'sample_rate_hz', settings: ['rate'], ties: ['bare', 'by', 'at', 'with'], dimensions: ['frequency'] },
  { param: 'channels', choice: 'channels' },
]

export const labels: readonly Frame[] = [
  {
    tool: 'add_label',
    acts: ['light:label', 'label', 'generate:label'],
    target: {
      object: ['part', 'clip', 'label', 'track'],
      place: ['part', 'clip', 'label'],
      ties: ['bare', 'on', 'at', 'over', 'from'],
    },
    slots: [
      point('at', 'to', 'from', 'after', 'before', 'bare'),
      { param: 'text', content: 'text', ties: ['called', 'bare', 'as'] },
    ],
    divides: 'from the start',
  },
  {
    tool: 'delete_label',
    acts: ['remove'],
    target: { object: ['label'], place: [], needed: true, said: true },
    cost: -0.2,
  },
  {
    tool: 'label_silences',
    acts: ['label', 'select'],
    target: { object: ['pause'], place: ['track', 'part', 'clip', 'any'], needed: true, said: true },
    slots: [{ param: 'text', content: 'text', ties: ['called', 'bare'] }],
    cost: -0.2,
  },
  {
    tool: 'export_labels',
    acts: ['export', 'save'],
    target: { object: ['label'], place: [], needed: true, said: true },
    slots: [{ param: 'format', choice: 'labelFormat' }, files[0] as Slot],
  },
  {
    tool: 'import_labels',
    acts: ['import'],
    target: { object: ['label'], place: [], needed: true, said: true },
    slots: files,
  },
]

export const transport: readonly Frame[] = [
  {
    tool: 'play',
    acts: ['play'],
    target: { object: ['part', 'clip', 'label', 'any'], place: ['part', 'clip', 'label'], ties: ['bare', 'on'] },
    slots: [point('from', 'at', 'bare')],
  },
  { tool: 'stop', acts: ['stop'], target: { object: ['any'], place: [] } },
  { tool: 'pause', acts: ['pause'], target: { object: ['any'], place: [] } },
  { tool: 'skip_to_end', acts: ['skipEnd'] },
  { tool: 'rewind_to_start', acts: ['rewind'], slots: [{ ...point('to'), param: '#start' }] },
  {
    tool: 'toggle_loop',
    acts: ['loop'],
    target: { object: ['part', 'clip', 'label', 'any', 'track'], place: ['part'] },
    slots: [{ param: 'state', choice: 'state' }],
  },
  { tool: 'toggle_loop', acts: ['loopOn'], target: { object: ['any'], place: [] } },
  { tool: 'toggle_loop', acts: ['loopOff'], target: { object: ['any'], place: [] } },
  {
    tool: 'play_preview_cut',
    acts: ['preview'],
    target: { object: ['part', 'clip', 'label', 'any'], place: ['part', 'track'] },
  },
  {
    tool: 'seek',
    acts: ['change', 'move'],
    aspects: ['cursor'],
    slots: [{ ...point('to', 'at', 'bare', 'from', 'after', 'before'), needed: true }],
  },
  {
    tool: 'seek',
    acts: ['seek'],
    slots: [{ ...point('to', 'at', 'bare', 'from', 'after', 'before'), needed: true }],
    cost: 0.2,
  },
  {
    tool: 'seek',
    acts: ['seek'],
    slots: [
      { param: '#by', ties: ['by', 'bare', 'over'], dimensions: ['duration'], convert: 'decibels', needed: true },
    ],
  },
  {
    tool: 'set_time_selection',
    acts: ['select'],
    target: {
      object: ['part', 'any'],
      place: ['track', 'clip', 'part', 'label'],
      ties: ['bare', 'to', 'on', 'from'],
      needed: true,
    },
  },
  {
    tool: 'select_all',
    acts: ['select'],
    target: { object: ['any'], place: [], whole: true, needed: true },
    cost: -0.1,
  },
  {
    tool: 'select_all_tracks',
    acts: ['select'],
    target: { object: ['track'], place: [], whole: true, needed: true },
    cost: -0.1,
  },
  {
    tool: 'set_time_selection',
    acts: ['selectWhole'],
    target: { object: ['part'], place: ['track', 'clip', 'label'], needed: true },
    cost: -1.3,
  },
  span('select_track_start_to_cursor', ['start', 'cursor']),
  span('select_cursor_to_track_end', ['cursor', 'end']),
  span('select_track_start_to_end', ['start', 'end']),
  { tool: 'select_tracks', acts: ['select'], target: { object: ['track'], place: [], needed: true } },
  { tool: 'select_clip', acts: ['select'], target: { object: ['clip'], place: ['track'], needed: true }, cost: 0.1 },
  { tool: 'select_label', acts: ['select'], target: { object: ['label'], place: [], needed: true }, cost: 0.1 },
  { tool: 'clear_selection', acts: ['deselect'], target: { object: ['any'], place: [] } },
]

export const project: readonly Frame[] = [
  {
    tool: 'import_audio',
    acts: ['import'],
    slots: files,
    options: { 'each channel': { channels: 'split' }, 'fold channels': { channels: 'fold' } },
  },
  {
    tool: 'export_audio',
    acts: ['export', 'mix'],
    target: {
      object: ['part', 'clip', 'label', 'any', 'track'],
      place: ['part', 'track'],
      ties: ['bare', 'on', 'from'],
    },
    slots: [files[0] as Slot, ...sounds],
    cost: 0.3,
  },
  {
    tool: 'export_multiple',
    acts: ['export'],
    target: { object: ['track', 'label'], place: [], needed: true, said: true, each: true },
    slots: [...sounds],
    options: { 'by tracks': { by: 'tracks' } },
    cost: 0.1,
  },
  {
    tool: 'export_audio',
    acts: ['save'],
    target: {
      object: ['part', 'clip', 'label', 'any', 'track'],
      place: ['part', 'track'],
      ties: ['bare', 'on', 'from'],
    },
    slots: [{ param: 'path', content: 'soundFile', ties: ['as', 'bare', 'called', 'to'], needed: true }, ...sounds],
  },
  {
    tool: 'export_audio',
    acts: ['save'],
    target: {
      object: ['part', 'clip', 'label', 'any', 'track'],
      place: ['part', 'track'],
      ties: ['bare', 'on', 'from'],
    },
    slots: [{ param: 'format', choice: 'format', needed: true }, ...sounds.slice(1)],
  },
  { tool: 'save_project', acts: ['save'], target: { object: ['any'], place: [], ignored: true }, slots: files },
]
