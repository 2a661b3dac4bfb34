import { firstClipEndingAfter, firstClipStartingFrom } from '../model/findClips.ts'
import type { Clip, Track } from '../model/project.ts'

/** The clips that have audio in the range, whole; the ones before and behind them. */
export function clipsInRange(
  track: Track,
  from: number,
  to: number,
): { before: readonly Clip[]; inside: readonly Clip[]; behind: readonly Clip[] } {
  const first = firstClipEndingAfter(track.clips, from)
  const last = Math.max(first, firstClipStartingFrom(track.clips, to))
  return {
    before: track.clips.slice(0, first),
    inside: track.clips.slice(first, last),
    behind: track.clips.slice(last),
  }
}
