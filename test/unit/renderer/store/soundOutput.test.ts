import { expect, test, vi } from 'vitest'
import { createScope } from '../../../../renderer/lib/scope.ts'
import { followOutput, playOnOutput } from '../../../../renderer/store/soundOutput.ts'
import { makeWindow } from '../../../support/window/makeWindow.tsx'

const headphones = { id: 'd1', name: 'Headphones' }
const speakers = { id: 'd2', name: 'Speakers' }

/** A sound that writes down where it goes, and when it begins. */
class WrittenSound extends EventTarget {
  readonly done: string[] = []
  refuses = false
  async setSinkId(id: string): Promise<void> {
    if (this.refuses) throw new Error('no such device')
    this.done.push(`on ${id}`)
  }
  async play(): Promise<void> {
    this.done.push('play')
  }
  pause(): void {
    this.done.push('pause')
  }
}

async function open() {
  const { app } = await makeWindow()
  const sound = new WrittenSound()
  const { setSoundOutput } = app.store.getState()
  const notices = () => app.store.getState().notices.map(({ text }) => text)
  const element = sound as unknown as HTMLAudioElement
  const unwanted = new AbortController()
  const play = () => playOnOutput(element, app, unwanted.signal)
  return { app, sound, element, setSoundOutput, notices, play, end: () => unwanted.abort() }
}

test('a sound begins on the device of the player, goes with it, and is let go when it ends', async () => {
  const { sound, setSoundOutput, play } = await open()
  setSoundOutput(headphones)
  await play()
  expect(sound.done).toEqual(['on d1', 'play'])
  setSoundOutput(speakers)
  setSoundOutput(null)
  expect(sound.done).toEqual(['on d1', 'play', 'on d2', 'on '])
  sound.dispatchEvent(new Event('ended'))
  setSoundOutput(headphones)
  expect(sound.done).toHaveLength(4)
})

test('on the device of the system nothing is moved', async () => {
  const { sound, play } = await open()
  await play()
  expect(sound.done).toEqual(['play'])
})

test('a device that refuses is told by its name, and the sound is heard all the same', async () => {
  const { sound, setSoundOutput, notices, play } = await open()
  setSoundOutput(headphones)
  sound.refuses = true
  await play()
  expect(sound.done).toEqual(['play'])
  expect(notices()).toEqual([expect.stringMatching(/Headphones.*no such device/u)])
})

test('a sound that is ended before it has begun never begins', async () => {
  const { sound, setSoundOutput, play, end } = await open()
  setSoundOutput(headphones)
  const playing = play()
  end()
  await playing
  expect(sound.done).not.toContain('play')
})

test('a sound that is ended while it begins is no failure', async () => {
  const { sound, play, end } = await open()
  sound.play = async () => {
    end()
    throw new DOMException('interrupted by a call to pause()', 'AbortError')
  }
  await expect(play()).resolves.toBeUndefined()
  expect(sound.done).toEqual(['pause'])
})

test('what is over when it is refused says nothing, and a context that can not be moved is left', async () => {
  const { app, sound, element, setSoundOutput, notices } = await open()
  const scope = createScope()
  await followOutput(element, app, scope)
  await followOutput(new EventTarget() as AudioContext, app, scope)
  sound.refuses = true
  setSoundOutput(speakers)
  scope.dispose()
  await vi.waitFor(() => expect(sound.done).toEqual([]))
  expect(notices()).toEqual([])
})
