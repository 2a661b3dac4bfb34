import path from 'node:path'
import { expect, test } from 'vitest'
import { createEngine } from '../../../../../electron/engine/index.ts'
import { scratchFolder } from '../../../../support/files/importing.ts'

async function open(file = ':memory:', withClock: 'clock' | 'none' = 'clock') {
  const clock = { now: 0 }
  const opened = await createEngine({ file, run: 'inline', ...(withClock === 'clock' && { now: () => clock.now }) })
  if (!opened.ok) return expect.fail('no engine')
  const engine = opened.value
  await engine.perform({ kind: 'createTrack', channels: 1, name: 'Voice' })
  await engine.perform({ kind: 'createTrack', channels: 1, name: 'Guest' })
  const [voice = '', guest = ''] = (await engine.view()).tracks.map(({ id }) => id)
  const gain = async (gainDb: number, trackId = voice) => {
    const done = await engine.perform({ kind: 'setTrackGain', gainDb, trackIds: [trackId] })
    expect(done.ok).toBe(true)
  }
  const labels = async () => (await engine.view()).history.map(({ label }) => label).slice(2)
  const gainOf = async () => (await engine.view()).tracks[0]?.gainDb
  return { engine, clock, gain, guest, labels, gainOf }
}

test('what goes on at the same thing within a second is one entry, and one undo', async () => {
  const { engine, clock, gain, labels, gainOf } = await open()
  for (const db of [1, 2, 3]) {
    clock.now += 400
    await gain(db)
  }
  expect(await labels()).toEqual(['Track Gain'])
  await engine.undo()
  expect(await gainOf()).toBe(0)
  await engine.redo()
  expect(await gainOf()).toBe(3)
})

test('another thing, another kind, a pause, and undo between them begin another entry', async () => {
  const { engine, clock, gain, guest, labels, gainOf } = await open()
  await gain(1)
  await gain(1, guest)
  await gain(2)
  clock.now += 1000
  await gain(3)
  expect(await labels()).toHaveLength(4)
  await engine.undo()
  await gain(4)
  expect(await labels()).toHaveLength(4)
  await engine.undo()
  expect(await gainOf()).toBe(2)
})

test('the steps of a request stay what they are, and so does everything without a clock', async () => {
  const { engine, gain, labels } = await open()
  await gain(1)
  await engine.begin({ id: 'r1', label: 'Louder', text: 'louder' })
  await gain(2)
  await gain(3)
  await engine.commit()
  expect(await labels()).toEqual(['Track Gain', 'Louder'])
  const still = await open(':memory:', 'none')
  await still.gain(1)
  await still.gain(2)
  expect(await still.labels()).toHaveLength(2)
})

test('it is one entry in the file, too', async () => {
  const file = path.join(scratchFolder(), 'going.tapehand')
  const { engine, gain } = await open(file)
  for (const db of [1, 2, 3, 4]) await gain(db)
  await engine.close()
  const again = await createEngine({ file, run: 'inline' })
  if (!again.ok) return expect.fail('no engine')
  const view = await again.value.view()
  expect([view.history.length, view.tracks[0]?.gainDb]).toEqual([3, 4])
  await again.value.undo()
  expect((await again.value.view()).tracks[0]?.gainDb).toBe(0)
  await again.value.close()
})
