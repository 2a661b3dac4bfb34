import { DatabaseSync } from 'node:sqlite'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Engine } from '../../../../../electron/engine/index.ts'
import type { ProjectView } from '../../../../../shared/schemas/projectView.ts'
import { code, makeSeed, value } from '../../../../support/openEngine.ts'
import { open, tell, seeded } from '../../../../support/engine/projectStory.ts'

/** What has to come back: all but what plays and what is on the clipboard. */
function lasting(view: ProjectView): unknown {
  return { ...view, transport: null, clipboard: null }
}

const hashes = async (engine: Engine): Promise<string> =>
  value(
    await engine.measure({
      range: { start: 0, end: 30 },
      trackIds: (await engine.view()).tracks.map((track) => track.id),
    }),
  ).soundHash

describe('a project file', () => {
  test('gives project, sound, history and focus back when it is opened again, at every place in the history', async () => {
    const { file, engine } = await seeded()
    await tell(engine)
    value(await engine.undo())
    value(await engine.undo())
    const [before, sound] = [await engine.view(), await hashes(engine)]
    await engine.close()

    const again = await open(file)

    expect(lasting(await again.view())).toEqual(lasting(before))
    expect([await hashes(again), before.canRedo]).toEqual([sound, true])
    const labels: string[] = []
    for (let undone = await again.undo(); undone.ok; undone = await again.undo()) labels.push(undone.value.label)
    expect(labels).toEqual(['Reverse', 'Normalize', 'Paste', 'Cut', 'Fade In', 'Split'])
    for (let redone = await again.redo(); redone.ok; redone = await again.redo()) labels.push(redone.value.label)
    expect(labels).toHaveLength(14)
    await again.close()
  })

  test('keeps a long history, of which only what is near stays in memory', async () => {
    const { file, engine } = await seeded()
    const sounds = [await hashes(engine)]
    for (let round = 0; round < 60; round++) {
      value(await engine.perform({ kind: 'setTimeSelection', start: 1, end: 1.1 }))
      value(await engine.perform({ kind: 'deleteSelection' }))
      sounds.push(await hashes(engine))
    }
    for (let round = 59; round >= 0; round--) {
      value(await engine.undo())
      expect(await hashes(engine)).toBe(sounds[round])
    }
    for (let round = 1; round <= 60; round++) value(await engine.redo())
    await engine.close()

    const again = await open(file)
    for (let round = 59; round >= 30; round--) value(await again.undo())
    expect([await hashes(again), (await again.view()).history.length]).toEqual([sounds[30], 60])
    await again.close()
  })

  test('forgets what could be redone when something new is done, and collects what nothing needs', async () => {
    const { file, engine } = await seeded()
    await tell(engine)
    for (let round = 0; round < 6; round++) value(await engine.undo())
    value(await engine.perform({ kind: 'setTimeSelection', start: 1, end: 2 }))
    value(await engine.perform({ kind: 'amplify', gainDb: -3 }))
    const before = await engine.view()
    await engine.close()
    const rows = (): unknown => countRows(file)
    const littered = rows()

    const again = await open(file)
    expect(lasting(await again.view())).toEqual(lasting(before))
    expect(code(await again.redo())).toBe('engine/nothing-to-redo')
    value(await again.writeDocument('said', 'something'))
    await again.close()

    const tidy = rows() as Record<string, number>
    expect(tidy).not.toEqual(littered)
    expect(tidy).toMatchObject({ entry: 3, project: 4, block: 2, block_samples: 2, block_summary: 2 })
  })

  test('lets blocks go that belong to nobody any more', async () => {
    const { file, engine } = await seeded()
    value(await engine.seed(makeSeed()))
    await engine.close()

    const again = await open(file)
    value(await again.writeDocument('said', 'something'))
    await again.close()

    expect(countRows(file)).toMatchObject({ block: 1, block_samples: 1, block_summary: 1, entry: 0, project: 1 })
  })

  test('keeps documents, each for itself', async () => {
    const { file, engine } = await seeded()
    value(await engine.writeDocument('conversation', { messages: ['ä', 1, null] }))
    value(await engine.writeDocument('log', [1]))
    value(await engine.writeDocument('log', [1, 2]))
    await engine.close()

    const again = await open(file)

    expect([
      await again.readDocument('conversation'),
      await again.readDocument('log'),
      await again.readDocument('other'),
    ]).toEqual([{ messages: ['ä', 1, null] }, [1, 2], null])
    await again.close()
  })

  test('is not written to by opening and closing it, also where there is something to tidy up', async () => {
    const { file, engine } = await seeded()
    await tell(engine)
    value(await engine.undo())
    value(await engine.perform({ kind: 'reverse' }))
    await engine.close()
    const [bytes, { mtimeMs }] = [readFileSync(file), statSync(file)]

    await (await open(file)).close()

    expect([readFileSync(file).equals(bytes), statSync(file).mtimeMs]).toEqual([true, mtimeMs])
  })

  test('leaves nothing beside itself when it is closed', async () => {
    const { file, engine } = await seeded()
    await engine.close()
    await (await open(file)).close()

    expect(readdirSync(dirname(file))).toEqual(['story.tapehand'])
  })

  test('has pages of 64 KiB and a write-ahead log', async () => {
    const { file, engine } = await seeded()
    expect(existsSync(`${file}-wal`)).toBe(true)
    await engine.close()

    const database = new DatabaseSync(file, { readOnly: true })
    expect([database.prepare('PRAGMA page_size').get(), database.prepare('PRAGMA journal_mode').get()]).toMatchObject([
      { page_size: 65536 },
      { journal_mode: 'wal' },
    ])
    database.close()
  })
})

function countRows(file: string): Record<string, number> {
  const database = new DatabaseSync(file, { readOnly: true })
  const tables = ['block', 'block_samples', 'block_summary', 'pieces', 'track', 'labels', 'project', 'entry']
  const counts = tables.map((table): [string, number] => [
    table,
    Number(database.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.['n']),
  ])
  database.close()
  return Object.fromEntries(counts)
}

test('what was trimmed away at the edges of a clip comes back with the project, and can be pulled out', async () => {
  const { file, engine } = await seeded()
  const clip = (view: ProjectView) => view.tracks[0]?.clips[0]
  const before = await engine.view()
  const clipId = clip(before)?.id ?? ''
  value(await engine.perform({ kind: 'trimClip', clipId, edge: 'start', to: 1 }))
  value(await engine.perform({ kind: 'trimClip', clipId, edge: 'end', to: 5 }))
  const trimmed = clip(await engine.view())
  await engine.close()

  const again = await open(file)
  expect(clip(await again.view())).toEqual(trimmed)
  expect(trimmed?.hidden?.before).toBe(1)
  value(await again.perform({ kind: 'trimClip', clipId, edge: 'start', to: 0 }))
  expect(clip(await again.view())?.start).toBe(clip(before)?.start)
  await again.close()
})
