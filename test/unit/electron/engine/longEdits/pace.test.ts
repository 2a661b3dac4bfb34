import { describe, expect, it } from 'vitest'
import type { EditRequestInput } from '../../../../../shared/schemas/editRequest.ts'
import { scratchFile } from '../../../../support/files/importing.ts'
import { makeWav, storedFields, storeSamples } from '../../../../support/files/makeWav.ts'
import { openEngine, value } from '../../../../support/openEngine.ts'
import { sine } from '../../../../support/signals.ts'

const rate = 8000

/** What the edit tells of it, and by how much its peak really rose. */
async function edited(sound: Float32Array, request: EditRequestInput) {
  const editor = (await openEngine()).editorFor('test')
  const file = scratchFile(makeWav(storeSamples('f32', [...sound]), storedFields('f32', 1, rate)))
  value(await editor.importAudio([{ path: file, name: 'take.wav' }]))
  value(await editor.perform({ kind: 'selectAllTracks' }))
  value(await editor.perform({ kind: 'setTimeSelection', start: 0, end: sound.length / rate }))
  const peak = async (): Promise<number> => {
    const { tracks, duration } = await editor.view()
    const range = { start: 0, end: duration }
    return value(await editor.measure({ range, trackIds: tracks.map(({ id }) => id) })).peakDb
  }
  const before = await peak()
  const outcome = value(await editor.perform(request))
  const db = await peak()
  return { notes: outcome.notes ?? [], by: db - before, db }
}

const both: readonly (readonly [string, EditRequestInput])[] = [
  ['tempo', { kind: 'changeTempo', percent: 15 }],
  ['pitch', { kind: 'changePitch', semitones: 2 }],
]

describe('a change of pace or pitch', () => {
  it.each(both)('of %s tells when peaks rise by more than 0.3 dB, and to which level', async (_, request) => {
    // All partials of a square peak together where it is flat: moved against each other they stand out.
    const square = sine(220, rate, rate * 2, 0.5).map((sample) => Math.sign(sample) * 0.5)
    const { notes, by, db } = await edited(square, request)
    expect(by).toBeGreaterThan(0.3)
    const [note] = notes
    expect(note).toMatchObject({ kind: 'peak-rose', by: expect.closeTo(by, 3), db: expect.closeTo(db, 3) })
  })

  it.each(both)('of %s says nothing of a tone that stays as loud', async (_, request) => {
    const faded = sine(220, rate, rate * 2, 0.5).map((sample, i) => sample * Math.min(1, i / rate, 2 - i / rate))
    const { notes, by } = await edited(faded, request)
    expect(by).toBeLessThan(0.3)
    expect(notes).toEqual([])
  })
})
