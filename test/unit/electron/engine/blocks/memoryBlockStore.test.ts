import { describe, expect, it } from 'vitest'
import { buildSummary } from '../../../../../electron/engine/blocks/buildSummary.ts'
import { memoryBlockStore } from '../../../../../electron/engine/blocks/memoryBlockStore.ts'
import { encodeBlock } from '../../../../../electron/engine/blocks/sampleFormat.ts'
import type { BlockId } from '../../../../../shared/ids.ts'

describe('memoryBlockStore', () => {
  it('gives back what was added, each under an id of its own', () => {
    const store = memoryBlockStore()
    const blocks = [
      encodeBlock([Float32Array.of(0.5)], 's16'),
      encodeBlock([Float32Array.of(1, 2), Float32Array.of(3, 4)], 'f32'),
    ]
    const ids = blocks.map((block) => store.add(block, buildSummary(block)))
    expect(new Set(ids).size).toBe(2)
    expect(ids.map((id) => store.shape(id))).toEqual([
      { format: 's16', channels: 1, frames: 1 },
      { format: 'f32', channels: 2, frames: 2 },
    ])
    expect(ids.map((id) => store.bytes(id))).toEqual(blocks.map((block) => block.bytes))
    expect(ids.map((id) => store.summary(id))).toEqual(blocks.map(buildSummary))
  })

  it('throws for an id that it never gave', () => {
    expect(() => memoryBlockStore().bytes(7 as BlockId)).toThrow('There is no block 7.')
  })
})
