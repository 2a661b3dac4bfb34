// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { routeOutput } from '../../../../../renderer/features/playback/routeOutput.ts'
import type { MediaSource, OutputDevice } from '../../../../../renderer/lib/outputDevices.ts'
import { makeSettings } from '../../../../support/window/fakeBridge.ts'
import { makeWindow, settle } from '../../../../support/window/makeWindow.tsx'

const headphones = { id: 'h1', name: 'Headphones' }
const speakers = { id: 's1', name: 'Speakers' }

/** Devices that come and go; without names until they may be seen. */
class FakeDevices extends EventTarget implements MediaSource {
  outputs: readonly OutputDevice[]
  areNamed = true
  constructor(outputs: readonly OutputDevice[]) {
    super()
    this.outputs = outputs
  }
  async enumerateDevices() {
    const all = this.areNamed
      ? [{ id: 'default', name: 'Default' }, ...this.outputs].map(({ id, name }) => ({ deviceId: id, label: name }))
      : [{ deviceId: '', label: '' }]
    return all.map((one) => ({ ...one, kind: 'audiooutput' as const, groupId: '', toJSON: () => one }))
  }
  async getUserMedia(): Promise<MediaStream> {
    throw new DOMException('no', 'NotAllowedError')
  }
  change(outputs: readonly OutputDevice[]) {
    this.outputs = outputs
    this.dispatchEvent(new Event('devicechange'))
  }
}

class FakeAudio extends EventTarget {
  sink = ''
  refusal: Error | null = null
  async setSinkId(id: string) {
    if (this.refusal) throw this.refusal
    this.sink = id
  }
}

async function open(output: OutputDevice | null, media = new FakeDevices([headphones, speakers])) {
  const { app, bridge, scope } = await makeWindow({ settings: { output } })
  const audio = new FakeAudio()
  const { mend } = routeOutput({ audio, media, store: app.store, scope })
  await settle()
  const choose = async (chosen: OutputDevice | null) => {
    bridge.emit('app:settings:changed', makeSettings({ output: chosen }))
    await settle()
  }
  const change = async (outputs: readonly OutputDevice[]) => {
    media.change(outputs)
    await settle()
  }
  const play = async () => {
    audio.dispatchEvent(new Event('playing'))
    await settle()
  }
  const told = () => app.store.getState().notices.map(({ text, tone }) => `${tone}: ${text}`)
  return { app, audio, media, mend, choose, change, play, told }
}

test('the device of the settings is played on from the start, and another one as soon as it is chosen', async () => {
  const { app, audio, choose, told } = await open(headphones)
  expect(audio.sink).toBe('h1')
  await choose(speakers)
  expect(audio.sink).toBe('s1')
  expect(app.store.getState().soundOutput).toEqual(speakers)
  await choose(null)
  expect(audio.sink).toBe('')
  expect(told()).toEqual([])
})

test('a device is known by its name where the browser has given it another id', async () => {
  const { audio } = await open({ id: 'of another address', name: 'Headphones' })
  expect(audio.sink).toBe('h1')
})

test('a device that goes is told, playback goes to the system’s own, and back when it returns', async () => {
  const { audio, change, told } = await open(headphones)
  await change([speakers])
  expect(audio.sink).toBe('')
  await change([])
  expect(told()).toEqual([
    "problem: “Headphones” is not there any more. Playback goes on on the system's default device, and back when it returns.",
  ])
  await change([headphones])
  expect(audio.sink).toBe('h1')
  expect(told()).toEqual(['info: “Headphones” is back: playback goes on there.'])
})

test('a device that is not there at the start is told once, when something is played', async () => {
  const { play, told } = await open({ id: 'x', name: 'Desk' })
  expect(told()).toEqual([])
  await play()
  await play()
  expect(told()).toEqual([
    "info: “Desk”, which is chosen for playback, is not there. It plays on the system's default device.",
  ])
})

test('a browser that names no devices is told apart from a device that is gone', async () => {
  const media = new FakeDevices([headphones])
  media.areNamed = false
  const { audio, play, told } = await open(headphones, media)
  await play()
  expect(told()).toEqual([expect.stringContaining('does not let Tapehand see “Headphones” yet')])
  media.areNamed = true
  await play()
  expect(audio.sink).toBe('h1')
})

test('a player that broke with its device is mended; one that broke by itself is not', async () => {
  const { audio, media, mend } = await open(headphones)
  expect(await mend()).toBe(false)
  media.outputs = []
  expect(await mend()).toBe(true)
  expect(audio.sink).toBe('')
})

test('a device that refuses is told with its reason, and the player stays where it was', async () => {
  const { app, audio, choose, told } = await open(null)
  audio.refusal = new Error('in use elsewhere')
  await choose(headphones)
  expect(app.store.getState().soundOutput).toBeNull()
  expect(told()).toEqual([
    "problem: “Headphones” can't be played on (in use elsewhere). It plays on the system's default device.",
  ])
})

test('devices are watched while one is chosen, and not looked at otherwise', async () => {
  const media = new FakeDevices([headphones])
  const watching = new Set<string>()
  const looks = vi.spyOn(media, 'enumerateDevices')
  vi.spyOn(media, 'addEventListener').mockImplementation((type) => void watching.add(type))
  vi.spyOn(media, 'removeEventListener').mockImplementation((type) => void watching.delete(type))
  const { choose } = await open(null, media)
  expect(looks).not.toHaveBeenCalled()
  expect([...watching]).toEqual([])
  await choose(headphones)
  expect([...watching]).toEqual(['devicechange'])
  await choose(null)
  expect([...watching]).toEqual([])
})
