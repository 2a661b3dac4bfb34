import { expect, test } from 'vitest'
import { openSeeded } from '../../../../support/openConversation.ts'

const tracks = {
  Voice: [
    ['Host 1', 0, 10],
    ['Host 2', 12, 20],
    ['Host 3', 22, 30],
  ],
} as const

async function open() {
  const engine = await openSeeded({ tracks })
  const [track] = (await engine.view()).tracks
  if (track === undefined) return expect.fail('no track')
  const [one = '', two = '', three = ''] = track.clips.map(({ id }) => id)
  const last = async () => (await engine.view()).history.at(-1)
  return { engine, trackId: track.id, one, two, three, last }
}

test('what a hand does to a clip names it in the history, and keeps the short name for menus', async () => {
  const { engine, trackId, one, two, three, last } = await open()
  await engine.perform({ kind: 'setClipGain', clipId: two, gainDb: -3 })
  expect(await last()).toMatchObject({ label: 'Clip Gain', text: 'Clip Gain Host 2' })
  await engine.perform({ kind: 'placeClips', places: [{ clipId: three, trackId, start: 40 }], how: 'move' })
  expect(await last()).toMatchObject({ label: 'Move Clip', text: 'Move Clip Host 3' })
  await engine.perform({ kind: 'renameClip', clipId: one, name: 'Intro' })
  expect(await last()).toMatchObject({ label: 'Rename Clip', text: 'Rename Clip Host 1' })
  await engine.perform({ kind: 'deleteClips', clipIds: [one, two, three] })
  expect(await last()).toMatchObject({ label: 'Delete Clip', text: 'Delete Clip Intro, Host 2 …' })
})

test('what is done to no clip by its name has its short name alone', async () => {
  const { engine, trackId, last } = await open()
  await engine.perform({ kind: 'setTrackGain', gainDb: -3, trackIds: [trackId] })
  expect(await last()).toMatchObject({ label: 'Track Gain', text: 'Track Gain' })
})
