import { DatabaseSync } from 'node:sqlite'
import { statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createEngine } from '../../../../../../electron/engine/index.ts'
import { createBudget, deepestPieces } from '../../../../../../electron/engine/projectFile/rows/budget.ts'
import { createByteWriter } from '../../../../../../electron/engine/projectFile/rows/bytes.ts'
import { blocksInRow, readPieceRow } from '../../../../../../electron/engine/projectFile/rows/pieceRows.ts'
import { rowSum } from '../../../../../../electron/engine/projectFile/rows/rowSums.ts'
import { readTrackRow } from '../../../../../../electron/engine/projectFile/rows/trackRows.ts'
import { makeSeed, value } from '../../../../../support/openEngine.ts'
import { newProjectPath } from '../../../../../support/projectFolder.ts'

/** Silent pieces that lie under each other. */
function nested(depth: number): Uint8Array {
  const out = createByteWriter()
  for (let left = depth; left > 0; left--) {
    out.count(1)
    out.count(16)
    out.count(5)
  }
  out.count(0)
  return out.take()
}

/** Clips that all have the pieces of row 1. */
function page(clips: number): Uint8Array {
  const out = createByteWriter()
  out.text('["take"]')
  out.count(clips)
  for (let index = 0; index < clips; index++) for (const one of [index + 1, 0, 0, 5, 1]) out.count(one)
  return out.take()
}

function pagedTrack(pages: number, id = 't1'): Uint8Array {
  const out = createByteWriter()
  out.count(0)
  out.text(JSON.stringify({ id, name: 'x', channels: 1, gainDb: 0, pan: 0, muted: false, soloed: false }))
  out.count(pages)
  for (let index = 0; index < pages; index++) {
    out.count(0)
    out.count(1)
  }
  return out.take()
}

const tooMany = expect.objectContaining({ fault: { kind: 'too-many-parts' } }) as Error

test('pieces under pieces are read so deep as anything was ever made, and no deeper', () => {
  expect(readPieceRow(nested(deepestPieces), () => 5)).toHaveLength(1)
  for (const depth of [deepestPieces + 1, 1_000_000]) {
    expect(() => readPieceRow(nested(depth), () => 5)).toThrow(tooMany)
    expect(() => blocksInRow(nested(depth), new Set())).toThrow(tooMany)
  }
})

test('a row that says it has more pieces or fades than are left is not read', () => {
  const out = createByteWriter()
  out.count(4_000_000)
  expect(() => readPieceRow(out.take(), () => 5)).toThrow(tooMany)
  const ramps = createByteWriter()
  for (const one of [1, 8, 5, 4_000_000]) ramps.count(one)
  expect(() => readPieceRow(ramps.take(), () => 5)).toThrow(tooMany)
})

test('one page named a million times is not read a million times', () => {
  let reads = 0
  const rows = {
    pieces: () => [],
    page: () => {
      reads++
      return page(1000)
    },
  }
  expect(() => readTrackRow(pagedTrack(1_000_000), rows)).toThrow(tooMany)
  expect(reads).toBe(1001)
  expect(readTrackRow(pagedTrack(20), rows, createBudget()).clips).toHaveLength(20_000)
})

/** The file with the body of one row in the place of what was there, with the sum that belongs to it. */
function put(file: string, table: 'pieces' | 'clips' | 'track', body: Uint8Array): void {
  const database = new DatabaseSync(file)
  const id = table === 'clips' ? 1 : Number(database.prepare(`SELECT max(id) AS id FROM ${table}`).get()?.['id'])
  database
    .prepare(
      `INSERT INTO ${table} (id, body, sum) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET body = excluded.body, sum = excluded.sum`,
    )
    .run(id, body, rowSum(table, id, [body]))
  database.close()
}

test.each([
  ['pieces that lie under each other without end', [['pieces', nested(2_000_000)]]],
  [
    'a page of clips that is named over and over',
    [
      ['clips', page(60_000)],
      ['track', pagedTrack(200_000)],
    ],
  ],
] as const)('a project with sound sums and %s opens as a damaged one, within the budget', async (_, rows) => {
  // given
  const file = newProjectPath()
  const engine = value(await createEngine({ file, run: 'inline' }))
  value(
    await engine.seed(
      makeSeed({ tracks: [{ name: 'Voice', channels: 1, clips: [{ name: 'take', start: 0, end: 2 }], silences: [] }] }),
    ),
  )
  await engine.close()
  for (const [table, body] of rows) put(file, table, body)
  const before = process.memoryUsage().rss
  // when
  const opened = await createEngine({ file, run: 'inline' })
  // then
  expect(opened.ok && (await opened.value.view()).readOnly?.reason).toBe('damaged')
  expect(process.memoryUsage().rss - before).toBeLessThan(1_200_000_000)
  expect(statSync(file).size).toBeLessThan(20_000_000)
  if (opened.ok) await opened.value.close()
})
