import { describe, expect, it } from 'vitest'
import { decodeSamples, encodeBlock } from '../../../../../electron/engine/blocks/sampleFormat.ts'
import { expectAudio } from '../../../../support/expectAudio.ts'
import { noise, steps } from '../../../../support/signals.ts'

const plain = { channel: 0, from: 0, direction: 'forward', gain: 1 } as const

describe('sample formats', () => {
  it.each([
    ['u8', steps(8, 300)],
    ['s16', steps(16, 300)],
    ['s24', steps(24, 300)],
    ['s32', steps(24, 300)],
    ['f32', noise(300, 2, 3)],
  ] as const)('%s keeps its steps bit for bit', (format, samples) => {
    const block = encodeBlock([samples, samples.toReversed()], format)
    const out = [new Float32Array(300), new Float32Array(300)] as const
    decodeSamples({ ...block, ...plain }, 300, out[0], 0)
    decodeSamples({ ...block, ...plain, channel: 1 }, 300, out[1], 0)
    expectAudio(out, [samples, samples.toReversed()])
  })

  it.each(['u8', 's16', 's24', 's32'] as const)('%s clips at full scale and does not wrap', (format) => {
    const out = new Float32Array(2)
    decodeSamples({ ...encodeBlock([Float32Array.of(7, -7)], format), ...plain }, 2, out, 0)
    expect(out[0]).toBeGreaterThan(0.99)
    expect(out[1]).toBe(-1)
  })

  it('reads a part, backward, with gain, to a place in the middle', () => {
    const out = new Float32Array(4)
    decodeSamples(
      { ...encodeBlock([Float32Array.of(0.1, 0.2, 0.3)], 'f32'), channel: 0, from: 1, direction: 'backward', gain: -2 },
      2,
      out,
      1,
    )
    expectAudio([out], [Float32Array.of(0, -0.6, -0.4, 0)], 1e-7)
  })

  it.each(['s16', 's24', 's32', 'f32'] as const)('%s may begin at any byte', (format) => {
    const block = encodeBlock([steps(16, 20)], format)
    const shifted = new Uint8Array(block.bytes.length + 1)
    shifted.set(block.bytes, 1)
    const out = new Float32Array(20)
    decodeSamples({ ...block, ...plain, bytes: shifted.subarray(1) }, 20, out, 0)
    expectAudio([out], [steps(16, 20)])
  })
})
