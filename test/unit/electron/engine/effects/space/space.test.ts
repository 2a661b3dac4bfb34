import { describe, expect, it } from 'vitest'
import { levelOf, renderEffect } from '../../../../../support/engine/renderEffect.ts'

const rate = 44_100

function impulse(frames: number): Float32Array {
  const sound = new Float32Array(frames)
  sound[0] = 1
  return sound
}

describe('echo', () => {
  it('repeats what came out, so much quieter each time', async () => {
    const [out] = await renderEffect({ name: 'echo', params: { delay: 0.1, decay: 0.5 } }, [impulse(rate)], rate)
    const expected = new Float32Array(rate)
    for (let k = 0; k < 10; k++) expected[k * 4410] = 0.5 ** k
    expect(out).toEqual(expected)
  })
})

describe('reverb', () => {
  const params = { roomSize: 60, damping: 40, wetDb: 0, dryDb: 0, preDelayMs: 20 }
  const tail = async (more: Partial<typeof params> = {}): Promise<Float32Array[]> =>
    renderEffect({ name: 'reverb', params: { ...params, ...more } }, [impulse(rate * 3), impulse(rate * 3)], rate)

  it('answers after the pre-delay and the shortest comb, and lets the sound itself through at once', async () => {
    const [left] = await tail()
    expect(left?.[0]).toBe(1)
    const first = left?.findIndex((sample, i) => i > 0 && sample !== 0)
    expect(first).toBe(0.02 * rate + 1116)
  })

  it('dies away, sooner in a smaller room', async () => {
    const [large] = await tail({ roomSize: 90 })
    const [small] = await tail({ roomSize: 10 })
    const fall = (samples: Float32Array | undefined): number =>
      levelOf(samples as Float32Array, 10_000, 20_000) - levelOf(samples as Float32Array, 70_000, 80_000)
    expect(fall(large)).toBeGreaterThan(5)
    expect(fall(small)).toBeGreaterThan(fall(large) + 10)
  })

  it('has two different sides', async () => {
    const [left, right] = await tail()
    expect(left).not.toEqual(right)
    expect(levelOf(left as Float32Array, 3000, rate)).toBeCloseTo(levelOf(right as Float32Array, 3000, rate), -0.5)
  })

  it('is as long at another rate', async () => {
    const [left] = await renderEffect({ name: 'reverb', params }, [impulse(96_000)], 96_000)
    const first = left?.findIndex((sample, i) => i > 0 && sample !== 0) ?? 0
    expect(first / 96_000).toBeCloseTo(0.02 + 1116 / 44_100, 4)
  })
})
