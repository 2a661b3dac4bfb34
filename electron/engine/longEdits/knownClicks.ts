import { type BlockStore } from '../blocks/blockStore.ts'
import { sameBlocksAs } from '../blocks/sameBlocks.ts'
import type { ClickRemovalParams } from '../effects/restoration/clickRemoval.ts'
import type { Repairs } from '../effects/restoration/repairs.ts'
import type { FrameRange } from '../measure/quietRuns.ts'
import type { Piece } from '../model/piece.ts'
import { samePieces } from '../pieces/samePieces.ts'
import { slicePieces } from '../pieces/slicePieces.ts'
import type { RangePart } from './renderRange.ts'

/** What listening to a part found: where it clicks, and what is to stand there. */
export interface PartClicks {
  /** Frames of the part, those of all channels together. */
  readonly clicks: readonly FrameRange[]
  /** Channel by channel, in frames of what goes in with its lead-in; null where that was more than is kept. */
  readonly repairs: readonly Repairs[] | null
}

interface Known extends PartClicks, ClickRemovalParams {
  readonly pieces: readonly Piece[]
  readonly channels: number
  readonly sampleRate: number
  readonly size: number
}

/** Frames of repairs that are kept at a time (16 MB), and about so many is what else is kept of one. */
export const mostRepairFrames = 1 << 22
const framesOfPiece = 50
const framesOfClick = 10

const known = new WeakMap<BlockStore, Known[]>()

/** The same sound clicks in the same places: what was found of it lately, by whatever holds the same blocks. */
export function findKnownClicks(store: BlockStore, part: RangePart, params: ClickRemovalParams): PartClicks | null {
  const asked = keyOf(part)
  const found = known
    .get(sameBlocksAs(store))
    ?.find(
      (one) =>
        one.threshold === params.threshold &&
        one.widthMs === params.widthMs &&
        one.channels === asked.channels &&
        one.sampleRate === asked.sampleRate &&
        samePieces(one.pieces, asked.pieces),
    )
  return found ?? null
}

/** The oldest go when there are too many. */
export function keepClicks(store: BlockStore, part: RangePart, params: ClickRemovalParams, heard: PartClicks): void {
  const { pieces, ...format } = keyOf(part)
  const ofRepairs = (heard.repairs ?? []).reduce((sum, { sound }) => sum + sound.length, 0)
  const size = ofRepairs + pieces.length * framesOfPiece + heard.clicks.length * framesOfClick
  const all = [...(known.get(sameBlocksAs(store)) ?? []), { ...params, ...format, ...heard, pieces, size }]
  let total = all.reduce((sum, one) => sum + one.size, 0)
  while (total > mostRepairFrames) total -= all.shift()?.size ?? total
  known.set(sameBlocksAs(store), all)
}

/** All that goes in, with its lead-in. */
function keyOf({ clip, part, sound }: RangePart): Pick<Known, 'pieces' | 'channels' | 'sampleRate'> {
  return { pieces: slicePieces(clip.pieces, part.from - sound.leadIn, part.to), ...sound.format }
}
