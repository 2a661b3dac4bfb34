import type { Slot, Target, ToolFrame } from './frame.ts'

/** What the frames of several tools have in common. */

/** Anything that is heard. */
export const sound: Target = {
  object: ['part', 'track', 'clip', 'label', 'pause', 'any'],
  place: ['part', 'track', 'clip', 'label', 'any'],
  goesOn: true,
}

export const anywhere: Target['place'] = ['part', 'track', 'clip', 'label', 'any']

/** A stretch of time, whatever it is called by. */
export const stretches: Target = { object: ['part', 'clip', 'label', 'any', 'pause'], place: anywhere }

export const point = (...ties: NonNullable<Slot['ties']>): Slot => ({ param: 'time', content: 'point', ties })

/** A value that only its own name fills: "ratio 4". */
export const setting = (
  param: string,
  dimension: NonNullable<Slot['dimensions']>[number],
  ...settings: string[]
): Slot => ({ param, settings, dimensions: [dimension, 'plain'] })

export const milliseconds = (param: string, ...settings: string[]): Slot => ({
  param,
  settings,
  dimensions: ['duration', 'plain'],
  convert: 'milliseconds',
})

/** How strong an effect is where it is said without figures: "a touch of reverb", "compress heavily". */
export const strength = (light: Readonly<Record<string, number>>, strong: Readonly<Record<string, number>>): Slot => ({
  param: '#strength',
  choice: 'strength',
  presets: { light, strong },
})

/** "onto a new track": where a copy goes. */
export const onNewTrack: Slot = { param: '#place', choice: 'place' }

export const curve: Slot = { param: 'curve', choice: 'curve' }

/** To leave no gap behind. */
export const gap = { 'close gap': { gap: 'close' } }

/** Endings of texts about a recording; no sound is in them. */
const labelEndings = ['.srt', '.vtt', '.cue']
const textEndings = [...labelEndings, '.txt', '.csv', '.tsv', '.json']
/** Of projects for other programs. */
const projectEndings = ['.edl', '.rpp']
/** Files that hold labels and nothing else; those that may. */
export const labelFile: Slot = {
  param: 'path',
  content: 'file',
  ties: ['as', 'bare', 'called', 'to'],
  endings: labelEndings,
  needed: true,
}
export const textFile: Slot = { ...labelFile, endings: textEndings }

export const fileSlot: Slot = { param: 'path', content: 'file', ties: ['as', 'bare', 'called', 'to', 'from'] }
/** One that may be sound. */
export const soundFileSlot: Slot = { ...fileSlot, noEndings: [...textEndings, ...projectEndings] }
/** One that can only be a project for another program. */
export const otherProjectSlot: Slot = { ...fileSlot, endings: projectEndings, needed: true }
/** A file by its name alone: its format is said beside it, or is the usual one. */
export const fileTitle: Slot = { param: 'path', content: 'title', ties: ['called'] }
const quoted: Slot = { param: 'path', content: 'text', ties: ['called', 'bare'] }
export const fileSlots: readonly Slot[] = [fileSlot, quoted]
export const soundFileSlots: readonly Slot[] = [soundFileSlot, quoted]
export const projectSlots: readonly Slot[] = [{ ...fileSlot, noEndings: projectEndings }, quoted]

/** How sound is written to a file. */
export const soundSlots: readonly Slot[] = [
  { param: 'format', choice: 'format' },
  { param: 'bit_depth', settings: ['depth'], ties: ['bare', 'by', 'at', 'with', 'as'], dimensions: ['bits'] },
  { param: 'bitrate_kbps', settings: ['bitrate'], ties: ['bare', 'by', 'at', 'with', 'as'], dimensions: ['bitrate'] },
  { param: 'sample_rate_hz', settings: ['rate'], ties: ['bare', 'by', 'at', 'with'], dimensions: ['frequency'] },
  { param: 'channels', choice: 'channels' },
  { param: 'chapters', choice: 'chapters' },
]

/** From an end of the tracks themselves, wherever those of the project are. */
export const trackSpan = (ends: NonNullable<Slot['span']>): ToolFrame => ({
  acts: ['select'],
  target: { object: ['track'], place: ['track'], ties: ['bare', 'on', 'from'] },
  slots: [{ param: '#span', content: 'span', span: ends, ties: ['bare', 'from', 'on', 'to'], needed: true }],
  cost: -0.6,
})
