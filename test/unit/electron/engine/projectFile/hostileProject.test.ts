import { readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, test } from 'vitest'
import { createEngine } from '../../../../../electron/engine/index.ts'
import { rowSum, summed, type Cell, type SummedTable } from '../../../../../electron/engine/projectFile/rows/rowSums.ts'
import { longestRow } from '../../../../../electron/engine/disk/stillDatabase.ts'
import { connect } from '../../../../../electron/engine/projectFile/rows/sqlite.ts'
import { makeSeed, value } from '../../../../support/openEngine.ts'
import { newProjectPath } from '../../../../support/projectFolder.ts'

async function makeProject(): Promise<string> {
  const file = newProjectPath()
  const engine = value(await createEngine({ file, run: 'inline' }))
  const clips = [{ name: 'take', start: 0, end: 4 }]
  value(
    await engine.seed(
      makeSeed({
        tracks: [{ name: 'Voice', channels: 1, clips, silences: [] }],
        labels: [{ text: 'here', start: 1, end: 2 }],
        selectedTracks: ['Voice'],
      }),
    ),
  )
  value(await engine.perform({ kind: 'setTimeSelection', start: 1, end: 2 }))
  value(await engine.perform({ kind: 'fadeIn' }))
  value(await engine.writeDocument('conversation', { said: 'hello' }))
  await engine.close()
  return file
}

function change(file: string, work: (database: DatabaseSync) => void): void {
  const database = new DatabaseSync(file)
  work(database)
  database.close()
}

const sql = (text: string) => (database: DatabaseSync) => database.exec(text)

/** The cell of every row is what `is` makes of it, with sums that fit: a hand that knows the format. */
const sealed =
  (table: SummedTable, key: string, column: string, is: (was: Cell) => Cell) =>
  (database: DatabaseSync): void => {
    for (const row of database.prepare(`SELECT * FROM ${table}`).all() as Record<string, Cell>[]) {
      row[column] = is(row[column] as Cell)
      const cells = summed[table].map((one) => row[one] as Cell)
      const id = row[key] as number | string
      database
        .prepare(`UPDATE ${table} SET ${column} = ?, sum = ? WHERE ${key} = ?`)
        .run(row[column], rowSum(table, id, cells), id)
    }
  }

/** A text within bytes, with its length in front of it. */
const within =
  (was: string, is: string) =>
  (body: Cell): Cell => {
    const text = Buffer.from(body as Uint8Array).toString('latin1')
    const start = was.startsWith('[') ? text.indexOf(was) : text.indexOf('{')
    const [before, after] = [text.slice(0, start), text.slice(start)]
    const end = before.charCodeAt(before.length - 1)
    const written = after.slice(0, end).replace(was, is)
    if (written.length > 127) throw new Error('Its length does not fit into a byte.')
    return Buffer.from(
      `${before.slice(0, -1)}${String.fromCharCode(written.length)}${written}${after.slice(end)}`,
      'latin1',
    )
  }

/** Longer than any row, and quickly made. */
const huge = `zeroblob(${longestRow + 1})`
const deep = `${'['.repeat(300_000)}${']'.repeat(300_000)}`

describe('a project of which a hand that knows the format made', () => {
  test.each([
    ['a state', sql(`UPDATE session SET body = ${huge}`)],
    ['the text of an entry', sql(`UPDATE entry SET text = CAST(${huge} AS TEXT) WHERE ord = 1`)],
    ['a document', sql(`UPDATE document SET body = ${huge}`)],
    ['the name of a document', sql(`INSERT INTO document VALUES (${huge}, '1', 1)`)],
    ['the format of a block', sql(`UPDATE block SET format = ${huge}`)],
  ])('%s longer than any row, is read without it', async (_, attack) => {
    const file = await makeProject()
    change(file, attack)

    const engine = value(await createEngine({ file, run: 'inline' }))
    const view = await engine.view()
    await engine.close()

    expect([view.readOnly?.reason, view.tracks.length]).toEqual(['damaged', 1])
  })

  test.each(['read', 'still', 'mend', 'write'] as const)('a long row, is not read (to %s)', async (access) => {
    const file = await makeProject()
    change(file, sql(`UPDATE session SET body = ${huge}`))

    const database = connect(file, access)
    const read = (): unknown => database.prepare('SELECT body FROM session').get()

    expect(read).toThrow(expect.objectContaining({ errcode: 18 }) as Error)
    database.close()
  })

  test.each([
    ['a document', 'document', sealed('document', 'key', 'body', () => deep)],
    ['labels', 'labels', sealed('labels', 'id', 'body', () => deep)],
    ['its state', 'focus', sealed('session', 'id', 'body', (was) => String(was).replace(/\}$/u, `,"x":${deep}}`))],
    ['the steps of an entry', 'history', sealed('entry', 'ord', 'steps', () => deep)],
    ['an id of a track a number', 'track', sealed('track', 'id', 'body', within('"t1"', '1234'))],
    ['a name of a track a list', 'track', sealed('track', 'id', 'body', within('"Voice"', '["Voice"]'))],
    ['a name of a clip a number', 'track', sealed('track', 'id', 'body', within('["take"]', '[1,2,3]'))],
    ['a name of a clip an object', 'track', sealed('track', 'id', 'body', within('["take"]', '[{"a":1}]'))],
    ['a name of a clip nothing', 'track', sealed('track', 'id', 'body', within('["take"]', '[null]'))],
    [
      'a label longer than any',
      'labels',
      sealed('labels', 'id', 'body', () => JSON.stringify([{ id: 'l9', text: 'x'.repeat(200_000), start: 1, end: 2 }])),
    ],
    ['what was said of a change longer than any', 'history', sealed('entry', 'ord', 'text', () => 'x'.repeat(400_000))],
  ])('%s what can not be, says so, whatever its sums say', async (_, kind, attack) => {
    const file = await makeProject()
    change(file, attack)
    const bytes = readFileSync(file)

    const engine = value(await createEngine({ file, run: 'inline' }))
    const view = await engine.view()
    await engine.close()

    expect(view.readOnly?.missing.map((part) => part.kind)).toContain(kind)
    expect(readFileSync(file).equals(bytes)).toBe(true)
  })

  test('many long entries, is read without its history', async () => {
    const file = await makeProject()
    change(file, (database) => {
      const row = database.prepare('SELECT * FROM entry WHERE ord = 1').get() as Record<string, Cell>
      const put = database.prepare('INSERT INTO entry VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)')
      const steps = JSON.stringify(
        Array.from({ length: 9000 }, () => ({
          label: 'x'.repeat(50),
          focusAfter: JSON.parse(String(row['focus_after'])) as unknown,
          project: row['project'],
        })),
      )
      database.exec('BEGIN')
      for (let ord = 2; ord <= 110; ord++) {
        const cells = summed.entry.map((column) => (column === 'steps' ? steps : (row[column] as Cell)))
        put.run(ord, ...cells, rowSum('entry', ord, cells))
      }
      database.exec('COMMIT')
    })

    const engine = value(await createEngine({ file, run: 'inline' }))
    const view = await engine.view()
    await engine.close()

    expect([view.readOnly?.missing.map((part) => part.kind), view.tracks.length]).toEqual([['history'], 1])
  })
})
