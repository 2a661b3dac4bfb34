import { describe, expect, it } from 'vitest'
import { differenceOf, levelOf, renderEffect } from '../../../../../support/engine/renderEffect.ts'
import { noise, sine } from '../../../../../support/signals.ts'

const rate = 44_100
const params = { frequencyHz: 5500, reductionDb: 8, thresholdDb: -12 }

/** A vowel with its overtones up to 4 kHz, and in the middle third an s: noise between 6 and 9 kHz. */
const vowel = sine(200, rate, rate, 0.2).map(
  (sample, i) => sample + 0.03 * Math.sin(i * 0.31) + 0.01 * Math.sin(i * 0.5),
)
const hiss = async (): Promise<Float32Array> => {
  const above = { name: 'highPass', params: { frequencyHz: 6000, rolloffDb: 48 } } as const
  const below = { name: 'lowPass', params: { frequencyHz: 9000, rolloffDb: 48 } } as const
  const [made] = await renderEffect(below, await renderEffect(above, [noise(rate, 4, 0.5)], rate), rate)
  return made as Float32Array
}
const isS = (i: number): boolean => i >= rate / 3 && i < (2 * rate) / 3

describe('the de-esser', () => {
  it('turns an s down by what was asked, and leaves the vowels around it to the sample', async () => {
    const s = await hiss()
    const voice = vowel.map((sample, i) => (isS(i) ? (s[i] as number) : sample))
    const [out] = (await renderEffect({ name: 'deEsser', params }, [voice], rate)) as [Float32Array]
    const [from, to] = [rate / 3 + 1000, (2 * rate) / 3 - 100]
    const turned = levelOf(out, from, to) - levelOf(voice, from, to)
    expect([turned > -8, turned < -7]).toEqual([true, true])
    expect([...out.subarray(0, rate / 3 - 200)]).toEqual([...voice.subarray(0, rate / 3 - 200)])
    // Back within a few of its times.
    expect(differenceOf(out, voice, (2 * rate) / 3 + 0.3 * rate)).toBeLessThan(-120)
  })

  it.each([-40, -20, 0])('does the same to a voice that is %s dB loud', async (db) => {
    const s = (await hiss()).map((sample) => sample * 10 ** (db / 20))
    const [out] = (await renderEffect({ name: 'deEsser', params }, [s], rate)) as [Float32Array]
    expect(levelOf(out, 5000) - levelOf(s, 5000)).toBeCloseTo(-7.42, 1)
  })

  it('boosts no frequency, whichever it is', async () => {
    for (const hertz of [1000, 3000, 4500, 5500, 7000, 10_000, 15_000]) {
      const tone = sine(hertz, rate, rate, 0.3)
      const [out] = (await renderEffect(
        { name: 'deEsser', params: { ...params, thresholdDb: -40 } },
        [tone],
        rate,
      )) as [Float32Array]
      expect(levelOf(out, 5000, 40_000) - levelOf(tone, 5000, 40_000)).toBeLessThan(0.02)
    }
  })

  it('gives both channels one gain', async () => {
    const s = await hiss()
    const quiet = s.map((sample) => sample * 0.01)
    const [left, right] = (await renderEffect({ name: 'deEsser', params }, [s, quiet], rate)) as [
      Float32Array,
      Float32Array,
    ]
    expect(levelOf(right, 5000) - levelOf(quiet, 5000)).toBeCloseTo(levelOf(left, 5000) - levelOf(s, 5000), 2)
  })
})
