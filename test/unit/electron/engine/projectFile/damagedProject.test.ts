import { sayNote } from '../../../../../shared/notes/fileNotes.ts'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { dirname } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { buildSummary } from '../../../../../electron/engine/blocks/buildSummary.ts'
import { createEngine, type Engine } from '../../../../../electron/engine/index.ts'
import { openProjectFile } from '../../../../../electron/engine/projectFile/openProjectFile.ts'
import { rowSum } from '../../../../../electron/engine/projectFile/rows/rowSums.ts'
import { changeState, emptyState } from '../../../../../electron/engine/state/editorState.ts'
import type { ProjectView } from '../../../../../shared/schemas/projectView.ts'
import { makePiece } from '../../../../support/engine/makePieces.ts'
import { makeAudioProject, makeClip, makeTrack } from '../../../../support/engine/makeTrack.ts'
import { code, makeSeed, value } from '../../../../support/openEngine.ts'
import { newProjectPath } from '../../../../support/projectFolder.ts'
import { told } from '../../../../support/told.ts'

const open = async (file: string): Promise<Engine> => value(await createEngine({ file, run: 'inline' }))

/** Two tracks of sound, a label, a conversation and a history of three. */
async function makeProject(): Promise<string> {
  const file = newProjectPath()
  const engine = await open(file)
  const clip = (name: string, end: number) => ({ name, start: 0, end })
  value(
    await engine.seed(
      makeSeed({
        tracks: [
          { name: 'Voice', channels: 1, clips: [clip('take', 12)], silences: [] },
          { name: 'Music', channels: 2, clips: [clip('theme', 20)], silences: [] },
        ],
        labels: [{ text: 'outro', start: 8, end: 9 }],
        selectedTracks: ['Voice'],
      }),
    ),
  )
  value(await engine.perform({ kind: 'setTimeSelection', start: 2, end: 3 }))
  value(await engine.perform({ kind: 'fadeIn' }))
  value(await engine.perform({ kind: 'reverse' }))
  value(await engine.perform({ kind: 'split' }))
  value(await engine.writeDocument('conversation', { said: 'hello' }))
  await engine.close()
  return file
}

function change(file: string, sql: string): void {
  const database = new DatabaseSync(file)
  database.exec(sql)
  database.close()
}

const soundOf = async (engine: Engine, trackIds: readonly string[]): Promise<string> =>
  value(await engine.measure({ range: { start: 0, end: 20 }, trackIds: [...trackIds] })).soundHash

const kinds = (view: ProjectView): unknown => view.readOnly?.missing.map((part) => part.kind)

describe('a project of which a part is lost', () => {
  test.each([
    ['a document', `UPDATE document SET body = '{"half'`, ['document']],
    ['labels', 'DELETE FROM labels', ['labels', 'history']],
    ['labels that are none', `UPDATE labels SET body = '{}'`, ['labels', 'history']],
    ['what was selected', `UPDATE session SET body = json_set(body, '$.focus', json('{}'))`, ['focus', 'history']],
    ['an entry of the history', 'DELETE FROM entry WHERE ord = 2', ['history']],
    ['the focus of an entry', `UPDATE entry SET focus_before = 'null' WHERE ord = 2`, ['history']],
    [
      'the summary of a block',
      'UPDATE block_summary SET bytes = zeroblob(length(bytes)) WHERE block = 1',
      ['overview'],
    ],
  ] as const)('opens with all else: %s', async (_, sql, missing) => {
    const file = await makeProject()
    const whole = await open(file)
    const tracks = (await whole.view()).tracks
    const ids = tracks.map((track) => track.id)
    const sound = await soundOf(whole, ids)
    await whole.close()
    change(file, sql)
    const bytes = readFileSync(file)

    const engine = await open(file)
    const view = await engine.view()
    const refused = [
      await engine.perform({ kind: 'reverse' }),
      await engine.perform({ kind: 'setCursor', time: 1 }),
      await engine.writeDocument('conversation', { said: 'more' }),
    ].map(code)

    expect([view.readOnly?.reason, kinds(view)]).toEqual(['damaged', missing])
    expect([view.tracks, await soundOf(engine, ids)]).toEqual([tracks, sound])
    expect([refused, (await engine.undo()).ok]).toEqual([['engine/read-only', 'ok', 'ok'], false])
    await engine.close()
    expect([readFileSync(file).equals(bytes), readdirSync(dirname(file))]).toEqual([true, ['story.tapehand']])
  })

  test.each([
    ['is missing', 'DELETE FROM block_samples WHERE block = 2'],
    ['is too short', 'UPDATE block_samples SET bytes = substr(bytes, 5) WHERE block = 2'],
    [
      'is not what was written',
      `UPDATE block_samples SET bytes = CAST(x'0707' || substr(bytes, 3) AS BLOB) WHERE block = 2`,
    ],
    ['is far too long', 'UPDATE block_samples SET bytes = zeroblob(300000000) WHERE block = 2'],
    ['has no row', 'DELETE FROM block WHERE id = 2'],
    ['has a length that can not be', 'UPDATE block SET frames = 9000000000000000000 WHERE id = 2'],
    ['has a format that there is not', `UPDATE block SET format = 'f64' WHERE id = 2`],
  ])('says where sound is lost, and exports silence there with a note: sound that %s', async (_, sql) => {
    const file = await makeProject()
    change(file, sql)

    const engine = await open(file)
    const view = await engine.view()
    const [voice = '', music = ''] = view.tracks.map((track) => track.id)
    const exported = value(
      await engine.exportAudio({ path: `${file}.wav`, range: 'all', format: 'wav16', channels: 2, overwrite: 'never' }),
    )
    const isSilent = (await engine.readPeaks({ trackId: music, from: 0, to: 20, columns: 64 })).peaks.every(
      (peak) => peak === 0,
    )
    await engine.close()

    expect(view.readOnly?.missing).toContainEqual({
      kind: 'sound',
      name: 'theme',
      place: { trackId: music, start: 0, end: 20 },
    })
    expect([view.tracks.map((track) => track.name), isSilent, voice]).toEqual([['Voice', 'Music'], true, 't1'])
    expect(exported.notes.map(sayNote).join(' ')).toContain('damaged')
  })

  test('is silent where a track has fewer channels than its sound, whatever the sums say', async () => {
    const file = await makeProject()
    const database = new DatabaseSync(file)
    for (const row of database.prepare('SELECT id, body FROM track').all()) {
      const text = Buffer.from(row['body'] as Uint8Array)
        .toString('latin1')
        .replace('"channels":2', '"channels":1')
      const body = Buffer.from(text, 'latin1')
      database
        .prepare('UPDATE track SET body = ?, sum = ? WHERE id = ?')
        .run(body, rowSum('track', Number(row['id']), [body]), Number(row['id']))
    }
    database.close()

    const engine = await open(file)
    const view = await engine.view()
    await soundOf(
      engine,
      view.tracks.map((track) => track.id),
    )
    await engine.close()

    expect(kinds(view)).toEqual(['sound', 'history'])
  })

  test('is read as far as it goes where it was cut short, and stays as it is', async () => {
    const file = await makeProject()
    const bytes = readFileSync(file).subarray(0, statSync(file).size - 3 * 65536 - 17)
    writeFileSync(file, bytes)

    const engine = await open(file)
    const view = await engine.view()
    await engine.close()

    expect([view.readOnly?.reason, view.tracks.length > 0]).toEqual(['damaged', true])
    expect([readFileSync(file).equals(bytes), readdirSync(dirname(file))]).toEqual([true, ['story.tapehand']])
  })

  test('gives its sound, track by track, where nothing says any more how it was arranged', async () => {
    const file = await makeProject()
    change(file, 'DELETE FROM project; DELETE FROM track')

    const engine = await open(file)
    const view = await engine.view()
    await engine.close()

    expect(view.tracks.map((track) => track.name)).toEqual(['Recovered mono sound', 'Recovered stereo sound'])
    expect(view.readOnly?.reason).toBe('damaged')
  })

  test('goes on in a new project that is whole, with what was said and the past that can be read', async () => {
    const file = await makeProject()
    change(file, `UPDATE labels SET body = '[]'; DELETE FROM project WHERE id = 1`)
    const engine = await open(file)
    const ids = (await engine.view()).tracks.map((track) => track.id)
    const sound = await soundOf(engine, ids)
    const target = `${file}.recovered.tapehand`
    value(await engine.saveProject({ path: target, overwrite: 'never' }))
    await engine.close()

    const again = await open(target)
    const view = await again.view()
    expect([view.readOnly, await soundOf(again, ids), await again.readDocument('conversation')]).toEqual([
      undefined,
      sound,
      { said: 'hello' },
    ])
    expect(code(await again.perform({ kind: 'reverse' }))).toBe('ok')
    await again.close()
  })
})

describe('sound that is damaged in a long project', () => {
  /** A minute of blocks of a megabyte each, more than is checked before it is shown. */
  async function makeLong(): Promise<string> {
    const file = newProjectPath()
    const { file: made, state } = value(openProjectFile(file, emptyState(44_100)))
    const frames = 1 << 18
    const ids = Array.from({ length: 60 }, (_, sample) => {
      const bytes = new Uint8Array(new Int16Array(frames * 2).fill(sample + 1).buffer)
      const block = { format: 's16' as const, channels: 2 as const, frames, bytes }
      return made.blocks.add(block, buildSummary(block))
    })
    const pieces = ids.map((block) => makePiece({ block, length: frames }))
    const project = makeAudioProject([makeTrack({ channels: 2, clips: [makeClip(0, pieces)] })], 44_100)
    value(made.save({ ...changeState(state, { project }), history: { ...state.history, base: { project } } }))
    made.close()
    change(file, `UPDATE block_samples SET bytes = CAST(x'0909' || substr(bytes, 3) AS BLOB) WHERE block = 58`)
    return file
  }

  test('is found while it is open, silenced, said, and nothing is written to the file any more', async () => {
    const file = await makeLong()
    const engine = await open(file)
    const view = await vi.waitFor(
      async () => {
        const now = await engine.view()
        expect(now.readOnly).toBeDefined()
        return now
      },
      { timeout: 20_000 },
    )
    const codes = [
      await engine.perform({ kind: 'setCursor', time: 1 }),
      await engine.perform({ kind: 'selectAllTracks' }),
    ].map(code)
    const refused = code(await engine.perform({ kind: 'reverse' }))
    await engine.close()

    expect([kinds(view), refused, codes]).toEqual([['sound'], 'engine/read-only', ['ok', 'ok']])
  })

  test('is found before it is exported: what is written is never taken for the whole', async () => {
    const file = await makeLong()
    const engine = await open(file)
    const request = { path: `${file}.wav`, range: 'all', format: 'wav16', channels: 2, overwrite: 'allowed' } as const
    const first = await engine.exportAudio(request)
    await vi.waitFor(async () => expect((await engine.view()).readOnly).toBeDefined(), { timeout: 20_000 })
    const again = await engine.exportAudio(request)
    await engine.close()

    // Whichever comes first, the export or the check in the background.
    expect(first.ok ? first.value.notes.map(sayNote).join(' ') : first.error.code).toMatch(
      /is damaged|engine\/unreadable/,
    )
    expect(again.ok && again.value.notes[0]).toEqual({ kind: 'project-damaged' })
  })
})

describe('a file that wants to be run', () => {
  test.each([
    ['a trigger', 'CREATE TRIGGER t AFTER UPDATE ON session BEGIN DELETE FROM block_samples; END', 'foreign'],
    ['a table of another program', 'CREATE TABLE other (x)', 'foreign'],
  ])('is only read: %s', async (_, sql, kind) => {
    const file = await makeProject()
    change(file, sql)

    const engine = await open(file)
    const view = await engine.view()
    await engine.close()

    expect([kinds(view), view.tracks.length]).toEqual([[kind], 2])
  })

  test('is refused where an endless view goes by the name of a table', async () => {
    const file = await makeProject()
    change(
      file,
      `DROP TABLE entry; CREATE VIEW entry AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i AS ord FROM n`,
    )
    const bytes = readFileSync(file)

    expect(told(await createEngine({ file, run: 'inline' }))).toMatchObject({
      ok: false,
      error: { code: 'files/damaged-project' },
    })
    expect(readFileSync(file).equals(bytes)).toBe(true)
  })

  test.each([0, -44_100, 2_000_000_000, '9000000000000000000'])('takes no sample rate of %s', async (rate) => {
    const file = await makeProject()
    change(file, `UPDATE project SET sample_rate = ${rate}`)

    const engine = await open(file)
    const view = await engine.view()
    await engine.close()

    expect([view.sampleRate, kinds(view)]).toEqual([44_100, expect.arrayContaining(['rate'])])
  })
})
