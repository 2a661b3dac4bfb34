import { limits } from '../../../../shared/schemas/limits.ts'
import type { BlockStore } from '../../blocks/blockStore.ts'
import { monoOf } from './monoOf.ts'
import type { EdgeSound } from './edgeSound.ts'
import { placeCut } from './placeCut.ts'
import { scoreJoin, scoreReach } from './scoreJoin.ts'
import { clipAround } from '../../model/findClips.ts'
import type { Label, Track } from '../../model/project.ts'

interface Cut {
  readonly start: number
  readonly end: number
}

/** Seconds of sound on each side that tell what is quiet there. */
const context = 0.5
/** A join with a score below this is as good as any. */
const worthMoving = 0.2
/** An edge moves by no more than this part of what is cut out. */
const part = 0.25

/**
 * Where a cut out of these tracks lands so that its join is not heard, within `limits.cutReach` of where it was asked
 * for: the range itself where both edges are not within clips, so that nothing is joined. An edge that is one of a
 * label's moves outwards only: a labelled stretch goes as a whole.
 */
export function quietCut(
  store: BlockStore,
  tracks: readonly Track[],
  labels: readonly Label[],
  cut: Cut,
  sampleRate: number,
): Cut {
  const filled = tracks.filter(({ clips }) => clipAround(clips, cut.start) !== undefined)
  const both = filled.filter(({ clips }) => clipAround(clips, cut.end) !== undefined)
  if (both.length === 0 || both.length < filled.length) return cut
  const most = Math.min(Math.round(limits.cutReach * sampleRate), Math.floor((cut.end - cut.start) * part))
  const edges = new Set(labels.flatMap(({ start, end }) => [start, end]).map(Number))
  const edge = (at: number, inwards: 'earlier' | 'later'): EdgeSound => {
    const side = Math.round(context * sampleRate)
    const room = roomAround(both, at)
    const isHeld = edges.has(at)
    const free = { earlier: Math.min(most, room.earlier), later: Math.min(most, room.later) }
    return { sound: monoOf(store, both, at - side, 2 * side), at: side, ...free, ...(isHeld && { [inwards]: 0 }) }
  }
  const [start, end] = [edge(cut.start, 'later'), edge(cut.end, 'earlier')]
  const asked = scoreCut(start, end, { start: 0, end: 0 }, sampleRate)
  if (asked < worthMoving) return cut
  const moved = placeCut(start, end, sampleRate)
  return scoreCut(start, end, moved, sampleRate) < asked
    ? { start: cut.start + moved.start, end: cut.end + moved.end }
    : cut
}

/** The score of the join that a cut would leave, with its edges moved by so many frames. */
function scoreCut(start: EdgeSound, end: EdgeSound, by: Cut, sampleRate: number): number {
  const side = Math.ceil(scoreReach * sampleRate)
  const fade = Math.round(limits.joinSide * sampleRate)
  const [left, right] = [start.at + by.start - side, end.at + by.end - side]
  const joined = new Float32Array(2 * side)
  for (let k = 0; k < joined.length; k++) {
    const into = Math.min(1, Math.max(0, (k - side + fade + 1) / (2 * fade + 1)))
    joined[k] = (1 - into) * (start.sound[left + k] ?? 0) + into * (end.sound[right + k] ?? 0)
  }
  return scoreJoin(joined, side, sampleRate)
}

/** Frames from a place to the nearest ends of the clips that hold it. */
function roomAround(tracks: readonly Track[], at: number): { readonly earlier: number; readonly later: number } {
  const clips = tracks.map((track) => clipAround(track.clips, at)).filter((clip) => clip !== undefined)
  return {
    earlier: Math.min(...clips.map((clip) => at - clip.start - 1)),
    later: Math.min(...clips.map((clip) => clip.start + clip.length - at - 1)),
  }
}
