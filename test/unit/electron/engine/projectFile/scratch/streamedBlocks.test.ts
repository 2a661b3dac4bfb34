import { describe, expect, it } from 'vitest'
import { NotMadeYet } from '../../../../../../electron/engine/blocks/blockStore.ts'
import { createStream } from '../../../../../../electron/engine/projectFile/scratch/streamedBlocks.ts'

const block = (value: number): Uint8Array => Uint8Array.of(value)

/** Five blocks, of which so many have come; in memory that is written over once they are three back. */
function streamed(
  come: number,
  again = (take: (bytes: Uint8Array) => void) => [10, 11, 12, 13, 14].map(block).forEach(take),
) {
  const kept: number[][] = []
  const stream = createStream([{ stays: true }], again, (index, bytes) => kept.push([index, bytes[0] as number]))
  const buffers = Array.from({ length: come }, (_, index) => block(index))
  buffers.forEach((bytes, index) => {
    stream.take(bytes)
    buffers[index - 2]?.fill(99)
  })
  return { stream, kept }
}

describe('blocks that are read while they come', () => {
  it('keep what stays and the latest two as they came', () => {
    const { stream, kept } = streamed(5)

    expect([0, 3, 4].map((index) => stream.bytes(index))).toEqual([0, 3, 4].map((value) => ({ kept: block(value) })))
    expect(kept).toEqual([])
  })

  it('are all made again, once, when another one is asked for', () => {
    const { stream, kept } = streamed(5)

    expect([1, 2, 0, 4].map((index) => stream.bytes(index))).toEqual(Array.from({ length: 4 }, () => 'made again'))
    expect(kept).toEqual([10, 11, 12, 13, 14].map((value, index) => [index, value]))
  })

  it('can not be read before they have come', () => {
    expect(() => streamed(2).stream.bytes(2)).toThrow(NotMadeYet)
  })

  it('stay lost where making them again has failed, rather than be other sound', () => {
    let tries = 0
    const { stream } = streamed(5, (take) => {
      tries += 1
      take(block(10))
      throw new Error('the disk is full')
    })

    expect(() => stream.bytes(1)).toThrow('the disk is full')
    expect(() => stream.bytes(1)).toThrow('the disk is full')
    expect(tries).toBe(1)
  })
})
