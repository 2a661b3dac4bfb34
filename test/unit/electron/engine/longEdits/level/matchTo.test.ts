import { describe, expect, it } from 'vitest'
import { scratchFile } from '../../../../../support/files/importing.ts'
import { makeWav, storedFields, storeSamples } from '../../../../../support/files/makeWav.ts'
import { openEngine, value } from '../../../../../support/openEngine.ts'
import { noise } from '../../../../../support/signals.ts'

const rate = 8000
const seconds = 5

/** Noise of these peaks, each on a track of its own, called after its place; the whole is selected. */
async function open(peaks: readonly number[]) {
  const editor = (await openEngine()).editorFor('test')
  for (const [index, peak] of peaks.entries()) {
    const samples = noise(rate * seconds, index + 1, peak)
    const file = scratchFile(makeWav(storeSamples('f32', [...samples]), storedFields('f32', 1, rate)))
    value(await editor.importAudio([{ path: file, name: `${index}.wav` }]))
  }
  const { tracks } = await editor.view()
  const loudness = async (index: number, start = 0, end = seconds) => {
    const where = { range: { start, end }, trackIds: [tracks[index]?.id ?? ''] }
    return value(await editor.measure({ ...where, facts: 'loudness' })).lufs ?? Number.NaN
  }
  const select = async (indexes: readonly number[], start = 0, end = seconds) => {
    value(await editor.perform({ kind: 'selectTracks', trackIds: indexes.map((index) => tracks[index]?.id ?? '') }))
    value(await editor.perform({ kind: 'setTimeSelection', start, end }))
  }
  return { editor, loudness, select, names: tracks.map(({ name }) => name) }
}

describe('matching to a reference', () => {
  it('brings a track to the loudness of another, which stays, and tells both figures and the gain', async () => {
    const { editor, loudness, select, names } = await open([0.05, 0.2])
    const [was, reference] = [await loudness(0), await loudness(1)]
    await select([0])
    const outcome = value(await editor.perform({ kind: 'matchTo', reference: names[1] ?? '', offsetDb: 0 }))
    expect(await loudness(0)).toBeCloseTo(reference, 1)
    expect(await loudness(1)).toBeCloseTo(reference, 5)
    expect(outcome.changes?.map(({ before, after }) => [before, after])).toEqual([
      [
        { kind: 'loudness', lufs: expect.closeTo(was, 2) },
        { kind: 'loudness', lufs: expect.closeTo(reference, 2) },
      ],
    ])
    expect(outcome.notes?.slice(0, 2)).toEqual([
      { kind: 'measured-by', name: names[1], lufs: expect.closeTo(reference, 2) },
      { kind: 'gained', track: null, db: expect.closeTo(reference - was, 1) },
    ])
  })

  it('leaves so many decibels between them', async () => {
    const { editor, loudness, select, names } = await open([0.2, 0.1])
    await select([0])
    value(await editor.perform({ kind: 'matchTo', reference: names[1] ?? '', offsetDb: -12 }))
    expect((await loudness(1)) - (await loudness(0))).toBeCloseTo(12, 1)
  })

  it('brings each of several to it by its own gain, and leaves the reference among them alone', async () => {
    const { editor, loudness, select, names } = await open([0.3, 0.1, 0.03])
    const reference = await loudness(1)
    await select([0, 1, 2])
    const outcome = value(await editor.perform({ kind: 'matchTo', reference: names[1] ?? '', offsetDb: 0 }))
    for (const index of [0, 1, 2]) expect(await loudness(index)).toBeCloseTo(reference, 1)
    expect(outcome.tracks).toEqual([names[0], names[2]])
  })

  it('measures by a label on the tracks that are acted on, and changes what is selected alone', async () => {
    const { editor, loudness, select } = await open([0.2])
    await select([0], 0, 2)
    value(await editor.perform({ kind: 'amplify', gainDb: -9 }))
    await select([0], 3, 5)
    value(await editor.perform({ kind: 'addLabel', text: 'chorus' }))
    const chorus = await loudness(0, 3, 5)
    await select([0], 0, 2)
    value(await editor.perform({ kind: 'matchTo', reference: 'Chorus', offsetDb: 0 }))
    expect(await loudness(0, 0, 2)).toBeCloseTo(chorus, 1)
    expect(await loudness(0, 3, 5)).toBeCloseTo(chorus, 5)
  })

  it('fails where nothing has that name, several have it, or it would be measured by itself', async () => {
    const { editor, select, names } = await open([0.2])
    await select([0], 0, 2)
    for (let times = 0; times < 2; times += 1) value(await editor.perform({ kind: 'addLabel', text: 'verse' }))
    const codeOf = async (reference: string) => {
      const done = await editor.perform({ kind: 'matchTo', reference, offsetDb: 0 })
      return done.ok ? null : done.error
    }
    expect(await codeOf('bridge')).toMatchObject({ code: 'engine/unknown-track' })
    expect(await codeOf('verse')).toMatchObject({ values: { problem: { kind: 'several-of-one-name' } } })
    expect(await codeOf(names[0] ?? '')).toMatchObject({ values: { problem: { kind: 'measured-by-itself' } } })
  })
})
