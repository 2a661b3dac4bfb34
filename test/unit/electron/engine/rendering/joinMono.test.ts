import { describe, expect, it } from 'vitest'
import { joinMono } from '../../../../../electron/engine/rendering/joinMono.ts'
import { inlineRenderers, type Renderer } from '../../../../../electron/engine/rendering/renderers.ts'
import { createSpareMemory } from '../../../../../electron/engine/rendering/spareMemory.ts'
import { noise } from '../../../../support/signals.ts'

const blockFrames = 1 << 18

describe('spare memory', () => {
  it('is lent again in its size, and given back to the system when there is too much of it', () => {
    const memory = createSpareMemory()
    const buffers = Array.from({ length: 10 }, (_, k) => new ArrayBuffer(k === 9 ? 64 : 32))
    memory.give(buffers)
    expect(buffers.map((buffer) => buffer.detached)).toEqual([true, true, ...Array.from({ length: 8 }, () => false)])
    expect(memory.borrow(64)).toBe(buffers[9])
    expect(memory.borrow(64)).not.toBe(buffers[9])
    expect(buffers).toContain(memory.borrow(32))
    expect(memory.borrow(48).byteLength).toBe(48)
  })
})

describe('two actors as one', () => {
  const open = async (used: ArrayBuffer[][]): Promise<Renderer> => {
    const renderer = await inlineRenderers.open(
      { name: 'plain', params: {} },
      { sampleRate: 8000, channels: 1 },
      { channels: 1, skip: 0, length: 3 * blockFrames },
    )
    return {
      ...renderer,
      process: async (input, given) => {
        used.push([...given])
        return renderer.process(input, given)
      },
    }
  }

  it('give blocks of both channels, and use their memory again', async () => {
    const given: [ArrayBuffer[][], ArrayBuffer[][]] = [[], []]
    const renderer = joinMono([await open(given[0]), await open(given[1])])
    const [left, right] = [noise(3 * blockFrames, 1, 0.5), noise(3 * blockFrames, 2, 0.5)]
    const buffers: unknown[] = []
    for (let k = 0, used: ArrayBuffer[] = []; k < 3; k++) {
      const part = (row: Float32Array): Float32Array => row.slice(k * blockFrames, (k + 1) * blockFrames)
      const { blocks } = await renderer.process([part(left), part(right)], used)
      const [only] = blocks
      const sound = new Float32Array((only?.block.bytes.buffer ?? new ArrayBuffer()) as ArrayBuffer)
      expect(blocks.map(({ block }) => [block.channels, block.frames])).toEqual([[2, blockFrames]])
      expect(sound.filter((_, i) => i % 2 === 0)).toEqual(part(left))
      expect(sound.filter((_, i) => i % 2 === 1)).toEqual(part(right))
      buffers.push(sound.buffer)
      used = [sound.buffer]
    }
    expect(new Set(buffers).size).toBe(1)
    for (const renderer of given)
      expect(renderer.map((used) => used.map((buffer) => buffer.byteLength))).toEqual([
        [],
        [blockFrames * 4],
        [blockFrames * 4],
      ])
  })
})
