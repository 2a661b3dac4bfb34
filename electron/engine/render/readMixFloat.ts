import type { BlockStore } from '../blocks/blockStore.ts'
import type { Project } from '../model/project.ts'
import { audibleTracks, trackGains } from './audibleTracks.ts'
import { readTrack } from './readTrack.ts'

/** The mix of all audible tracks, left and right; not clipped. Behind the end is silence. */
export function readMixFloat(store: BlockStore, project: Project, from: number, count: number): [Float32Array, Float32Array] {
  const left = new Float32Array(count)
  const right = new Float32Array(count)
  for (const track of audibleTracks(project)) {
    const isThere = track.clips.some((clip) => clip.start < from + count && clip.start + clip.length > from)
    if (!isThere) continue
    const sound = readTrack(store, track, from, count)
    const [leftGain, rightGain] = trackGains(track)
    mixInto(left, sound[0] as Float32Array, leftGain)
    mixInto(right, sound.at(-1) as Float32Array, rightGain)
  }
  return [left, right]
}

function mixInto(mix: Float32Array, samples: Float32Array, gain: number): void {
  for (let i = 0; i < mix.length; i++) mix[i] = (mix[i] as number) + (samples[i] as number) * gain
}
