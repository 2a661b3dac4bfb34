import type { LabelView, ProjectView, TrackView } from '../../../../../shared/schemas/projectView.ts'
import { profiles } from '../profiles.ts'

/** How much of a project is listed. */
export interface Listed {
  readonly tracks: number
  readonly clips: number
  readonly labels: number
}

const longestName = 80

/**
 * All that a model is told of the project, word for word: the settings dialog shows this very text. No sound, no file
 * names.
 */
export function modelSees(project: ProjectView, most: Listed = profiles.large): string {
  const { selection, transport, clipboard } = project
  const selected = project.tracks
    .filter((track) => project.selectedTracks.includes(track.id))
    .map((track) => quoted(track.name))
  const undo = project.history[project.historyPosition - 1]
  return [
    'The project now (times in seconds):',
    `Length ${number(project.duration)}. Cursor ${number(project.cursor)}. Time selection ${selection === null ? 'none' : span(selection)}.`,
    `Selected tracks: ${selected.length === 0 ? 'none' : selected.join(', ')}. Playback ${transport.state}.`,
    `Clipboard: ${clipboard === null ? 'empty' : `${number(clipboard.duration)} s`}. Last edit: ${undo === undefined ? 'none' : quoted(undo.label)}.`,
    project.tracks.length === 0 ? 'No tracks.' : 'Tracks:',
    ...capped(project.tracks, most.tracks, 'tracks').map((track, index) => trackLine(track, index, most)),
    ...(project.labels.length === 0
      ? []
      : ['Labels:', ...capped(project.labels, most.labels, 'labels').map(labelLine)]),
  ].join('\n')
}

function trackLine(track: TrackView | string, index: number, most: Listed): string {
  if (typeof track === 'string') return track
  const marks = [
    track.channels === 2 ? 'stereo' : 'mono',
    ...(track.muted ? ['muted'] : []),
    ...(track.soloed ? ['solo'] : []),
  ]
  const clips = capped(track.clips, most.clips, 'clips').map((clip) =>
    typeof clip === 'string' ? clip : `${quoted(clip.name)} ${span(clip)}`,
  )
  return `${index + 1}. ${quoted(track.name)} (${marks.join(', ')}): ${clips.length === 0 ? 'empty' : clips.join('; ')}`
}

function labelLine(label: LabelView | string): string {
  if (typeof label === 'string') return label
  return `- ${quoted(label.text)} ${label.start === label.end ? `at ${number(label.start)}` : span(label)}`
}

/** At most so many, then how many there are beyond. */
function capped<T>(all: readonly T[], most: number, what: string): (T | string)[] {
  return all.length <= most ? [...all] : [...all.slice(0, most), `and ${all.length - most} more ${what}`]
}

function span({ start, end }: { readonly start: number; readonly end: number }): string {
  return `${number(start)}-${number(end)}`
}

function number(seconds: number): string {
  return String(Number(seconds.toFixed(3)))
}

/** In quotes with every special character escaped, so that no name can look like a line of the summary. */
function quoted(name: string): string {
  return JSON.stringify(name.length > longestName ? `${name.slice(0, longestName).toWellFormed()}…` : name)
}
