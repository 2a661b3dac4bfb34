import { describe, expect, it } from 'vitest'
import { maxBlockFrames } from '../../../../../electron/engine/blocks/blockStore.ts'
import { buildSummary } from '../../../../../electron/engine/blocks/buildSummary.ts'
import { collectBlocks, joinChannels } from '../../../../../electron/engine/rendering/collectBlocks.ts'
import { noise } from '../../../../support/signals.ts'

const samplesOf = (bytes: Uint8Array): Float32Array => new Float32Array(bytes.slice().buffer)

describe('rendered sound', () => {
  it('is kept in full blocks behind what is skipped, in memory that was used before, with the summary that it would get otherwise', () => {
    const row = noise(maxBlockFrames + 5000, 3)
    const memory = new Float32Array(maxBlockFrames).fill(9).buffer
    const collector = collectBlocks({ channels: 1, skip: 1000, length: maxBlockFrames + 3000 }, (bytes) =>
      bytes === memory.byteLength ? memory : new ArrayBuffer(bytes),
    )
    const ends = [700, 1300, 200_000, row.length]
    const full = ends.flatMap((end, k) => collector.add([row.subarray(ends[k - 1] ?? 0, end)]))
    const made = [...full, ...collector.end()]

    expect(full[0]?.block.bytes.buffer).toBe(memory)
    expect(made.map(({ block }) => samplesOf(block.bytes))).toEqual([
      row.subarray(1000, 1000 + maxBlockFrames),
      row.subarray(1000 + maxBlockFrames, 4000 + maxBlockFrames),
    ])
    for (const { block, summary } of made) expect(summary).toEqual(buildSummary(block))
  })

  it('ends in silence where too little came, and is cut where too much did', () => {
    const little = collectBlocks({ channels: 1, skip: 0, length: 10 })
    expect(little.add([Float32Array.of(1, 2, 3)])).toEqual([])
    expect(little.missing()).toBe(7)
    const [short] = little.end()
    expect(short && samplesOf(short.block.bytes)).toEqual(Float32Array.of(1, 2, 3, 0, 0, 0, 0, 0, 0, 0))

    const much = collectBlocks({ channels: 1, skip: 1, length: 2 })
    const [cut] = much.add([Float32Array.of(1, 2, 3, 4)])
    expect(cut && samplesOf(cut.block.bytes)).toEqual(Float32Array.of(2, 3))
    expect([much.missing(), much.end()]).toEqual([0, []])
  })

  it('of two channels is the same from one actor or from one each', () => {
    const rows = [noise(1000, 1), noise(1000, 2)]
    const [both] = collectBlocks({ channels: 2, skip: 0, length: 1000 }).add(rows)
    const [left, right] = rows.flatMap((row) => collectBlocks({ channels: 1, skip: 0, length: 1000 }).add([row]))
    expect(left && right && joinChannels(left, right)).toEqual(both)
  })
})
