import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { openEngine, value } from '../../support/openEngine.ts'

const voice = path.resolve(import.meta.dirname, '../../../assets/demo/Voice.flac')
const range = { start: 4, end: 5 }
/** Beside the crossfades at its edges. */
const inside = { start: 4.05, end: 4.95 }

/** A recording, a second of it selected, with joins that can't be heard. */
async function openVoice() {
  const engine = await openEngine({ joins: 'clickSafe' })
  value(await engine.importAudio([{ path: voice, name: 'Voice' }]))
  const [track] = (await engine.view()).tracks
  value(await engine.perform({ kind: 'selectTracks', trackIds: [track?.id ?? ''] }))
  value(await engine.perform({ kind: 'setTimeSelection', ...range }))
  const peak = async (): Promise<number> =>
    value(await engine.measure({ range: inside, trackIds: [track?.id ?? ''], facts: 'levels' })).peakDb
  return { engine, peak }
}

describe('silence that was asked for', () => {
  it('is digital silence where a range is silenced, whatever the room sounds like', async () => {
    const { engine, peak } = await openVoice()
    expect(await peak()).toBeGreaterThan(-60)
    value(await engine.perform({ kind: 'silenceSelection' }))
    expect(await peak()).toBe(-Infinity)
  })

  it('stays where the gap of what is taken out is left', async () => {
    const { engine, peak } = await openVoice()
    value(await engine.perform({ kind: 'deleteSelection', gap: 'leave' }))
    const [track] = (await engine.view()).tracks
    expect(track?.clips.map(({ start, end }) => [start, end])).toEqual([
      [0, 4],
      [5, expect.any(Number)],
    ])
    expect(await peak()).toBe(-Infinity)
  })

  it('gets the sound of the room where that is asked for', async () => {
    const { engine, peak } = await openVoice()
    value(await engine.perform({ kind: 'silenceSelection' }))
    value(await engine.perform({ kind: 'setTimeSelection', ...range }))
    value(await engine.perform({ kind: 'generateRoomTone' }))
    const level = await peak()
    expect(level).toBeGreaterThan(-Infinity)
    expect(level).toBeLessThan(-20)
  })
})
