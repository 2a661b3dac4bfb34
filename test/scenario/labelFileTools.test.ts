import { messageOf } from '../../shared/failures/index.ts'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { tellResult } from '../../electron/agent/answers/receiptOf.ts'
import { performStep } from '../../electron/agent/run/performStep.ts'
import { needsApproval, registry } from '../../electron/agent/index.ts'
import { ok } from '../../shared/result.ts'
import { offlinePlanner } from '../support/offlinePlanner.ts'
import { openConversation, openSeeded } from '../support/openConversation.ts'

let folder = ''
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'labels-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const toolOf = (name: string) => registry.findTool(name) ?? expect.fail()
const stepOf = (tool: string, args: Record<string, unknown>) => ({
  tool,
  args,
  range: null,
  trackIds: [],
  at: null,
  words: '',
  sources: [],
})

describe('labels in files, by conversation', () => {
  it('are written only after a yes, in the format of the file’s ending, and never over another file', async () => {
    const engine = await openSeeded({ labels: [['intro', 1, 2]] })
    const file = path.join(folder, 'chapters.srt')
    expect(needsApproval(toolOf('export_labels').impact)).toBe(true)
    const done = await performStep(engine, toolOf('export_labels'), stepOf('export_labels', { path: file }), 'measured')
    expect(done.ok).toBe(true)
    expect(readFileSync(file, 'utf8')).toBe('1\n00:00:01,000 --> 00:00:02,000\nintro\n')
    expect(
      await performStep(engine, toolOf('export_labels'), stepOf('export_labels', { path: file }), 'measured'),
    ).toMatchObject({ ok: false, error: { code: 'files/exists' } })
  })

  it('come in as one step that undo takes back, and what could not be read is said', async () => {
    const engine = await openSeeded({ labels: [['intro', 1, 2]] })
    const file = path.join(folder, 'labels.txt')
    writeFileSync(file, '5\t6\tverse\nnonsense\n3\t3\tpoint\n')
    const step = stepOf('import_labels', { path: file })
    const done = await performStep(engine, toolOf('import_labels'), step, 'measured')
    if (!done.ok) throw new Error(messageOf(done.error))
    expect(tellResult([{ tool: toolOf('import_labels'), step, seen: done.value }])).toBe(
      'Imported 2 labels of labels.txt. Line 2 is no label and was left out.',
    )
    expect((await engine.view()).labels.map(({ text, start, end }) => [text, start, end])).toEqual([
      ['intro', 1, 2],
      ['point', 3, 3],
      ['verse', 5, 6],
    ])
    await engine.undo()
    expect((await engine.view()).labels.map(({ text }) => text)).toEqual(['intro'])
  })

  it('touch no file on a fork', async () => {
    const engine = await openSeeded({ labels: [['intro', 1, 2]] })
    const fork = await engine.fork()
    const done = await performStep(
      fork,
      toolOf('export_labels'),
      stepOf('export_labels', { path: path.join(folder, 'x.txt') }),
      'viewed',
    )
    expect(done).toMatchObject({ ok: true, value: { files: null } })
    expect(() => readFileSync(path.join(folder, 'x.txt'))).toThrow('ENOENT')
  })

  it.each([
    ['import the labels from marks.csv'],
    ['import marks.csv'],
    ['load the markers from marks.csv'],
    ['open marks.csv'],
    ['importiere die Textmarken aus marks.csv'],
  ])('come in by “%s” where there is no label yet', async (said) => {
    writeFileSync(path.join(folder, 'marks.csv'), '#,Name,Start,End,Length\nM1,Intro,0:01.000,,\n')
    const filePicker = {
      fromWords: async (_: unknown, name: string) =>
        ok([{ path: path.join(folder, name), overwrite: 'never' as const }]),
      choose: async () => expect.fail(),
    }
    const { agent, engine } = await openConversation(
      { tracks: { Voice: [['take', 0, 4]] } },
      { offline: offlinePlanner(), model: null, filePicker },
    )
    await agent.send(said)
    expect((await engine.view()).labels.map(({ text, start }) => [text, start])).toEqual([['Intro', 1]])
  })
})
