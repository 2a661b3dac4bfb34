import { describe, expect, it, vi } from 'vitest'
import { memoryBlockStore } from '../../../../../electron/engine/blocks/memoryBlockStore.ts'
import { encodeBlock } from '../../../../../electron/engine/blocks/sampleFormat.ts'
import { createPauses } from '../../../../../electron/engine/measure/createPauses.ts'
import { addBlock, makePiece } from '../../../../support/engine/makePieces.ts'
import { makeAudioProject, makeClip, makeTrack } from '../../../../support/engine/makeTrack.ts'
import { sine } from '../../../../support/signals.ts'

const rate = 8000

/** A clip from 1 s on: a second of tone, so many seconds of nothing, a second of tone. */
function withPause(seconds: number) {
  const store = memoryBlockStore()
  const sound = new Float32Array((2 + seconds) * rate)
  for (const at of [0, 1 + seconds]) sound.set(sine(400, rate, rate, 0.5), at * rate)
  const block = addBlock(store, encodeBlock([sound], 'f32'))
  const clip = makeClip(rate, [makePiece({ block, length: sound.length })])
  const session = { store, shown: { project: makeAudioProject([makeTrack({ clips: [clip] })], rate) } }
  return { session, read: createPauses(session), summary: vi.spyOn(store, 'summary') }
}

describe('createPauses', () => {
  it('says where each pause begins and ends, the gap before the first clip among them', async () => {
    const { read } = withPause(2)
    const pauses = [...(await read({ trackId: 'track-1' }))]
    expect(pauses.map((time) => Math.round(time * 100) / 100)).toEqual([0, 1, 2, 4])
  })

  it('leaves breaths out, and an unknown track has none', async () => {
    const { read } = withPause(0.25)
    expect(await read({ trackId: 'track-1' })).toHaveLength(2)
    expect(await read({ trackId: 'none' })).toHaveLength(0)
  })

  it('keeps what it found for as long as the clips are as they were', async () => {
    const { session, read, summary } = withPause(2)
    await Promise.all([read({ trackId: 'track-1' }), read({ trackId: 'track-1' })])
    const asked = summary.mock.calls.length
    const [track] = session.shown.project.tracks
    if (track === undefined) throw new Error('there is a track')
    session.shown.project = makeAudioProject([{ ...track, gainDb: -6 }], rate)
    await read({ trackId: 'track-1' })
    expect(summary.mock.calls.length).toBe(asked)
    session.shown.project = makeAudioProject([{ ...track, clips: [...track.clips] }], rate)
    await read({ trackId: 'track-1' })
    expect(summary.mock.calls.length).toBeGreaterThan(asked)
  })
})
