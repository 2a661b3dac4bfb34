import { describe, expect, it } from 'vitest'
import { gainAt, highPassOnePole, highPassSection, lowPassSection } from '../../../../../../shared/dsp/biquad.ts'
import { equalizerSections } from '../../../../../../shared/dsp/filterSections.ts'
import type { EffectCall } from '../../../../../../electron/engine/effects/index.ts'
import { levelOf, renderEffect, toDb } from '../../../../../support/engine/renderEffect.ts'
import { sine } from '../../../../../support/signals.ts'

const rate = 44_100

/** What comes out of a steady sine against what went in, dB, once the filter has settled. */
async function measuredGain(effect: EffectCall, frequency: number): Promise<number> {
  const tone = sine(frequency, rate, rate, 0.25)
  const [out] = await renderEffect(effect, [tone], rate)
  return levelOf(out as Float32Array, rate / 2, rate) - levelOf(tone, rate / 2, rate)
}

/** The analogue prototype at the frequency that the bilinear transform maps there. */
const butterworth = (ratio: number, order: number): number => -10 * Math.log10(1 + ratio ** (2 * order))
const warped = (frequency: number): number => Math.tan((Math.PI * frequency) / rate)

describe('high-pass and low-pass', () => {
  it.each([6, 12, 24, 36, 48] as const)('are Butterworth filters of %s dB an octave', async (rolloffDb) => {
    for (const frequency of [250, 500, 1000, 2000, 8000]) {
      const ratio = warped(frequency) / warped(1000)
      const params = { frequencyHz: 1000, rolloffDb }
      const [high, low] = [butterworth(1 / ratio, rolloffDb / 6), butterworth(ratio, rolloffDb / 6)]
      if (high > -80) expect(await measuredGain({ name: 'highPass', params }, frequency)).toBeCloseTo(high, 2)
      if (low > -80) expect(await measuredGain({ name: 'lowPass', params }, frequency)).toBeCloseTo(low, 2)
    }
  })

  it('are 3 dB down at the corner', () => {
    expect(toDb(gainAt(highPassSection(rate, 80, Math.SQRT1_2), rate, 80))).toBeCloseTo(-3.01, 2)
    expect(toDb(gainAt(lowPassSection(rate, 15_000, Math.SQRT1_2), rate, 15_000))).toBeCloseTo(-3.01, 2)
    expect(toDb(gainAt(highPassOnePole(rate, 80), rate, 80))).toBeCloseTo(-3.01, 2)
  })
})

describe('the equalizer', () => {
  const flat = { bassDb: 0, midDb: 0, trebleDb: 0, bands: [] }

  it('raises and lowers bass, middle and treble', async () => {
    expect(await measuredGain({ name: 'equalizer', params: { ...flat, bassDb: 6 } }, 30)).toBeCloseTo(6, 1)
    expect(await measuredGain({ name: 'equalizer', params: { ...flat, bassDb: 6 } }, 250)).toBeCloseTo(3, 1)
    expect(await measuredGain({ name: 'equalizer', params: { ...flat, midDb: -9 } }, 1000)).toBeCloseTo(-9, 2)
    expect(await measuredGain({ name: 'equalizer', params: { ...flat, trebleDb: -12 } }, 18_000)).toBeCloseTo(-12, 1)
    expect(await measuredGain({ name: 'equalizer', params: { ...flat, trebleDb: -12 } }, 100)).toBeCloseTo(0, 2)
  })

  it('does what the formulas of its sections say', async () => {
    const params = {
      bassDb: 4,
      midDb: -3,
      trebleDb: 5,
      bands: [
        { frequencyHz: 300, gainDb: 8, q: 3 },
        { frequencyHz: 6000, gainDb: -5, q: 0.5 },
      ],
    }
    for (const frequency of [60, 300, 900, 4000, 6000, 12_000]) {
      const expected = equalizerSections(params, rate).reduce(
        (sum, section) => sum + toDb(gainAt(section, rate, frequency)),
        0,
      )
      expect(await measuredGain({ name: 'equalizer', params }, frequency)).toBeCloseTo(expected, 3)
    }
  })

  it('stays below half of a low rate', () => {
    const sections = equalizerSections({ ...flat, trebleDb: 6 }, 8000)
    expect(toDb(gainAt(sections[0] ?? expect.fail(), 8000, 100))).toBeCloseTo(0, 2)
  })
})
