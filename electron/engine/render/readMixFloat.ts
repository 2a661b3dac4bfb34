import type { BlockStore } from '../blocks/blockStore.ts'
import type { Project } from '../model/project.ts'
import { audibleTracks, trackGains } from './audibleTracks.ts'
import { readTrack } from './readTrack.ts'

/** Frames that are best read at a time: what is made on the way stays in the processor's cache. */
export const mixFrames = 1 << 12

/** The mix of all audible tracks, left and right; not clipped. Behind the end is silence. */
export function readMixFloat(store: BlockStore, project: Project, from: number, count: number): [Float32Array, Float32Array] {
  let mix: [Float32Array, Float32Array] | null = null
  for (const track of audibleTracks(project)) {
    const isThere = track.clips.some((clip) => clip.start < from + count && clip.start + clip.length > from)
    if (!isThere) continue
    const sound = readTrack(store, track, from, count)
    const [leftGain, rightGain] = trackGains(track)
    if (mix === null) {
      const left = sound[0] as Float32Array
      const right = sound[1] ?? left.slice()
      scale(left, leftGain)
      scale(right, rightGain)
      mix = [left, right]
    } else {
      mixInto(mix[0], sound[0] as Float32Array, leftGain)
      mixInto(mix[1], sound.at(-1) as Float32Array, rightGain)
    }
  }
  return mix ?? [new Float32Array(count), new Float32Array(count)]
}

function scale(samples: Float32Array, gain: number): void {
  if (gain === 1) return
  for (let i = 0; i < samples.length; i++) samples[i] = (samples[i] as number) * gain
}

function mixInto(mix: Float32Array, samples: Float32Array, gain: number): void {
  for (let i = 0; i < mix.length; i++) mix[i] = (mix[i] as number) + (samples[i] as number) * gain
}
