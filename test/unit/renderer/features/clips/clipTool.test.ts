// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { createClipKeys } from '../../../../../renderer/features/clips/clipKeys.ts'
import { clipTool } from '../../../../../renderer/features/clips/clipTool.ts'
import { pointAt } from '../../../../support/window/pointing.ts'
import { makeWindow, settle } from '../../../../support/window/makeWindow.tsx'

const track = (id: string, channels: 1 | 2, clips: { id: string; start: number; end: number }[]) => ({
  id,
  name: id,
  channels,
  gainDb: 0,
  pan: 0,
  muted: false,
  soloed: false,
  clips: clips.map((clip) => ({ name: clip.id, ...clip })),
})

async function open(change = {}) {
  const tracks = [
    track('t1', 1, [
      { id: 'a', start: 10, end: 30 },
      { id: 'b', start: 40, end: 60 },
    ]),
    track('t2', 2, [{ id: 'c', start: 0, end: 20 }]),
  ]
  const { app, bridge } = await makeWindow({ project: { tracks, labels: [], cursor: 0, selection: null, ...change } })
  app.store.getState().setView({ t0: 0, pxPerSec: 10, width: 1000 })
  const at = (time: number, where = {}) => pointAt({ time, x: time * 10, track: 0, y: 10, ...where })
  return { app, at, draft: () => app.store.getState().clipDraft, edits: () => bridge.inputs('app:edit:apply') }
}

const held = (keys: object) => ({ held: { shift: false, alt: false, control: false, ...keys } })

test('the pointer says what a press would do: pull an edge, move by the name, or neither', async () => {
  const { app, at } = await open()
  const holds = [at(20), at(30.4), at(20, { y: 60 }), at(30.4, { y: 60 }), at(35)].map((point) =>
    clipTool.hold?.(point, app),
  )
  expect(holds).toEqual(['thing', 'edge', null, 'edge', null])
})

test('a press on a name selects the clip and its track', async () => {
  const { app, at, edits } = await open()
  clipTool.press?.(at(20), 'fresh', app)?.end(at(20.1))
  await settle()
  expect(edits()).toEqual([
    { kind: 'selectClips', clipIds: ['a'] },
    { kind: 'selectTracks', trackIds: ['t1'] },
  ])
})

test('with Ctrl one more is selected', async () => {
  const { app, at, edits } = await open({ selectedClips: ['a'] })
  const point = at(50, held({ control: true }))
  clipTool.press?.(point, 'fresh', app)?.end(point)
  await settle()
  expect(edits()[0]).toEqual({ kind: 'selectClips', clipIds: ['a', 'b'] })
})

test('a drag moves what is selected together, stays at an edge that is near, and is one edit', async () => {
  const { app, at, draft, edits } = await open({ selectedClips: ['a', 'b'], cursor: 12.5 })
  const drag = clipTool.press?.(at(20), 'fresh', app)
  drag?.move(at(22.2))
  expect(draft()).toMatchObject({ how: 'move', snappedAt: 12.5, clips: [{ start: 12.5 }, { start: 42.5 }] })
  drag?.move(at(22.2, held({ control: true })))
  expect(draft()).toMatchObject({ snappedAt: null, clips: [{ start: 12.2 }, { start: 42.2 }] })
  drag?.end(at(22.2))
  await settle()
  expect(edits()).toEqual([
    {
      kind: 'placeClips',
      how: 'move',
      places: [
        { clipId: 'a', trackId: 't1', start: 12.5 },
        { clipId: 'b', trackId: 't1', start: 42.5 },
      ],
    },
  ])
  expect(draft()).toBeNull()
})

test('Shift keeps the time and changes the track, Alt copies, and stereo does not go to mono', async () => {
  const { app, at, draft } = await open()
  const drag = clipTool.press?.(at(20), 'fresh', app)
  drag?.move(at(27, { track: 1, ...held({ shift: true, alt: true }) }))
  expect(draft()).toMatchObject({ how: 'copy', clips: [{ trackId: 't2', start: 10 }] })
  const other = clipTool.press?.(at(10, { track: 1 }), 'fresh', app)
  other?.move(at(35, { track: 0 }))
  expect(draft()).toMatchObject({ clips: [{ trackId: 't2', start: 25 }] })
})

test('over a clip that stays there is no room, and the pointer says so; at its own place there is', async () => {
  const { app, at, draft } = await open()
  const drag = clipTool.press?.(at(20), 'fresh', app)
  const shapeAt = (time: number, where = {}) => {
    drag?.move(at(time, where))
    return [draft()?.fit, drag?.shape?.() ?? null]
  }
  const free = held({ control: true })
  expect(shapeAt(25, free)).toEqual(['free', null])
  expect(shapeAt(35, free)).toEqual(['over', 'no'])
  expect(shapeAt(20, { track: 1, ...free })).toEqual(['over', 'no'])
  // a copy of itself lies over the one that stays
  expect(shapeAt(25, held({ control: true, alt: true }))).toEqual(['over', 'no'])
  expect(shapeAt(80, held({ control: true, alt: true }))).toEqual(['free', 'copy'])
  drag?.cancel()
})

test('an edge is pulled as far as there is sound behind it, and no further than the next clip', async () => {
  const clips = [
    { id: 'a', name: 'a', start: 10, end: 30, hidden: { before: 3, after: 50 } },
    { id: 'b', name: 'b', start: 40, end: 60 },
  ]
  const { app, at, draft, edits } = await open({ tracks: [{ ...track('t1', 1, []), clips }] })
  const start = clipTool.press?.(at(10), 'fresh', app)
  start?.move(at(2))
  expect(draft()).toMatchObject({ how: 'trim', clips: [{ start: 7, end: 30 }] })
  start?.cancel()
  const end = clipTool.press?.(at(30), 'fresh', app)
  end?.end(at(55))
  await settle()
  expect(edits()).toEqual([{ kind: 'trimClip', clipId: 'a', edge: 'end', to: 40 }])
})

test('keys go from clip to clip, move what is selected as one change a press, trim it, and begin its name', async () => {
  const { app, edits } = await open({ selectedClips: ['a'], cursor: 15 })
  const keys = createClipKeys(app)
  const press = (key: string, more = {}) =>
    keys.press({ key, shiftKey: false, altKey: true, ctrlKey: false, metaKey: false, ...more })
  expect(press('.')).toBe('taken')
  press('ArrowRight', { ctrlKey: true })
  press('ArrowRight', { ctrlKey: true })
  expect(app.store.getState().clipDraft).toMatchObject({ clips: [{ id: 'a', trackId: 't1', start: 11.6 }] })
  keys.release()
  press('ArrowDown', { ctrlKey: true })
  press('ArrowDown', { ctrlKey: true })
  keys.release()
  press('[')
  await settle()
  expect(edits()).toEqual(
    expect.arrayContaining([
      { kind: 'selectClips', clipIds: ['b'] },
      { kind: 'placeClips', how: 'move', places: [{ clipId: 'a', trackId: 't1', start: 11.6 }] },
      { kind: 'placeClips', how: 'move', places: [{ clipId: 'a', trackId: 't2', start: 11.6 }] },
      { kind: 'trimClip', clipId: 'a', edge: 'start', to: 15 },
    ]),
  )
  press('F2', { altKey: false })
  expect(app.store.getState().naming).toEqual({ what: 'clip', id: 'a' })
})
