import type { BlockStore } from '../blocks/blockStore.ts'
import { maxBlockFrames } from '../blocks/blockStore.ts'
import { buildSummary } from '../blocks/buildSummary.ts'
import type { BlockId } from '../../../shared/ids.ts'
import { frames } from '../../../shared/time.ts'
import type { Piece } from '../model/piece.ts'
import { plainPiece } from '../pieces/plainPiece.ts'

interface Noise {
  readonly block: Parameters<typeof buildSummary>[0]
  readonly summary: ReturnType<typeof buildSummary>
}

/** Made once: thousands of small projects begin with the same block. */
const noises = new Map<1 | 2, Noise>()

/** -20 dBFS as a 16-bit sample. */
const loudest = Math.round(32_768 * 0.1)

/**
 * One block of seeded noise for each number of channels, whatever the length of the project: clips loop it, each from
 * another place.
 */
export interface SeedSound {
  pieces(channels: 1 | 2, place: number, length: number): readonly Piece[]
}

export function createSeedSound(store: BlockStore): SeedSound {
  const blocks = new Map<1 | 2, BlockId>()
  const blockOf = (channels: 1 | 2): BlockId => {
    const known = blocks.get(channels) ?? addNoise(store, channels)
    blocks.set(channels, known)
    return known
  }
  return {
    pieces: (channels, place, length) => {
      const found: Piece[] = []
      let from = place % maxBlockFrames
      for (let left = length; left > 0;) {
        const part = Math.min(left, maxBlockFrames - from)
        found.push({ ...plainPiece(blockOf(channels), part), from: frames(from) })
        left -= part
        from = 0
      }
      return found
    },
  }
}

function addNoise(store: BlockStore, channels: 1 | 2): BlockId {
  const { block, summary } = noises.get(channels) ?? makeNoise(channels)
  return store.add(block, summary)
}

function makeNoise(channels: 1 | 2): Noise {
  const samples = new Int16Array(maxBlockFrames * channels)
  let random = 0x2545f491 + channels
  for (let index = 0; index < samples.length; index++) {
    // xorshift32: the same noise on every machine.
    random ^= random << 13
    random ^= random >>> 17
    random ^= random << 5
    samples[index] = Math.round(((random >>> 0) / 0xffffffff) * 2 * loudest) - loudest
  }
  const block = { format: 's16' as const, channels, frames: maxBlockFrames, bytes: new Uint8Array(samples.buffer) }
  const noise = { block, summary: buildSummary(block) }
  noises.set(channels, noise)
  return noise
}
