import type { BlockStore } from '../blocks/blockStore.ts'
import { borrowRow, mixRow, scaleRow } from '../kernels/index.ts'
import type { Project } from '../model/project.ts'
import { audibleTracks, trackGains } from './audibleTracks.ts'
import { readTrack } from './readTrack.ts'

/** Frames that are best read at a time: what is made on the way stays in the processor's cache. */
export const mixFrames = 1 << 12
/** The same of one track: there are fewer rows, and what calls the kernels counts more. */
const framesOfOne = 1 << 14

export const mixFramesOf = (project: Project): number => (audibleTracks(project).length === 1 ? framesOfOne : mixFrames)

/**
 * The mix of all audible tracks, left and right; not clipped. Behind the end is silence. Fastest within `inScratch`,
 * whose rows it borrows.
 */
export function readMixFloat(
  store: BlockStore,
  project: Project,
  from: number,
  count: number,
): [Float32Array, Float32Array] {
  let mix: [Float32Array, Float32Array] | null = null
  for (const track of audibleTracks(project)) {
    const isThere = track.clips.some((clip) => clip.start < from + count && clip.start + clip.length > from)
    if (!isThere) continue
    const sound = readTrack(store, track, from, count)
    const [leftGain, rightGain] = trackGains(track)
    if (mix === null) {
      const left = sound[0] as Float32Array
      const right = sound[1] ?? copyOf(left)
      if (leftGain !== 1) scaleRow(left, leftGain)
      if (rightGain !== 1) scaleRow(right, rightGain)
      mix = [left, right]
    } else {
      mixRow(mix[0], sound[0] as Float32Array, leftGain)
      mixRow(mix[1], sound.at(-1) as Float32Array, rightGain)
    }
  }
  return mix ?? [borrowRow(count), borrowRow(count)]
}

function copyOf(row: Float32Array): Float32Array {
  const copy = borrowRow(row.length)
  copy.set(row)
  return copy
}
