import type { BlockStore } from '../../../electron/engine/blocks/blockStore.ts'
import { encodeBlock } from '../../../electron/engine/blocks/sampleFormat.ts'
import type { Track } from '../../../electron/engine/model/project.ts'
import { addBlock, makePiece } from './makePieces.ts'
import { makeClip, makeTrack } from './makeTrack.ts'

/** A track with one clip of that sound, in blocks of so many frames. */
export function makeSoundTrack(store: BlockStore, sound: readonly Float32Array[], blockFrames = 1 << 18): Track {
  const frames = sound[0]?.length ?? 0
  const pieces = Array.from({ length: Math.ceil(frames / blockFrames) }, (_, k) => {
    const part = sound.map((row) => row.subarray(k * blockFrames, (k + 1) * blockFrames))
    return makePiece({ block: addBlock(store, encodeBlock(part, 'f32')), length: part[0]?.length ?? 0 })
  })
  return makeTrack({ channels: sound.length === 2 ? 2 : 1, clips: [makeClip(0, pieces)] })
}
