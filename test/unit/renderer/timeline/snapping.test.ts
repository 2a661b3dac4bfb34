import { afterEach, expect, test, vi } from 'vitest'
import { snapMove, snapPointed, snapTargets } from '../../../../renderer/timeline/snapping.ts'
import { makeWindow } from '../../../support/window/makeWindow.tsx'

afterEach(() => void vi.unstubAllGlobals())

test('a move stays at what it comes near to, with whichever edge is nearest', () => {
  expect(snapMove([10, 20], 4.5, [15, 24.6], 10)).toEqual({ by: 4.600000000000001, at: 24.6 })
})

test('near is so many pixels, however far in time', () => {
  expect(snapMove([10], 4, [14.9], 10)).toEqual({ by: 4, at: null })
  expect(snapMove([10], 4, [14.9], 8)).toMatchObject({ at: 14.9 })
})

test('what is pointed at is free beyond half of that', () => {
  expect(snapPointed(14.7, [15], 10)).toMatchObject({ time: 15, at: 15 })
  expect(snapPointed(14.5, [15], 10)).toMatchObject({ time: 14.5, at: null })
})

const free = { shift: false, alt: false, control: false }

async function open() {
  const project = {
    labels: [{ id: 'l', text: '', start: 7, end: 8 }],
    selection: { start: 3, end: 4 },
    cursor: 5,
  }
  const { app } = await makeWindow({ project })
  const { store } = app
  store.getState().setView({ t0: 0, pxPerSec: 20, width: 1000 })
  const [first] = store.getState().project?.tracks ?? []
  const [clip] = first?.clips ?? []
  if (!first || !clip) throw new Error('the project has a clip')
  const revision = store.getState().project?.contentRevision ?? 0
  const pause = (times: readonly number[], at = revision) =>
    store.getState().setPauses({ revision: at, of: new Map([[first.id, Float64Array.from(times)]]) })
  return { app, clip, pause, revision, store }
}

test('there are clip edges but those of what moves, labels, selection, and the playhead where it plays', async () => {
  const { app, clip } = await open()
  app.playhead.set(33)
  const targets = snapTargets(app, free, { ids: new Set([clip.id]), sound: 'stays' })
  expect(targets).toEqual(expect.arrayContaining([0, 3, 4, 7, 8, 50, 100]))
  expect(targets).not.toContain(33)
  expect(targets).not.toContain(40)
  expect(snapTargets(app, free, { ids: new Set(['l']), sound: 'stays' })).not.toContain(7)
})

test('the cursor is one where it is seen, and neither it nor the selection where they are what moves', async () => {
  const focus = { ids: new Set<string>(), sound: 'stays', focus: 'moves' } as const
  const { app } = await open()
  expect(snapTargets(app, free)).not.toContain(5)
  expect(snapTargets(app, free, focus)).not.toContain(3)
  const without = await makeWindow({ project: { selection: null, cursor: 5 } })
  expect(snapTargets(without.app, free)).toContain(5)
  expect(snapTargets(without.app, free, focus)).not.toContain(5)
})

test('Ctrl and the switch leave nothing to stay at', async () => {
  const { app, store } = await open()
  expect(snapTargets(app, { ...free, control: true })).toEqual([])
  store.getState().toggleSnap()
  expect(snapTargets(app, free)).toEqual([])
})

test('the edges of pauses in view are there, where they are wide enough to be told apart', async () => {
  const { app, pause, store } = await open()
  pause([13, 14, 20, 20.4, 48, 52, 70, 75])
  const of = () => snapTargets(app, free).filter((time) => [13, 14, 20, 20.4, 48, 52, 70, 75].includes(time))
  expect(of()).toEqual([13, 14, 48, 52])
  store.getState().setView({ t0: 15, pxPerSec: 40, width: 1000 })
  expect(of()).toEqual([20, 20.4])
})

test('pauses of the clip that is trimmed count, but not where its own edge is; what is moved takes its own along', async () => {
  const { app, clip, pause } = await open()
  pause([12, 14, clip.end - 1, clip.end])
  const of = (sound: 'stays' | 'goes along') => {
    const targets = snapTargets(app, free, { ids: new Set([clip.id]), sound })
    return targets.filter((time) => [12, 14, clip.end - 1, clip.end].includes(time))
  }
  expect(of('stays')).toEqual([12, 14, clip.end - 1])
  expect(of('goes along')).toEqual([])
})

test('pauses of before an edit are not those of now', async () => {
  const { app, pause, revision, store } = await open()
  vi.stubGlobal('fetch', async () => new Response(Float64Array.of(30, 32)))
  pause([13, 14], revision - 1)
  expect(snapTargets(app, free)).not.toContain(13)
  await expect.poll(() => store.getState().pauses.of.size).toBeGreaterThan(0)
  expect(snapTargets(app, free)).toContain(30)
})

test('of ten thousand clips only those are gone through that lie in view, and as far again to both sides', async () => {
  const { app, store } = await open()
  const { project } = store.getState()
  const [first] = project?.tracks ?? []
  const [clip] = first?.clips ?? []
  if (!project || !first || !clip) throw new Error('the project has a clip')
  let looks = 0
  const clips = Array.from({ length: 10_000 }, (_, at) => ({
    ...clip,
    id: `clip-${at}`,
    get start() {
      looks += 1
      return at
    },
    get end() {
      looks += 1
      return at + 0.5
    },
  }))
  store.setState({ project: { ...project, duration: 10_000, labels: [], tracks: [{ ...first, clips }] } })
  store.getState().setView({ t0: 5000, pxPerSec: 100, width: 1000 })
  const targets = snapTargets(app, free).filter((time) => time > 100)
  expect([Math.min(...targets), Math.max(...targets), targets.length]).toEqual([4990, 5020.5, 62])
  expect(looks).toBeLessThan(400)
})
