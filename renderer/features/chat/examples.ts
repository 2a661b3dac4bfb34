import { formatTime } from '../../../shared/wording/formatTime.ts'
import type { ProjectView } from '../../../shared/schemas/projectView.ts'
import type { Texts } from '../../../shared/texts/index.ts'

type Shown = Pick<ProjectView, 'duration' | 'tracks' | 'labels' | 'selection'>

const most = 5
/** Seconds that are taken off a beginning, and faded out of an end. */
const trimmed = 30
const faded = 5

/** Things to say that the open project has all that is needed for: its own names, and no more time than there is. */
export function examplesFor({ duration, tracks, labels, selection }: Shown, { chat: { examples } }: Texts): string[] {
  const sounding = tracks.filter(({ clips }) => clips.length > 0)
  const [first] = sounding
  if (first === undefined || duration <= 0) return [examples.help]
  const named = labels.find((label) => label.end > label.start && label.text.trim() !== '')
  const part = Math.floor(Math.min(trimmed, duration / 4))
  const tail = Math.floor(Math.min(faded, duration / 4))
  const all = [
    selection === null ? null : examples.normalizeSelection,
    named === undefined ? null : examples.selectLabel(named.text),
    part < 1 ? null : examples.deleteFirst(part),
    sounding.length > 1 ? examples.mute(quoted(first.name)) : examples.normalizeAll,
    tail < 1 ? null : examples.fadeOut(tail),
    duration > 2 ? examples.splitAt(formatTime(Math.floor(duration / 2))) : null,
    examples.findPauses,
    examples.help,
  ]
  return all.filter((text) => text !== null).slice(0, most)
}

/** A name of several words is told apart from what is said about it. */
const quoted = (name: string): string => (/^[\p{L}\p{N}]+$/u.test(name) ? name : `"${name}"`)
