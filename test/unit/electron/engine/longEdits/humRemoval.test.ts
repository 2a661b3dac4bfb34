import { describe, expect, it } from 'vitest'
import { makeWav, storedFields, storeSamples } from '../../../../support/files/makeWav.ts'
import { scratchFile } from '../../../../support/files/importing.ts'
import { code, openEngine, value } from '../../../../support/openEngine.ts'
import { noise } from '../../../../support/signals.ts'

const rate = 8000
const seconds = 12

/** Bursts of a voice that glides from 95 to 130 Hz with all its overtones, over a little hiss. */
function speech(at: number): number {
  const turns = 112 * at - 8.5 * Math.cos(at * 2)
  return at % 3 < 2.2 ? [1, 2, 3, 4].reduce((sum, k) => sum + (0.1 / k) * Math.sin(2 * Math.PI * k * turns), 0) : 0
}

/** Mains hum with two overtones, the second of them the strongest. */
const hum = (frequency: number, at: number): number =>
  [0.01, 0.02, 0.005].reduce((sum, level, k) => sum + level * Math.sin(2 * Math.PI * frequency * (k + 1) * at + k), 0)

async function open(sound: (at: number) => number) {
  const hiss = noise(seconds * rate, 5, 0.001)
  const samples = Array.from(hiss, (sample, i) => sample + sound(i / rate))
  const engine = await openEngine()
  const file = scratchFile(makeWav(storeSamples('f32', samples), storedFields('f32', 1, rate)))
  value(await engine.importAudio([{ path: file, name: 'take.wav' }]))
  const [track] = (await engine.view()).tracks
  value(await engine.perform({ kind: 'selectTracks', trackIds: [track?.id ?? ''] }))
  value(await engine.perform({ kind: 'setTimeSelection', start: 0, end: seconds }))
  const levelAt = async (start: number, end: number): Promise<number> =>
    value(await engine.measure({ range: { start, end }, trackIds: [track?.id ?? ''] })).rmsDb
  return { engine, levelAt }
}

const remove = { kind: 'humRemoval', harmonics: 8, q: 30 } as const

describe('hum removal', () => {
  it.each([50, 60])(
    'hears that the mains hum at %s Hz beside a voice, says so, and takes it out',
    async (frequency) => {
      const { engine, levelAt } = await open((at) => speech(at) + hum(frequency, at))
      const [pause, talk] = [await levelAt(2.4, 2.9), await levelAt(0.2, 2)]
      const done = value(await engine.perform(remove))
      expect(done.notes).toEqual([{ kind: 'hum-found', frequencyHz: frequency }])
      expect(pause).toBeGreaterThan(-37)
      expect(await levelAt(2.4, 2.9)).toBeLessThan(-55)
      expect(Math.abs((await levelAt(0.2, 2)) - talk)).toBeLessThan(1.5)
    },
  )

  it('takes no voice for a hum, and changes nothing where there is none', async () => {
    const { engine } = await open(speech)
    const before = await engine.view()
    expect(code(await engine.perform(remove))).toBe('engine/no-hum')
    expect((await engine.view()).contentRevision).toBe(before.contentRevision)
  })

  it.each([0.001, 0.03, 0.3, 1, 3])('takes out what is found when one asks, at %s times its level', async (level) => {
    const { engine } = await open((at) => speech(at) + level * hum(50, at))
    const answer = value(await engine.analyse({ kind: 'hum', range: null, trackIds: [] }))
    const asked = answer.kind === 'hum' ? (answer.found[0]?.hz ?? null) : undefined
    const removed = await engine.perform(remove)
    const found = removed.ok
      ? removed.value.notes?.map((note) => note.kind === 'hum-found' && note.frequencyHz)
      : [null]
    expect(found).toEqual([asked])
    expect(asked).toBe(level < 0.01 ? null : 50)
  })

  it('takes out what is named, whatever is heard', async () => {
    const { engine } = await open(speech)
    const done = value(await engine.perform({ ...remove, frequencyHz: 49.5 }))
    expect([done.changed, done.notes]).toEqual([true, undefined])
  })
})
