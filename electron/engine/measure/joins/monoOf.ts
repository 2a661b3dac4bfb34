import type { BlockStore } from '../../blocks/blockStore.ts'
import { inScratch } from '../../kernels/index.ts'
import type { Track } from '../../model/project.ts'
import { readTrack } from '../../render/readTrack.ts'

/** What tracks sound like together in a stretch of the timeline, as one channel; silence outside of their clips. */
export function monoOf(store: BlockStore, tracks: readonly Track[], from: number, length: number): Float32Array {
  const sound = new Float32Array(length)
  const start = Math.max(0, from)
  for (const track of tracks)
    inScratch(() => {
      const rows = readTrack(store, track, start, from + length - start)
      const there = sound.subarray(start - from)
      const share = 1 / rows.length
      for (const row of rows)
        for (let k = 0; k < row.length; k++) there[k] = (there[k] as number) + (row[k] as number) * share
    })
  return sound
}
