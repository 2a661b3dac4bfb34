import { formatTime } from '../../../../shared/formatTime.ts'
import type { ProjectView } from '../../../../shared/schemas/projectView.ts'
import { plural } from './sayLists.ts'
import type { Span } from './places.ts'

const sayLength = (seconds: number): string => `${formatTime(seconds)} (${Math.round(seconds * 1000) / 1000} seconds)`
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** How long these are, or the project where none is named. */
export function sayLengths(spans: readonly Span[], { duration }: ProjectView): string {
  if (spans.length === 0) return `It is ${sayLength(duration)} long.`
  return spans
    .map(
      ({ name, start, end }) =>
        `${name} is ${sayLength(end - start)} long, from ${formatTime(start)} to ${formatTime(end)}.`,
    )
    .join(' ')
}

/** Where these are, or where they begin or end. */
export function sayPlaces(spans: readonly Span[], edge: 'start' | 'end' | null): string {
  return spans
    .map(({ name, start, end }) => {
      if (edge !== null) return `${name} ${edge}s at ${formatTime(edge === 'start' ? start : end)}.`
      return start === end
        ? `${name} is at ${formatTime(start)}.`
        : `${name} is from ${formatTime(start)} to ${formatTime(end)}.`
    })
    .join(' ')
}

export function sayCursor({ cursor, transport }: ProjectView): string {
  const playing = transport.state === 'stopped' ? '' : ` It is ${transport.state} at ${formatTime(transport.position)}.`
  return `The cursor is at ${formatTime(cursor)}.${playing}`
}

export function saySelected({ tracks, selectedTracks, selection }: ProjectView): string {
  const names = tracks.filter(({ id }) => selectedTracks.includes(id)).map(({ name }) => name)
  const on = names.length === 0 ? '' : ` on ${names.join(', ')}`
  if (selection !== null) return `Selected is ${formatTime(selection.start)} to ${formatTime(selection.end)}${on}.`
  if (names.length === 0) return 'Nothing is selected.'
  return `No time is selected; the selected tracks are ${names.join(', ')}.`
}

export function saySelectedClips({ tracks, selectedClips }: ProjectView): string {
  const all = tracks.flatMap(({ name, clips }) =>
    clips.filter(({ id }) => selectedClips.includes(id)).map((clip) => `“${clip.name}” on ${name}`),
  )
  return all.length === 0 ? 'No clip is selected.' : `Selected: ${all.join(', ')}.`
}

export const sayPlayback = ({ transport }: ProjectView): string => `It is ${transport.state}.`
export const sayRate = ({ name, sampleRate }: ProjectView): string =>
  `${capital(name)} has a sample rate of ${sampleRate} Hz.`
export const sayClipboard = ({ clipboard }: ProjectView): string =>
  clipboard === null
    ? 'The clipboard is empty.'
    : `The clipboard holds ${sayLength(clipboard.duration)} of ${plural(clipboard.tracks, 'track')}.`
