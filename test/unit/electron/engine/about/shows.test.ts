import { readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { openSeeded, value } from '../../../../support/openEngine.ts'
import { makeFolder } from '../../../../support/projectFolder.ts'

const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])
const picture = jpeg.toString('base64')

async function exportWith(shows: string, tags: Readonly<Record<string, string>>) {
  const engine = await openSeeded({}, { shows })
  value(await engine.perform({ kind: 'setTags', tags }))
  value(await engine.perform({ kind: 'setCover', picture }))
  const file = path.join(makeFolder(), 'episode.wav')
  return value(
    await engine.exportAudio({ path: file, format: 'wav16', channels: 'auto', range: 'all', overwrite: 'never' }),
  )
}

it('artist, album and cover of what was exported are those of the next episode, in one undo; its title stays', async () => {
  const shows = path.join(makeFolder(), 'shows')
  await exportWith(shows, { title: 'Episode 1', artist: 'Anna', album: 'Night Shift', year: '2025' })
  const next = await openSeeded({}, { shows })
  expect(await next.shows()).toEqual(['Night Shift'])
  value(await next.perform({ kind: 'setTags', tags: { title: 'Episode 2' } }))
  value(await next.useShow({ name: ' night shift' }))
  expect((await next.view()).about).toEqual({
    tags: { title: 'Episode 2', artist: 'Anna', album: 'Night Shift' },
    cover: { mime: 'image/jpeg', bytes: jpeg.length },
  })
  value(await next.undo())
  expect((await next.view()).about).toEqual({ tags: { title: 'Episode 2' }, cover: null })
})

it('the last one comes first, one that is exported again takes its own place, and without an album none is kept', async () => {
  const shows = path.join(makeFolder(), 'shows')
  await exportWith(shows, { title: 'No show' })
  await exportWith(shows, { album: 'One', artist: 'A' })
  for (const file of readdirSync(shows)) utimesSync(path.join(shows, file), 1, 1)
  await exportWith(shows, { album: 'Two' })
  const engine = await openSeeded({}, { shows })
  expect(await engine.shows()).toEqual(['Two', 'One'])
  await exportWith(shows, { album: 'ONE', artist: 'B' })
  expect(readdirSync(shows)).toHaveLength(2)
  value(await engine.useShow({ name: 'one' }))
  expect((await engine.view()).about?.tags).toEqual({ album: 'ONE', artist: 'B' })
  if (process.platform !== 'win32')
    expect(readdirSync(shows).map((file) => statSync(path.join(shows, file)).mode & 0o777)).toEqual([0o600, 0o600])
})

it('a show that nobody knows is told with those that there are, and other files are left alone', async () => {
  const shows = path.join(makeFolder(), 'shows')
  await exportWith(shows, { album: 'One' })
  writeFileSync(path.join(shows, 'other.json'), '{"version":9}')
  writeFileSync(path.join(shows, 'broken.json'), '{')
  const engine = await openSeeded({}, { shows })
  expect(await engine.useShow({ name: 'Two' })).toMatchObject({
    error: { code: 'files/no-such-show', values: { name: 'Two', known: ['One'] } },
  })
  expect((await engine.view()).canUndo).toBe(false)
})

it('an export is done also where its show can’t be kept, and that is said', async () => {
  const folder = makeFolder()
  const blocked = path.join(folder, 'blocked')
  writeFileSync(blocked, 'a file where the folder would be')
  const { notes } = await exportWith(path.join(blocked, 'shows'), { album: 'One' })
  expect(notes).toEqual([{ kind: 'show-not-kept', name: 'One', cause: expect.anything() }])
  rmSync(blocked)
})
