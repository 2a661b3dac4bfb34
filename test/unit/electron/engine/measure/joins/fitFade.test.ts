import { expect, test } from 'vitest'
import { memoryBlockStore } from '../../../../../../electron/engine/blocks/memoryBlockStore.ts'
import { removeRange } from '../../../../../../electron/engine/edits/removal/removeRange.ts'
import { fittedRules } from '../../../../../../electron/engine/measure/joins/fitFade.ts'
import { monoOf } from '../../../../../../electron/engine/measure/joins/monoOf.ts'
import { makeSoundTrack } from '../../../../../support/engine/makeSoundTrack.ts'
import { noise, sine } from '../../../../../support/signals.ts'

const rate = 48_000
const at = rate / 2

/** Half a second of one sound before a cut and of another behind it, as it is joined. */
function join(one: Float32Array, other: Float32Array, joins: 'clickSafe' | 'exact' = 'clickSafe'): Float32Array {
  const store = memoryBlockStore()
  const sound = Float32Array.from([...one.subarray(0, rate), ...other.subarray(0, rate)])
  const removal = { start: at, end: rate + at, gap: 'close' } as const
  const left = removeRange(makeSoundTrack(store, [sound]), removal, fittedRules(joins, rate, store), () =>
    expect.fail(),
  )
  return monoOf(store, [left], 0, rate)
}

const powerAt = (sound: Float32Array, from: number, length: number): number =>
  10 * Math.log10(sound.subarray(from, from + length).reduce((sum, sample) => sum + sample * sample, 0) / length)
/** Milliseconds that are other than where one sound ends and the other begins. */
function fadedMs(one: Float32Array, other: Float32Array): number {
  const [exact, faded] = [join(one, other, 'exact'), join(one, other)]
  return (faded.filter((sample, k) => Math.abs(sample - (exact[k] ?? 0)) > 1e-6).length / rate) * 1000
}

test('two hisses keep their power through a short crossfade', () => {
  const joined = Array.from({ length: 20 }, (_, k) => join(noise(rate, 2 * k + 1, 0.3), noise(rate, 2 * k + 2, 0.3)))
  const middle = joined.map((sound) => powerAt(sound, at - rate / 1000, rate / 500))
  const usual = joined.map((sound) => powerAt(sound, 1000, rate / 10))
  const mean = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length
  expect(Math.abs(mean(middle) - mean(usual))).toBeLessThan(0.6)
  expect(fadedMs(noise(rate, 1, 0.3), noise(rate, 2, 0.3))).toBeCloseTo(8, 0)
})

test('a tone in step goes through it unchanged', () => {
  const tone = sine(240, rate, 2 * rate, 0.5)
  const joined = join(tone, tone.subarray(rate))
  for (let k = 1; k < rate; k++) expect(Math.abs((joined[k] ?? 0) - (tone[k] ?? 0))).toBeLessThan(1e-4)
})

test('voices are faded for longer than hisses, and silence for longer than voices', () => {
  const voice = (pitch: number): Float32Array =>
    sine(pitch, rate, rate, 0.3).map((sample, k) => sample * (0.55 + 0.45 * Math.sin((2 * Math.PI * 17 * k) / rate)))
  expect(fadedMs(voice(140), voice(233))).toBeGreaterThan(9)
  expect(fadedMs(noise(rate, 1, 0.0005), noise(rate, 2, 0.0005))).toBeGreaterThan(14)
})

test('what would be louder than full scale fades linearly', () => {
  const joined = join(noise(rate, 1, 0.99), noise(rate, 2, 0.99))
  expect(joined.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)).toBeLessThan(1)
})

test('exact joins are exact', () => {
  const [one, other] = [noise(rate, 1, 0.3), noise(rate, 2, 0.3)]
  expect(join(one, other, 'exact')).toEqual(Float32Array.from([...one.subarray(0, at), ...other.subarray(at)]))
})
