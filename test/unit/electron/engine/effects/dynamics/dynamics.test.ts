import { describe, expect, it } from 'vitest'
import { truePeakOf } from '../../../../../../electron/engine/measure/loudness/truePeak.ts'
import { compressorCurve, gateCurve, limiterCurve } from '../../../../../../shared/dsp/dynamicsCurve.ts'
import { levelOf, peakOf, renderEffect, toDb } from '../../../../../support/engine/renderEffect.ts'
import { noise, random, sine } from '../../../../../support/signals.ts'

const rate = 44_100
const fromDb = (db: number): number => 10 ** (db / 20)

describe('the compressor', () => {
  const params = { thresholdDb: -30, ratio: 4, attackMs: 5, releaseMs: 200, kneeDb: 0, makeupDb: 0 }
  /** A steady level: what it is brought to, once the detector has settled. */
  const settled = async (db: number, more: Partial<typeof params> = {}): Promise<number> => {
    const level = new Float32Array(rate * 2).fill(fromDb(db))
    const [out] = await renderEffect({ name: 'compressor', params: { ...params, ...more } }, [level], rate)
    return toDb(out?.at(-1) ?? 0)
  }

  it('follows its static curve', async () => {
    for (const db of [-60, -31, -30, -20, -10, 0])
      expect(await settled(db)).toBeCloseTo(db <= -30 ? db : -30 + (db + 30) / 4, 2)
    expect(await settled(-10, { makeupDb: 6 })).toBeCloseTo(-19, 2)
  })

  it('has a soft knee: half way into it on the threshold, and no step at its ends', async () => {
    // Giannoulis and others, equation 4, at the threshold: (1/R - 1) W/8.
    expect(await settled(-30, { kneeDb: 12 })).toBeCloseTo(-30 - (1 - 1 / 4) * (12 / 8), 2)
    for (const end of [-6, 6])
      expect(await settled(-30 + end + 0.001, { kneeDb: 12 })).toBeCloseTo(
        await settled(-30 + end - 0.001, { kneeDb: 12 }),
        1,
      )
    expect(await settled(-36, { kneeDb: 12 })).toBeCloseTo(-36, 4)
  })

  it('sets in by 1 - 1/e within the attack, and lets go by the release', async () => {
    const step = Float32Array.from({ length: rate * 2 }, (_, i) => (i >= 10_000 && i < rate ? 1 : fromDb(-50)))
    const [out] = await renderEffect({ name: 'compressor', params: { ...params, attackMs: 20 } }, [step], rate)
    const reduction = (at: number): number => toDb(step[at] as number) - toDb(out?.[at] as number)
    expect(reduction(10_000 + 0.02 * rate)).toBeCloseTo(22.5 * (1 - Math.exp(-1)), 1)
    expect(reduction(rate - 1)).toBeCloseTo(22.5, 1)
    // Behind the release comes the attack's smoothing, so it is a little later than 200 ms.
    expect(reduction(rate + 0.2 * rate)).toBeGreaterThan(22.5 * Math.exp(-1))
    expect(reduction(rate + 0.23 * rate)).toBeLessThan(22.5 * Math.exp(-1))
  })

  it('moves both channels by the same gain', async () => {
    const [loud, quiet] = [sine(440, rate, 20_000, 0.9), sine(700, rate, 20_000, 0.001)]
    const [left, right] = await renderEffect({ name: 'compressor', params }, [loud, quiet], rate)
    for (let i = 15_000; i < 15_200; i++)
      expect((right?.[i] as number) * (loud[i] as number)).toBeCloseTo((left?.[i] as number) * (quiet[i] as number), 8)
    expect(toDb(peakOf((right as Float32Array).slice(15_000)))).toBeLessThan(-70)
  })
})

/** The largest magnitude at sixteen times the rate, by a sinc of 256 taps under a Blackman window. */
function between16(samples: Float32Array): number {
  const reach = 128
  let best = 0
  for (let phase = 1; phase < 16; phase++) {
    const taps = Float64Array.from({ length: 2 * reach }, (_, k) => {
      const x = k - reach + 1 - phase / 16
      const w = 0.42 + 0.5 * Math.cos((Math.PI * x) / reach) + 0.08 * Math.cos((2 * Math.PI * x) / reach)
      return (w * Math.sin(Math.PI * x)) / (Math.PI * x)
    })
    for (let i = reach; i + reach < samples.length; i++) {
      if (Math.max(Math.abs(samples[i] as number), Math.abs(samples[i + 1] as number)) < 0.5 * best) continue
      let sum = 0
      for (let k = 0; k < taps.length; k++) sum += (samples[i - reach + 1 + k] as number) * (taps[k] as number)
      best = Math.max(best, Math.abs(sum))
    }
  }
  return best
}

describe('the limiter', () => {
  it.each([-0.1, -1, -6, -20])(
    'lets neither a sample nor what lies between samples above a ceiling of %s dB',
    async (ceilingDb) => {
      // Evenly up to 20 kHz: as much between the samples as there can be.
      const next = random(9)
      const hard = new Float32Array(40_000)
      for (let k = 0; k < 150; k++) {
        const [turn, phase] = [(2 * Math.PI * 20_000 * next()) / rate, 7 * next()]
        for (let i = 0; i < hard.length; i++) hard[i] = (hard[i] as number) + 0.17 * Math.sin(turn * i + phase)
      }
      hard.set(sine(rate / 4 + 3, rate, 10_000, 1.4), 20_000)
      const bass = sine(90, rate, 40_000, 1.1).map((sample, i) => sample + 0.4 * Math.sin(i * 1.9) + (hard[i] ?? 0) / 9)
      const [left, right] = await renderEffect(
        { name: 'limiter', params: { ceilingDb, releaseMs: 60 } },
        [hard, bass],
        rate,
      )
      for (const samples of [left as Float32Array, right as Float32Array]) {
        expect(peakOf(samples)).toBeLessThanOrEqual(fromDb(ceilingDb))
        const between = toDb(between16(samples))
        expect(between).toBeLessThanOrEqual(ceilingDb)
        expect(between).toBeGreaterThan(ceilingDb - 0.2)
      }
    },
  )

  it('turns down what is over between samples only', async () => {
    // A sine of a quarter of the rate, sampled beside its peaks: its samples reach 0.707 of it.
    const between = Float32Array.from({ length: 40_000 }, (_, i) => Math.sin((Math.PI * i) / 2 + Math.PI / 4))
    const [out] = await renderEffect({ name: 'limiter', params: { ceilingDb: -1, releaseMs: 60 } }, [between], rate)
    expect(toDb(peakOf(between))).toBeLessThan(-3)
    expect(toDb(truePeakOf(out as Float32Array, rate))).toBeLessThan(-0.9)
    expect(levelOf(out as Float32Array, 20_000, 30_000)).toBeLessThan(levelOf(between, 20_000, 30_000) - 0.8)
  })

  it('leaves alone what is below the ceiling, and what is far from a peak', async () => {
    const quiet = sine(440, rate, 60_000, 0.2)
    const peak = quiet.slice()
    peak[30_000] = 1
    const [same] = await renderEffect({ name: 'limiter', params: { ceilingDb: -6, releaseMs: 30 } }, [quiet], rate)
    const [out] = await renderEffect({ name: 'limiter', params: { ceilingDb: -6, releaseMs: 30 } }, [peak], rate)
    expect(same).toEqual(quiet)
    expect(out?.slice(0, 29_500)).toEqual(quiet.slice(0, 29_500))
    for (let i = 58_000; i < 60_000; i++) expect(out?.[i]).toBeCloseTo(quiet[i] as number, 6)
  })
})

describe('the noise gate', () => {
  const params = { thresholdDb: -30, attackMs: 10, holdMs: 50, releaseMs: 100, reductionDb: 40 }
  /** Half a second of quiet, of loud and of quiet noise. */
  const sound = noise(66_150, 4, 1).map((sample, i) => sample * (i >= 22_050 && i < 44_100 ? 0.5 : 0.005))

  it('turns down what is quiet and leaves what is loud as it is, from its very first sample', async () => {
    const [out] = await renderEffect({ name: 'noiseGate', params }, [sound], rate)
    expect(levelOf(out as Float32Array, 0, 20_000)).toBeCloseTo(levelOf(sound, 0, 20_000) - 40, 3)
    expect(out?.slice(22_060, 44_100)).toEqual(sound.slice(22_060, 44_100))
    expect(levelOf(out as Float32Array, 44_100 + 0.16 * rate, 66_150)).toBeCloseTo(
      levelOf(sound, 44_100 + 0.16 * rate, 66_150) - 40,
      1,
    )
  })

  it('holds, then closes over the release', async () => {
    const [out] = await renderEffect({ name: 'noiseGate', params }, [sound], rate)
    const gain = (at: number): number => toDb((out?.[at] as number) / (sound[at] as number))
    expect(gain(Math.round(44_100 + 0.045 * rate))).toBeCloseTo(0, 4)
    expect(gain(Math.round(44_100 + 0.1 * rate))).toBeCloseTo(-20, -0.5)
  })

  it('does not close between its two thresholds once it is open', async () => {
    const between = Float32Array.from({ length: rate }, (_, i) => (i === 1000 ? fromDb(-29) : fromDb(-34)))
    const [out] = await renderEffect({ name: 'noiseGate', params }, [between], rate)
    expect(out?.at(-1)).toBe(between.at(-1))
    expect(toDb(out?.[100] as number)).toBeCloseTo(-74, 3)
  })
})

describe('the curves that are drawn', () => {
  const settled = async (effect: Parameters<typeof renderEffect>[0], db: number): Promise<number> => {
    const level = new Float32Array(rate * 2).fill(fromDb(db))
    const [out] = await renderEffect(effect, [level], rate)
    return toDb(out?.[rate] ?? 0)
  }
  const shape = { thresholdDb: -24, ratio: 3, kneeDb: 8, makeupDb: 4 }

  it('are those that the effects follow with a level that lasts', async () => {
    for (const db of [-50, -27, -24, -22, -10, -1]) {
      const compressor = { name: 'compressor', params: { ...shape, attackMs: 5, releaseMs: 100 } } as const
      expect(await settled(compressor, db)).toBeCloseTo(compressorCurve(shape)(db), 2)
      const gate = {
        name: 'noiseGate',
        params: { thresholdDb: -24, reductionDb: 20, attackMs: 5, holdMs: 50, releaseMs: 100 },
      } as const
      if (db !== -24)
        expect(await settled(gate, db)).toBeCloseTo(gateCurve({ thresholdDb: -24, reductionDb: 20 })(db), 2)
      const limiter = { name: 'limiter', params: { ceilingDb: -6, releaseMs: 100 } } as const
      expect(await settled(limiter, db)).toBeCloseTo(limiterCurve(-6)(db), 1)
    }
  })
})
