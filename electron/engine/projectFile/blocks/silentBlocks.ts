import type { BlockId } from '../../../../shared/ids.ts'
import type { Block, BlockSummary } from '../../blocks/blockStore.ts'

/** One block of silence for each form that silence comes in: an hour of it takes no more room than five seconds. */
export interface SilentBlocks {
  /** The block that is this silence already; null where it is none, or where it has to be added. */
  find(block: Block, summary: BlockSummary): BlockId | null
  /** That this block was added. */
  keep(id: BlockId, block: Block, summary: BlockSummary): void
}

/** `isThere`: the block is in the file and stays there. What nobody needs any more may be taken out of it. */
export function createSilentBlocks(isThere: (id: BlockId) => boolean): SilentBlocks {
  const known = new Map<string, BlockId>()
  return {
    find: (block, summary) => {
      const id = isSilent(block, summary) ? known.get(formOf(block)) : undefined
      return id === undefined || !isThere(id) ? null : id
    },
    keep: (id, block, summary) => {
      if (isSilent(block, summary)) known.set(formOf(block), id)
    },
  }
}

const formOf = ({ format, channels, frames }: Block): string => `${format} ${channels} ${frames}`

/** Sample for sample: a float has a zero below zero too, which is another sample. */
const isSilent = ({ format, bytes }: Block, { min, max }: BlockSummary): boolean =>
  isZero(min) && isZero(max) && (format !== 'f32' || bytes.every((byte) => byte === 0))

const isZero = (values: Float32Array): boolean => values.every((value) => value === 0)
