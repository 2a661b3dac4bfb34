import type { ProjectView } from '../../../../../shared/schemas/projectView.ts'
import type { Slots } from './slots.ts'
import { inPassing } from '../words/en.ts'
import { speakingPreps, toneSettings } from '../words/enValues.ts'

/** What the choice between tools of the same words is made from. */
export interface Choice {
  /** Tools that the phrase can mean. */
  readonly tools: ReadonlySet<string>
  /** The phrase as the tools have it, and the form of its first word that was said. */
  readonly phrase: string
  readonly said: string
  readonly slots: Slots
  readonly project: ProjectView
  /** Whether a tool is there. */
  readonly has: (tool: string) => boolean
}

const takesOutOne = /^(?:delete|remove|cut|take out|get rid of)\b.* silence$/

type Rule = (choice: Choice) => string | null

const hasRange = (slots: Slots): boolean => slots.ranges.length > 0 || slots.selection || slots.samePart
const hasPlace = (slots: Slots): boolean =>
  slots.points.length > 0 || slots.times.length > 0 || slots.amounts.some(({ value }) => value.unit === 'percent')
const onlyTracks = (slots: Slots): boolean =>
  slots.tracks.length > 0 && !hasRange(slots) && slots.things.length === 0 && !hasPlace(slots)
const sureLabel = (slots: Slots): boolean =>
  slots.things.some(({ value }) => value.sure && value.thing.what === 'label')
/** "take 3 dB off the music", "cut the music by 6 dB". */
const changesGain = (slots: Slots): boolean => slots.amounts.some(({ value }) => value.unit === 'db')
const isPoint = (prep: string | null): boolean => prep === 'at' || prep === 'on'
const startOrEnd = (slots: Slots): boolean =>
  slots.points.some(({ value }) => value.kind === 'anchor' && (value.anchor === 'start' || value.anchor === 'end'))

/** "delete the silence from 10 to 12" is a part to take out; silences are looked for. */
const choosePause: Rule = ({ tools, phrase, slots }) => {
  const part =
    slots.ranges.some(({ value }) => value.ends === 'both said') &&
    slots.settings.length === 0 &&
    slots.times.length === 0
  return tools.has('apply_truncate_silence') && part && takesOutOne.test(phrase) ? 'delete_selection' : null
}

/** A track is deleted as a track, a label as a label; a range, a clip or "everything on the track" as audio. */
const chooseDelete: Rule = ({ tools, slots }) => {
  if (!tools.has('delete_selection')) return null
  if (slots.parts !== null || slots.every !== null) return 'split_at_time'
  if (changesGain(slots)) return 'apply_amplify'
  if (hasRange(slots)) return 'delete_selection'
  if (sureLabel(slots) || slots.everyThing === 'label') return 'delete_label'
  return onlyTracks(slots) && slots.tracksAre === 'object' && slots.except === null
    ? 'delete_track'
    : 'delete_selection'
}

/** "cut at 1:30" and "cut it in three" make edges; "cut 3 seconds off the start" removes them. */
const chooseCut: Rule = ({ tools, slots }) => {
  if (!tools.has('cut')) return null
  if (slots.parts !== null || slots.every !== null) return 'split_at_time'
  if (changesGain(slots)) return 'apply_amplify'
  if (
    slots.ranges.length === 0 &&
    slots.points.length === 0 &&
    slots.times.length === 1 &&
    slots.times[0]?.prep === 'to'
  )
    return 'trim_to_selection'
  const here =
    slots.ranges.length === 0 &&
    (slots.things.some(({ value }) => value.thing.here === 'cursor') ||
      slots.points.some(({ value, prep }) => prep === null && value.kind === 'anchor' && value.anchor === 'cursor'))
  if (here) return 'split_at_time'
  const edges = slots.ranges.length === 0 && slots.things.every(({ prep }) => isPoint(prep)) && !startOrEnd(slots)
  const length =
    slots.times.length > 1 || slots.points.length > 0
      ? slots.times.some(({ value, prep }) => prep === null && !value.bare)
      : false
  if (length) return 'cut'
  const at =
    slots.points.some(({ prep }) => isPoint(prep)) ||
    slots.times.some(({ prep }) => isPoint(prep)) ||
    slots.things.some(({ prep }) => isPoint(prep))
  return edges && at ? 'split_at_time' : 'cut'
}

/** Trim keeps; "trim 3 seconds from the start", "trim the end by 2 seconds" and "trim the start" take away. */
const chooseTrim: Rule = ({ tools, phrase, slots }) => {
  if (tools.has('trim_to_selection') && slots.amounts.length > 0) return 'apply_amplify'
  if (!tools.has('trim_to_selection') || !inPassing.trimVerbs.has(phrase)) return null
  const by = phrase === 'shorten' && slots.times.some(({ prep }) => prep === 'by')
  if (by) return 'delete_selection'
  const fromEdge = slots.ranges.some(
    ({ value, prep }) =>
      value.ends === 'open' && (value.range.kind === 'first' || value.range.kind === 'last') && prep !== 'to',
  )
  const edge = startOrEnd(slots) && !slots.points.some(({ prep }) => prep === 'to')
  return fromEdge || edge ? 'delete_selection' : 'trim_to_selection'
}

const chooseMute: Rule = ({ tools, phrase, slots, project }) => {
  if (phrase !== 'mute' || !tools.has('silence_selection')) return null
  const part =
    hasRange(slots) ||
    slots.things.length > 0 ||
    slots.points.length > 0 ||
    slots.vague ||
    (slots.times.length > 0 && !onlyTracks(slots))
  return part || (slots.tracks.length === 0 && !slots.whole && project.selection !== null)
    ? 'silence_selection'
    : 'mute_track'
}

const chooseSelect: Rule = ({ tools, slots }) => {
  if (
    !['set_time_selection', 'select_all', 'select_tracks', 'select_all_tracks', 'select_clip', 'select_label'].some(
      (tool) => tools.has(tool),
    )
  )
    return null
  const spared =
    slots.except !== null &&
    (slots.except.ranges.length > 0 || slots.except.things.length > 0 || slots.except.selection)
  if (spared) return 'set_time_selection'
  if (
    tools.has('set_time_selection') &&
    tools.size === 1 &&
    (hasRange(slots) || hasPlace(slots) || slots.things.length > 0 || slots.unknown.length > 0)
  )
    return 'set_time_selection'
  if (hasRange(slots) || slots.points.length > 0 || slots.times.length > 0 || slots.except?.ranges.length === 1)
    return 'set_time_selection'
  if (slots.things.length > 0)
    return slots.things.some(({ value }) => value.thing.what === 'clip')
      ? 'select_clip'
      : slots.things.some(({ value }) => value.thing.what === 'label')
        ? 'select_label'
        : 'set_time_selection'
  if (slots.tracks.length > 0 && slots.whole && slots.except === null) return 'set_time_selection'
  if (slots.tracks.some((track) => track.kind === 'all') && slots.tracks.length === 1 && slots.except === null)
    return 'select_all_tracks'
  if (slots.tracks.length > 0 || (slots.except?.tracks.length ?? 0) > 0) return 'select_tracks'
  if (slots.unknown.length > 0) return 'set_time_selection'
  return slots.whole || slots.pronoun ? 'select_all' : 'set_time_selection'
}

const chooseSplit: Rule = ({ tools, slots }) => {
  if (!tools.has('split') && !tools.has('split_at_time')) return null
  const placed =
    hasPlace(slots) ||
    slots.ranges.length > 0 ||
    slots.things.some(({ value, prep }) => prep !== null || value.thing.here === 'cursor') ||
    slots.every !== null ||
    slots.parts !== null ||
    slots.everyThing !== null ||
    slots.unknown.some(({ prep }) => prep === 'at')
  return placed ? 'split_at_time' : 'split'
}

/** Of a cursor, "move" is a seek; of anything else it is another tool. */
const chooseMove: Rule = ({ tools, said, slots }) => {
  if (!tools.has('seek')) return null
  const bare = !hasRange(slots) && !hasPlace(slots) && slots.things.length === 0 && slots.tracks.length === 0
  if (tools.has('rewind_to_start') && bare) return 'rewind_to_start'
  if (!/^(?:mov|put|set|plac|position|drag)/.test(said)) return 'seek'
  const object =
    slots.tracks.some(() => slots.tracksAre === 'object') ||
    slots.things.some(({ prep }) => prep === null) ||
    slots.selection ||
    slots.pronoun ||
    slots.ranges.some(({ value, prep }) => prep === null && value.point === null)
  if (!object || !tools.has('move_clip'))
    return object && slots.things.some(({ prep }) => prep === null) ? 'move_clip' : 'seek'
  return 'move_clip'
}

/** A level that is gone to is a peak; LUFS are loudness; a gain is by so much. */
const chooseLevel: Rule = ({ tools, slots, said }) => {
  if (!['apply_amplify', 'apply_normalize', 'apply_loudness_normalize', 'master'].some((tool) => tools.has(tool)))
    return null
  if (slots.amounts.some(({ value }) => value.unit === 'lufs')) return 'apply_loudness_normalize'
  if (tools.has('apply_amplify') && slots.amounts.some(({ value, prep }) => value.unit === 'db' && prep === 'to'))
    return 'apply_normalize'
  return tools.has('apply_amplify') && !tools.has('apply_normalize')
    ? 'apply_amplify'
    : tools.has('apply_normalize') && said !== ''
      ? 'apply_normalize'
      : null
}

/** "fade" without "in" or "out": the first seconds come in, the last go out. */
const chooseFade: Rule = ({ tools, phrase, slots }) => {
  if (!tools.has('apply_fade_in') || !tools.has('apply_fade_out') || phrase.includes(' and ')) return null
  const range = slots.ranges[0]?.value.range
  const point = slots.points[0]?.value
  if (range?.kind === 'first' || (point?.kind === 'anchor' && point.anchor === 'start')) return 'apply_fade_in'
  const toEnd = range?.kind === 'between' && range.to.kind === 'anchor' && range.to.anchor === 'end'
  return range?.kind === 'last' || toEnd || (point?.kind === 'anchor' && point.anchor === 'end')
    ? 'apply_fade_out'
    : null
}

const chooseRename: Rule = ({ tools, slots }) => {
  if (!tools.has('rename_track') || !tools.has('rename_clip')) return null
  if (slots.things.some(({ value }) => value.sure && value.thing.what === 'clip')) return 'rename_clip'
  if (slots.tracks.length > 0 && slots.things.length === 0) return 'rename_track'
  return slots.things.some(({ value }) => value.thing.what === 'label') ? 'rename_label' : 'rename_clip'
}

const chooseDuplicate: Rule = ({ tools, slots }) =>
  tools.has('duplicate_clip') && tools.has('duplicate_track')
    ? slots.tracks.length > 0
      ? 'duplicate_track'
      : 'duplicate_clip'
    : null

const levels = ['apply_amplify', 'apply_normalize', 'apply_auto_duck', 'set_track_gain']
const filters = ['apply_high_pass', 'apply_low_pass', 'apply_equalizer', 'apply_reverb', 'apply_echo']
const hasUnit = (slots: Slots, unit: string): boolean => slots.amounts.some(({ value }) => value.unit === unit)

/** "boost the bass", "add 2 dB of treble": a part of the sound, not all of it. */
const chooseTone: Rule = ({ tools, slots }) => {
  const tone = slots.settings.some(({ value }) => toneSettings.has(value.name)) || slots.tones.length > 0
  const band = levels.some((tool) => tools.has(tool)) && hasUnit(slots, 'hz') && hasUnit(slots, 'db')
  return (tone && !filters.some((tool) => tools.has(tool))) || band ? 'apply_equalizer' : null
}

/** "remove the 50 Hz hum": at its frequency, not wherever there is noise. */
const chooseHum: Rule = ({ tools, slots }) => {
  const filtered = filters.some((tool) => tools.has(tool)) || hasUnit(slots, 'db')
  const noise = tools.has('apply_noise_reduction') || slots.features.includes('reduce noise')
  if (noise && !filtered && hasUnit(slots, 'hz')) return 'apply_equalizer'
  const placed = hasRange(slots) || slots.points.length > 0 || slots.things.length > 0
  return slots.features.includes('reduce noise') &&
    (tools.has('delete_selection') || tools.has('cut')) &&
    !placed &&
    !filtered
    ? 'apply_noise_reduction'
    : null
}

/** "lower the music whenever the host speaks". */
const chooseDuck: Rule = ({ tools, slots }) => {
  const controlled =
    slots.trackGroups.length > 1 && slots.trackGroups.some(({ prep }) => prep !== null && speakingPreps.has(prep))
  return controlled && levels.some((tool) => tools.has(tool)) ? 'apply_auto_duck' : null
}

/** "twice as fast", "half speed". */
const choosePace: Rule = ({ tools, slots, said }) => {
  if (hasUnit(slots, 'semitones') && levels.some((tool) => tools.has(tool))) return 'apply_change_pitch'
  const pace = hasUnit(slots, 'pace') || slots.features.includes('change the speed')
  return pace && (tools.has('apply_amplify') || said === '') && !tools.has('apply_change_speed')
    ? 'apply_change_tempo'
    : null
}

/** "set the music to -12 dB" moves the track's own volume; "turn it down to -12 dB" changes the sound. */
const chooseSlider: Rule = ({ tools, phrase, slots, said, has }) => {
  if (slots.pan !== null && (tools.has('apply_amplify') || tools.has('set_track_pan'))) return 'set_track_pan'
  const absolute = slots.amounts.some(({ value, prep }) => value.unit === 'db' && (prep === 'to' || prep === 'at'))
  return tools.has('apply_amplify') &&
    has('set_track_gain') &&
    (['set', 'put', 'setting'].includes(said) || phrase.startsWith('change the')) &&
    absolute &&
    onlyTracks(slots)
    ? 'set_track_gain'
    : null
}

/** "start the music at 5" moves it; "start the music" plays it. */
const chooseStart: Rule = ({ tools, phrase, slots }) => {
  if (phrase !== 'start' || !tools.has('move_clip')) return null
  const object = slots.tracks.length > 0 || slots.things.some(({ prep }) => prep === null)
  const place =
    slots.times.some(({ prep }) => prep === 'at') ||
    slots.points.length > 0 ||
    slots.things.some(({ prep }) => prep !== null) ||
    slots.ranges.some(({ value }) => value.point !== null)
  return object && place ? 'move_clip' : 'play'
}

/** "save as demo 2" is the project; a file of sound has an ending, or a format that is said. */
const chooseSave: Rule = ({ tools, said, slots }) => {
  if (!tools.has('export_audio') || !said.startsWith('sav')) return null
  const [name] = slots.called
  const sound =
    name === undefined ||
    /\.(?!tapehand)[a-z\d]{2,5}$/i.test(name) ||
    slots.tracks.length > 0 ||
    slots.things.length > 0 ||
    slots.selection ||
    slots.ranges.length > 0
  return sound ? null : 'save_project'
}

/** "I only want to hear the host" is about tracks; with a part it is played. */
const chooseHear: Rule = ({ tools, slots }) =>
  tools.has('solo_track') && tools.has('play') ? (onlyTracks(slots) ? 'solo_track' : 'play') : null

/** "bounce it to a wav file". */
const chooseBounce: Rule = ({ tools, slots }) => {
  const file = slots.features.includes('write files') || slots.called.some((name) => /\.[a-z\d]{2,5}$/i.test(name))
  return tools.has('mix_and_render') && tools.has('export_audio') ? (file ? 'export_audio' : 'mix_and_render') : null
}

/** "go to the start": of all, not of something that is named. */
const chooseEnd: Rule = ({ tools, said, slots, has }) => {
  const [point, more] = slots.points
  const only =
    point !== undefined &&
    more === undefined &&
    !hasRange(slots) &&
    slots.things.length + slots.tracks.length + slots.times.length === 0
  if (
    !tools.has('seek') ||
    !only ||
    point.value.kind !== 'anchor' ||
    point.value.offset !== 0 ||
    /^(?:mov|put|set|plac|position|drag)/.test(said)
  )
    return null
  const tool = point.value.anchor === 'start' ? 'rewind_to_start' : point.value.anchor === 'end' ? 'skip_to_end' : null
  return tool !== null && has(tool) ? tool : null
}

const rules: readonly Rule[] = [
  chooseHear,
  chooseBounce,
  chooseEnd,
  chooseStart,
  chooseSave,
  chooseTone,
  chooseHum,
  chooseDuck,
  choosePace,
  chooseSlider,
  choosePause,
  chooseDelete,
  chooseCut,
  chooseTrim,
  chooseMute,
  chooseSelect,
  chooseSplit,
  chooseMove,
  chooseLevel,
  chooseFade,
  chooseRename,
  chooseDuplicate,
]

/** The tool that a phrase means beside these words; null where the words fit several and none is surer. */
export function chooseTool(choice: Choice): string | null {
  for (const rule of rules) {
    const tool = rule(choice)
    if (tool !== null) return tool
  }
  return choice.tools.size === 1 ? ([...choice.tools][0] ?? null) : null
}
