import { describe, expect, it } from 'vitest'
import { profileNoise } from '../../../../../../electron/engine/effects/restoration/profileNoise.ts'
import { differenceOf, levelOf, renderEffect } from '../../../../../support/engine/renderEffect.ts'
import { noise, random, sine } from '../../../../../support/signals.ts'

const rate = 44_100

describe('noise reduction', () => {
  const hiss = noise(rate * 4, 9, 0.01)
  /** A second of hiss, then a tone over it. */
  const tone = sine(1000, rate, rate * 4, 0.25).map((sample, i) => (i > rate ? sample : 0))
  const heard = tone.map((sample, i) => sample + (hiss[i] as number))
  const profiled = profileNoise([heard.slice(0, rate)], rate)
  const reduced = async (reductionDb: number): Promise<Float32Array> => {
    const profile = (await profiled) ?? expect.fail('no profile')
    const [out] = await renderEffect(
      { name: 'noiseReduction', params: { profile, reductionDb, sensitivity: 6, smoothingBands: 3 } },
      [heard],
      rate,
    )
    return out as Float32Array
  }

  it.each([6, 12, 24, 48])('takes %s dB off the noise', async (reductionDb) => {
    const out = await reduced(reductionDb)
    expect(levelOf(out, 4000, rate - 8000)).toBeCloseTo(levelOf(heard, 4000, rate - 8000) - reductionDb, 0)
  })

  it('leaves a tone as it is', async () => {
    const out = await reduced(24)
    // What is left of the noise beside the tone is less than there was, and the tone is not touched.
    const without = differenceOf(out, tone, 2 * rate, 3 * rate)
    expect(without).toBeLessThan(differenceOf(heard, tone, 2 * rate, 3 * rate) - 8)
    expect(Math.abs(levelOf(out, 2 * rate, 3 * rate) - levelOf(tone, 2 * rate, 3 * rate))).toBeLessThan(0.1)
  })

  it('reduces nothing by 0 dB: the windows add up to the sound', async () => {
    expect(differenceOf(await reduced(0), heard)).toBeLessThan(-140)
  })

  it('learns the mean power of the noise, whatever the channels', async () => {
    const [one, both] = [await profileNoise([hiss], rate), await profileNoise([hiss, hiss], rate)]
    expect(both).toEqual(one)
    // White noise between -a and a has the power a²/3, times the sum of squares of the window.
    const mean = (one ?? expect.fail()).slice(1, -1).reduce((sum, power) => sum + power, 0) / 1023
    expect(mean / ((0.01 ** 2 / 3) * 2048 * 0.375)).toBeCloseTo(1, 1)
  })

  it('learns from silence that there is nothing to take out, and nothing from less than a window', async () => {
    expect((await profileNoise([new Float32Array(rate)], rate))?.every((power) => power === 0)).toBe(true)
    expect(await profileNoise([noise(100)], rate)).toBeNull()
  })
})

describe('noise reduction for speech', () => {
  const steady = noise(rate * 3, 4, 0.05)

  it('takes noise without speech down, by no more than was asked for', async () => {
    const [much] = await renderEffect({ name: 'speechNoise', params: { reductionDb: 40 } }, [steady], rate)
    const [little] = await renderEffect({ name: 'speechNoise', params: { reductionDb: 6 } }, [steady], rate)
    expect(much?.length).toBe(steady.length)
    expect(levelOf(much as Float32Array, rate, 3 * rate)).toBeLessThan(levelOf(steady, rate, 3 * rate) - 20)
    expect(levelOf(little as Float32Array, rate, 3 * rate)).toBeGreaterThan(levelOf(steady, rate, 3 * rate) - 6.5)
  })

  it('reduces nothing by 0 dB', async () => {
    const [out] = await renderEffect({ name: 'speechNoise', params: { reductionDb: 0 } }, [steady.slice(0, rate)], rate)
    expect(differenceOf(out as Float32Array, steady.slice(0, rate))).toBeLessThan(-140)
  })

  it('keeps a voice at its place and level', async () => {
    // Harmonics of a voice that glides, in syllables.
    const voice = Float32Array.from({ length: rate * 4 }, (_, i) => {
      const t = i / rate
      let sum = 0
      for (let h = 1; h < 20; h++) sum += Math.sin(2 * Math.PI * h * 120 * t + 2 * h * Math.sin(6 * Math.PI * t)) / h
      return 0.1 * sum * Math.max(0, Math.sin(4 * Math.PI * t))
    })
    const [out] = await renderEffect({ name: 'speechNoise', params: { reductionDb: 40 } }, [voice], rate)
    const alike = (lag: number): number => {
      let sum = 0
      for (let i = rate; i < 3 * rate; i++) sum += (voice[i] as number) * (out?.[i + lag] as number)
      return sum
    }
    const lags = Array.from({ length: 401 }, (_, k) => k - 200)
    const best = lags.reduce((most, lag) => (alike(lag) > alike(most) ? lag : most), 0)
    expect(Math.abs(best)).toBeLessThan(8)
    expect(levelOf(out as Float32Array, rate, 3 * rate)).toBeGreaterThan(levelOf(voice, rate, 3 * rate) - 3)
  })
})

describe('click removal', () => {
  const clean = sine(440, rate, rate * 2, 0.3).map(
    (sample, i) => sample + 0.1 * Math.sin(i * 0.05) + (noise(1, i, 0.001)[0] as number),
  )
  const next = random(3)
  const places = Array.from({ length: 40 }, (_, k) => 1500 + k * 2100 + Math.floor(next() * 400))
  const clicked = clean.slice()
  for (const [k, at] of places.entries())
    for (let i = 0; i <= k % 12; i++) clicked[at + i] = (clicked[at + i] as number) + (i % 2 === 0 ? 0.5 : -0.4)

  it('puts back what was there', async () => {
    const [out] = await renderEffect({ name: 'clickRemoval', params: { threshold: 8, widthMs: 2 } }, [clicked], rate)
    expect(differenceOf(clicked, clean)).toBeGreaterThan(-40)
    expect(differenceOf(out as Float32Array, clean)).toBeLessThan(differenceOf(clicked, clean) - 35)
  })

  it('leaves every sample that is no click as it is', async () => {
    const [out] = await renderEffect({ name: 'clickRemoval', params: { threshold: 8, widthMs: 2 } }, [clicked], rate)
    const near = (i: number): boolean => places.some((at) => i > at - 8 && i < at + 24)
    expect(clicked.every((sample, i) => near(i) || out?.[i] === sample)).toBe(true)
    expect(await renderEffect({ name: 'clickRemoval', params: { threshold: 8, widthMs: 2 } }, [clean], rate)).toEqual([
      clean,
    ])
  })

  it('takes what is longer than a click for sound', async () => {
    const bursts = clean.map((sample, i) => sample + (i % 20_000 > 19_700 ? 0.2 * (noise(1, i, 1)[0] as number) : 0))
    expect(
      await renderEffect({ name: 'clickRemoval', params: { threshold: 8, widthMs: 0.5 } }, [bursts], rate),
    ).toEqual([bursts])
  })

  it('finds a click in silence', async () => {
    const silent = new Float32Array(rate)
    silent[20_000] = 0.5
    const [out] = await renderEffect({ name: 'clickRemoval', params: { threshold: 8, widthMs: 2 } }, [silent], rate)
    expect(out?.every((sample) => Math.abs(sample) < 1e-6)).toBe(true)
  })
})
