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
  readTrackInto(store, track, from, out)
  return out
}

/** The same into arrays of zeros, one a channel and all of the same length. */
export function readTrackInto(store: BlockStore, { clips }: Track, from: number, out: readonly Float32Array[]): void {
  const end = from + (out[0]?.length ?? 0)
  for (const clip of clips) {
    if (clip.start >= end) break
    const first = Math.max(from, clip.start)
    const last = Math.min(end, clip.start + clip.length)
    if (first < last)
      readPiecesInto(
        store,
        clip.pieces,
        first - clip.start,
        out.map((channel) => channel.subarray(first - from, last - from)),
      )
  }
}
