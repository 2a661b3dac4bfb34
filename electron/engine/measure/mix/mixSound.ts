import type { BlockStore } from '../../blocks/blockStore.ts'
import type { MonoCount } from '../../../../shared/schemas/edits/monoCount.ts'
import { inScratch } from '../../kernels/index.ts'
import type { Project, Track } from '../../model/project.ts'
import { mixFrames, readMixFloat } from '../../render/readMixFloat.ts'
import { channelsOf } from '../loudness/listenToTracks.ts'

/** What tracks sound like together, with their gain and pan, whether they are muted or not. */
export interface MixSound {
  readonly channels: 1 | 2
  readonly mono: MonoCount
  /** Frames of the timeline; into arrays of this many channels. */
  readonly read: (from: number, out: readonly Float32Array[]) => void
}

export function mixSound(
  store: BlockStore,
  project: Project,
  tracks: readonly Track[],
  mono: MonoCount = 'once',
): MixSound {
  const heard: Project = { ...project, tracks: tracks.map((track) => ({ ...track, muted: false, soloed: false })) }
  return {
    // Mono tracks in the middle are one channel, of which both sides of the mix are the same.
    channels: channelsOf(tracks),
    mono,
    read(from, out) {
      const count = out[0]?.length ?? 0
      for (let at = 0; at < count; at += mixFrames)
        inScratch(() => {
          const mix = readMixFloat(store, heard, from + at, Math.min(mixFrames, count - at))
          out.forEach((row, c) => row.set(mix[c] as Float32Array, at))
        })
    },
  }
}
