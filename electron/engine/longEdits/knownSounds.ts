import type { BlockStore } from '../blocks/blockStore.ts'
import { sameBlocksAs } from '../blocks/sameBlocks.ts'
import type { Piece } from '../model/piece.ts'
import { samePieces } from '../pieces/samePieces.ts'
import { slicePieces } from '../pieces/slicePieces.ts'
import type { RangePart } from './renderRange.ts'

/** What was found lately by listening to a part with some values, by whatever holds the same blocks. */
export interface KnownSounds<Params extends object, Found> {
  find(store: BlockStore, part: RangePart, params: Params): Found | null
  /** `size` in numbers of four bytes; the oldest go when there is too much of them. */
  keep(store: BlockStore, part: RangePart, params: Params, found: Found, size: number): void
}

/** Numbers that are kept at a time (16 MB), and about so many is what else is kept of a piece. */
export const mostKnown = 1 << 22
const numbersOfPiece = 50

interface Known<Found> {
  readonly params: string
  /** All that went in, with its lead-in. */
  readonly pieces: readonly Piece[]
  readonly channels: number
  readonly sampleRate: number
  readonly found: Found
  readonly size: number
}

/** The same sound is heard the same way: listening to it is not done twice. */
export function knownSounds<Params extends object, Found>(): KnownSounds<Params, Found> {
  const known = new WeakMap<BlockStore, Known<Found>[]>()
  return {
    find(store, part, params) {
      const { pieces, channels, sampleRate } = heardOf(part)
      const wanted = JSON.stringify(params)
      const same = known
        .get(sameBlocksAs(store))
        ?.find(
          (one) =>
            one.params === wanted &&
            one.channels === channels &&
            one.sampleRate === sampleRate &&
            samePieces(one.pieces, pieces),
        )
      return same?.found ?? null
    },
    keep(store, part, params, found, size) {
      const heard = heardOf(part)
      const whole = size + heard.pieces.length * numbersOfPiece
      const all = [
        ...(known.get(sameBlocksAs(store)) ?? []),
        { ...heard, params: JSON.stringify(params), found, size: whole },
      ]
      let total = all.reduce((sum, one) => sum + one.size, 0)
      while (total > mostKnown) total -= all.shift()?.size ?? total
      known.set(sameBlocksAs(store), all)
    },
  }
}

function heardOf({ clip, part, sound }: RangePart): Pick<Known<never>, 'pieces' | 'channels' | 'sampleRate'> {
  return { pieces: slicePieces(clip.pieces, part.from - sound.leadIn, part.to), ...sound.format }
}
