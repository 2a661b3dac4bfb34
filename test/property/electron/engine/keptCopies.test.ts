import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { openEngine, value } from '../../../support/openEngine.ts'
import type { Engine } from '../../../../electron/engine/index.ts'
import { newProjectPath } from '../../../support/projectFolder.ts'
import { lastingState, storySeed, tellStory } from '../../../support/engine/randomStory.ts'

const fullDriveCopyMain = fileURLToPath(new URL('../../../support/processes/fullDriveCopyMain.ts', import.meta.url))

interface Seen {
  readonly state: string
  readonly sound: Buffer
  readonly undone: readonly string[]
}

/** All that can be known of a project: how it is, what is heard, and how it was before each change. */
async function seenIn(engine: Engine): Promise<Seen> {
  const state = lastingState(await engine.view())
  const sound = Buffer.from((await engine.readMix({ fromFrame: 0, frames: 4000 })).buffer)
  const undone: string[] = []
  while ((await engine.undo()).ok) undone.push(lastingState(await engine.view()))
  for (let steps = undone.length; steps > 0; steps--) value(await engine.redo())
  return { state, sound, undone }
}

/** The copy, opened at another place. */
async function openCopy(copy: string): Promise<Engine> {
  const file = newProjectPath()
  for (const end of ['', '-wal']) if (existsSync(`${copy}${end}`)) copyFileSync(`${copy}${end}`, `${file}${end}`)
  const engine = await openEngine({ file, joins: 'clickSafe' })
  expect((await engine.view()).readOnly).toBeUndefined()
  return engine
}

describe('a copy that is kept up to date', () => {
  test.each([1, 2, 3, 4])(
    'is the project with all of its history, also after some of that was let go (story %i)',
    { timeout: 60_000 },
    async (seed) => {
      const [file, copy] = [newProjectPath(), newProjectPath()]
      let engine = await openEngine({ file, joins: 'clickSafe' })
      value(await engine.seed(storySeed))
      for (let round = 0; round < 5; round++) {
        const step = tellStory(engine, seed * 100 + round)
        for (let count = 0; count < 10; count++) await step()
        if (round === 3) {
          value(await engine.limitHistory({ most: 2 }))
          value(await engine.giveBack())
        }
        const { contentRevision } = await engine.view()
        expect(value(await engine.keepCopy(copy))).toEqual({ contentRevision })
        const kept = await openCopy(copy)
        expect(await seenIn(kept)).toEqual(await seenIn(engine))
        await kept.close()
        if (round === 2) {
          await engine.close()
          engine = await openEngine({ file, joins: 'clickSafe' })
        }
      }
      await engine.close()
    },
  )

  test('is what it was before until it is what it is now, whatever is done meanwhile', async () => {
    const [file, copy] = [newProjectPath(), newProjectPath()]
    const engine = await openEngine({ file, joins: 'clickSafe' })
    value(await engine.seed(storySeed))
    value(await engine.keepCopy(copy))
    const step = tellStory(engine, 7)
    for (let count = 0; count < 10; count++) await step()
    const keeping = engine.keepCopy(copy)
    for (let count = 0; count < 10; count++) await step()
    const { contentRevision } = value(await keeping) as { contentRevision: number }
    const kept = await openCopy(copy)
    expect((await kept.view()).contentRevision).toBe(contentRevision)
    await kept.close()
    await engine.close()
  })

  test('is left as it was where the project is closed meanwhile', async () => {
    const [file, copy] = [newProjectPath(), newProjectPath()]
    const engine = await openEngine({ file, joins: 'clickSafe' })
    value(await engine.seed(storySeed))
    value(await engine.keepCopy(copy))
    const before = (await engine.view()).contentRevision
    const step = tellStory(engine, 9)
    for (let count = 0; count < 10; count++) await step()
    const keeping = engine.keepCopy(copy)
    await engine.close()
    expect(value(await keeping)).toBe('stopped')
    const kept = await openCopy(copy)
    expect((await kept.view()).contentRevision).toBe(before)
    await kept.close()
  })

  test('is what it was before where the drive has no room for what is new', async () => {
    const [file, copy] = [newProjectPath(), newProjectPath()]
    const engine = await openEngine({ file, joins: 'clickSafe' })
    value(await engine.seed(storySeed))
    value(await engine.keepCopy(copy))
    const before = (await engine.view()).contentRevision
    value(await engine.perform({ kind: 'setTimeSelection', start: 0, end: 1 }))
    value(await engine.perform({ kind: 'generateNoise', color: 'white', levelDb: -20, duration: 600 }))
    await engine.close()
    // No file may be larger than the copy is: what is written behind that fails as on a full drive.
    const most = Math.ceil(statSync(copy).size / 1024) + 64
    const shell = `trap '' XFSZ; ulimit -f ${most}; exec "$0" "$@"`
    const run = (): string =>
      execFileSync('bash', ['-c', shell, process.execPath, fullDriveCopyMain, file, copy], { encoding: 'utf8' }).trim()
    expect(run()).toBe('files/cannot-write')
    const kept = await openCopy(copy)
    expect((await kept.view()).contentRevision).toBe(before)
    await kept.close()
  })

  test.each([
    [
      'a damaged one',
      (copy: string) =>
        writeFileSync(copy, Buffer.concat([readFileSync(copy).subarray(0, 100_000), Buffer.alloc(400_000, 7)])),
    ],
    ['what is no project', (copy: string) => writeFileSync(copy, 'letter')],
    ['another project', (copy: string, other: string) => copyFileSync(other, copy)],
  ])('is not written to where it is %s', async (_, change) => {
    const [file, copy, other] = [newProjectPath(), newProjectPath(), newProjectPath()]
    const stranger = await openEngine({ file: other, joins: 'clickSafe' })
    value(await stranger.seed({ ...storySeed, sampleRate: 11_025 }))
    const strange = tellStory(stranger, 3)
    for (let count = 0; count < 10; count++) await strange()
    await stranger.close()
    const engine = await openEngine({ file, joins: 'clickSafe' })
    value(await engine.seed(storySeed))
    value(await engine.keepCopy(copy))
    change(copy, other)
    const [bytes, { mtimeMs }] = [readFileSync(copy), statSync(copy)]
    expect(value(await engine.keepCopy(copy))).toBe('unfit')
    expect(readFileSync(copy).equals(bytes)).toBe(true)
    expect(statSync(copy).mtimeMs).toBe(mtimeMs)
    await engine.close()
  })
})
