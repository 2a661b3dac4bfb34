import { describe, expect, it } from 'vitest'
import { openEngine, value } from '../../../../../support/openEngine.ts'

const rate = 8000

async function open(clips: { name: string; start: number; end: number }[][]) {
  const engine = await openEngine()
  value(
    await engine.seed({
      sampleRate: rate,
      tracks: clips.map((own, k) => ({ name: `T${k + 1}`, channels: k === 0 ? 1 : 2, clips: own, silences: [] })),
      labels: [],
      selection: { start: 0, end: 10 },
      selectedTracks: clips.map((_, k) => `T${k + 1}`),
      selectedClips: [],
      cursor: 0,
    }),
  )
  return engine.editorFor('test')
}

describe('master', () => {
  it('only changes gains where the peaks stay below the ceiling, and says so', async () => {
    const editor = await open([[{ name: 'a', start: 0, end: 10 }]])
    const outcome = value(await editor.perform({ kind: 'master', level: { unit: 'lufs', value: -40 }, ceilingDb: -1 }))
    expect(outcome.changed).toBe(true)
    expect(outcome.notes).toEqual([{ kind: 'mono', counted: 'once' }])
    expect(outcome.changes?.map(({ what }) => what)).toEqual(['loudness', 'peak'])
    const again = value(await editor.perform({ kind: 'master', level: { unit: 'lufs', value: -40 }, ceilingDb: -1 }))
    expect(again.changed).toBe(false)
  })

  it('limits tracks that begin midway by what their mix needs, and ends at both', async () => {
    const editor = await open([
      [{ name: 'a', start: 0, end: 10 }],
      [
        { name: 'b', start: 2.0137, end: 4 },
        { name: 'c', start: 5, end: 9.5 },
      ],
    ])
    const { tracks } = await editor.view()
    const trackIds = tracks.map(({ id }) => id)
    const request = { kind: 'master', level: { unit: 'lufs', value: -13 }, ceilingDb: -8 } as const
    const outcome = value(await editor.perform(request))
    expect(outcome.notes?.map(({ kind }) => kind)).toEqual(['limited'])
    const found = value(await editor.analyse({ kind: 'loudness', range: null, trackIds }))
    if (found.kind !== 'loudness') expect.fail('no loudness')
    expect(found.integrated).toBeCloseTo(-13, 0)
    expect(found.truePeakDb).toBeLessThanOrEqual(-8)
  })

  // Limited at its own height it would have been below the gate, and come back as silence.
  it('brings up what is so quiet that the gate would leave it out behind the limiter', async () => {
    const editor = await open([[{ name: 'a', start: 0, end: 10 }]])
    value(await editor.perform({ kind: 'amplify', gainDb: -40 }))
    const trackIds = (await editor.view()).tracks.map(({ id }) => id)
    value(await editor.perform({ kind: 'master', level: { unit: 'lufs', value: -6 }, ceilingDb: -9 }))
    const found = value(await editor.analyse({ kind: 'loudness', range: null, trackIds }))
    if (found.kind !== 'loudness') expect.fail('no loudness')
    expect(found.integrated).toBeGreaterThan(-30)
    expect(found.truePeakDb).toBeLessThanOrEqual(-9)
  })

  it('tells each place that its limiter turns down where somebody looks, and none where nobody does', async () => {
    const editor = await open([[{ name: 'a', start: 0, end: 10 }]])
    const [track] = (await editor.view()).tracks
    // Three loud places in a quiet talk.
    value(await editor.perform({ kind: 'amplify', gainDb: -20 }))
    for (const start of [2, 5, 8]) {
      value(await editor.perform({ kind: 'setTimeSelection', start, end: start + 0.5 }))
      value(await editor.perform({ kind: 'selectTracks', trackIds: [track?.id ?? ''] }))
      value(await editor.perform({ kind: 'amplify', gainDb: 19 }))
    }
    value(await editor.perform({ kind: 'setTimeSelection', start: 0, end: 10 }))
    value(await editor.perform({ kind: 'selectTracks', trackIds: [track?.id ?? ''] }))
    const request = { kind: 'master', level: { unit: 'lufs', value: -12 }, ceilingDb: -3 } as const
    const fork = await editor.fork()
    await fork.listChanges()
    const { changes = [] } = value(await fork.perform(request))
    const places = changes.filter(({ range }) => range !== null)
    expect(places.map(({ range }) => Math.round(range?.start ?? -1))).toEqual([2, 5, 8])
    for (const { what, track: on, after, leave } of places) {
      expect([what, on, leave]).toEqual(['level', null, null])
      expect(after.kind === 'gain' && after.db).toBeLessThan(-0.5)
    }
    await fork.dispose()
    const done = value(await editor.perform(request))
    expect(done.changes?.every(({ range }) => range === null)).toBe(true)
  })
})
