import { joinChannels, type RenderedBlock } from './collectBlocks.ts'
import type { Rendered } from './effectRun.ts'
import type { Renderer } from './renderers.ts'
import { createSpareMemory } from './spareMemory.ts'

/** Two mono renderers that are heard as one of stereo. */
export function joinMono(renderers: readonly [Renderer, Renderer]): Renderer {
  const waiting: [RenderedBlock[], RenderedBlock[]] = [[], []]
  // Blocks of stereo that were used, for those to come; and those of one channel that were joined, for the renderer
  // that they came from.
  const memory = createSpareMemory()
  const joined: [ArrayBuffer[], ArrayBuffer[]] = [[], []]
  const joinOne = (left: RenderedBlock, right: RenderedBlock): RenderedBlock => {
    const both = joinChannels(left, right, memory.borrow)
    joined[0].push(left.block.bytes.buffer as ArrayBuffer)
    joined[1].push(right.block.bytes.buffer as ArrayBuffer)
    return both
  }
  const join = async (halves: readonly [Promise<Rendered>, Promise<Rendered>]): Promise<Rendered> => {
    const [left, right] = await Promise.all(halves)
    waiting[0].push(...left.blocks)
    waiting[1].push(...right.blocks)
    const ready = Math.min(waiting[0].length, waiting[1].length)
    const [lefts, rights] = [waiting[0].splice(0, ready), waiting[1].splice(0, ready)]
    return {
      blocks: lefts.map((block, k) => joinOne(block, rights[k] as RenderedBlock)),
      rows: [...left.rows, ...right.rows],
    }
  }
  const [one, other] = renderers
  return {
    process: async (input, used) => {
      memory.give(used)
      return join([
        one.process(input.slice(0, 1), joined[0].splice(0)),
        other.process(input.slice(1, 2), joined[1].splice(0)),
      ])
    },
    finish: async () => join([one.finish(), other.finish()]),
    close: () => {
      one.close()
      other.close()
    },
    abandon: () => {
      one.abandon()
      other.abandon()
    },
  }
}
