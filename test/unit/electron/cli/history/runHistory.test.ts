import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Io } from '../../../../../electron/cli/io.ts'
import { runCommand } from '../../../../../electron/cli/runCommand.ts'
import { createEngine } from '../../../../../electron/engine/index.ts'
import { scratchFolder } from '../../../../support/files/importing.ts'

const hour = 3_600_000

/** A project of four changes, the first two of them made two hours ago. */
async function given() {
  const file = path.join(scratchFolder(), 'talk.tapehand')
  let ago = 2 * hour
  const opened = await createEngine({ file, run: 'inline', now: () => new Date().getTime() - ago })
  if (!opened.ok) expect.fail('no engine')
  for (const [index, text] of ['a', 'b', 'c', 'd'].entries()) {
    if (index === 2) ago = 0
    await opened.value.perform({ kind: 'addLabels', labels: [{ text, start: 0, end: 0 }] })
  }
  await opened.value.close()
  return file
}

async function run(args: readonly string[], ask: Io['ask'] = null) {
  const [out, notes]: [string[], string[]] = [[], []]
  const status = await runCommand(['history', ...args], {
    out: (text) => out.push(text),
    note: (text) => notes.push(text),
    ask,
    env: {},
    signal: new AbortController().signal,
  })
  return { status, out, notes }
}

const countIn = async (file: string): Promise<number> => (await run([file])).out.length - 1

describe('tapehand history', () => {
  it('says what the file takes and lists the changes with their times, and changes nothing', async () => {
    const file = await given()
    const { status, out } = await run([file])
    expect(status).toBe('done')
    expect(out[0]).toMatch(/^\d.* for what is heard now, .* that only the history needs/u)
    expect(out.slice(1)).toHaveLength(4)
    expect(out[1]).toMatch(/^ {3}1 {2}\d{4}-\d\d-\d\d \d\d:\d\d:\d\d {2}Add Labels$/u)
  })

  it('keeps the last changes with --yes', async () => {
    const file = await given()
    expect(await run([file, '--keep', '1', '--yes'])).toMatchObject({
      status: 'done',
      notes: ['Forgot 3 of 4 changes.'],
    })
    expect(await countIn(file)).toBe(1)
  })

  it('forgets what is older than an age', async () => {
    const file = await given()
    await run([file, '--older-than', '90m', '--yes'])
    expect(await countIn(file)).toBe(2)
  })

  it.each([
    ['nobody sits there', null],
    ['the answer is no', async () => 'n'],
    ['the input ends', async () => null],
  ])('forgets nothing where %s', async (_, ask) => {
    const file = await given()
    expect((await run([file, '--keep', '0'], ask)).status).toBe('open')
    expect(await countIn(file)).toBe(4)
  })

  it('asks with what goes, and does it after a yes', async () => {
    const file = await given()
    const asked: string[] = []
    await run([file, '--keep', '3'], async (question) => (asked.push(question), 'y'))
    expect(asked).toEqual([expect.stringContaining("Forget the 1 oldest of 4 changes? They can't be undone any more")])
    expect(await countIn(file)).toBe(3)
  })

  it.each([
    [[], 'Name one project file'],
    [['a', 'b'], 'Name one project file'],
    [['a', '--keep', '-1'], '--keep'],
    [['a', '--keep', '2', '--older-than', '1h'], 'excludes'],
    [['a', '--older-than', 'long'], 'takes a length like 90m, 2h or 3d, not "long"'],
  ])('refuses %j', async (args, sentence) => {
    const { status, notes } = await run(args)
    expect(status).toBe('usage')
    expect(notes.join(' ')).toContain(sentence)
  })

  it('makes no project where there is none', async () => {
    const file = path.join(scratchFolder(), 'none.tapehand')
    expect((await run([file])).status).toBe('failed')
    expect((await run([file])).notes.join(' ')).toContain('none.tapehand')
  })

  it('leaves a project alone that is open elsewhere', async () => {
    const file = await given()
    const opened = await createEngine({ file, run: 'inline' })
    if (!opened.ok) expect.fail('no engine')
    expect((await run([file, '--keep', '0', '--yes'])).status).toBe('failed')
    expect((await opened.value.view()).history).toHaveLength(4)
    await opened.value.close()
  })
})
