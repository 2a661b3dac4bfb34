import { expect, test } from 'vitest'
import { memoryBlockStore } from '../../../../../../electron/engine/blocks/memoryBlockStore.ts'
import { encodeBlock } from '../../../../../../electron/engine/blocks/sampleFormat.ts'
import { planLongEdit, type LongEnv } from '../../../../../../electron/engine/longEdits/index.ts'
import { emptyFocus } from '../../../../../../electron/engine/model/emptyProject.ts'
import { readTrack } from '../../../../../../electron/engine/render/readTrack.ts'
import { frames } from '../../../../../../shared/time.ts'
import { addBlock, makePiece } from '../../../../../support/engine/makePieces.ts'
import { makeClip, makeTrack } from '../../../../../support/engine/makeTrack.ts'
import { noise } from '../../../../../support/signals.ts'

const rate = 8000
const seconds = 20

/**
 * Noise that is a voice from second `from` to second `to`, and 30 dB quieter elsewhere: what is heard of the other
 * one.
 */
const microphone = (seed: number, from: number, to: number): Float32Array =>
  noise(seconds * rate, seed, 0.4).map((sample, i) => (i >= from * rate && i < to * rate ? sample : sample * 0.03))

const sounds = { Host: microphone(1, 0, 8), Guest: microphone(2, 10, 20) }

function show() {
  const store = memoryBlockStore()
  const tracks = Object.entries(sounds).map(([name, sound], k) => {
    const piece = makePiece({ block: addBlock(store, encodeBlock([sound], 'f32')), length: sound.length })
    return { ...makeTrack({ id: `t${k}`, clips: [makeClip(0, [piece])] }), name }
  })
  const focus = {
    ...emptyFocus,
    selection: { start: frames(0), end: frames(seconds * rate) },
    selectedTracks: tracks.map(({ id }) => id),
  }
  return { store, state: { project: { sampleRate: rate, tracks, labels: [] }, focus, clipboard: null } }
}

async function gated(except: number[] = []) {
  const { store, state } = show()
  const env: LongEnv = {
    store,
    joins: 'exact',
    signal: new AbortController().signal,
    pause: async () => {},
    report: () => {},
  }
  const request = { kind: 'crossGate', reductionDb: 12, holdMs: 500, fadeMs: 200, except } as const
  const plan = await planLongEdit(state, request, env)
  if (!plan.ok) return plan
  return plan.value.apply(state, [], { store, joins: 'exact', newId: () => 'x' })
}

/** By how much each track is turned down at a time, dB. */
async function gainsAt(time: number, except: number[] = []): Promise<number[]> {
  const { store } = show()
  const done = await gated(except)
  if (!done.ok) throw new Error(done.error.code)
  return done.value.project.tracks.map((track) => {
    const at = Math.round(time * rate)
    const own = sounds[track.name as keyof typeof sounds].subarray(at, at + 100)
    const [made = own] = readTrack(store, track, at, 100)
    const energy = (row: Float32Array) => row.reduce((sum, sample) => sum + sample * sample, 0)
    return Math.round(100 * Math.log10(energy(made) / energy(own))) / 10
  })
}

test('whoever is silent is down by what was asked while the other one speaks, and both are up where one speaks', async () => {
  expect(await gainsAt(4)).toEqual([0, -12])
  expect(await gainsAt(15)).toEqual([-12, 0])
})

test('who spoke last stays up while nobody speaks, and goes down only when the other one begins', async () => {
  expect(await gainsAt(8.4)).toEqual([0, -12])
  expect((await gainsAt(9.5))[0]).toBe(0)
  expect(await gainsAt(10.5)).toEqual([-12, 0])
})

test('a fade is over before the first word, and lies within what is turned down', async () => {
  expect((await gainsAt(9.85))[1]).toBe(0)
  const [, rising = 0] = await gainsAt(9.74)
  expect(rising > -12 && rising < 0).toBe(true)
})

test('a part that was left out stays as it is, by a time inside it', async () => {
  expect(await gainsAt(4, [3])).toEqual([0, 0])
  expect(await gainsAt(15, [3])).toEqual([-12, 0])
  const none = await gated([3, 15])
  expect(none.ok ? null : none.error.code).toBe('engine/bad-value')
})
