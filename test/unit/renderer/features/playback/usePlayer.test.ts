// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startPlayer } from '../../../../../renderer/features/playback/usePlayer.ts'
import type { ProjectView, TransportView } from '../../../../../shared/schemas/projectView.ts'
import { makeProjectView } from '../../../../support/window/fakeBridge.ts'
import { makeWindow, settle } from '../../../../support/window/makeWindow.tsx'

/** Plays nothing, and can be set to any time. */
class FakeAudio extends EventTarget {
  src = ''
  currentTime = 0
  paused = true
  seeking = false
  error: { message: string } | null = null
  refusal: Error | null = null
  play() {
    this.paused = false
    return this.refusal ? Promise.reject(this.refusal) : Promise.resolve()
  }
  pause() {
    this.paused = true
  }
  removeAttribute() {
    this.src = ''
  }
}

let frames: (() => void)[] = []
beforeEach(() => {
  frames = []
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run))
  vi.stubGlobal('cancelAnimationFrame', () => {})
})
afterEach(() => vi.unstubAllGlobals())

async function open(project: Partial<ProjectView> = {}, mend = async () => false) {
  const window = await makeWindow({ project })
  const audio = new FakeAudio()
  const clock = { now: 0 }
  startPlayer({
    audio: audio as unknown as HTMLAudioElement,
    ...window.app,
    scope: window.scope,
    mend,
    now: () => clock.now,
  })
  const command = (transport: Partial<TransportView>) =>
    window.bridge.emit('app:transport:command', { state: 'playing', position: 0, loop: false, ...transport })
  const playTo = (time: number) => {
    audio.currentTime = time
    for (const run of frames.splice(0)) run()
  }
  return { ...window, audio, clock, command, playTo, reports: () => window.bridge.inputs('app:transport:report') }
}

test('a command to play loads the mix of this revision at the position and says that it plays', async () => {
  const { audio, command, reports } = await open({ contentRevision: 7 })
  command({ position: 12 })
  expect(audio.src).toBe('/media/mix.wav?rev=7')
  expect(audio.currentTime).toBe(12)
  expect(audio.paused).toBe(false)
  expect(reports()).toEqual([{ state: 'playing', position: 12 }])
})

test('the playhead follows every frame, the app hears of it four times a second at most', async () => {
  const { app, clock, command, playTo, reports } = await open()
  command({ position: 0 })
  for (let frame = 1; frame <= 60; frame++) {
    clock.now = frame * (1000 / 60)
    playTo(frame / 60)
    expect(app.playhead.get()).toBe(frame / 60)
  }
  expect(reports().length).toBeLessThanOrEqual(5)
  expect(reports().length).toBeGreaterThan(2)
})

test('pause and stop are obeyed, and no frame is asked for afterwards', async () => {
  const { app, audio, command, playTo, reports } = await open()
  command({ position: 0 })
  playTo(3)
  command({ state: 'paused', position: 3 })
  playTo(3)
  expect(audio.paused).toBe(true)
  expect(frames).toHaveLength(0)
  command({ state: 'stopped', position: 5 })
  expect(app.playhead.get()).toBe(5)
  expect(reports().at(-1)).toEqual({ state: 'stopped', position: 5 })
})

test('the meters begin anew with playing from a stop, not with going on from a pause', async () => {
  const { app, command } = await open()
  let resets = 0
  app.heard.onReset(() => resets++)
  command({ position: 0 })
  command({ state: 'paused', position: 3 })
  command({ position: 3 })
  expect(resets).toBe(1)
  command({ state: 'stopped', position: 3 })
  command({ position: 0 })
  expect(resets).toBe(2)
})

test('playing a selection ends at its end', async () => {
  const { audio, command, playTo, reports } = await open({ selection: { start: 10, end: 20 } })
  command({ position: 10 })
  playTo(19.99)
  expect(audio.paused).toBe(false)
  playTo(20.01)
  expect(audio.paused).toBe(true)
  expect(reports().at(-1)).toEqual({ state: 'stopped', position: 20 })
})

test('a selection that the window hears of after the command still ends the playing', async () => {
  const { audio, bridge, command, playTo } = await open()
  command({ position: 10 })
  bridge.emit(
    'app:project:changed',
    makeProjectView({
      revision: 2,
      selection: { start: 10, end: 12 },
      transport: { state: 'playing', position: 10, loop: false },
    }),
  )
  playTo(12.1)
  expect(audio.paused).toBe(true)
})

test('a selection made while playing does not end it', async () => {
  const { audio, bridge, command, playTo } = await open()
  command({ position: 0 })
  bridge.emit(
    'app:project:changed',
    makeProjectView({ revision: 2, transport: { state: 'playing', position: 0, loop: false } }),
  )
  bridge.emit(
    'app:project:changed',
    makeProjectView({
      revision: 3,
      selection: { start: 0, end: 2 },
      transport: { state: 'playing', position: 0, loop: false },
    }),
  )
  playTo(5)
  expect(audio.paused).toBe(false)
})

test('with loop it starts again instead of ending', async () => {
  const { audio, command, playTo } = await open({ selection: { start: 10, end: 20 } })
  command({ position: 10, loop: true })
  playTo(20.2)
  expect(audio.paused).toBe(false)
  expect(audio.currentTime).toBe(10)
})

test('with loop and nothing selected it starts again from the beginning', async () => {
  const { audio, command } = await open()
  command({ position: 30, loop: true })
  audio.dispatchEvent(new Event('ended'))
  expect([audio.paused, audio.currentTime]).toEqual([false, 0])
})

test('looping that is turned on while it plays jumps nowhere, and is kept to', async () => {
  const { audio, clock, command, playTo } = await open({ selection: { start: 10, end: 20 } })
  command({ position: 10 })
  clock.now = 1000
  playTo(15)
  audio.currentTime = 15.1
  command({ position: 15, loop: true })
  expect(audio.currentTime).toBe(15.1)
  playTo(20.1)
  expect([audio.paused, audio.currentTime]).toEqual([false, 10])
})

test('going back to the start while it plays starts there', async () => {
  const { audio, clock, command, playTo } = await open()
  command({ position: 0 })
  clock.now = 1000
  playTo(15)
  command({ position: 0 })
  expect([audio.paused, audio.currentTime]).toEqual([false, 0])
})

test('a cut that is listened to leaves out what would go, and ends a little behind it, also when it loops', async () => {
  const { app, audio, command, playTo, reports } = await open({ selection: { start: 10, end: 20 } })
  command({ position: 8, loop: true, preview: { skip: { start: 10, end: 20 }, end: 21 } })
  expect([audio.src, audio.currentTime]).toEqual(['/media/mix.wav?rev=1&skipFrom=10&skipTo=20', 8])
  playTo(9.9)
  expect(app.playhead.get()).toBe(9.9)
  playTo(10.25)
  expect([audio.currentTime, app.playhead.get()]).toEqual([10.25, 20.25])
  playTo(11.01)
  expect(audio.paused).toBe(true)
  expect(reports().at(-1)).toEqual({ state: 'stopped', position: 10 })
})

test('a cut at the end of the project is over where it begins', async () => {
  const { audio, command, playTo } = await open({ duration: 20, selection: { start: 10, end: 20 } })
  command({ position: 8, preview: { skip: { start: 10, end: 20 }, end: 20 } })
  playTo(10.01)
  expect(audio.paused).toBe(true)
})

test('behind a cut that was listened to, the whole mix is played again', async () => {
  const { audio, command, playTo } = await open({ selection: { start: 10, end: 20 } })
  command({ position: 8, preview: { skip: { start: 10, end: 20 }, end: 21 } })
  playTo(11.01)
  command({ state: 'stopped', position: 10 })
  command({ position: 12 })
  expect([audio.src, audio.currentTime]).toEqual(['/media/mix.wav?rev=1', 12])
})

test('an edit while playing goes on at the same time in the new mix', async () => {
  const { audio, bridge, command, playTo } = await open()
  command({ position: 0 })
  playTo(42)
  bridge.emit(
    'app:project:changed',
    makeProjectView({ revision: 2, contentRevision: 2, transport: { state: 'playing', position: 42, loop: false } }),
  )
  expect(audio.src).toBe('/media/mix.wav?rev=2')
  expect(audio.currentTime).toBe(42)
  expect(audio.paused).toBe(false)
})

test('an edit that leaves nothing where it plays stops it', async () => {
  const { audio, bridge, command, playTo, reports } = await open()
  command({ position: 0 })
  playTo(42)
  bridge.emit('app:project:changed', makeProjectView({ revision: 2, contentRevision: 2, duration: 30 }))
  expect(audio.paused).toBe(true)
  expect(reports().at(-1)).toEqual({ state: 'stopped', position: 30 })
})

test('audio that fails is told, and the app hears that it stopped', async () => {
  const { app, audio, command, reports } = await open()
  command({ position: 3 })
  audio.error = { message: 'bad header' }
  audio.dispatchEvent(new Event('error'))
  await settle()
  expect(app.store.getState().notices[0]).toMatchObject({
    tone: 'problem',
    text: expect.stringContaining('bad header'),
  })
  expect(reports().at(-1)).toEqual({ state: 'stopped', position: 3 })
})

test('playback that broke with its device goes on where it was, on the one that is left', async () => {
  const { app, audio, command, playTo, reports } = await open({ contentRevision: 2 }, async () => true)
  command({ position: 3 })
  playTo(3.5)
  Object.assign(audio, { src: '', paused: true, currentTime: 0 })
  audio.dispatchEvent(new Event('error'))
  await settle()
  expect(audio).toMatchObject({ src: '/media/mix.wav?rev=2', currentTime: 3.5, paused: false })
  expect(app.store.getState().notices).toEqual([])
  expect(reports().at(-1)).toMatchObject({ state: 'playing' })
})

test('a play that is overtaken is no failure, a refused one is', async () => {
  const overtaken = await open()
  overtaken.audio.refusal = new DOMException('interrupted', 'AbortError')
  overtaken.command({})
  await vi.waitFor(() => expect(overtaken.audio.paused).toBe(false))
  expect(overtaken.app.store.getState().notices).toEqual([])

  const refused = await open()
  refused.audio.refusal = new DOMException('not allowed', 'NotAllowedError')
  refused.command({})
  await vi.waitFor(() => expect(refused.app.store.getState().notices).toHaveLength(1))
})

test('when its scope ends the sound ends too', async () => {
  const { audio, command, scope } = await open()
  command({})
  scope.dispose()
  expect(audio.paused).toBe(true)
  expect(audio.src).toBe('')
  expect(scope.size).toBe(0)
})

test('playing begins in view, and an edit meanwhile leaves the view where it is', async () => {
  const { app, bridge, command } = await open()
  app.store.getState().setView({ t0: 60, pxPerSec: 100, width: 1000 })
  command({ position: 5 })
  const { t0 } = app.store.getState().view
  expect(t0).toBeLessThanOrEqual(5)
  expect(t0 + 10).toBeGreaterThan(5)
  app.store.getState().setView({ t0: 60, pxPerSec: 100, width: 1000 })
  bridge.emit(
    'app:project:changed',
    makeProjectView({ revision: 9, contentRevision: 9, transport: { state: 'playing', position: 5, loop: false } }),
  )
  expect(app.store.getState().view.t0).toBe(60)
})
