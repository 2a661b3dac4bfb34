import { expect, test } from 'vitest'
import { memoryBlockStore } from '../../../../../electron/engine/blocks/memoryBlockStore.ts'
import { encodeBlock } from '../../../../../electron/engine/blocks/sampleFormat.ts'
import { planLongEdit, type LongEnv } from '../../../../../electron/engine/longEdits/index.ts'
import { emptyFocus } from '../../../../../electron/engine/model/emptyProject.ts'
import { readTrack } from '../../../../../electron/engine/render/readTrack.ts'
import { inlineRenderers } from '../../../../../electron/engine/rendering/renderers.ts'
import { renderTasks } from '../../../../../electron/engine/rendering/renderTasks.ts'
import { frames } from '../../../../../shared/time.ts'
import { addBlock, makePiece } from '../../../../support/engine/makePieces.ts'
import { makeClip, makeTrack } from '../../../../support/engine/makeTrack.ts'
import { sine } from '../../../../support/signals.ts'

const rate = 8000
const seconds = 6
/** Frames at which it clicks. */
const clicks = [8_000, 8_400, 20_001, 33_000]

const clean = (): Float32Array => sine(220, rate, seconds * rate, 0.3).map((one, i) => one + 0.01 * Math.sin(i * 1.3))
const damaged = (): Float32Array => {
  const sound = clean()
  for (const at of clicks) for (const k of [0, 1, 2]) sound[at + k] = (k % 2 === 0 ? 1 : -1) * 0.9
  return sound
}

function show() {
  const store = memoryBlockStore()
  const sound = damaged()
  const piece = makePiece({ block: addBlock(store, encodeBlock([sound], 'f32')), length: sound.length })
  const track = { ...makeTrack({ id: 't1', clips: [makeClip(0, [piece])] }), name: 'Voice' }
  const focus = {
    ...emptyFocus,
    selection: { start: frames(0), end: frames(seconds * rate) },
    selectedTracks: [track.id],
  }
  return { store, state: { project: { sampleRate: rate, tracks: [track], labels: [] }, focus, clipboard: null } }
}

async function remove(except: number[] = [], how: 'rehearsed' | 'done' = 'done', { store, state } = show()) {
  const env: LongEnv = {
    store,
    joins: 'exact',
    signal: new AbortController().signal,
    pause: async () => {},
    report: () => {},
    ...(how === 'rehearsed' && { lists: true }),
  }
  const request = { kind: 'clickRemoval', threshold: 8, widthMs: 2, except } as const
  const planned = await planLongEdit(state, request, env)
  if (!planned.ok) return { code: planned.error.code, sound: null, changes: [], effects: [] }
  const effects = planned.value.tasks.map(({ effect }) => effect.name)
  const made = await renderTasks({ ...env, renderers: inlineRenderers }, planned.value.tasks)
  if (!made.ok) throw new Error(made.error.code)
  let id = 0
  const done = planned.value.apply(state, made.value, {
    store,
    joins: 'exact',
    newId: () => `n${(id += 1)}`,
  })
  if (!done.ok) throw new Error(done.error.code)
  const [track] = done.value.project.tracks
  const sound = track === undefined ? null : [...(readTrack(store, track, 0, seconds * rate)[0] ?? [])]
  return { code: 'ok', sound, changes: done.value.outcome.changes ?? [], effects }
}

test('rehearsed, all that would be repaired is told: where, how long, and by what it is left out', async () => {
  const { changes } = await remove([], 'rehearsed')
  expect(changes.map(({ what, track, after, left }) => [what, track, after.kind, left])).toEqual(
    clicks.map(() => ['click', 'Voice', 'repaired', false]),
  )
  for (const [index, at] of clicks.entries()) {
    const { range, leave } = changes[index] ?? {}
    expect((range?.start ?? 0) * rate).toBeLessThanOrEqual(at)
    expect((range?.end ?? 0) * rate).toBeGreaterThanOrEqual(at + 3)
    expect(leave).toBeGreaterThan(range?.start ?? 0)
    expect(leave).toBeLessThan(range?.end ?? 0)
  }
})

test('what is told is what is repaired, and nothing else', async () => {
  const { changes } = await remove([], 'rehearsed')
  const { sound } = await remove()
  const was = damaged()
  const isTold = (i: number) =>
    changes.some(({ range }) => i >= (range?.start ?? 0) * rate - 0.5 && i < (range?.end ?? 0) * rate - 0.5)
  const changed = sound?.flatMap((one, i) => (one === was[i] ? [] : [i])) ?? []
  expect(changed.length).toBeGreaterThan(clicks.length * 2)
  expect(changed.filter((i) => !isTold(i))).toEqual([])
  for (const at of clicks) expect(Math.abs((sound?.[at] ?? 9) - (clean()[at] ?? 0))).toBeLessThan(0.05)
})

test('one that is left out keeps its very samples, and all others are repaired as before', async () => {
  const { changes } = await remove([], 'rehearsed')
  const whole = await remove()
  const second = changes[1]
  const without = await remove([second?.leave ?? 0])
  const [from, to] = [Math.round((second?.range?.start ?? 0) * rate), Math.round((second?.range?.end ?? 0) * rate)]
  const was = damaged()

  expect(without.changes.map(({ left, after }) => [left, after.kind])).toEqual([
    [false, 'repaired'],
    [true, 'duration'],
    [false, 'repaired'],
    [false, 'repaired'],
  ])
  expect(without.sound?.slice(from, to)).toEqual([...was.subarray(from, to)])
  expect(without.sound?.slice(0, from)).toEqual(whole.sound?.slice(0, from))
  expect(without.sound?.slice(to)).toEqual(whole.sound?.slice(to))
})

test('a time inside means that one, and all of them left out is refused', async () => {
  expect((await remove([8_001.5 / rate])).changes.map(({ left }) => left)).toEqual([true, false, false, false])
  expect((await remove(clicks.map((at) => (at + 1) / rate))).code).toBe('engine/bad-value')
})

test('what was found once is not looked for again, and the sound is the same to the sample', async () => {
  const one = show()
  const fresh = await remove()
  await remove([], 'rehearsed', one)
  const done = await remove([], 'done', one)
  expect([fresh.effects, done.effects]).toEqual([['clickRemoval'], ['plain']])
  expect(done.sound).toEqual(fresh.sound)
  expect(done.changes).toEqual([])
})

test('other sound, and other values, are listened to by themselves', async () => {
  const one = show()
  await remove([], 'rehearsed', one)
  const { clips } = one.state.project.tracks[0] ?? {}
  const louder = clips?.map((clip) => ({ ...clip, pieces: clip.pieces.map((piece) => ({ ...piece, gain: 0.5 })) }))
  const tracks = one.state.project.tracks.map((track) => ({ ...track, clips: louder ?? [] }))
  const changed = { ...one, state: { ...one.state, project: { ...one.state.project, tracks } } }
  expect((await remove([], 'done', changed)).effects).toEqual(['clickRemoval'])
  const same = structuredClone(one.state)
  expect((await remove([], 'done', { ...one, state: same })).effects).toEqual(['plain'])
})
