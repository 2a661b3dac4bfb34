import { describe, expect, it } from 'vitest'
import { createProcessor, type EffectCall } from '../../../../../electron/engine/effects/index.ts'
import { noise, sine } from '../../../../support/signals.ts'

const rate = 44_100

/** What comes out of an effect when the sound goes in in blocks of so many frames. */
async function run(
  call: EffectCall,
  sound: readonly Float32Array[],
  blockFrames = sound[0]?.length ?? 1,
): Promise<Float32Array[]> {
  const processor = await createProcessor(call, { sampleRate: rate, channels: sound.length })
  const parts: (readonly Float32Array[])[] = []
  for (let at = 0; at < (sound[0]?.length ?? 0); at += blockFrames)
    parts.push(processor.process(sound.map((row) => row.slice(at, at + blockFrames))).map((row) => row.slice()))
  parts.push(processor.finish())
  return sound.map((_, c) => Float32Array.from(parts.flatMap((part) => [...(part[c] ?? [])])))
}

const stretch = (ratio: number, semitones = 0): EffectCall => ({ name: 'stretch', params: { ratio, semitones } })
const varispeed = (ratio: number): EffectCall => ({ name: 'varispeed', params: { ratio } })

/** Where the energy around a place lies, in frames beside it. */
function offsetAt(sound: Float32Array, place: number, reach = 4000): number {
  let [energy, weighted] = [0, 0]
  for (let i = Math.max(0, place - reach); i < place + reach; i++) {
    const one = (sound[i] ?? 0) ** 2
    energy += one
    weighted += one * (i - place)
  }
  return weighted / energy
}

/** Hz of a steady tone, by its zero crossings. */
function pitchOf(sound: Float32Array): number {
  const middle = sound.subarray(Math.floor(sound.length * 0.25), Math.floor(sound.length * 0.75))
  let crossings = 0
  for (let i = 1; i < middle.length; i++) if ((middle[i - 1] as number) < 0 && (middle[i] as number) >= 0) crossings++
  return (crossings * rate) / middle.length
}

function clicks(): Float32Array {
  const sound = new Float32Array(rate * 3)
  for (const second of [0.5, 1, 2]) for (let i = 0; i < 20; i++) sound[Math.round(second * rate) + i] = Math.sin(i)
  return sound
}

describe('time and pitch', () => {
  it.each([
    [0.5, 0],
    [0.8, 0],
    [1, 5],
    [1, -7],
    [1.5, 0],
    [2.5, 0],
  ])(
    'with ratio %d and %d semitones gives the exact length, with clicks where they belong',
    async (ratio, semitones) => {
      const [found] = (await run(stretch(ratio, semitones), [clicks()])) as [Float32Array]
      expect(found.length).toBe(Math.round(rate * 3 * ratio))
      for (const second of [0.5, 1, 2])
        expect(Math.abs(offsetAt(found, Math.round(second * rate * ratio)))).toBeLessThan(rate * 0.003)
    },
  )

  it.each([
    [0.8, 0, 440],
    [1.5, 0, 440],
    [1, 12, 880],
    [1, -12, 220],
    [1, 1, 466.16],
  ])('with ratio %d and %d semitones makes of 440 Hz %d', async (ratio, semitones, expected) => {
    const [found] = (await run(stretch(ratio, semitones), [sine(440, rate, rate * 2)])) as [Float32Array]
    expect(Math.abs(pitchOf(found) / expected - 1)).toBeLessThan(0.005)
  })

  it('give the same sound whatever the blocks are, and every time', async () => {
    const sound = [noise(50_000, 1, 0.3), noise(50_000, 2, 0.3)]
    const whole = await run(stretch(1.3, 2), sound)
    for (const blockFrames of [1000, 4096, 12_345])
      expect(await run(stretch(1.3, 2), sound, blockFrames)).toEqual(whole)
  })

  it('leave silence silent', async () => {
    for (const call of [stretch(1.2), stretch(1, 4), varispeed(0.9)])
      for (const row of await run(call, [new Float32Array(30_000)]))
        expect(row.every((sample) => sample === 0)).toBe(true)
  })

  it('of less than a block keep its length', async () => {
    for (const frames of [1, 100, 3000])
      expect((await run(stretch(1.25), [noise(frames)]))[0]?.length).toBe(Math.round(frames * 1.25))
  })
})

describe('speed', () => {
  it.each([0.5, 1 / 1.1, 1 / 1.037, 1.25, 2])('with ratio %d changes length and pitch alike', async (ratio) => {
    const [found] = (await run(varispeed(ratio), [sine(1000, rate, rate)])) as [Float32Array]
    expect(found.length).toBe(Math.round(rate * ratio))
    expect(Math.abs((pitchOf(found) * ratio) / 1000 - 1)).toBeLessThan(0.005)
  })

  it('gives the same sound whatever the blocks are', async () => {
    const sound = [noise(40_000, 1, 0.3), noise(40_000, 2, 0.3)]
    const whole = await run(varispeed(0.83), sound)
    for (const blockFrames of [777, 10_000]) expect(await run(varispeed(0.83), sound, blockFrames)).toEqual(whole)
  })
})

describe('tones', () => {
  const tone = (waveform: 'sine' | 'square' | 'sawtooth' | 'triangle', frequencyHz: number): EffectCall => ({
    name: 'tone',
    params: { waveform, frequencyHz, amplitude: 0.5 },
  })
  /** Amplitude of one frequency in a second of sound. */
  const levelAt = (sound: Float32Array, hz: number): number => {
    let [re, im] = [0, 0]
    for (let i = 0; i < sound.length; i++) {
      re += (sound[i] as number) * Math.cos((2 * Math.PI * hz * i) / rate)
      im += (sound[i] as number) * Math.sin((2 * Math.PI * hz * i) / rate)
    }
    return (2 * Math.hypot(re, im)) / sound.length
  }

  it.each([
    ['sine', 1, 0],
    ['square', 4 / Math.PI, 1 / 3],
    ['sawtooth', 2 / Math.PI, -1],
    ['triangle', 8 / Math.PI ** 2, 1 / 9],
  ] as const)('of a %s have the partials of their wave', async (waveform, first, third) => {
    const [found] = (await run(tone(waveform, 100), [new Float32Array(rate)])) as [Float32Array]
    expect(levelAt(found, 100) / 0.5).toBeCloseTo(first, 2)
    if (third >= 0) expect(levelAt(found, 300) / 0.5).toBeCloseTo(first * third, 2)
    expect(Math.max(...found.map(Math.abs))).toBeLessThanOrEqual(0.5)
  })

  it('fold little of what lies above half of the rate back', async () => {
    // The 5th partial of 5001 Hz lies at 25,005 Hz and would be heard at 19,095.
    const naive = Float32Array.from({ length: rate }, (_, i) => (((i * 5001) / rate) % 1 < 0.5 ? 0.5 : -0.5))
    const [found] = (await run(tone('square', 5001), [new Float32Array(rate)])) as [Float32Array]
    expect(levelAt(found, rate - 25_005)).toBeLessThan(levelAt(naive, rate - 25_005) / 3)
  })

  it('go on through blocks as one', async () => {
    const sound = [new Float32Array(30_000)]
    for (const waveform of ['sine', 'square'] as const)
      expect(await run(tone(waveform, 441.7), sound, 1234)).toEqual(await run(tone(waveform, 441.7), sound))
  })
})

describe('noise', () => {
  const of = (color: 'white' | 'pink' | 'brown', seed = 1): EffectCall => ({
    name: 'noise',
    params: { color, amplitude: 0.5, seed },
  })
  /** How much of the energy is in the differences of neighbours: less for darker noise. */
  const brightness = (sound: Float32Array): number => {
    let [rough, all] = [0, 0]
    for (let i = 1; i < sound.length; i++) {
      rough += ((sound[i] as number) - (sound[i - 1] as number)) ** 2
      all += (sound[i] as number) ** 2
    }
    return rough / all
  }

  it('is the same for the same seed, another for another, and another on each channel', async () => {
    const empty = [new Float32Array(5000), new Float32Array(5000)]
    const [one, again, other] = [
      await run(of('white'), empty),
      await run(of('white'), empty, 333),
      await run(of('white', 2), empty),
    ]
    expect(again).toEqual(one)
    expect(other[0]).not.toEqual(one[0])
    expect(one[1]).not.toEqual(one[0])
  })

  it('gets darker from white to brown, and never too loud', async () => {
    const found = await Promise.all(
      (['white', 'pink', 'brown'] as const).map(
        async (color) => (await run(of(color), [new Float32Array(rate * 2)]))[0] as Float32Array,
      ),
    )
    const [white, pink, brown] = found.map(brightness) as [number, number, number]
    expect(white).toBeGreaterThan(pink * 2)
    expect(pink).toBeGreaterThan(brown * 2)
    for (const sound of found) expect(sound.every((sample) => Math.abs(sample) <= 0.5)).toBe(true)
  })
})
