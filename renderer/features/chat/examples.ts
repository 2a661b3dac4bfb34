import { formatTime } from '../../../shared/wording/formatTime.ts'
import { quoteName } from '../../../shared/wording/saying.ts'
import type { ProjectView } from '../../../shared/schemas/projectView.ts'
import type { Texts } from '../../../shared/texts/index.ts'

type Shown = Pick<ProjectView, 'duration' | 'tracks' | 'labels' | 'selection'>

/** So many at first, and so many beside a conversation that goes on. */
const most = { first: 5, later: 3 }
/** Seconds that are taken off a beginning, and faded out of an end. */
const trimmed = 30
const faded = 5

/**
 * Things to say that the open project has all that is needed for: its own names, and no more time than there is. What
 * was said before makes room for what is left.
 */
export function examplesFor(shown: Shown, texts: Texts, said: readonly string[] = []): string[] {
  const before = new Set(said.map(withoutNumbers))
  const left = ideasFor(shown, texts).filter((idea) => !before.has(withoutNumbers(idea)))
  return left.slice(0, said.length === 0 ? most.first : most.later)
}

/** The first 15 seconds or the first 14: it was said. */
const withoutNumbers = (text: string): string => text.toLowerCase().replaceAll(/[\d:.,]+/gu, '')

function ideasFor({ duration, tracks, labels, selection }: Shown, { chat: { examples } }: Texts): string[] {
  const sounding = tracks.filter(({ clips }) => clips.length > 0)
  const [first] = sounding
  if (first === undefined || duration <= 0) return [examples.help]
  const name = quoteName(first.name)
  const isOne = sounding.length === 1
  const muted = sounding.find((track) => track.muted)
  const named = labels.find((label) => label.end > label.start && label.text.trim() !== '')
  const part = Math.floor(Math.min(trimmed, duration / 4))
  const tail = Math.floor(Math.min(faded, duration / 4))
  const all = [
    selection === null ? null : examples.normalizeSelection,
    named === undefined ? null : examples.selectLabel(named.text),
    part < 1 ? null : examples.deleteFirst(part),
    muted === undefined ? null : examples.unmute(quoteName(muted.name)),
    isOne || first.muted ? examples.normalizeAll : examples.mute(name),
    tail < 1 ? null : examples.fadeOut(tail),
    duration > 2 ? examples.splitAt(formatTime(Math.floor(duration / 2))) : null,
    // Under music there is no pause that all tracks share.
    isOne ? examples.findPauses : examples.findPausesOn(name),
    isOne ? examples.loudness : examples.loudnessOf(name),
    isOne ? null : examples.toLoudness(name),
    examples.help,
  ]
  return all.filter((text) => text !== null)
}
