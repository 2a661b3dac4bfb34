import { formatTime } from '../../../shared/formatTime.ts'
import type { ProjectView } from '../../../shared/schemas/projectView.ts'

type Shown = Pick<ProjectView, 'duration' | 'tracks' | 'labels' | 'selection'>

const most = 5
/** Seconds that are taken off a beginning, and faded out of an end. */
const trimmed = 30
const faded = 5

/** Things to say that the open project has all that is needed for: its own names, and no more time than there is. */
export function examplesFor({ duration, tracks, labels, selection }: Shown): string[] {
  const sounding = tracks.filter(({ clips }) => clips.length > 0)
  const [first] = sounding
  if (first === undefined || duration <= 0) return ['What can you do?']
  const named = labels.find((label) => label.end > label.start && label.text.trim() !== '')
  const part = Math.floor(Math.min(trimmed, duration / 4))
  const tail = Math.floor(Math.min(faded, duration / 4))
  const all = [
    selection === null ? null : 'Normalize the selection to -1 dB',
    named === undefined ? null : `Select the label "${named.text}"`,
    part < 1 ? null : `Delete the first ${part} ${part === 1 ? 'second' : 'seconds'}`,
    sounding.length > 1 ? `Mute ${quoted(first.name)}` : 'Normalize everything to -1 dB',
    tail < 1 ? null : `Fade out the last ${tail} ${tail === 1 ? 'second' : 'seconds'}`,
    duration > 2 ? `Split at ${formatTime(Math.floor(duration / 2))}` : null,
    'Find the pauses',
    'What can you do?',
  ]
  return all.filter((text) => text !== null).slice(0, most)
}

/** A name of several words is told apart from what is said about it. */
const quoted = (name: string): string => (/^[\p{L}\p{N}]+$/u.test(name) ? name : `"${name}"`)
