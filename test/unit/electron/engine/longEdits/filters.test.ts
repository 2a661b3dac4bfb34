import { messageOf } from '../../../../../shared/failures/index.ts'
import { describe, expect, it } from 'vitest'
import { createEngine } from '../../../../../electron/engine/index.ts'

describe('filters', () => {
  for (const run of ['inline', 'thread'] as const) {
    it(`takes the low sound out and can be undone, ${run}`, async () => {
      const opened = await createEngine({ file: ':memory:', run })
      if (!opened.ok) throw new Error(messageOf(opened.error))
      const engine = opened.value
      await engine.seed({
        sampleRate: 8000,
        tracks: [{ name: 'Voice', channels: 2, clips: [{ name: 'a', start: 1, end: 21 }], silences: [] }],
        labels: [],
        selection: { start: 5, end: 15 },
        selectedTracks: ['Voice'],
        selectedClips: [],
        cursor: 0,
      })
      const ids = (await engine.view()).selectedTracks
      const measure = async (start: number, end: number) => {
        const measured = await engine.measure({ range: { start, end }, trackIds: ids })
        if (!measured.ok) throw new Error(messageOf(measured.error))
        return measured.value
      }
      const [inside, outside] = [await measure(5, 15), await measure(15.01, 21)]
      const done = await engine.perform({ kind: 'highPass', frequencyHz: 3000, rolloffDb: 24 })
      expect(done).toMatchObject({
        ok: true,
        value: { changed: true, tracks: ['Voice'], range: { start: 5, end: 15 } },
      })
      expect((await measure(5.01, 14.99)).rmsDb).toBeLessThan(inside.rmsDb - 4)
      expect((await measure(15.01, 21)).soundHash).toBe(outside.soundHash)
      expect((await engine.view()).history.at(-1)?.label).toBe('High-Pass Filter')
      await engine.undo()
      expect((await measure(5, 15)).soundHash).toBe(inside.soundHash)
      await engine.close()
    })
  }
})
