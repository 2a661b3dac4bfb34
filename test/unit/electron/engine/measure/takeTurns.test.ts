import { describe, expect, it } from 'vitest'
import { memoryBlockStore } from '../../../../../electron/engine/blocks/memoryBlockStore.ts'
import { encodeBlock } from '../../../../../electron/engine/blocks/sampleFormat.ts'
import { listenToTracks, measureTruePeak } from '../../../../../electron/engine/measure/loudness/index.ts'
import { measureTracks } from '../../../../../electron/engine/measure/measureTracks.ts'
import { quietestStretch } from '../../../../../electron/engine/measure/quietestStretch.ts'
import {
  atOnce,
  framesATurn,
  framesOf,
  takeTurns,
  type InSteps,
} from '../../../../../electron/engine/measure/takeTurns.ts'
import { addBlock, makePiece } from '../../../../support/engine/makePieces.ts'
import { makeAudioProject, makeClip, makeTrack } from '../../../../support/engine/makeTrack.ts'
import { noise } from '../../../../support/signals.ts'

const blockFrames = 1 << 18

function* steps(costs: readonly number[]): InSteps<string> {
  for (const cost of costs) yield cost
  return 'done'
}

function turns(signal = new AbortController().signal) {
  const counted = { pauses: 0, signal, pause: async () => void counted.pauses++, report: () => {} }
  return counted
}

describe('taking turns', () => {
  it('pauses whenever a turn’s worth of frames was gone through', async () => {
    const counted = turns()
    expect(await takeTurns(counted, steps(Array.from({ length: 10 }, () => framesATurn / 2)))).toEqual({
      ok: true,
      value: 'done',
    })
    expect(counted.pauses).toBe(5)
  })

  it('stops at the next pause when it is cancelled, and does not begin when it was before', async () => {
    const abort = new AbortController()
    let done = 0
    function* work(): InSteps<number> {
      for (; done < 10; done++) yield framesATurn
      return done
    }
    const stopping = { signal: abort.signal, pause: async () => abort.abort() }
    expect(await takeTurns(stopping, work())).toMatchObject({ ok: false, error: { code: 'engine/cancelled' } })
    expect(done).toBe(0)
    expect(await takeTurns(stopping, steps([]))).toMatchObject({ ok: false, error: { code: 'engine/cancelled' } })
  })

  it('counts what lies under a piece, and something for the shortest', () => {
    const store = memoryBlockStore()
    const block = addBlock(store, encodeBlock([new Float32Array(100)], 's16'))
    const piece = makePiece({ block, length: 100 })
    expect(framesOf({ ...piece, under: [piece] }, 100)).toBe(2 * framesOf(piece, 100))
    expect(framesOf(makePiece({ length: 1 }), 1)).toBeGreaterThan(0)
  })
})

/** What an hour is made of, but of one block again and again: no step may go through more than a block of it. */
describe('no measurement holds the thread for longer than a block', () => {
  const store = memoryBlockStore()
  const block = addBlock(store, encodeBlock([noise(blockFrames, 1, 0.3), noise(blockFrames, 2, 0.3)], 's16'))
  const clip = makeClip(
    0,
    Array.from({ length: 40 }, (_, k) => makePiece({ block, length: blockFrames, gain: 1 - k / 100 })),
  )
  const tracks = [makeTrack({ channels: 2, clips: [clip] })]
  const range = { start: 0, end: 40 * blockFrames }

  it.each([
    ['levels', () => measureTracks(store, makeAudioProject(tracks), range, ['track-1'], 'levels')],
    ['hash and levels', () => measureTracks(store, makeAudioProject(tracks), range, ['track-1'])],
    ['quietest stretch', () => quietestStretch(store, [clip], 44_100)],
  ] as const)('%s', (_name, work) => {
    const costs: number[] = []
    atOnce(
      (function* watched(): InSteps<void> {
        const steps = work()
        for (let step = steps.next(); step.done !== true; step = steps.next()) costs.push(step.value)
        yield 0
      })(),
    )
    expect(costs.length).toBeGreaterThanOrEqual(40)
    expect(Math.max(...costs.slice(0, 40))).toBeLessThan(2 * blockFrames)
  })

  it('loudness pauses twice for every block that is new, true peak for every one that it listens to', async () => {
    const [loudness, peak] = [turns(), turns()]
    const track = makeTrack({
      channels: 2,
      clips: [
        makeClip(
          0,
          Array.from({ length: 4 }, () =>
            makePiece({
              block: addBlock(store, encodeBlock([noise(blockFrames, 3, 0.3)], 's16')),
              length: blockFrames,
            }),
          ),
        ),
      ],
    })
    await listenToTracks({ ...loudness, store, sampleRate: 44_100, pause: loudness.pause }, [track], {
      start: 0,
      end: 4 * blockFrames,
    })
    expect(loudness.pauses).toBe(8)
    await measureTruePeak({ ...peak, store, sampleRate: 44_100, pause: peak.pause }, [track], {
      start: 0,
      end: 4 * blockFrames,
    })
    expect(peak.pauses).toBeGreaterThanOrEqual(8)
  })
})
