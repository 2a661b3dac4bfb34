import { describe, expect, it } from 'vitest'
import { gainAt } from '../../../../../../shared/dsp/biquad.ts'
import { notchSections } from '../../../../../../shared/dsp/filterSections.ts'
import { differenceOf, levelOf, renderEffect, toDb } from '../../../../../support/engine/renderEffect.ts'
import { noise, sine } from '../../../../../support/signals.ts'

const rate = 48_000
const sum = (...rows: readonly Float32Array[]): Float32Array =>
  Float32Array.from({ length: rows[0]?.length ?? 0 }, (_, i) => rows.reduce((all, row) => all + (row[i] as number), 0))
/** What a filter does in the time that it needs for all of it to come out. */
const steady = [rate, 3 * rate] as const

describe('a notch', () => {
  it('takes one frequency out, is 3 dB down at the edges of its band, and leaves the rest', async () => {
    const params = { frequencyHz: 1000, harmonics: 1, q: 10 }
    const levels = await Promise.all(
      [1000, 951.25, 1051.25, 500, 2000].map(async (frequency) => {
        const [out] = await renderEffect({ name: 'notch', params }, [sine(frequency, rate, 3 * rate)], rate)
        return levelOf(out as Float32Array, ...steady) - levelOf(sine(frequency, rate, 3 * rate), ...steady)
      }),
    )
    expect(levels[0]).toBeLessThan(-100)
    expect(levels[1]).toBeCloseTo(-3.01, 1)
    expect(levels[2]).toBeCloseTo(-3.01, 1)
    expect(levels[3]).toBeGreaterThan(-0.1)
    expect(levels[4]).toBeGreaterThan(-0.1)
  })

  it('takes the harmonics that the rate can hold, each as narrow as the first is for its frequency', () => {
    const sections = notchSections({ frequencyHz: 50, harmonics: 40, q: 30 }, 4000)
    expect(sections).toHaveLength(37)
    const gain = (frequency: number): number =>
      sections.reduce((all, section) => all + toDb(gainAt(section, 4000, frequency)), 0)
    expect([50, 100, 950].map(gain).every((db) => db < -100)).toBe(true)
    expect(gain(75)).toBeGreaterThan(-1)
  })

  it('leaves no hum at the beginning, whatever its phase, and what lies over it as it was', async () => {
    const voice = noise(4 * rate, 3, 0.2)
    const hum = sum(
      sine(50, rate, 4 * rate, 0.1),
      sine(100, rate, 4 * rate, 0.05).map((s, i, all) => all[i + 100] ?? s),
    )
    const params = { frequencyHz: 50, harmonics: 8, q: 30 }
    const [out] = await renderEffect({ name: 'notch', params }, [hum], rate)
    expect(levelOf(out as Float32Array, 0, rate / 10) - levelOf(hum, 0, rate / 10)).toBeLessThan(-40)
    const [both] = await renderEffect({ name: 'notch', params }, [sum(hum, voice)], rate)
    const [alone] = await renderEffect({ name: 'notch', params }, [voice], rate)
    expect(differenceOf(both as Float32Array, alone as Float32Array) - levelOf(voice)).toBeLessThan(-40)
    expect(differenceOf(alone as Float32Array, voice, ...steady) - levelOf(voice)).toBeLessThan(-10)
  })

  it('is what shorter sound than a period goes through too', async () => {
    const [out] = await renderEffect({ name: 'notch', params: { frequencyHz: 50, harmonics: 2, q: 30 } }, [
      noise(100, 1),
    ])
    expect(out).toHaveLength(100)
  })
})
