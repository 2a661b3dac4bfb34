import { describe, expect, it, vi } from 'vitest'
import { memoryBlockStore } from '../../../../../electron/engine/blocks/memoryBlockStore.ts'
import { encodeBlock } from '../../../../../electron/engine/blocks/sampleFormat.ts'
import { readMixChunks } from '../../../../../electron/engine/export/readMixChunks.ts'
import type { Piece } from '../../../../../electron/engine/model/piece.ts'
import type { Clip } from '../../../../../electron/engine/model/project.ts'
import { audioEnd } from '../../../../../electron/engine/render/audibleTracks.ts'
import type { BlockId, TrackId } from '../../../../../shared/ids.ts'
import { addBlock, makePiece, makeRamp } from '../../../../support/engine/makePieces.ts'
import { makeAudioProject, makeClip, makeTrack } from '../../../../support/engine/makeTrack.ts'
import { steps } from '../../../../support/signals.ts'

const sound = steps(16, 100_000)
const stored = Int16Array.from(sound, (sample) => sample * 32_768)

/** 16 bits of pieces of one mono block, with the sizes of the chunks that they came in. */
async function read(pieces: (block: BlockId) => readonly Piece[], channels: 1 | 2 = 1): Promise<Read> {
  return readTracks((block) => [[makeClip(0, [...pieces(block)])]], channels)
}

interface Read {
  readonly samples: Int16Array
  readonly sizes: readonly number[]
  readonly peak: number
}

/** The same of several mono tracks with their clips. */
async function readTracks(tracksOf: (block: BlockId) => readonly Clip[][], channels: 1 | 2 = 1): Promise<Read> {
  const store = memoryBlockStore()
  const tracks = tracksOf(addBlock(store, encodeBlock([sound], 's16')))
  const project = makeAudioProject(
    tracks.map((clips, index) => makeTrack({ id: `t${index}` as TrackId, channels: 1, clips })),
    44_100,
  )
  const samples: number[] = []
  const sizes: number[] = []
  let peak = 0
  for await (const chunk of readMixChunks({
    store,
    project,
    range: { start: 0, end: audioEnd(project) },
    channels,
    sampleRate: 44_100,
    form: 's16',
    pause: async () => undefined,
  })) {
    if (chunk.kind !== 'bytes') throw new Error('16 bits were asked for')
    for (const sample of new Int16Array(chunk.bytes.slice().buffer)) samples.push(sample)
    sizes.push(chunk.frames)
    peak = Math.max(peak, chunk.peak)
  }
  return { samples: Int16Array.from(samples), sizes, peak }
}

const peakOf = (samples: Int16Array): number =>
  samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0) / 32_768

describe('readMixChunks in 16 bits', () => {
  it('turns sound round to the bit, and says what it reaches', async () => {
    const { samples, peak } = await read((block) => [
      makePiece({ block, from: 100, length: 70_001, direction: 'backward' }),
    ])
    expect(samples).toEqual(stored.slice(100, 70_101).reverse())
    expect(peak).toBe(peakOf(samples))
  })

  it('looks for no more than the peak where a long stretch has no summary yet', async () => {
    const store = memoryBlockStore()
    const block = addBlock(store, encodeBlock([sound], 's16'))
    const piece = makePiece({ block, from: 333, length: 60_001 })
    const project = makeAudioProject(
      [makeTrack({ id: 't' as TrackId, channels: 1, clips: [makeClip(0, [piece])] })],
      44_100,
    )
    const summary = vi.fn(store.summary)
    const peaks: number[] = []
    for (const isSummarised of [true, false])
      for await (const { peak } of readMixChunks({
        store: { ...store, summary, isSummarised: () => isSummarised },
        project,
        range: { start: 0, end: audioEnd(project) },
        channels: 1,
        sampleRate: 44_100,
        form: 's16',
        pause: async () => undefined,
      })) {
        peaks.push(peak)
        if (isSummarised) summary.mockClear()
      }
    expect(peaks).toEqual(Array(2).fill(peakOf(stored.slice(333, 60_334))))
    expect(summary).not.toHaveBeenCalled()
  })

  it('gives untouched mono on both channels', async () => {
    const { samples } = await read((block) => [makePiece({ block, length: 30_000 })], 2)
    expect(samples).toEqual(Int16Array.from({ length: 60_000 }, (_, i) => stored[i >> 1] ?? 0))
  })

  it('puts many short pieces together in one part, and loses none', async () => {
    const { samples, sizes } = await read((block) =>
      Array.from({ length: 300 }, (_, i) =>
        makePiece({ block, from: 300 - i, length: 100 + (i % 7), direction: i % 3 === 0 ? 'backward' : 'forward' }),
      ),
    )
    const wanted = Array.from({ length: 300 }, (_, i) => {
      const piece = stored.slice(300 - i, 400 - i + (i % 7))
      return [...(i % 3 === 0 ? piece.toReversed() : piece)]
    }).flat()
    expect([...samples]).toEqual(wanted)
    expect(sizes).toEqual([wanted.length])
  })

  it('gives long untouched stretches between short ones in their order', async () => {
    const { samples, sizes } = await read((block) => [
      makePiece({ block, length: 10 }),
      makePiece({ block, from: 20, length: 50_000 }),
      makePiece({ block, length: 5 }),
      makePiece({ block, from: 7, length: 40_000 }),
    ])
    expect(samples).toEqual(
      Int16Array.from([
        ...stored.slice(0, 10),
        ...stored.slice(20, 50_020),
        ...stored.slice(0, 5),
        ...stored.slice(7, 40_007),
      ]),
    )
    expect(sizes).toEqual([10, 50_000, 5, 40_000])
  })

  it('leaves what lies behind a fade and before a gain as it is, to the sample', async () => {
    const { samples } = await read((block) => [
      makePiece({ block, length: 1001, ramps: [makeRamp({ total: 1001 })] }),
      makePiece({ block, from: 1001, length: 30_000 }),
      makePiece({ block, from: 31_001, length: 5000, gain: 0.7 }),
    ])
    expect(samples.slice(1001, 31_001)).toEqual(stored.slice(1001, 31_001))
    for (const [from, to] of [
      [0, 1001],
      [31_001, 36_001],
    ] as const) {
      const isFaded = from === 0
      const errors = Array.from(samples.slice(from, to), (sample, i) =>
        Math.abs(sample - (stored[from + i] ?? 0) * (isFaded ? i / 1001 : 0.7)),
      )
      expect(Math.max(...errors)).toBeLessThan(1.5 + 1e-3)
      expect(Math.max(...errors)).toBeGreaterThan(0)
    }
  })

  it('hands on what one track plays alone, and mixes where they meet', async () => {
    const clipAt = (block: BlockId, start: number, from: number, length: number): Clip =>
      makeClip(start, [makePiece({ block, from, length })])
    const { samples, sizes, peak } = await readTracks((block) => [
      [clipAt(block, 0, 0, 30_000), clipAt(block, 80_000, 100, 20_000)],
      [clipAt(block, 29_000, 500, 25_000)],
      [],
    ])
    const wanted = new Float32Array(100_000)
    for (const [start, from, length] of [
      [0, 0, 30_000],
      [80_000, 100, 20_000],
      [29_000, 500, 25_000],
    ] as const)
      for (let i = 0; i < length; i++) wanted[start + i] = (wanted[start + i] ?? 0) + (stored[from + i] ?? 0)
    expect(samples).toEqual(Int16Array.from(wanted, (sample) => Math.max(-32_768, Math.min(32_767, sample))))
    expect(peak).toBe(Math.max(...wanted.map(Math.abs)) / 32_768)
    // Alone, both, alone, with nothing between, alone.
    expect(sizes).toEqual([29_000, 1000, 24_000, 26_000, 20_000])
  })

  it('does not clip an upside-down lowest step to its opposite', async () => {
    const { samples } = await read((block) => [makePiece({ block, length: 50_000, gain: -1 })])
    expect(samples).toEqual(stored.slice(0, 50_000).map((sample) => Math.min(32_767, -sample)))
  })
})
