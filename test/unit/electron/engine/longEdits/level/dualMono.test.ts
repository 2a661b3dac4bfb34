import { describe, expect, it } from 'vitest'
import type { EditRequestInput } from '../../../../../../shared/schemas/editRequest.ts'
import type { MonoCount } from '../../../../../../shared/schemas/edits/monoCount.ts'
import { scratchFile } from '../../../../../support/files/importing.ts'
import { makeWav, storedFields, storeSamples } from '../../../../../support/files/makeWav.ts'
import { openEngine, value } from '../../../../../support/openEngine.ts'
import { noise } from '../../../../../support/signals.ts'

const rate = 8000
const voice = noise(rate * 5, 0.1)

/** The same sound as files of so many channels, each on a track of its own. */
async function open(channels: readonly (1 | 2)[]) {
  const editor = (await openEngine()).editorFor('test')
  for (const [index, count] of channels.entries()) {
    const samples = [...voice].flatMap((sample) => Array.from({ length: count }, () => sample))
    const file = scratchFile(makeWav(storeSamples('f32', samples), storedFields('f32', count, rate)))
    value(await editor.importAudio([{ path: file, name: `${index}.wav` }]))
  }
  value(await editor.perform({ kind: 'selectAllTracks' }))
  value(await editor.perform({ kind: 'setTimeSelection', start: 0, end: voice.length / rate }))
  const { tracks, duration } = await editor.view()
  const where = { range: { start: 0, end: duration }, trackIds: tracks.map(({ id }) => id) }
  const measure = async (mono: MonoCount) => {
    const loud = value(await editor.measure({ ...where, facts: 'loudness', mono })).lufs ?? 0
    const { mix } = value(await editor.measure({ ...where, facts: 'mix', mono }))
    expect(mix?.lufs).toBeCloseTo(loud, 1)
    return loud
  }
  return { editor, measure }
}

const requests: readonly (readonly [string, EditRequestInput])[] = [
  ['normalized', { kind: 'loudnessNormalize', targetLufs: -30, mode: 'together', mono: 'dual' }],
  ['mastered', { kind: 'master', level: { unit: 'lufs', value: -30 }, ceilingDb: -1, mono: 'dual' }],
]

describe('the loudness of one channel', () => {
  it('is 3.01 LU more as dual mono, and the same either way where there are two', async () => {
    const [mono, stereo] = [await open([1]), await open([2])]
    expect((await mono.measure('dual')) - (await mono.measure('once'))).toBeCloseTo(3.01, 2)
    expect(await stereo.measure('dual')).toBe(await stereo.measure('once'))
    expect(await mono.measure('dual')).toBeCloseTo(await stereo.measure('once'), 2)
  })

  it.each(requests)('is %s as dual mono where that is asked for, and that is said', async (_, request) => {
    const { editor, measure } = await open([1])
    const outcome = value(await editor.perform(request))
    expect(await measure('dual')).toBeCloseTo(-30, 1)
    expect(await measure('once')).toBeCloseTo(-33.01, 1)
    expect(outcome.notes).toEqual([{ kind: 'mono', counted: 'dual' }])
  })

  it.each(requests)('is said nothing of where what is %s has two channels', async (_, request) => {
    const { editor, measure } = await open([2])
    const outcome = value(await editor.perform(request))
    expect(await measure('once')).toBeCloseTo(-30, 1)
    expect(outcome.notes).toBeUndefined()
  })

  it('is that of the same sound in stereo where both are matched or compared, as both are heard', async () => {
    const { editor } = await open([1, 2])
    const found = value(await editor.analyse({ kind: 'balance', range: null, trackIds: [] }))
    if (found.kind !== 'balance') expect.fail('no balance')
    const [one, other] = found.found.map(({ lufs }) => lufs)
    expect(one).toBeCloseTo(other as number, 2)
    expect(found.mono).toBe('dual')
    const outcome = value(await editor.perform({ kind: 'matchLoudness', between: 'tracks' }))
    expect(outcome.changed).toBe(false)
    expect(outcome.notes).toEqual([{ kind: 'mono', counted: 'dual' }])
  })
})
