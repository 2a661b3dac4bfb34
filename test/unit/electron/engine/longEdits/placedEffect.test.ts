import { expect, test } from 'vitest'
import { memoryBlockStore } from '../../../../../electron/engine/blocks/memoryBlockStore.ts'
import { encodeBlock } from '../../../../../electron/engine/blocks/sampleFormat.ts'
import { planLongEdit, type LongEnv, type LongRequest } from '../../../../../electron/engine/longEdits/index.ts'
import { emptyFocus } from '../../../../../electron/engine/model/emptyProject.ts'
import { readTrack } from '../../../../../electron/engine/render/readTrack.ts'
import { inlineRenderers } from '../../../../../electron/engine/rendering/renderers.ts'
import { renderTasks } from '../../../../../electron/engine/rendering/renderTasks.ts'
import { frames } from '../../../../../shared/time.ts'
import { addBlock, makePiece } from '../../../../support/engine/makePieces.ts'
import { makeClip, makeTrack } from '../../../../support/engine/makeTrack.ts'
import { sine } from '../../../../support/signals.ts'

const rate = 16_000
const seconds = 8
/** Quiet, but for two loud stretches. */
const loud = [
  [2, 3],
  [5, 6],
] as const

function show(hertz = 200) {
  const store = memoryBlockStore()
  const sound = sine(hertz, rate, seconds * rate, 0.05)
  for (const [from, to] of loud) for (let i = from * rate; i < to * rate; i++) sound[i] = (sound[i] as number) * 14
  const piece = makePiece({ block: addBlock(store, encodeBlock([sound], 'f32')), length: sound.length })
  const track = { ...makeTrack({ id: 't1', clips: [makeClip(0, [piece])] }), name: 'Voice' }
  const focus = {
    ...emptyFocus,
    selection: { start: frames(0), end: frames(seconds * rate) },
    selectedTracks: [track.id],
  }
  const state = { project: { sampleRate: rate, tracks: [track], labels: [] }, focus, clipboard: null }
  return { store, state, sound }
}

const compress = {
  kind: 'compressor',
  thresholdDb: -20,
  ratio: 4,
  attackMs: 2,
  releaseMs: 50,
  kneeDb: 0,
  makeupDb: 6,
  except: [],
} satisfies LongRequest
const limit = { kind: 'limiter', ceilingDb: -9, releaseMs: 50 } as const
const gate = {
  kind: 'noiseGate',
  thresholdDb: -20,
  attackMs: 2,
  holdMs: 50,
  releaseMs: 50,
  reductionDb: 12,
  except: [],
} satisfies LongRequest

async function run(request: LongRequest, { looks = false, joins = 'clickSafe' as 'clickSafe' | 'exact' } = {}) {
  const { store, state } = show()
  const signal = new AbortController().signal
  const base = { store, joins, signal, pause: async () => {}, report: () => {} } satisfies LongEnv
  const planned = await planLongEdit(state, request, { ...base, lists: looks })
  if (!planned.ok) return { code: planned.error.code, changes: [], sound: [] }
  const made = await renderTasks({ ...base, renderers: inlineRenderers }, planned.value.tasks)
  if (!made.ok) throw new Error(made.error.code)
  let id = 0
  const done = planned.value.apply(state, made.value, { store, joins, newId: () => `n${(id += 1)}` })
  if (!done.ok) throw new Error(done.error.code)
  const [track] = done.value.project.tracks
  const sound = track === undefined ? [] : [...(readTrack(store, track, 0, seconds * rate)[0] ?? [])]
  return { code: 'ok', changes: done.value.outcome.changes ?? [], sound }
}

test.each<[string, LongRequest, [number, number][], number, boolean]>([
  // 0.7 is -3.1 dBFS: 16.9 dB over, of which a quarter stays; what the gain makes up for is no reduction.
  ['a compressor', compress, loud.map(([a, b]) => [a, b]), 12.7, true],
  ['a limiter', limit, loud.map(([a, b]) => [a, b]), 5.9, false],
  [
    'a gate',
    gate,
    [
      [0, 2],
      [3, 5],
      [6, 8],
    ],
    12,
    true,
  ],
])('%s tells where it turns down, and by how much', async (_, request, expected, db, mayLeave) => {
  expect((await run(request)).changes).toEqual([])
  const { changes } = await run(request, { looks: true })
  expect(changes.length).toBe(expected.length)
  for (const [index, [start, end]] of expected.entries()) {
    const change = changes[index]
    // A detector needs its time to set in and to let go.
    expect(Math.abs((change?.range?.start ?? 9) - start)).toBeLessThan(0.2)
    expect(Math.abs((change?.range?.end ?? 9) - end)).toBeLessThan(0.2)
    expect(change).toMatchObject({ what: 'level', track: 'Voice', left: false, before: { kind: 'gain', db: 0 } })
    expect(change?.after.kind === 'gain' ? -change.after.db : 0).toBeCloseTo(db, 0)
    expect(change?.leave !== null).toBe(mayLeave)
  }
})

test('the same sound is the same places, and its samples do not hang on whether somebody looks', async () => {
  const [blind, seen] = [await run(compress), await run(compress, { looks: true })]
  expect(seen.sound).toEqual(blind.sound)
})

test('a de-esser tells where the whole gets quieter by what it takes', async () => {
  const { store, state } = show(6000)
  const env = { store, joins: 'exact', signal: new AbortController().signal, pause: async () => {} } as const
  const request = {
    kind: 'deEsser',
    frequencyHz: 5000,
    reductionDb: 6,
    thresholdDb: -12,
    except: [],
  } satisfies LongRequest
  const planned = await planLongEdit(state, request, { ...env, report: () => {}, lists: true })
  if (!planned.ok) throw new Error(planned.error.code)
  const made = await renderTasks({ ...env, report: () => {}, renderers: inlineRenderers }, planned.value.tasks)
  if (!made.ok) throw new Error(made.error.code)
  const done = planned.value.apply(state, made.value, { ...env, newId: () => 'n' })
  const [change, ...more] = (done.ok && done.value.outcome.changes) || []
  expect(more).toEqual([])
  expect(change?.after.kind === 'gain' ? change.after.db : 0).toBeCloseTo(-6, 0)
})

test('a place that is left out keeps its samples with the gain of all, the others are as they were', async () => {
  const { changes } = await run(compress, { looks: true })
  const whole = await run(compress)
  const without = await run({ ...compress, except: [changes[0]?.leave ?? 0] })
  expect(without.changes.map(({ left }) => left)).toEqual([true, false])
  const was = show().sound
  const made = Math.fround(10 ** (6 / 20))
  const [from, to] = [Math.round(2.02 * rate), Math.round(2.98 * rate)]
  for (let i = from; i < to; i += 50) expect(without.sound[i]).toBeCloseTo((was[i] as number) * made, 5)
  expect(without.sound.slice(0, Math.round(1.9 * rate))).toEqual(whole.sound.slice(0, Math.round(1.9 * rate)))
  expect(without.sound.slice(4 * rate)).toEqual(whole.sound.slice(4 * rate))
})

test('the edges of what is left out can not be heard: no step is larger than the sound itself has', async () => {
  const { changes } = await run(compress, { looks: true })
  const { sound } = await run({ ...compress, except: [changes[0]?.leave ?? 0] })
  const steepest = (from: number, to: number): number => {
    let most = 0
    for (let i = from + 1; i < to; i++) most = Math.max(most, Math.abs((sound[i] as number) - (sound[i - 1] as number)))
    return most
  }
  // The loud sound itself: 0.7 with 6 dB more, at 200 Hz.
  const own = 0.7 * 2 * ((2 * Math.PI * 200) / rate)
  expect(steepest(Math.round(2.5 * rate), Math.round(3.5 * rate))).toBeLessThan(own * 1.05)
})

test('all left out is refused, and a time in no place leaves nothing out', async () => {
  const { changes } = await run(compress, { looks: true })
  expect((await run({ ...compress, except: changes.map(({ leave }) => leave ?? 0) })).code).toBe('engine/bad-value')
  expect((await run({ ...compress, except: [0.5] })).changes.map(({ left }) => left)).toEqual([false, false])
})
