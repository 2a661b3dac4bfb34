import type { ProjectView } from '../../../shared/schemas/projectView.ts'
import type { Rehearsal, RehearsedStep } from './preparePlan.ts'

/**
 * Whether two rehearsals of one message leave the same project: the same done to the same ranges of the same tracks, in
 * whatever order and in however many steps, or a project that looks the same where no sound was touched. What is in the
 * clipboard behind it makes no difference.
 */
export function comesToSame(one: Rehearsal, other: Rehearsal): boolean {
  const [first, second] = [one, other].map(({ steps }) => steps.flatMap(deedsOf).sort().join('\n'))
  if (first === second) return contentOf(one.after) === contentOf(other.after)
  const touched = [...one.steps, ...other.steps].some(({ tool }) => tool.regions !== 'none')
  return !touched && [contentOf, focusOf].every((viewOf) => viewOf(one.after) === viewOf(other.after))
}

/** A step as what it does to each of its tracks. */
function deedsOf({ tool, step }: RehearsedStep): string[] {
  const what = tool.regions === 'range removed' ? tool.regions : tool.name
  const tracks = step.trackIds.length > 0 ? step.trackIds : [null]
  return tracks.map((track) => JSON.stringify([what, step.args, step.range, step.at, track]))
}

/** Tracks and labels; things that were made go by what they are called and where they lie. */
function contentOf({ tracks, labels }: ProjectView): string {
  return JSON.stringify([
    tracks.map(({ name, channels, gainDb, pan, muted, soloed, clips }) => [
      [name, channels, gainDb, pan, muted, soloed],
      clips.map((clip) => [clip.name, clip.start, clip.end]),
    ]),
    labels.map(({ text, start, end }) => [text, start, end]),
  ])
}

const focusOf = ({ tracks, selection, selectedTracks, cursor, transport }: ProjectView): string =>
  JSON.stringify([
    [selection, cursor, selectedTracks.map((id) => tracks.findIndex((track) => track.id === id))],
    [transport.state, transport.position, transport.loop],
  ])
