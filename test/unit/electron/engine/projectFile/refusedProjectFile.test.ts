import { DatabaseSync } from 'node:sqlite'
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createEngine } from '../../../../../electron/engine/index.ts'
import { code } from '../../../../support/openEngine.ts'
import { newProjectPath } from '../../../../support/projectFolder.ts'
import { told } from '../../../../support/told.ts'
import { open, tell, seeded } from '../../../../support/engine/projectStory.ts'

describe('a file that can not be opened', () => {
  const refuse = async (file: string): Promise<string> => {
    const opened = await createEngine({ file, run: 'inline' })
    if (!opened.ok) return opened.error.code
    await opened.value.close()
    return 'opened'
  }

  test('is refused and left as it is: no project, without its head, or scribbled over', async () => {
    const { file, engine } = await seeded()
    await tell(engine)
    await engine.close()
    const sound = readFileSync(file)
    const damaged: Record<string, Buffer> = {
      text: Buffer.from('this is not a project at all, whatever its name says'.repeat(100)),
      header: Buffer.concat([Buffer.alloc(16), sound.subarray(16)]),
      scribbled: Buffer.concat([sound.subarray(0, 65536), Buffer.alloc(sound.length - 65536, 0x5a)]),
    }
    for (const [name, bytes] of Object.entries(damaged)) {
      const path = join(dirname(file), `${name}.tapehand`)
      writeFileSync(path, bytes)
      expect([name, await refuse(path)]).toEqual([name, 'files/damaged-project'])
      expect(readFileSync(path).equals(bytes)).toBe(true)
      expect(readdirSync(dirname(path)).filter((other) => other.startsWith(`${name}.tapehand-`))).toEqual([])
    }
  })

  test('is refused when it is of a newer version or of another program', async () => {
    const { file, engine } = await seeded()
    await engine.close()
    const other = join(dirname(file), 'other.tapehand')
    copyFileSync(file, other)
    const change = (path: string, pragma: string): void => {
      const database = new DatabaseSync(path)
      database.exec(pragma)
      database.close()
    }
    change(file, 'PRAGMA user_version=99')
    change(other, 'PRAGMA application_id=7')

    expect([await refuse(file), await refuse(other)]).toEqual(['files/newer-project', 'files/damaged-project'])
  })

  test('is refused while another engine has it, and opens when that one is done', async () => {
    const { file, engine } = await seeded()

    const opened = await createEngine({ file, run: 'inline' })
    await engine.close()

    expect(told(opened)).toMatchObject({
      ok: false,
      error: { code: 'files/unreadable', message: expect.stringContaining('open in another window') },
    })
    expect(await refuse(file)).toBe('opened')
  })

  test('is refused when its place can not be written, or is a folder', async () => {
    const folder = join(dirname(newProjectPath()), 'folder')
    mkdirSync(folder)

    expect([await refuse(join(folder, 'missing', 'story.tapehand')), await refuse(folder)]).toEqual([
      'files/unreadable',
      'files/unreadable',
    ])
  })

  test('opens with its present when only the past is damaged, and says so when one goes back', async () => {
    const { file, engine } = await seeded()
    await tell(engine)
    const before = await engine.view()
    await engine.close()
    const database = new DatabaseSync(file)
    database.exec('DELETE FROM project WHERE id = (SELECT project FROM entry ORDER BY ord LIMIT 1 OFFSET 3)')
    database.close()

    const again = await open(file)
    const codes: string[] = []
    for (let round = 0; round < 5; round++) codes.push(code(await again.undo()))

    expect(codes).toEqual(['ok', 'ok', 'ok', 'engine/unreadable', 'engine/unreadable'])
    expect((await again.view()).history).toEqual(before.history)
    await again.close()
  })

  test('starts anew where making one was interrupted', async () => {
    const file = newProjectPath()
    writeFileSync(`${file}.making`, 'half a project')
    writeFileSync(file, '')

    expect(await refuse(file)).toBe('opened')
    expect([existsSync(`${file}.making`), statSync(file).size > 0]).toEqual([false, true])
  })
})
