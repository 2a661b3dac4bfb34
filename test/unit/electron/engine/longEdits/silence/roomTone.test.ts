import { describe, expect, it } from 'vitest'
import { makeWav, storedFields, storeSamples } from '../../../../../support/files/makeWav.ts'
import { scratchFile } from '../../../../../support/files/importing.ts'
import { code, openEngine, value } from '../../../../../support/openEngine.ts'
import { noise } from '../../../../../support/signals.ts'

const rate = 8000
const seconds = 12
/** Everybody talks, and from 6 s to 8 s nobody does. */
const isQuiet = (at: number): boolean => at >= 6 && at < 8

/** Stereo: the same hiss on both sides with a little of another one, a hum, and a voice much louder than both. */
async function open(voice = 0.4, room = 1) {
  const [both, left, right] = [
    noise(seconds * rate, 5, 0.004),
    noise(seconds * rate, 6, 0.001),
    noise(seconds * rate, 7, 0.001),
  ]
  const samples = Array.from({ length: seconds * rate }, (_, i) => {
    const at = i / rate
    const heard =
      room * ((both[i] as number) + 0.003 * Math.sin(2 * Math.PI * 50 * at)) +
      (isQuiet(at) ? 0 : voice * Math.sin(2 * Math.PI * 200 * at))
    return [heard + room * (left[i] as number), heard + room * (right[i] as number)]
  }).flat()
  const engine = await openEngine()
  const file = scratchFile(makeWav(storeSamples('f32', samples), storedFields('f32', 2, rate)))
  value(await engine.importAudio([{ path: file, name: 'take.wav' }]))
  const [track] = (await engine.view()).tracks
  value(await engine.perform({ kind: 'selectTracks', trackIds: [track?.id ?? ''] }))
  const measured = async (start: number, end: number) =>
    value(await engine.measure({ range: { start, end }, trackIds: [track?.id ?? ''] }))
  const heard = async (from: number, to: number): Promise<readonly [number[], number[]]> => {
    const mix = await engine.readMix({ fromFrame: from * rate, frames: (to - from) * rate })
    const side = (of: 0 | 1): number[] =>
      Array.from({ length: (to - from) * rate }, (_, i) => mix[2 * i + of] as number)
    return [side(0), side(1)]
  }
  return { engine, measured, heard }
}

/** How alike two stretches are, 1 where they are the same. */
function alike(one: readonly number[], other: readonly number[]): number {
  const product = (a: readonly number[], b: readonly number[]): number =>
    a.reduce((sum, sample, i) => sum + sample * (b[i] ?? 0), 0)
  return product(one, other) / Math.sqrt(product(one, one) * product(other, other))
}

/** Without the hum: what is a period of it later is taken off. */
const withoutHum = (row: readonly number[]): number[] =>
  row.slice(rate / 50).map((sample, i) => sample - (row[i] as number))

describe('room tone', () => {
  it('is as loud as the quiet stretch that it finds, says which, and takes the place of the range', async () => {
    const { engine, measured } = await open()
    const room = await measured(6.2, 7.8)
    value(await engine.perform({ kind: 'setTimeSelection', start: 1, end: 5 }))
    const done = value(await engine.perform({ kind: 'generateRoomTone' }))
    const [note] = done.notes ?? []
    expect(note?.kind === 'made-like' && isQuiet(note.start) && isQuiet(note.end)).toBe(true)
    expect(Math.abs((await measured(1.1, 4.9)).rmsDb - room.rmsDb)).toBeLessThan(0.7)
    expect((await engine.view()).duration).toBe(seconds)
  })

  it('repeats nothing, and keeps the sides as alike as they were', async () => {
    const { engine, heard } = await open()
    const before = await heard(6, 8)
    value(await engine.perform({ kind: 'setTimeSelection', start: 0, end: 6 }))
    value(await engine.perform({ kind: 'generateRoomTone', source: { start: 6.2, end: 7.8 } }))
    const [left, right] = await heard(1, 5)
    const flat = withoutHum(left)
    const later = Array.from({ length: 60 }, (_, k) => 400 + k * 431)
    const repeats = later.map((lag) => Math.abs(alike(flat.slice(0, 3000), flat.slice(lag, lag + 3000))))
    expect(Math.max(...repeats)).toBeLessThan(0.15)
    expect(Math.abs(alike(left, right) - alike(before[0], before[1]))).toBeLessThan(0.03)
  })

  it('lets a hum go on where it was', async () => {
    const { engine, heard } = await open(0)
    const [before] = await heard(6, 7)
    value(await engine.perform({ kind: 'setTimeSelection', start: 7, end: 9 }))
    value(await engine.perform({ kind: 'generateRoomTone', source: { start: 6, end: 7 } }))
    const [after] = await heard(7, 9)
    // 50 periods are a second: the hum stands at the same place in both.
    const hum = (row: readonly number[], at: number): number =>
      row.reduce((sum, sample, i) => sum + sample * Math.sin(2 * Math.PI * 50 * (i / rate + at)), 0) / row.length
    expect(hum(after.slice(0, rate), 0) / hum(before, 0)).toBeGreaterThan(0.9)
    expect(hum(after.slice(rate), 0) / hum(before, 0)).toBeGreaterThan(0.9)
  })

  it('is put in at the cursor with a length of its own, and what follows moves', async () => {
    const { engine, measured } = await open()
    value(await engine.perform({ kind: 'setCursor', time: 3 }))
    value(await engine.perform({ kind: 'generateRoomTone', duration: 2 }))
    expect((await engine.view()).duration).toBe(seconds + 2)
    expect((await measured(3.1, 4.9)).rmsDb).toBeLessThan(-40)
    expect((await measured(5.1, 5.9)).rmsDb).toBeGreaterThan(-20)
  })

  it('changes nothing where no stretch tells what the room sounds like', async () => {
    const { engine } = await open(0.4, 0)
    value(await engine.perform({ kind: 'setTimeSelection', start: 1, end: 2 }))
    const before = await engine.view()
    expect(code(await engine.perform({ kind: 'generateRoomTone', source: { start: 6.2, end: 7.8 } }))).toBe(
      'engine/no-quiet-stretch',
    )
    expect((await engine.view()).contentRevision).toBe(before.contentRevision)
  })
})
