import type { Block, BlockStore, SampleFormat } from '../../../electron/engine/blocks/blockStore.ts'
import { buildSummary } from '../../../electron/engine/blocks/buildSummary.ts'
import { encodeBlock } from '../../../electron/engine/blocks/sampleFormat.ts'
import type { Piece, Ramp } from '../../../electron/engine/model/piece.ts'
import type { BlockId } from '../../../shared/ids.ts'
import { frames } from '../../../shared/time.ts'
import { noise } from '../signals.ts'

/** A piece with everything left out at its plain value. */
export function makePiece(fields: Omit<Partial<Piece>, 'from' | 'length'> & { from?: number; length: number }): Piece {
  return {
    block: null,
    direction: 'forward',
    gain: 1,
    ramps: [],
    under: [],
    ...fields,
    from: frames(fields.from ?? 0),
    length: frames(fields.length),
  }
}

export function makeRamp(fields: Omit<Partial<Ramp>, 'total'> & { total: number }): Ramp {
  return { curve: 'linear', from: 0, to: 1, offset: 0, step: 1, ...fields, total: frames(fields.total) }
}

export function addBlock(store: BlockStore, block: Block): BlockId {
  return store.add(block, buildSummary(block))
}

/** A block of noise in a format. */
export function addNoise(store: BlockStore, format: SampleFormat, channels: 1 | 2, length: number, seed = 1): BlockId {
  return addBlock(
    store,
    encodeBlock(
      Array.from({ length: channels }, (_, c) => noise(length, seed + c)),
      format,
    ),
  )
}
