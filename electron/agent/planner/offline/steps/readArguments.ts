import type { ArgumentReader, ArgumentWords } from '../arguments/argumentReader.ts'
import { choiceVocabulary, readControl, readOneOf, readRangeChoice, readWhere } from '../arguments/choices.ts'
import {
  readDelay,
  readFrequency,
  readKept,
  readLeast,
  readLength,
  readProfile,
  readRatio,
  readRolloff,
} from '../arguments/lengths.ts'
import { readDestination } from '../arguments/destination.ts'
import {
  readBands,
  readDecay,
  readDecibels,
  readDuckBy,
  readGain,
  readLevel,
  readMilliseconds,
  readNamed,
  readReduction,
  readSlider,
  readTone,
} from '../arguments/levels.ts'
import { readName, readOptionalName, readNewPath, readPan, readPath, readText } from '../arguments/names.ts'
import { readBpm, readPace, readPercent, readSemitones } from '../arguments/pace.ts'
import { bareNumber, slotOf, found } from '../arguments/argumentReader.ts'
import type { GrammarTool } from './known.ts'
import { parametersOf } from './known.ts'
import type { Slots } from './slots.ts'

const readLoudness: ArgumentReader = ({ slots }) => {
  const slot = slotOf(slots, 'lufs')
  if (slot !== undefined) return found(slot.value.value, slot)
  const bare = bareNumber(slots, ['to', 'at'])
  return bare === undefined || bare.value.seconds > 0 ? null : found(bare.value.seconds, bare)
}

/**
 * By the name of the parameter: a tool that has such a parameter needs nothing more here. A tool's own reader goes
 * first.
 */
const readers: Readonly<Record<string, ArgumentReader>> = {
  gain_db: readGain,
  'set_track_gain.gain_db': readSlider,
  peak_db: readLevel,
  target_lufs: readLoudness,
  pan: readPan,
  frequency_hz: readFrequency,
  rolloff_db: readRolloff,
  semitones: readSemitones,
  percent: readPercent,
  factor: readPace,
  from_bpm: readBpm('from'),
  to_bpm: readBpm('to'),
  bpm_from: readBpm('from'),
  bpm_to: readBpm('to'),
  bpm: readBpm('to'),
  min_silence: readLeast,
  keep: readKept,
  duration: readLength,
  delay: readDelay,
  to: readDestination,
  threshold_db: readNamed('threshold', 'db too'),
  ceiling_db: readNamed('ceiling', 'db too'),
  level_db: readDecibels,
  ratio: readRatio,
  knee_db: readNamed('knee', 'only by name'),
  makeup_db: readNamed('makeup', 'only by name'),
  attack_ms: readMilliseconds('attack'),
  release_ms: readMilliseconds('release'),
  hold_ms: readMilliseconds('hold'),
  pre_delay_ms: readMilliseconds('preDelay'),
  fade_ms: readMilliseconds('fade'),
  width_ms: readMilliseconds('width'),
  bass_db: readTone('bass'),
  mid_db: readTone('mid'),
  treble_db: readTone('treble'),
  reduction_db: readReduction,
  'apply_noise_gate.reduction_db': readNamed('reduction', 'only by name'),
  duck_db: readDuckBy,
  'apply_auto_duck.threshold_db': readNamed('threshold', 'only by name'),
  bands: readBands,
  decay: readDecay,
  room_size: readNamed('room', 'only by name'),
  wet_db: readNamed('wet', 'only by name'),
  dry_db: readNamed('dry', 'only by name'),
  damping: readNamed('damping', 'only by name'),
  sensitivity: readNamed('sensitivity', 'only by name'),
  smoothing_bands: readNamed('smoothing', 'only by name'),
  threshold: readNamed('threshold', 'only by name'),
  amplitude: readNamed('amplitude', 'only by name'),
  profile_start: readProfile('start'),
  profile_end: readProfile('end'),
  control: readControl,
  waveform: readOneOf('waveform'),
  kind: readOneOf('kind'),
  curve: readOneOf('curve'),
  where: readWhere,
  mode: readOneOf('mode'),
  format: readOneOf('format'),
  by: readOneOf('by'),
  gap: readOneOf('gap'),
  state: readOneOf('state'),
  scope: readOneOf('scope'),
  range: readRangeChoice,
  name: readName,
  text: readText,
  'create_mono_track.name': readOptionalName,
  'create_stereo_track.name': readOptionalName,
  'mix_and_render.name': readOptionalName,
  'label_silences.text': readOptionalName,
  path: readPath,
  'save_project.path': readNewPath,
}

const readUnit =
  (unit: 'kbps' | 'bits' | 'hz'): ArgumentReader =>
  ({ slots }) => {
    const slot = slotOf(slots, unit)
    return slot === undefined ? null : found(slot.value.value, slot)
  }

const readChannels: ArgumentReader = (words) => {
  const read = readOneOf('channels')(words)
  const values = read?.values.map(Number).filter((value) => !Number.isNaN(value)) ?? []
  return read === null || values.length === 0 ? null : { ...read, values }
}

/** Stereo is what a file is mixed to. */
const readImportChannels: ArgumentReader = (words) => {
  const read = readOneOf('channels')(words)
  return read === null ? null : { ...read, values: read.values.map((value) => (value === '2' ? 'fold' : value)) }
}

/** Of files: how they are to sound. */
const fileReaders: Readonly<Record<string, ArgumentReader>> = {
  bitrate_kbps: readUnit('kbps'),
  bit_depth: readUnit('bits'),
  sample_rate_hz: readUnit('hz'),
  channels: readChannels,
  'import_audio.channels': readImportChannels,
  overwrite: readOneOf('overwrite'),
}

const lookUp = (tool: string, parameter: string): ArgumentReader | undefined => {
  const own = `${tool}.${parameter}`
  return Object.hasOwn(readers, own)
    ? readers[own]
    : Object.hasOwn(fileReaders, own)
      ? fileReaders[own]
      : Object.hasOwn(readers, parameter)
        ? readers[parameter]
        : Object.hasOwn(fileReaders, parameter)
          ? fileReaders[parameter]
          : undefined
}

/**
 * The first value that the tool takes; where it takes none, the first, so that its answer says what is wrong with it.
 */
function fitting(tool: GrammarTool, parameter: string, values: readonly unknown[]): unknown {
  return values.find((value) => takes(tool, parameter, value)) ?? values[0]
}

function takes(tool: GrammarTool, parameter: string, value: unknown): boolean {
  const { parameters } = tool
  const shape: unknown =
    typeof parameters === 'object' && parameters !== null && 'shape' in parameters ? parameters.shape : undefined
  const type: unknown =
    typeof shape === 'object' && shape !== null && parameter in shape
      ? (shape as Readonly<Record<string, unknown>>)[parameter]
      : undefined
  if (typeof type !== 'object' || type === null || !('safeParse' in type) || typeof type.safeParse !== 'function')
    return true
  return (type.safeParse(value) as { readonly success: boolean }).success
}

/** Several ways of telling one thing: the first of them that the tool has is read, the others left out. */
const alternatives: readonly (readonly string[])[] = [['percent', 'factor', 'from_bpm', 'bpm_from', 'bpm']]

function wanted(parameters: readonly string[], words: ArgumentWords): readonly string[] {
  const beats = words.slots.amounts.some(({ value }) => value.unit === 'bpm')
  const first = alternatives.map((group) => {
    const there = group.filter((parameter) => parameters.includes(parameter))
    return { group, chosen: (beats ? there.find((parameter) => parameter.includes('bpm')) : undefined) ?? there[0] }
  })
  return parameters.filter((parameter) =>
    first.every(({ group, chosen }) => !group.includes(parameter) || parameter === chosen),
  )
}

export interface TakenArguments {
  readonly args: Readonly<Record<string, unknown>>
  /** What is left for the target. */
  readonly rest: Slots
}

/** The tool's own values as far as the words give them, and what the words say beside them. */
export function takeArguments(tool: GrammarTool, words: Omit<ArgumentWords, 'tool'>): TakenArguments {
  const used = new Set<object>()
  const args: Record<string, unknown> = {}
  for (const parameter of wanted(parametersOf(tool), { ...words, tool: tool.name })) {
    // The same words tell both ends of a profile, and both tempos.
    const slots = parameter === 'profile_end' || parameter === 'bpm_to' ? words.slots : without(words.slots, used)
    const read = lookUp(tool.name, parameter)?.({ ...words, slots, tool: tool.name }) ?? null
    if (read === null || read.values.length === 0) continue
    if (parameter === 'mode' && !read.values.some((value) => takes(tool, parameter, value))) continue
    args[parameter] = fitting(tool, parameter, read.values)
    for (const one of read.used) used.add(one)
  }
  const rest = without(words.slots, used)
  return {
    args,
    rest: ['name', 'text', 'path'].some((parameter) => args[parameter] !== undefined) ? { ...rest, called: [] } : rest,
  }
}

function without(slots: Slots, used: ReadonlySet<object>): Slots {
  if (used.size === 0) return slots
  const left = <Item extends object>(items: readonly Item[]): readonly Item[] => items.filter((item) => !used.has(item))
  const groups = left(slots.trackGroups)
  return {
    ...slots,
    ranges: left(slots.ranges),
    points: left(slots.points),
    times: left(slots.times),
    things: left(slots.things),
    amounts: left(slots.amounts),
    settings: left(slots.settings),
    unknown: left(slots.unknown),
    trackGroups: groups,
    tracks: groups.length === slots.trackGroups.length ? slots.tracks : groups.flatMap(({ value }) => value),
  }
}

/** Parameters whose value is a name: words that nothing else explains are theirs. */
export const takesName = (parameters: readonly string[]): boolean =>
  parameters.some((parameter) => parameter === 'name' || parameter === 'text')

/** Parameters that are lengths of time: those times are no range. */
export const takesLengths = (parameters: readonly string[]): boolean =>
  parameters.some((parameter) => parameter === 'min_silence' || parameter === 'keep')

export { choiceVocabulary }
