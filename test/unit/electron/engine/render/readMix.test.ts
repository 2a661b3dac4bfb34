import { describe, expect, it } from 'vitest'
import { memoryBlockStore } from '../../../../../electron/engine/blocks/memoryBlockStore.ts'
import { encodeBlock } from '../../../../../electron/engine/blocks/sampleFormat.ts'
import type { Track } from '../../../../../electron/engine/model/project.ts'
import { readMix } from '../../../../../electron/engine/render/readMix.ts'
import { addBlock, makePiece } from '../../../../support/engine/makePieces.ts'
import { makeAudioProject, makeClip, makeTrack } from '../../../../support/engine/makeTrack.ts'
import { steps } from '../../../../support/signals.ts'

const store = memoryBlockStore()

/** A track with one clip of constant levels. */
function level(values: readonly number[], fields: Parameters<typeof makeTrack>[0] = {}, start = 0, frames = 4): Track {
  const block = addBlock(
    store,
    encodeBlock(
      values.map((value) => new Float32Array(frames).fill(value)),
      'f32',
    ),
  )
  return makeTrack({
    channels: values.length === 2 ? 2 : 1,
    clips: [makeClip(start, [makePiece({ block, length: frames })])],
    ...fields,
  })
}

const firstFrame = (...tracks: Track[]): number[] => [...readMix(store, makeAudioProject(tracks), 0, 1)]

describe('readMix', () => {
  it('adds up what is heard, in 16 bits', () => {
    expect(firstFrame(level([0.25]), level([0.125, -0.25]))).toEqual([12_288, 0])
  })

  it('applies gain and a pan that takes from the other side, to mono and to stereo', () => {
    expect(firstFrame(level([0.5], { gainDb: 20 * Math.log10(0.5) }))).toEqual([8192, 8192])
    expect(firstFrame(level([0.5], { pan: -1 }))).toEqual([16_384, 0])
    expect(firstFrame(level([0.5], { pan: 0.25 }))).toEqual([12_288, 16_384])
    expect(firstFrame(level([0.5, 0.25], { pan: -0.5 }))).toEqual([16_384, 4096])
  })

  it('leaves muted tracks out, and all but the soloed ones where there are any', () => {
    expect(firstFrame(level([0.5], { muted: true }), level([0.25]))).toEqual([8192, 8192])
    expect(firstFrame(level([0.5], { soloed: true, muted: true }), level([0.25]))).toEqual([16_384, 16_384])
  })

  it('clips and does not wrap', () => {
    expect(firstFrame(level([0.75, -0.75]), level([0.75, -0.75]))).toEqual([32_767, -32_768])
  })

  it('is silence in gaps, shorter at the end of the audio and empty behind it', () => {
    const project = makeAudioProject([level([0.5], {}, 2, 2)])
    expect([...readMix(store, project, 0, 3)]).toEqual([0, 0, 0, 0, 16_384, 16_384])
    expect(readMix(store, project, 3, 100).length).toBe(2)
    expect(readMix(store, project, 4, 100).length).toBe(0)
    expect(readMix(store, makeAudioProject([]), 0, 100).length).toBe(0)
  })

  it('passes 16-bit sound bit for bit, alone and beside a silent track, mono and stereo', () => {
    const sides = [steps(16, 40_000, 1), steps(16, 40_000, 2)]
    const silent = level([0], { id: 'silent' }, 0, 40_000)
    for (const channels of [1, 2] as const) {
      const block = addBlock(store, encodeBlock(sides.slice(0, channels), 's16'))
      const track = makeTrack({ channels, clips: [makeClip(0, [makePiece({ block, length: 40_000 })])] })
      const expected = Int16Array.from(
        { length: 20_000 },
        (_, i) => ((channels === 1 ? sides[0] : sides[i % 2])?.[100 + Math.floor(i / 2)] ?? 0) * 32_768,
      )
      expect(readMix(store, makeAudioProject([track]), 100, 10_000)).toEqual(expected)
      expect(readMix(store, makeAudioProject([track, silent]), 100, 10_000)).toEqual(expected)
    }
  })

  it('does not copy a plain block where something is done to it', () => {
    const block = addBlock(store, encodeBlock([Float32Array.of(0.5, 0.25)], 's16'))
    const sound = (fields: Parameters<typeof makePiece>[0], track: Parameters<typeof makeTrack>[0] = {}): number[] => [
      ...readMix(
        store,
        makeAudioProject([makeTrack({ clips: [makeClip(0, [makePiece({ block, ...fields })])], ...track })]),
        0,
        2,
      ),
    ]
    expect(sound({ length: 2, gain: 0.5 })).toEqual([8192, 8192, 4096, 4096])
    expect(sound({ length: 2, direction: 'backward' })).toEqual([8192, 8192, 16_384, 16_384])
    expect(sound({ length: 1, from: 1 })).toEqual([8192, 8192])
    expect(sound({ length: 2 }, { pan: 1 })).toEqual([0, 16_384, 0, 8192])
  })
})
