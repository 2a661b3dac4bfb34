// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { envelopeBoxes } from '../../../../../renderer/features/clips/envelope/envelopeBoxes.ts'
import { envelopeTool } from '../../../../../renderer/features/clips/envelope/envelopeTool.ts'
import { reshapeOf } from '../../../../../renderer/features/waveform/reshape.ts'
import { makeWindow, settle } from '../../../../support/window/makeWindow.tsx'
import { pointAt } from '../../../../support/window/pointing.ts'

const laneHeight = 97
/** From the top of the line's band, which is 72 pixels high: one for each dB from 12 down to -60. */
const yOf = (db: number): number => 21 + 12 - db

/** A clip from 10 to 30 s with points at 15 and 20 s; ten pixels a second. */
async function open() {
  const envelope = [
    { at: 5, gainDb: 0 },
    { at: 10, gainDb: -12 },
  ]
  const clip = { id: 'a', name: 'Take', start: 10, end: 30, envelope }
  const track = { id: 't1', name: 'Voice', channels: 1, gainDb: 0, pan: 0, muted: false, soloed: false, clips: [clip] }
  const { app, bridge } = await makeWindow({
    project: { tracks: [track], labels: [], cursor: 0, selection: null } as never,
  })
  const lane = document.createElement('div')
  lane.className = 'lane'
  lane.dataset.lane = '0'
  Object.defineProperty(lane, 'clientHeight', { value: laneHeight })
  document.body.replaceChildren(lane)
  app.store.getState().setView({ t0: 0, pxPerSec: 10, width: 1000 })
  const at = (time: number, db: number, where = {}) =>
    pointAt({ time, x: time * 10, track: 0, y: yOf(db), windowY: yOf(db), ...where })
  const state = () => app.store.getState()
  return { app, at, state, track, edits: () => bridge.inputs('app:edit:apply') }
}

test('a point is taken hold of where it is, and nothing beside it', async () => {
  const { app, at } = await open()
  const holds = [at(20, -12), at(20, 0), at(17, -5), at(40, 0)].map((point) => envelopeTool.hold?.(point, app))
  expect(holds).toEqual(['level', null, null, null])
})

test('a point that is pulled is drawn with the sound, stays between its neighbours, and is one edit', async () => {
  const { app, at, state, track, edits } = await open()
  const drag = envelopeTool.press?.(at(20, -12), 'fresh', app)
  drag?.move(at(22, -20))
  expect(state().shapeDraft).toMatchObject({ id: 'a', part: 'envelope', held: 1 })
  expect(envelopeBoxes(state(), 't1').find(({ text }) => text !== '')?.text).toBe('−20.0 dB')
  expect(20 * Math.log10(reshapeOf(track, state().shapeDraft)?.gainAt(25) ?? 0)).toBeCloseTo(-8, 6)
  drag?.move(at(2, -20))
  const moved = state().shapeDraft
  expect(moved?.part === 'envelope' && moved.points[1]?.at).toBeCloseTo(5, 3)
  drag?.end(at(22, -20))
  await settle()
  expect(edits()).toEqual([
    {
      kind: 'setEnvelope',
      clipId: 'a',
      points: [
        { at: 5, gainDb: 0 },
        { at: 12, gainDb: -20 },
      ],
    },
  ])
  expect(state().shapeDraft).toBeNull()
})

test('a press that is let go again changes nothing, and Shift pulls finely and only up and down', async () => {
  const { app, at, edits } = await open()
  envelopeTool.press?.(at(20, -12), 'fresh', app)?.end(at(20, -12))
  await settle()
  expect(edits()).toEqual([])
  const drag = envelopeTool.press?.(at(20, -12), 'fresh', app)
  drag?.end(at(23, -22, { held: { shift: true, alt: false, control: false } }))
  await settle()
  expect(edits()).toMatchObject([{ points: [{ at: 5 }, { at: 10, gainDb: -13 }] }])
})

test('a double click sets a point on the line, takes one away, and leaves all else to others', async () => {
  const { app, at, edits } = await open()
  expect(envelopeTool.doublePress?.(at(25, 5), app)).toBe('left')
  expect(envelopeTool.doublePress?.(at(25, -12), app)).toBe('taken')
  expect(envelopeTool.doublePress?.(at(15, 0), app)).toBe('taken')
  await settle()
  expect(edits()).toMatchObject([
    { points: [{ at: 5 }, { at: 10 }, { at: 15, gainDb: -12 }] },
    { points: [{ at: 10, gainDb: -12 }] },
  ])
})
