import type { ProjectView } from '../../../../shared/schemas/projectView.ts'
import type { AgentTexts } from '../../texts/index.ts'
import type { Span } from './places.ts'

/** How long these are, or the project where none is named. */
export function sayLengths(spans: readonly Span[], { duration }: ProjectView, { answers }: AgentTexts): string {
  if (spans.length === 0) return answers.isLong(duration)
  return spans.map(({ name, start, end }) => answers.spanIsLong(name, start, end)).join(' ')
}

/** Where these are, or where they begin or end. */
export function sayPlaces(spans: readonly Span[], edge: 'start' | 'end' | null, { answers }: AgentTexts): string {
  return spans
    .map(({ name, start, end }) => {
      if (edge !== null) return edge === 'start' ? answers.starts(name, start) : answers.ends(name, end)
      return start === end ? answers.isAt(name, start) : answers.isFromTo(name, start, end)
    })
    .join(' ')
}

export function saySelected({ tracks, selectedTracks, selection }: ProjectView, { answers }: AgentTexts): string {
  const names = tracks.filter(({ id }) => selectedTracks.includes(id)).map(({ name }) => name)
  if (selection !== null) return answers.selectedTime(selection.start, selection.end, names)
  return names.length === 0 ? answers.nothingSelected : answers.selectedTracks(names)
}

export function saySelectedClips({ tracks, selectedClips }: ProjectView, { answers }: AgentTexts): string {
  return answers.selectedClips(
    tracks.flatMap(({ name, clips }) =>
      clips.filter(({ id }) => selectedClips.includes(id)).map((clip) => answers.clipOn(clip.name, name)),
    ),
  )
}
