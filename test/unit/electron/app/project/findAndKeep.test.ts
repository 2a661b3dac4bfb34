import { copyFileSync, existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { lockFile } from '../../../../../electron/app/project/lockFile.ts'
import { ok } from '../../../../../shared/result.ts'
import { filled, listOf, noticesOf, startedApps, viewOf } from '../../../../support/startedApps.ts'

const { inFolder, inProjects, recording, open, made } = startedApps()

describe('a project file', () => {
  test('that is named at the start is opened, with audio beside it as its new tracks', async () => {
    const kept = inFolder('show.tapehand')
    copyFileSync(await made('take'), kept)

    const app = await open([{ path: kept, name: 'show.tapehand' }, recording('more.wav')])
    await filled(app, 2)

    expect([app.opening, (await viewOf(app)).name]).toEqual(['Opening "show".', 'show'])
    expect(readdirSync(inFolder('data', 'projects'))).not.toContain('show.tapehand')
    await app.close()
    expect((await open()).opening).toBe('Opening your last project, "show".')
  })

  test('that is named and not there, or no project, is said, and the app starts all the same', async () => {
    const wrong = inFolder('wrong.tapehand')
    writeFileSync(wrong, 'this is no project')
    const app = await open([{ path: wrong, name: 'wrong.tapehand' }])
    await filled(app, 2)
    await app.close()
    const gone = await open([{ path: `${wrong}.tapehand`, name: 'gone.tapehand' }])
    await viewOf(gone)

    expect([noticesOf(app)[0], noticesOf(gone)[0]]).toEqual([
      expect.stringContaining(`"wrong.tapehand" can't be opened`),
      expect.stringContaining('"gone.tapehand" is not there any more'),
    ])
  })

  test('that the host is given while the app runs is opened in place of the open one', async () => {
    const file = await made('take')
    const app = await open()
    await app.ask('app:project:new', undefined)
    expect((await viewOf(app)).name).toBe('Untitled')
    await app.addFiles([{ path: file, name: 'take.tapehand' }])
    expect((await viewOf(app)).name).toBe('take')
  })

  test('is not written to by being opened and closed in the app', async () => {
    const file = await made('take')
    const [bytes, { mtimeMs }] = [readFileSync(file), statSync(file)]
    const app = await open()
    expect((await viewOf(app)).name).toBe('take')
    await app.close()
    const again = await open([{ path: file, name: 'take.tapehand' }])
    expect((await viewOf(again)).name).toBe('take')
    await again.close()
    expect([readFileSync(file).equals(bytes), statSync(file).mtimeMs]).toEqual([true, mtimeMs])
  })
})

describe('what was made', () => {
  test('is listed newest first, also what lies elsewhere, and can be opened by what it is called there', async () => {
    const kept = inFolder('show.tapehand')
    copyFileSync(await made('take'), kept)
    await (await open([{ path: kept, name: 'show.tapehand' }])).close()
    const app = await open([recording('new.wav')])
    await filled(app, 1)

    const list = await listOf(app)
    const found = list.map(({ name, folder, isOpen }) => `${name} ${folder === '' ? '' : 'elsewhere '}${isOpen}`)
    expect(found.toSorted()).toEqual(['new true', 'show elsewhere false', 'take false'])
    expect(list.find(({ name }) => name === 'show')?.folder).toBe(inFolder())
    const id = list.find(({ name }) => name === 'show')?.id ?? ''
    expect(await app.ask('app:project:openListed', { id })).toEqual(ok({ name: 'show.tapehand' }))
    expect([(await viewOf(app)).name, JSON.stringify(list).includes(kept)]).toEqual(['show', false])
  })

  test('by a second copy beside an open one is found, and does not make the first one forgotten', async () => {
    const file = await made('take')
    const held = lockFile(file)
    const second = await open()
    await filled(second, 2)
    await second.close()
    held?.release()

    const again = await open()
    expect(again.opening).toBe('Opening your last project, "take".')
    expect((await listOf(again)).map(({ name }) => name).toSorted()).toEqual(['Demo', 'take'])
  })

  test('comes as bytes from a page too, and what is no project leaves nothing', async () => {
    const bytes = new Uint8Array(readFileSync(await made('take')))
    const app = await open()
    const send = (name: string, body: Uint8Array<ArrayBuffer> | string) =>
      app.fetch(new Request(`http://127.0.0.1/import?name=${name}`, { method: 'POST', body }))
    const taken = await (await send('Show.tapehand', bytes)).json()
    const refused = await (await send('No.tapehand', 'nothing')).json()

    expect([taken, (await viewOf(app)).name]).toEqual([ok({ opened: 'Show.tapehand' }), 'Show'])
    expect([refused, existsSync(inProjects('No.tapehand'))]).toEqual([expect.objectContaining({ ok: false }), false])
  })
})
