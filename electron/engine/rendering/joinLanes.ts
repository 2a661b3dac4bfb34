import { joinChannels, type RenderedBlock } from './collectBlocks.ts'
import type { Rendered } from './laneWork.ts'
import type { Lane } from './renderers.ts'

/** Two mono lanes that are heard as one of stereo. */
export function joinLanes(lanes: readonly [Lane, Lane]): Lane {
  const waiting: [RenderedBlock[], RenderedBlock[]] = [[], []]
  const join = async (parts: readonly [Promise<Rendered>, Promise<Rendered>]): Promise<Rendered> => {
    const [left, right] = await Promise.all(parts)
    waiting[0].push(...left.blocks)
    waiting[1].push(...right.blocks)
    const ready = Math.min(waiting[0].length, waiting[1].length)
    const [lefts, rights] = [waiting[0].splice(0, ready), waiting[1].splice(0, ready)]
    return { blocks: lefts.map((block, k) => joinChannels(block, rights[k] as RenderedBlock)), rows: [...left.rows, ...right.rows] }
  }
  const [one, other] = lanes
  return {
    // Blocks of stereo are of no use to them.
    process: async (input) => join([one.process(input.slice(0, 1), []), other.process(input.slice(1, 2), [])]),
    finish: async () => join([one.finish(), other.finish()]),
    close: () => {
      one.close()
      other.close()
    },
  }
}
