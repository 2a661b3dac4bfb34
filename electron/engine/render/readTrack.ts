import type { BlockStore } from '../blocks/blockStore.ts'
import { borrowRows } from '../kernels/index.ts'
import type { Track } from '../model/project.ts'
import { readPiecesInto } from './readPieces.ts'

/**
 * The sound of one track's clips on the timeline, before its gain, pan and mute: one array a channel, silence outside
 * clips. Borrowed rows within `inScratch`.
 */
export function readTrack(store: BlockStore, track: Track, from: number, count: number): Float32Array[] {
  const out = borrowRows(track.channels, count)
  for (const clip of track.clips) {
    if (clip.start >= from + count) break
    const first = Math.max(from, clip.start)
    const last = Math.min(from + count, clip.start + clip.length)
    if (first < last)
      readPiecesInto(
        store,
        clip.pieces,
        first - clip.start,
        out.map((channel) => channel.subarray(first - from, last - from)),
      )
  }
  return out
}
