import type { BlockId } from '../../../shared/ids.ts'
import type { Block, BlockStore, BlockSummary } from './blockStore.ts'

/** Keeps every block in memory, for tests of what stands above it. Ids count up from 1. */
export function memoryBlockStore(): BlockStore {
  const blocks: { block: Block; summary: BlockSummary }[] = []
  const find = (id: BlockId): { block: Block; summary: BlockSummary } => {
    const found = blocks[id - 1]
    if (found === undefined) throw new Error(`There is no block ${id}.`)
    return found
  }
  return {
    add(block, summary) {
      blocks.push({ block: { ...block, bytes: block.bytes.slice() }, summary })
      return blocks.length as BlockId
    },
    shape(id) {
      const { format, channels, frames } = find(id).block
      return { format, channels, frames }
    },
    bytes: (id) => find(id).block.bytes,
    summary: (id) => find(id).summary,
  }
}
