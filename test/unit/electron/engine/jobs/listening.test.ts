import { describe, expect, it } from 'vitest'
import type { Engine } from '../../../../../electron/engine/index.ts'
import { code, openSeeded, value } from '../../../../support/openEngine.ts'

const minutes = 4
const range = { start: 0, end: minutes * 60 }

/** Long enough for several pauses. */
async function openLong(): Promise<Engine> {
  return openSeeded({
    sampleRate: 44_100,
    tracks: [
      {
        name: 'Voice',
        channels: 2,
        clips: [{ name: 'take', start: 0, end: range.end }],
        silences: [
          [10, 12],
          [100, 103],
        ],
      },
    ],
  })
}

async function trackIds(engine: Engine): Promise<string[]> {
  return (await engine.view()).tracks.map((track) => track.id)
}

describe('what is asked about the sound while it changes', () => {
  it.each(['all', 'levels', 'loudness'] as const)(
    'is answered about the state in which it was asked: %s',
    async (facts) => {
      const engine = await openLong()
      const ids = await trackIds(engine)
      const before = value(await engine.measure({ range, trackIds: ids, facts }))
      const asked = engine.measure({ range, trackIds: ids, facts })
      await engine.perform({ kind: 'setTimeSelection', start: 60, end: 240 })
      value(await engine.perform({ kind: 'silenceSelection' }))
      expect(value(await asked)).toEqual(before)
      expect(value(await engine.measure({ range, trackIds: ids, facts }))).not.toEqual(before)
    },
  )

  it('lets what comes meanwhile go first, and stops when it is told to', async () => {
    const engine = await openLong()
    const order: string[] = []
    const asked = engine
      .measure({ range, trackIds: await trackIds(engine) })
      .then((answer) => void order.push(code(answer)))
    await engine.perform({ kind: 'setTimeSelection', start: 1, end: 2 })
    order.push('selected')
    await engine.cancelWork()
    await asked
    expect(order).toEqual(['selected', 'engine/cancelled'])
  })

  it('is given up when the engine closes', async () => {
    const engine = await openLong()
    const asked = engine.measure({ range, trackIds: await trackIds(engine) })
    await engine.close()
    expect(code(await asked)).toMatch(/^engine\/(cancelled|stopped)$/u)
  })
})

describe('labels over silences', () => {
  it('are put in when all was heard, and selecting goes on until then', async () => {
    const engine = await openLong()
    const order: string[] = []
    const labelled = engine
      .perform({ kind: 'labelSilences', minSilence: 1, thresholdDb: -60, text: 'Pause' })
      .then((answer) => void order.push(code(answer)))
    value(await engine.perform({ kind: 'selectAllTracks' }))
    order.push('selected')
    await labelled
    expect(order).toEqual(['selected', 'ok'])
    expect((await engine.view()).labels.map((label) => label.text)).toEqual(['Pause 1', 'Pause 2'])
  })
})
