import { formatTime } from '../../../../../shared/formatTime.ts'
import type { ClipView, TrackView } from '../../../../../shared/schemas/projectView.ts'
import type { PlanContext } from '../../index.ts'
import { nameKey } from '../grammar/names.ts'
import type { Source } from '../grammar/source.ts'
import { sayHistory } from '../../talk/sayHistory.ts'
import { readThing } from '../grammar/things.ts'
import { readTracks } from '../grammar/tracks.ts'
import { asked, asksForAll } from '../words/enQuestions.ts'
import type { Asked } from '../words/enQuestions.ts'
import { sayHowMany, sayStates, sayWhatIsAt } from './viewQuestions.ts'

export interface Query extends Asked {
  readonly answer: (source: Source, context: PlanContext) => string | null
}

interface Span {
  readonly name: string
  readonly start: number
  readonly end: number
}

function spanOfTrack(track: TrackView): Span {
  return {
    name: track.name,
    start: Math.min(...track.clips.map((clip) => clip.start)),
    end: Math.max(...track.clips.map((clip) => clip.end)),
  }
}

/** The tracks named from this word on. */
function tracksAt(source: Source, at: number): readonly TrackView[] {
  const refs = readTracks(source, at)?.value ?? []
  const { tracks } = source.project
  return tracks.filter((track, index) =>
    refs.some((ref) =>
      ref.kind === 'name'
        ? nameKey(ref.name) === nameKey(track.name)
        : ref.kind === 'number'
          ? ref.number === index + 1 || ref.number === index - tracks.length
          : false,
    ),
  )
}

function namedTracks(source: Source): readonly TrackView[] {
  return source.tokens.map((_, at) => tracksAt(source, at)).find((tracks) => tracks.length > 0) ?? []
}

/** The clips, labels or tracks that the question names. */
function namedSpans({ tokens, project }: Source, source: Source): readonly Span[] {
  for (let at = 0; at < tokens.length; at += 1) {
    const named = tracksAt(source, at)
    if (named.length > 0) return named.filter((track) => track.clips.length > 0).map(spanOfTrack)
    const thing = readThing(source, at)?.value
    if (thing === undefined) continue
    const clips: readonly ClipView[] = thing.what === 'label' ? [] : project.tracks.flatMap((track) => track.clips)
    const labels = thing.what === 'clip' ? [] : project.labels.map((label) => ({ ...label, name: label.text }))
    const all = [...clips, ...labels]
    const wanted = thing.name === undefined ? null : nameKey(thing.name)
    const found = all.filter(
      (one, index) =>
        thing.id === one.id ||
        (wanted !== null
          ? nameKey(one.name) === wanted || ` ${nameKey(one.name)} `.includes(` ${wanted} `)
          : thing.number === index + 1 || thing.number === index - all.length),
    )
    if (found.length > 0) return found
  }
  return []
}

const sayLength = (seconds: number): string => `${formatTime(seconds)} (${Math.round(seconds * 1000) / 1000} seconds)`
const plural = (count: number, word: string): string => `${count === 0 ? 'no' : count} ${word}${count === 1 ? '' : 's'}`
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function sayHowLong(source: Source): string {
  const { project } = source
  const spans = namedSpans(source, source)
  if (spans.length > 0)
    return spans
      .map(
        (span) =>
          `“${span.name}” is ${sayLength(span.end - span.start)} long, from ${formatTime(span.start)} to ${formatTime(span.end)}.`,
      )
      .join(' ')
  const aboutSelection = source.tokens.some((token) => token.text === 'selection' || token.text === 'selected')
  if (aboutSelection && project.selection === null) return 'Nothing is selected.'
  if (aboutSelection && project.selection !== null) {
    return `The selection is ${sayLength(project.selection.end - project.selection.start)} long, from ${formatTime(project.selection.start)} to ${formatTime(project.selection.end)}.`
  }
  return `It is ${sayLength(project.duration)} long.`
}

function sayWhere(source: Source): string | null {
  const spans = namedSpans(source, source)
  if (spans.length === 0) return null
  return spans
    .map((span) =>
      span.start === span.end
        ? `“${span.name}” is at ${formatTime(span.start)}.`
        : `“${span.name}” is from ${formatTime(span.start)} to ${formatTime(span.end)}.`,
    )
    .join(' ')
}

function sayCursor({ project }: Source): string {
  const playing =
    project.transport.state === 'stopped'
      ? ''
      : ` It is ${project.transport.state} at ${formatTime(project.transport.position)}.`
  return `The cursor is at ${formatTime(project.cursor)}.${playing}`
}

function saySelected({ project }: Source): string {
  const names = project.tracks.filter((track) => project.selectedTracks.includes(track.id)).map((track) => track.name)
  const range =
    project.selection === null ? null : `${formatTime(project.selection.start)} to ${formatTime(project.selection.end)}`
  if (range === null && names.length === 0) return 'Nothing is selected.'
  const on = names.length === 0 ? '' : ` on ${names.join(', ')}`
  return range === null
    ? `No time is selected; the selected tracks are ${names.join(', ')}.`
    : `Selected is ${range}${on}.`
}

function sayTracks({ project }: Source): string {
  const list = project.tracks.map(
    (track, index) =>
      `${index + 1}. ${track.name} (${track.channels === 1 ? 'mono' : 'stereo'}, ${plural(track.clips.length, 'clip')})`,
  )
  return list.length === 0
    ? 'There are no tracks.'
    : `There ${list.length === 1 ? 'is' : 'are'} ${plural(list.length, 'track')}: ${list.join('; ')}.`
}

function sayClips(source: Source): string {
  const named = namedTracks(source)
  const list = (named.length > 0 ? named : source.project.tracks).flatMap((track) =>
    track.clips.map((clip) => `${clip.name} on ${track.name}, ${formatTime(clip.start)}–${formatTime(clip.end)}`),
  )
  return list.length === 0
    ? 'There are no clips.'
    : `There ${list.length === 1 ? 'is' : 'are'} ${plural(list.length, 'clip')}: ${list
        .slice(0, 50)
        .map((text, index) => `${index + 1}. ${text}`)
        .join('; ')}${list.length > 50 ? '; and more' : ''}.`
}

function sayLabels({ project }: Source): string {
  const list = project.labels.map(
    (label, index) =>
      `${index + 1}. ${label.text}, ${label.start === label.end ? formatTime(label.start) : `${formatTime(label.start)}–${formatTime(label.end)}`}`,
  )
  return list.length === 0
    ? 'There are no labels.'
    : `There ${list.length === 1 ? 'is' : 'are'} ${plural(list.length, 'label')}: ${list.slice(0, 50).join('; ')}${list.length > 50 ? '; and more' : ''}.`
}

const sayPlayback = ({ project }: Source): string => `It is ${project.transport.state}.`
const sayRate = ({ project }: Source): string =>
  `${capital(project.name)} has a sample rate of ${project.sampleRate} Hz.`
const sayClipboard = ({ project }: Source): string =>
  project.clipboard === null
    ? 'The clipboard is empty.'
    : `The clipboard holds ${sayLength(project.clipboard.duration)} of ${plural(project.clipboard.tracks, 'track')}.`

/** Tried in their order; the first that fits and has an answer is it. */
export const queries: readonly Query[] = [
  { ...asked.clipboard, answer: sayClipboard },
  { ...asked.sampleRate, answer: sayRate },
  {
    ...asked.history,
    answer: ({ message }, context) => sayHistory(context, asksForAll.test(message.toLowerCase())),
  },
  { ...asked.playback, answer: sayPlayback },
  { ...asked.states, answer: sayStates },
  { ...asked.at, answer: sayWhatIsAt },
  { ...asked.count, answer: sayHowMany },
  { ...asked.tracks, answer: sayTracks },
  { ...asked.clips, answer: sayClips },
  { ...asked.labels, answer: sayLabels },
  { ...asked.length, answer: sayHowLong },
  { ...asked.cursor, answer: sayCursor },
  { ...asked.selection, answer: saySelected },
  { ...asked.place, answer: sayWhere },
]
