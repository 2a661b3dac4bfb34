import type { BlockId } from '../../../../shared/ids.ts'
import type { Block, BlockSummary } from '../../blocks/blockStore.ts'

/**
 * One block of silence for each form that silence comes in: an hour of it takes no more room than five seconds. What is
 * silent goes through `addOnce`, which adds it only where it is not there.
 */
export interface SilentBlocks {
  addOnce(block: Block, summary: BlockSummary, add: () => BlockId): BlockId
}

/** `isThere`: the block is in the file and stays there. What nobody needs any more may be taken out of it. */
export function createSilentBlocks(isThere: (id: BlockId) => boolean): SilentBlocks {
  const known = new Map<string, BlockId>()
  return {
    addOnce: (block, summary, add) => {
      if (!isSilent(block, summary)) return add()
      const form = formOf(block)
      const same = known.get(form)
      if (same !== undefined && isThere(same)) return same
      const id = add()
      known.set(form, id)
      return id
    },
  }
}

const formOf = ({ format, channels, frames }: Block): string => `${format} ${channels} ${frames}`

/** Sample for sample: a float has a zero below zero too, which is another sample. */
const isSilent = ({ format, bytes }: Block, { min, max }: BlockSummary): boolean =>
  isZero(min) && isZero(max) && (format !== 'f32' || isZero(bytes))

const isZero = (values: Float32Array | Uint8Array): boolean => values.every((value) => value === 0)
