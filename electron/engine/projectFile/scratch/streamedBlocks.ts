import { latestBlocks, type MakeAgain, NotMadeYet, type StreamedShape } from '../../blocks/blockStore.ts'

/** The sound of blocks that are read while they are made. */
export interface Stream {
  /** The samples of block `index`: where they came in, as long as that holds, else made again. */
  bytes(index: number): { readonly kept: Uint8Array } | 'made again'
  /** The next block came. */
  take(bytes: Uint8Array): void
}

/**
 * Keeps the latest blocks and those that stay. Where any other is asked for, all are made again and handed to `keep`,
 * once.
 */
export function createStream(
  shapes: readonly Pick<StreamedShape, 'stays'>[],
  again: MakeAgain,
  keep: (index: number, bytes: Uint8Array) => void,
): Stream {
  const kept = new Map<number, Uint8Array>()
  let come = 0
  let made: { readonly failed: unknown } | 'whole' | null = null
  const makeAgain = (): void => {
    if (made === 'whole') return
    // It can be made again once only: what comes behind a failure would be other sound.
    if (made !== null) throw made.failed
    let index = 0
    try {
      again((bytes) => keep(index++, bytes))
    } catch (error) {
      made = { failed: error }
      throw error
    }
    kept.clear()
    made = 'whole'
  }
  return {
    bytes(index) {
      const here = kept.get(index)
      if (here !== undefined) return { kept: here }
      if (index >= come) throw new NotMadeYet()
      makeAgain()
      return 'made again'
    },
    take(bytes) {
      const stays = (index: number): boolean => shapes[index]?.stays === true
      kept.set(come, stays(come) ? bytes.slice() : bytes)
      if (!stays(come - latestBlocks)) kept.delete(come - latestBlocks)
      come += 1
    },
  }
}

/** Which block of a stream it is. */
export interface PlaceInStream {
  readonly stream: Stream
  readonly index: number
}
