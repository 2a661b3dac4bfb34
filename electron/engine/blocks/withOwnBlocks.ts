import type { BlockId } from '../../../shared/ids.ts'
import { markSameBlocks, sameBlocksAs } from './sameBlocks.ts'
import type { Block, BlockStore, BlockSummary } from './blockStore.ts'

/**
 * Never given twice in a process, so that nothing that is remembered of one block is taken for another's. The stand-in
 * has -1.
 */
let last = -1

/**
 * A store that keeps what is added to it in memory, and reads the rest from another one, which it leaves as it is. What
 * is known of that one's blocks holds here too.
 */
export function withOwnBlocks(store: BlockStore): BlockStore {
  const own = new Map<BlockId, { readonly block: Block; readonly summary: BlockSummary }>()
  const whole: BlockStore = {
    add: (block, summary) => {
      last -= 1
      const id = last as BlockId
      own.set(id, { block: { ...block, bytes: block.bytes.slice() }, summary })
      return id
    },
    shape: (id) => own.get(id)?.block ?? store.shape(id),
    bytes: (id, wanted) => own.get(id)?.block.bytes ?? store.bytes(id, wanted),
    summary: (id) => own.get(id)?.summary ?? store.summary(id),
  }
  return markSameBlocks(whole, sameBlocksAs(store))
}
