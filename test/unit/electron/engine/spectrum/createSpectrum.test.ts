import { describe, expect, it } from 'vitest'
import { memoryBlockStore } from '../../../../../electron/engine/blocks/memoryBlockStore.ts'
import { encodeBlock } from '../../../../../electron/engine/blocks/sampleFormat.ts'
import { createSpectrum } from '../../../../../electron/engine/spectrum/createSpectrum.ts'
import { shareAt, spectrumLevels, spectrumRows } from '../../../../../shared/dsp/spectrumScale.ts'
import { addBlock, makePiece } from '../../../../support/engine/makePieces.ts'
import { makeAudioProject, makeClip, makeTrack } from '../../../../support/engine/makeTrack.ts'
import { sine } from '../../../../support/signals.ts'

const rate = 44_100
const rowOf = (hertz: number) => Math.floor(shareAt(hertz, rate) * spectrumRows)
const stepAt = (db: number) => {
  const { floorDb, topDb, steps } = spectrumLevels
  return Math.round(((db - floorDb) / (topDb - floorDb)) * steps)
}

/** A clip from 1 to 3 s: 1 kHz at -40 dB on the left, and what is given on the right. */
function withTones(right: Float32Array) {
  const store = memoryBlockStore()
  const left = sine(1000, rate, 2 * rate, 0.01)
  const block = addBlock(store, encodeBlock([left, right], 'f32'))
  const clip = makeClip(rate, [makePiece({ block, length: 2 * rate })])
  const project = makeAudioProject([makeTrack({ channels: 2, clips: [clip] })], rate)
  return createSpectrum({ store, shown: { project } })
}

const columnsOf = (levels: Int8Array) =>
  Array.from({ length: levels.length / spectrumRows }, (_, column) =>
    levels.subarray(column * spectrumRows, (column + 1) * spectrumRows),
  )
const loudest = (column: Int8Array) => column.indexOf(column.reduce((a, b) => Math.max(a, b)))

describe('createSpectrum', () => {
  it('shows a tone at its frequency with its level, only there and only while it sounds', async () => {
    const read = withTones(sine(1000, rate, 2 * rate, 0.01))
    const columns = columnsOf((await read({ trackId: 'track-1', from: 0, to: 4, columns: 400 })).levels)
    const inside = columns.slice(105, 295)
    for (const column of inside) {
      expect(loudest(column)).toBe(rowOf(1000))
      expect(Math.abs((column[rowOf(1000)] ?? 0) - stepAt(-40))).toBeLessThanOrEqual(2)
      expect(Math.max(...column.subarray(rowOf(2000)), ...column.subarray(0, rowOf(500)))).toBeLessThan(stepAt(-80))
    }
    for (const column of [...columns.slice(0, 95), ...columns.slice(305)]) expect(Math.max(...column)).toBe(0)
  })

  it('shows what both channels have, and columns longer than a transform as a whole', async () => {
    const silentThenTone = new Float32Array(2 * rate)
    silentThenTone.set(sine(5000, rate, rate, 0.1), rate)
    const read = withTones(silentThenTone)
    const [first, second] = columnsOf((await read({ trackId: 'track-1', from: 1, to: 3, columns: 2 })).levels)
    expect(loudest(first as Int8Array)).toBe(rowOf(1000))
    // Half as much power in the middle of two channels: 3 dB less.
    expect(Math.abs((first?.[rowOf(1000)] ?? 0) - stepAt(-43))).toBeLessThanOrEqual(2)
    expect(loudest(second as Int8Array)).toBe(rowOf(5000))
  })

  it('is the same however many columns are asked for at once, and silent for a track that is not there', async () => {
    const read = withTones(sine(300, rate, 2 * rate, 0.05))
    const all = await read({ trackId: 'track-1', from: 0, to: 4, columns: 1024 })
    const late = await read({ trackId: 'track-1', from: 2, to: 3, columns: 256 })
    expect([...late.levels]).toEqual([...all.levels.subarray(512 * spectrumRows, 768 * spectrumRows)])
    expect(Math.max(...late.levels)).toBeGreaterThan(0)
    expect([...(await read({ trackId: 'gone', from: 0, to: 1, columns: 2 })).levels]).toEqual(
      Array.from({ length: 2 * spectrumRows }, () => 0),
    )
  })
})
