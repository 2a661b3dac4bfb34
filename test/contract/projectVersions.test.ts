import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { createEngine, type Engine } from '../../electron/engine/index.ts'
import { openSeeded, value } from '../support/openEngine.ts'
import { newProjectPath } from '../support/projectFolder.ts'

const fullDriveOldMain = fileURLToPath(new URL('../support/processes/fullDriveOldMain.ts', import.meta.url))
const fixture = (version: number): URL => new URL(`../golden/version${version}.tapehand.gz`, import.meta.url)
/** What the version that wrote it heard at each place in its history, the present first. */
const oldSounds = [
  '02feeae332b9ae8a',
  'cded524714b88c92',
  '0a51d0682c36c267',
  '423f9f8b75a3c158',
  '0a51d0682c36c267',
  '0e90c7530efa8040',
  '0e90c7530efa8040',
  '0000000000000000',
]

const open = async (file: string): Promise<Engine> =>
  value(await createEngine({ file, run: 'inline', joins: 'clickSafe' }))
const soundOf = async (engine: Engine): Promise<string> =>
  value(
    await engine.measure({
      range: { start: 0, end: 30 },
      trackIds: (await engine.view()).tracks.map((track) => track.id),
    }),
  ).soundHash

function bringOld(version = 1): string {
  const file = newProjectPath()
  writeFileSync(file, gunzipSync(readFileSync(fixture(version))))
  return file
}

describe('a project of version 1', () => {
  test('opens as it was, with its whole history', async () => {
    const engine = await open(bringOld())
    const view = await engine.view()
    const sounds = [await soundOf(engine)]
    for (let undone = await engine.undo({ grain: 'step' }); undone.ok; undone = await engine.undo({ grain: 'step' }))
      sounds.push(await soundOf(engine))
    await engine.close()

    expect(view.history.map((entry) => entry.text)).toEqual([
      'Import ramp.wav',
      'Split',
      'Fade In',
      'Cut',
      'Paste',
      'Reverse',
      'delete and fade',
      'Reverse',
    ])
    expect([view.historyPosition, view.history.some((entry) => entry.steps !== undefined)]).toEqual([7, false])
    expect(sounds).toEqual(oldSounds)
  })

  test('keeps the steps of what is done in it from now on', async () => {
    const file = bringOld()
    const engine = await open(file)
    value(await engine.begin({ id: 'r', label: 'Two things', text: 'two things' }))
    value(await engine.perform({ kind: 'setTimeSelection', start: 1, end: 2 }))
    value(await engine.perform({ kind: 'reverse' }))
    const between = await soundOf(engine)
    value(await engine.perform({ kind: 'deleteSelection' }))
    value(await engine.commit())
    value(await engine.undo({ grain: 'step' }))
    await engine.close()

    const again = await open(file)
    const view = await again.view()
    const sounds = [await soundOf(again)]
    value(await again.undo())
    sounds.push(await soundOf(again))
    await again.close()

    expect([view.history.at(-1)?.steps, view.historyPosition, view.historyStepsBack]).toEqual([
      ['Reverse', 'Delete'],
      8,
      1,
    ])
    expect(sounds).toEqual([between, oldSounds[0]])
  })
})

const secondSounds = [
  '129209f6b28db525',
  '0e03795ea7aa8a5b',
  'cc61a91730390262',
  '00f9d7815f886d80',
  'e1c2a35c6a120b3d',
  'bc05e6c0ed93d62d',
  '6545586760ed65d8',
  'a9216357665dd464',
  'a9216357665dd464',
  '0000000000000000',
]

describe('a project of version 2', () => {
  test('opens as it was, with its whole history and what was said', async () => {
    const engine = await open(bringOld(2))
    value(await engine.redo())
    const sounds = [await soundOf(engine)]
    for (let undone = await engine.undo({ grain: 'step' }); undone.ok; undone = await engine.undo({ grain: 'step' }))
      sounds.push(await soundOf(engine))
    const said = await engine.readDocument('conversation')
    await engine.close()

    expect([sounds, said]).toEqual([secondSounds, { hello: 'kept' }])
  })
})

const thirdSounds = [
  '5ac26cfea63b0a9b',
  '3c5ec80143ef9b80',
  'ca52f8225fdccccb',
  '68849bd81efeca43',
  '9a800e8c48cb0059',
  '9a800e8c48cb0059',
  '0c63318c4b6265d9',
  '8f3b1b9313119680',
  '0000000000000000',
]

describe('a project of version 3', () => {
  test('opens as it was, with its whole history, its labels and what was said; it says nothing of itself', async () => {
    const engine = await open(bringOld(3))
    value(await engine.redo())
    const view = await engine.view()
    const sounds = [await soundOf(engine)]
    for (let undone = await engine.undo({ grain: 'step' }); undone.ok; undone = await engine.undo({ grain: 'step' }))
      sounds.push(await soundOf(engine))
    const said = await engine.readDocument('conversation')
    await engine.close()

    expect([sounds, said, view.labels.map(({ text }) => text)]).toEqual([thirdSounds, { hello: 'third' }, ['here']])
    expect([view.about, view.readOnly]).toEqual([undefined, undefined])
  })

  test('keeps what is said of it from now on, and takes it back', async () => {
    const file = bringOld(3)
    const engine = await open(file)
    value(await engine.perform({ kind: 'setTags', tags: { title: 'Night' } }))
    await engine.close()

    const again = await open(file)
    const said = (await again.view()).about
    value(await again.undo())
    const before = (await again.view()).about
    await again.close()

    expect([said, before]).toEqual([{ tags: { title: 'Night' }, cover: null }, undefined])
  })
})

const versionIn = (file: string): number => readFileSync(file).readUInt32BE(60)

describe.each([1, 2, 3])('a project of version %i', (version) => {
  test('is not touched by opening and closing it', async () => {
    const file = bringOld(version)
    const [bytes, { mtimeMs }] = [readFileSync(file), statSync(file)]

    await (await open(file)).close()

    expect([readFileSync(file).equals(bytes), statSync(file).mtimeMs, readdirSync(dirname(file))]).toEqual([
      true,
      mtimeMs,
      ['story.tapehand'],
    ])
  })

  test('becomes one of this version with the first change, with sums for all that it holds', async () => {
    const file = bringOld(version)
    const engine = await open(file)
    value(await engine.perform({ kind: 'setTimeSelection', start: 1, end: 2 }))
    const before = await soundOf(engine)
    await engine.close()

    const again = await open(file)
    const view = await again.view()
    const after = await soundOf(again)
    const undone: string[] = []
    for (let step = await again.undo(); step.ok; step = await again.undo()) undone.push(step.value.label)
    await again.close()

    expect([versionIn(file), after, view.readOnly]).toEqual([4, before, undefined])
    expect(undone).toHaveLength(view.historyPosition)
    expect(readdirSync(dirname(file))).toEqual(['story.tapehand'])
  })

  test('stays as it is when there is no room for the new one, and can be heard', () => {
    const file = bringOld(version)
    const bytes = readFileSync(file)
    // A file may have 400 KiB: what is written behind them fails as on a full drive.
    const shell = `trap '' XFSZ; ulimit -f 400; exec "$0" "$1" "$2"`
    const told = execFileSync('bash', ['-c', shell, process.execPath, fullDriveOldMain, file], { encoding: 'utf8' })

    expect(JSON.parse(told)).toEqual(['engine/disk', 'ok'])
    expect([readFileSync(file).equals(bytes), readdirSync(dirname(file))]).toEqual([true, ['story.tapehand']])
  })
})

describe.each([1, 2, 3])('the past of a project of version %i', (version) => {
  /** What is heard at each place in the history that can be come to, the present first. */
  async function soundsOf(file: string, change: 'as it is' | 'changed'): Promise<readonly string[]> {
    const engine = await open(file)
    if (change === 'changed') value(await engine.perform({ kind: 'setCursor', time: 1 }))
    const sounds = [await soundOf(engine)]
    for (let undone = await engine.undo(); undone.ok; undone = await engine.undo()) sounds.push(await soundOf(engine))
    await engine.close()
    return sounds
  }

  test.each([
    ['a rate that can not be', 'UPDATE project SET sample_rate = -1 WHERE id = 3'],
    ['a row that is no text', 'UPDATE pieces SET body = 9223372036854775807 WHERE id = 3'],
    ['a track that is gone', 'DELETE FROM track WHERE id = 3'],
  ])('that is damaged is not another past when it became one of this version: %s', async (_, sql) => {
    // Its whole past, then as far as it can be taken back where a part of it is damaged.
    const whole = await soundsOf(bringOld(version), 'as it is')
    const file = bringOld(version)
    const database = new DatabaseSync(file)
    database.exec(sql)
    database.close()

    const sounds = await soundsOf(file, 'changed')
    const again = await soundsOf(file, 'as it is')

    expect([versionIn(file), again[0]]).toEqual([4, sounds.at(-1)])
    expect(sounds).toEqual(whole.slice(0, sounds.length))
    expect(sounds.length).toBeLessThan(whole.length)
  })
})

describe('steps in a project file', () => {
  async function withSteps(): Promise<string> {
    const file = newProjectPath()
    const engine = await openSeeded({}, { file, joins: 'clickSafe' })
    for (let round = 0; round < 20; round++) {
      value(await engine.begin({ id: 'r', label: 'Two things', text: `round ${round}` }))
      value(await engine.perform({ kind: 'setTimeSelection', start: 1 + round / 4, end: 1.2 + round / 4 }))
      value(await engine.perform({ kind: 'fadeIn' }))
      value(await engine.perform({ kind: 'silenceSelection' }))
      value(await engine.commit())
    }
    await engine.close()
    return file
  }

  test('are all still there when it was opened again and what nobody needs was let go', async () => {
    const file = await withSteps()
    const first = await open(file)
    const sounds = [await soundOf(first)]
    for (let step = 0; step < 40; step++) {
      value(await first.undo({ grain: 'step' }))
      sounds.push(await soundOf(first))
    }
    for (let step = 0; step < 37; step++) value(await first.redo({ grain: 'step' }))
    value(await first.perform({ kind: 'reverse' }))
    value(await first.undo())
    await first.close()

    const again = await open(file)
    const back = [await soundOf(again)]
    for (let step = 0; step < 37; step++) {
      value(await again.undo({ grain: 'step' }))
      back.push(await soundOf(again))
    }
    await again.close()

    expect(back).toEqual(sounds.slice(3))
    expect(new Set(sounds).size).toBeGreaterThan(20)
  })

  test('that the file says are taken back but never were are not believed: the project opens to be read only', async () => {
    const file = await withSteps()
    const database = new DatabaseSync(file)
    database.exec(`UPDATE session SET body = json_set(body, '$.stepsBack', 2)`)
    database.close()

    const engine = await open(file)
    const view = await engine.view()
    await engine.close()

    expect(view.readOnly?.missing).toEqual([
      { kind: 'focus', name: '' },
      { kind: 'history', name: '' },
    ])
    expect([view.tracks.length, view.canUndo]).toEqual([1, false])
  })
})
