import type { BlockId } from '../../../../shared/ids.ts'
import type { FilePlace, StreamedShape } from '../../blocks/blockStore.ts'
import { DamagedRow } from '../../disk/diskErrors.ts'
import type { Shape, Shapes } from '../rows/blockShapes.ts'
import type { PlaceInStream } from './streamedBlocks.ts'

/** In the file that it came from, or in scratch space. */
export type BlockPlace = FilePlace | { readonly at: number }

interface Kept {
  readonly shape: Shape
  readonly sound: BlockPlace | PlaceInStream
  /** In scratch space; null where it is made of the sound when it is asked for: what is only copied needs none. */
  readonly summaryAt: number | null
}

export interface BlockList {
  readonly shapes: Shapes
  push(shape: StreamedShape, sound: Kept['sound']): BlockId
  change(id: BlockId, by: Partial<Kept>): void
  /** Throws `DamagedRow` where there is none. */
  find(id: BlockId): Kept
}

/** Where the sound of each block lies. */
export function createBlockList(): BlockList {
  const blocks: Kept[] = []
  const shapes: Shapes = new Map()
  const find = (id: BlockId): Kept => {
    const known = blocks[id - 1]
    if (known === undefined) throw new DamagedRow({ kind: 'block-missing', part: 'sound', block: id })
    return known
  }
  return {
    shapes,
    push({ format, channels, frames }, sound) {
      const shape = { format, channels, frames, sums: null }
      const id = blocks.push({ shape, sound, summaryAt: null }) as BlockId
      shapes.set(id, shape)
      return id
    },
    change: (id, by) => void (blocks[id - 1] = { ...find(id), ...by }),
    find,
  }
}
