import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { ok } from '../../../../../shared/result.ts'
import { damageProject } from '../../../../support/engine/damageProject.ts'
import { random } from '../../../../support/signals.ts'
import { filled, noticesOf, startedApps, viewOf } from '../../../../support/startedApps.ts'

const { data, inFolder, open, made } = startedApps()
const fullStartMain = fileURLToPath(new URL('../../../../support/processes/fullStartMain.ts', import.meta.url))

function damage(file: string, sql: string): void {
  const database = new DatabaseSync(file)
  database.exec(sql)
  database.close()
}

describe('a last project that is damaged never stops a start', () => {
  test.each([
    ['an unparsable conversation', `INSERT OR REPLACE INTO document VALUES ('conversation', '{"half', 1)`],
    ['a conversation that is none', `INSERT OR REPLACE INTO document VALUES ('conversation', '[[7]]', 1)`],
    ['an origin that is none', `UPDATE document SET body = 'x' WHERE key = 'origin'`],
    ['a focus that is none', `UPDATE session SET body = json_set(body, '$.focus', null)`],
    ['an entry without a focus', `UPDATE entry SET focus_before = 'null'`],
    ['a list of labels that is none', `UPDATE labels SET body = '7'`],
    ['lost sound', 'DELETE FROM block_samples'],
  ])('%s', async (_, sql) => {
    const file = await made('take')
    damage(file, sql)
    const bytes = readFileSync(file)

    const app = await open()
    const view = await viewOf(app)
    const recovered = await app.ask('app:project:recover', undefined)
    const after = await viewOf(app)
    await app.close()

    expect([view.name, view.readOnly?.reason, view.tracks.length]).toEqual(['take', 'damaged', 1])
    expect([recovered, after.name, after.readOnly]).toEqual([
      ok({ name: 'take recovered.tapehand' }),
      'take recovered',
      undefined,
    ])
    expect(readFileSync(file).equals(bytes)).toBe(true)
    expect((await open()).opening).toBe('Opening your last project, "take recovered".')
  })

  test('whatever became of it', { timeout: 60_000 }, async () => {
    const file = await made('take')
    const sound = readFileSync(file)
    const stopped: unknown[] = []
    for (let seed = 1; seed <= 12; seed++) {
      writeFileSync(file, sound)
      const how = damageProject(file, random(seed))
      writeFileSync(inFolder('data', 'last-project.json'), JSON.stringify({ file }))
      const app = await open()
      await filled(app, app.opening.includes('demo') ? 2 : 1).catch(() => stopped.push([seed, how, app.opening]))
      await app.close()
    }
    expect(stopped).toEqual([])
  })

  test('an endless view', async () => {
    damage(
      await made('take'),
      'DROP TABLE entry; CREATE VIEW entry AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i AS ord FROM n',
    )
    const app = await open()
    await filled(app, 2)
    expect([app.opening, noticesOf(app)[0]]).toEqual([
      'Opening the demo recording.',
      expect.stringContaining(`"take.tapehand" can't be opened`),
    ])
  })
})

describe('a full drive at the start', () => {
  /** As a kill leaves it: what was done last is in the file beside it. */
  async function killed(name: string): Promise<string> {
    const file = await made(name)
    const app = await open()
    await app.ask('app:edit:apply', { kind: 'addLabels', labels: [{ text: 'last', start: 0, end: 0 }] })
    const left = ['', '-wal'].map((end) => [`${file}${end}`, readFileSync(`${file}${end}`)] as const)
    await app.close()
    for (const [place, bytes] of left) writeFileSync(place, bytes)
    return file
  }

  test.each([
    ['closed in order', made, 0],
    ['killed', killed, 1],
  ] as const)(
    'the last project is there to be heard, what is changed is refused, and all is back with room (%s)',
    async (_, make, labels) => {
      const file = await make('take')
      const bytes = readFileSync(file)
      // No file may have a byte more: what is written fails as on a full drive.
      const shell = `trap '' XFSZ; ulimit -f 0; exec "$0" "$1" "$2"`
      const told = execFileSync('bash', ['-c', shell, process.execPath, fullStartMain, data()], { encoding: 'utf8' })

      expect(JSON.parse(told)).toMatchObject({
        opening: 'Opening your last project, "take".',
        tracks: 1,
        labels,
        heard: true,
        codes: ['engine/disk', 'engine/disk'],
        notices: [],
      })
      expect(readFileSync(file).equals(bytes)).toBe(true)
      const again = await open()
      expect((await again.ask('app:edit:apply', { kind: 'setCursor', time: 0.5 })).ok).toBe(true)
      expect((await viewOf(again)).labels).toHaveLength(labels)
    },
  )
})
