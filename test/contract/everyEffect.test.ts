import { describe, expect, it } from 'vitest'
import { effects, type EffectCall } from '../../electron/engine/effects/index.ts'
import { profileNoise } from '../../electron/engine/effects/restoration/profileNoise.ts'
import { renderEffect } from '../support/engine/renderEffect.ts'
import { noise, sine } from '../support/signals.ts'

const profile = (await profileNoise([noise(20_000, 5, 0.01)], 44_100)) ?? expect.fail('no profile')

const calls: readonly EffectCall[] = [
  { name: 'highPass', params: { frequencyHz: 300, rolloffDb: 36 } },
  { name: 'lowPass', params: { frequencyHz: 3000, rolloffDb: 6 } },
  { name: 'equalizer', params: { bassDb: 6, midDb: -3, trebleDb: 4, bands: [{ frequencyHz: 500, gainDb: -6, q: 2 }] } },
  { name: 'notch', params: { frequencyHz: 60, harmonics: 8, q: 30 } },
  { name: 'routing', params: { sides: ['right', 'left'] } },
  { name: 'compressor', params: { thresholdDb: -30, ratio: 4, attackMs: 10, releaseMs: 100, kneeDb: 6, makeupDb: 3 } },
  { name: 'limiter', params: { ceilingDb: -12, releaseMs: 50 } },
  { name: 'noiseGate', params: { thresholdDb: -30, attackMs: 5, holdMs: 20, releaseMs: 50, reductionDb: 40 } },
  { name: 'deEsser', params: { frequencyHz: 5500, reductionDb: 8, thresholdDb: -12 } },
  { name: 'noiseReduction', params: { profile, reductionDb: 12, sensitivity: 6, smoothingBands: 3 } },
  { name: 'clickRemoval', params: { threshold: 8, widthMs: 2 } },
  { name: 'echo', params: { delay: 0.05, decay: 0.6 } },
  { name: 'reverb', params: { roomSize: 60, damping: 40, wetDb: -6, dryDb: 0, preDelayMs: 5 } },
]

/** Loud and quiet stretches, a tone beside noise. */
const frames = 20_001
const left = noise(frames, 3, 0.6).map((sample, i) => sample * (i % 8000 < 3000 ? 1 : 0.001))
const right = sine(440, 44_100, frames, 0.7)

describe.each(calls.map((call) => [call.name, call] as const))('%s', (name, call) => {
  it('gives as much sound as it was given, the same however it is cut into blocks', async () => {
    const whole = await renderEffect(call, [left, right])
    expect(whole.map((samples) => samples.length)).toEqual([frames, frames])
    for (const block of [1, 100, 4096]) expect(await renderEffect(call, [left, right], 44_100, block)).toEqual(whole)
  })

  it('leaves silence silent', async () => {
    const silent = [new Float32Array(frames), new Float32Array(frames)]
    for (const samples of await renderEffect(call, silent)) expect(samples.every((sample) => sample === 0)).toBe(true)
  })

  it('recovers from what is no number', async () => {
    const broken = left.slice()
    broken.set([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY], 100)
    const [out] = await renderEffect(call, [
      Float32Array.from({ length: 80_000 }, (_, i) => broken[i % frames < 200 && i > 200 ? 300 : i % frames] as number),
    ])
    expect(out?.slice(-10_000).every((sample) => Number.isFinite(sample))).toBe(true)
  })

  it.runIf(effects[name].channels === 'separate' || name === 'echo')('hears each channel by itself', async () => {
    const both = await renderEffect(call, [left, right])
    expect([...(await renderEffect(call, [left])), ...(await renderEffect(call, [right]))]).toEqual(both)
  })

  it('has no denormal numbers to compute long after the sound', async () => {
    const [out] = await renderEffect(
      call,
      [Float32Array.from({ length: 200_000 }, (_, i) => (i < 1000 ? (left[i] as number) : 0))],
      44_100,
    )
    expect(out?.slice(-1000).every((sample) => sample === 0 || Math.abs(sample) > 1e-37)).toBe(true)
  })
})
