import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { createEngine } from '../../../../../../electron/engine/index.ts'
import { openSeeded, value } from '../../../../../support/openEngine.ts'
import { newProjectPath } from '../../../../../support/projectFolder.ts'

/** The smallest that counts as a picture: its first bytes. */
const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])
const picture = jpeg.toString('base64')
const cover = { mime: 'image/jpeg', bytes: jpeg.length }

it('tags are set one by one, empty ones go, and what is the same changes nothing', async () => {
  const engine = await openSeeded({})
  const about = async () => (await engine.view()).about
  value(await engine.perform({ kind: 'setTags', tags: { title: ' Night ', artist: 'Anna' } }))
  value(await engine.perform({ kind: 'setTags', tags: { album: 'Show' } }))
  expect(await about()).toEqual({ tags: { title: 'Night', artist: 'Anna', album: 'Show' }, cover: null })
  const same = value(await engine.perform({ kind: 'setTags', tags: { title: 'Night', year: null } }))
  expect(same.changed).toBe(false)
  value(await engine.perform({ kind: 'setTags', tags: { title: null, artist: '', album: ' ' } }))
  expect(await about()).toBeUndefined()
  value(await engine.undo())
  expect((await about())?.tags).toEqual({ title: 'Night', artist: 'Anna', album: 'Show' })
  expect((await engine.view()).history.map(({ label }) => label)).toEqual(Array(3).fill('Edit Metadata Tags'))
})

it('a cover is set, is the same when it is set again, and is taken away; tags stay', async () => {
  const engine = await openSeeded({})
  value(await engine.perform({ kind: 'setTags', tags: { title: 'Night' } }))
  expect(value(await engine.perform({ kind: 'setCover', picture })).changed).toBe(true)
  expect(value(await engine.perform({ kind: 'setCover', picture })).changed).toBe(false)
  expect((await engine.view()).about).toEqual({ tags: { title: 'Night' }, cover })
  value(await engine.perform({ kind: 'setCover', picture: null }))
  expect((await engine.view()).about).toEqual({ tags: { title: 'Night' }, cover: null })
})

it('both are kept with the project, with their history', async () => {
  const file = newProjectPath()
  const first = await openSeeded({}, { file })
  value(await first.perform({ kind: 'setTags', tags: { title: 'Night' } }))
  value(await first.perform({ kind: 'setCover', picture }))
  value(await first.perform({ kind: 'setTags', tags: { title: 'Day' } }))
  await first.close()
  const again = value(await createEngine({ file, run: 'inline' }))
  expect((await again.view()).about).toEqual({ tags: { title: 'Day' }, cover })
  value(await again.undo())
  expect((await again.view()).about).toEqual({ tags: { title: 'Night' }, cover })
  await again.close()
})

it('where they are damaged the project opens without them, to be read only, and says so', async () => {
  const file = newProjectPath()
  const first = await openSeeded({}, { file })
  value(await first.perform({ kind: 'setCover', picture }))
  await first.close()
  const database = new DatabaseSync(file)
  database.exec(`UPDATE about SET body = '{"tags":{}'`)
  database.close()
  const again = value(await createEngine({ file, run: 'inline' }))
  const { about, tracks, readOnly } = await again.view()
  await again.close()
  expect([about, tracks.length, readOnly?.missing]).toEqual([
    undefined,
    1,
    [
      { kind: 'about', name: '' },
      { kind: 'history', name: '' },
    ],
  ])
})
