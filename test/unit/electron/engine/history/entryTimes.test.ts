import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { createEngine, type Engine } from '../../../../../electron/engine/index.ts'
import { scratchFolder } from '../../../../support/files/importing.ts'

async function open(file: string, now?: () => number): Promise<Engine> {
  const opened = await createEngine({ file, run: 'inline', ...(now && { now }) })
  return opened.ok ? opened.value : expect.fail('no engine')
}

const label = (engine: Engine, text: string) =>
  engine.perform({ kind: 'addLabels', labels: [{ text, start: 0, end: 0 }] })
const times = async (engine: Engine) => (await engine.view()).history.map(({ at }) => at)

test('each change says when it was made, also far back and after a restart', async () => {
  const file = path.join(scratchFolder(), 'times.tapehand')
  let now = 0
  const engine = await open(file, () => (now += 10))
  for (let count = 0; count < 40; count++) await label(engine, `${count}`)
  await engine.undo()
  await engine.redo()
  const expected = Array.from({ length: 40 }, (_, index) => 10 * (index + 1))
  expect(await times(engine)).toEqual(expected)
  await engine.close()
  const again = await open(file)
  expect(await times(again)).toEqual(expected)
  await again.close()
})

test('a request has one time, also when a part of it is taken back and something is done instead', async () => {
  const engine = await open(':memory:', () => 7)
  await engine.begin({ id: 'r1', label: 'Two', text: 'two' })
  await label(engine, 'a')
  await label(engine, 'b')
  await engine.commit()
  await engine.undo({ grain: 'step', count: 1 })
  await label(engine, 'c')
  expect(await times(engine)).toEqual([7, 7])
})

test('without a clock nothing is claimed', async () => {
  const engine = await open(':memory:')
  await label(engine, 'a')
  expect(await times(engine)).toEqual([undefined])
})

test('a change of an older version has no time, and gets none later', async () => {
  const file = path.join(scratchFolder(), 'older.tapehand')
  const first = await open(file)
  await label(first, 'old')
  await first.close()
  const engine = await open(file, () => 5)
  await label(engine, 'new')
  await engine.undo()
  expect(await times(engine)).toEqual([undefined, 5])
  await engine.close()
  const database = new DatabaseSync(file, { readOnly: true })
  const rows = database.prepare('SELECT focus_after FROM entry ORDER BY ord').all()
  database.close()
  expect(rows.map((row) => 'at' in (JSON.parse(String(row['focus_after'])) as object))).toEqual([false, true])
})
