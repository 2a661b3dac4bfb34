import type { BlockStore } from '../blocks/blockStore.ts'
import type { Track } from '../model/project.ts'
import { readTrack } from '../render/readTrack.ts'

const chunkFrames = 1 << 16

/** A hash of every sample of a range, track by track and channel by channel: equal when the sound is equal, however it is put together. */
export function hashTracks(store: BlockStore, tracks: readonly Track[], range: { readonly start: number; readonly end: number }): string {
  let high = 0x811c9dc5
  let low = 0x01000193
  for (const track of tracks) {
    for (let at = range.start; at < range.end; at += chunkFrames) {
      for (const samples of readTrack(store, track, at, Math.min(chunkFrames, range.end - at))) {
        const bits = new Int32Array(samples.buffer)
        for (let i = 0; i < bits.length; i++) {
          high = Math.imul(high ^ (bits[i] as number), 0x01000193)
          low = Math.imul(low + (bits[i] as number), 0x85ebca6b) ^ (low >>> 13)
        }
      }
    }
    high = Math.imul(high ^ track.channels, 0x01000193)
  }
  return (high >>> 0).toString(16).padStart(8, '0') + (low >>> 0).toString(16).padStart(8, '0')
}
