import type { BlockId } from '../../../shared/ids.ts'
import type { Piece } from '../model/piece.ts'
import type { Clip } from '../model/project.ts'

/** The blocks that clips are made of, also where they are hidden or under others. */
export function blocksOf(clips: Iterable<Clip>, found: Set<BlockId> = new Set()): Set<BlockId> {
  for (const { pieces, hidden } of clips)
    for (const list of [pieces, hidden?.before ?? [], hidden?.after ?? []]) addBlocks(list, found)
  return found
}

function addBlocks(pieces: readonly Piece[], found: Set<BlockId>): void {
  for (const { block, under } of pieces) {
    if (block !== null) found.add(block)
    if (under.length > 0) addBlocks(under, found)
  }
}
