import type { BlockStore } from './blockStore.ts'

const origins = new WeakMap<BlockStore, BlockStore>()

/** Says that `store` has the blocks of `origin`, under the same ids: what is known of them holds for both. */
export function markSameBlocks(store: BlockStore, origin: BlockStore): BlockStore {
  origins.set(store, origin)
  return store
}

/** The store that `store` has its blocks from; itself when it has its own. */
export function sameBlocksAs(store: BlockStore): BlockStore {
  return origins.get(store) ?? store
}
