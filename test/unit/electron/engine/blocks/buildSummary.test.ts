import { describe, expect, it } from 'vitest'
import { summaryFrames } from '../../../../../electron/engine/blocks/blockStore.ts'
import { buildSummary } from '../../../../../electron/engine/blocks/buildSummary.ts'
import { decodeSamples, encodeBlock } from '../../../../../electron/engine/blocks/sampleFormat.ts'
import { noise } from '../../../../support/signals.ts'

describe('buildSummary', () => {
  it.each(['u8', 's16', 's24', 's32', 'f32'] as const)(
    'holds the exact extremes and the energy of every 256 frames of %s samples, channel by channel',
    (format) => {
      for (const frames of [1, 255, 256, 257, 1000]) {
        const block = encodeBlock([noise(frames, 5), noise(frames, 6, 0.2)], format)
        const summary = buildSummary(block)
        expect(summary.entries).toBe(Math.ceil(frames / summaryFrames))
        for (const channel of [0, 1] as const) {
          const samples = new Float32Array(frames)
          decodeSamples({ ...block, channel, from: 0, direction: 'forward', gain: 1 }, frames, samples, 0)
          for (let k = 0; k < summary.entries; k++) {
            const entry = [...samples.subarray(k * summaryFrames, (k + 1) * summaryFrames)]
            expect(summary.min[channel * summary.entries + k]).toBe(Math.min(...entry))
            expect(summary.max[channel * summary.entries + k]).toBe(Math.max(...entry))
            const energy = entry.reduce((sum, sample) => sum + sample * sample, 0)
            expect(Math.abs((summary.energy[channel * summary.entries + k] ?? 0) - energy)).toBeLessThanOrEqual(
              energy * 1e-6,
            )
          }
        }
      }
    },
  )
})
