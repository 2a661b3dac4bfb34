import type { BlockId } from '../../../shared/ids.ts'
import { type Block, type BlockStore, maxBlockFrames } from '../blocks/blockStore.ts'
import { buildSummary } from '../blocks/buildSummary.ts'
import { markSameBlocks } from '../blocks/sameBlocks.ts'
import { encodeBlock } from '../blocks/sampleFormat.ts'
import type { Piece } from '../model/piece.ts'
import { piecesLength, slicePieces } from '../pieces/slicePieces.ts'
import { plainPiece } from '../pieces/plainPiece.ts'
import type { RenderTask } from './renderTask.ts'

const standInBlock = -1 as BlockId
let made: { block: Block; summary: ReturnType<typeof buildSummary> } | null = null

/**
 * A store that also has the block that stands for sound which is not made yet: a steady tone, so that nothing takes it
 * for silence.
 */
export function withStandIn(store: BlockStore): BlockStore {
  const standIn = (): NonNullable<typeof made> => {
    if (made !== null) return made
    const block = encodeBlock([Float32Array.from({ length: maxBlockFrames }, (_, i) => 0.1 * Math.sin(i * 0.1))], 's16')
    return (made = { block, summary: buildSummary(block) })
  }
  return markSameBlocks(
    {
      add: (block, summary) => store.add(block, summary),
      shape: (id) => (id === standInBlock ? standIn().block : store.shape(id)),
      bytes: (id, wanted) => (id === standInBlock ? standIn().block.bytes : store.bytes(id, wanted)),
      summary: (id) => (id === standInBlock ? standIn().summary : store.summary(id)),
    },
    store,
  )
}

/** Pieces of the length that a task will have, without computing it: for rehearsals. */
export function standInFor(task: Pick<RenderTask, 'like' | 'length'>): readonly Piece[] {
  if (task.like.length === 0) return repeat([plainPiece(standInBlock, maxBlockFrames)], maxBlockFrames, task.length)
  return repeat(task.like, piecesLength(task.like), task.length)
}

/** Fresh objects: what was rendered is never what was there. */
function repeat(pieces: readonly Piece[], unit: number, length: number): readonly Piece[] {
  const out: Piece[] = []
  for (let at = 0; at < length; at += unit)
    out.push(...slicePieces(pieces, 0, Math.min(unit, length - at)).map((piece) => ({ ...piece })))
  return out
}
