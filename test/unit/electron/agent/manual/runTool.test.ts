import { expect, test } from 'vitest'
import { runTool } from '../../../../../electron/agent/manual/runTool.ts'
import { registry } from '../../../../../electron/agent/tools/index.ts'
import type { Engine, ProjectSeed } from '../../../../../electron/engine/index.ts'
import { code, openSeeded, value } from '../../../../support/openEngine.ts'

const runManually = (engine: Engine, tool: string, args = {}) =>
  runTool(engine.editorFor('manual'), registry, { id: 'h1', tool, args })
const peak = async (engine: Engine) => {
  const { tracks } = await engine.view()
  return value(await engine.measure({ range: { start: 0, end: 12 }, trackIds: tracks.map((track) => track.id) })).peakDb
}

test('an effect without a selection is done to all audio, says so, leaves nothing selected, and is one undo step', async () => {
  const engine = await openSeeded()
  const before = await peak(engine)
  const done = value(await runManually(engine, 'apply_amplify', { gain_db: -6 }))
  expect(done.text).toContain('was done to all audio.')
  expect(await peak(engine)).toBeCloseTo(before - 6, 3)
  const view = await engine.view()
  expect([view.selection, view.history.length]).toEqual([null, 1])
  value(await engine.undo())
  expect(await peak(engine)).toBeCloseTo(before, 6)
})

test('what takes away needs a selection and never takes all', async () => {
  const engine = await openSeeded()
  const refused = await runManually(engine, 'split_delete')
  expect(code(refused)).toBe('agent/manual-needs')
  expect((await engine.view()).duration).toBe(12)
})

test('a removal is not asked about and is in the history', async () => {
  const engine = await openSeeded({ selection: { start: 2, end: 4 } })
  value(await runManually(engine, 'delete_selection'))
  expect([(await engine.view()).duration, (await engine.view()).canUndo]).toEqual([10, true])
})

test('questions answer in a sentence and change nothing; files are left to the dialogs; bad values and names are refused', async () => {
  const engine = await openSeeded()
  expect(value(await runManually(engine, 'get_total_project_time'))).toMatchObject({
    kind: 'answer',
    text: expect.stringContaining('12'),
  })
  expect(code(await runManually(engine, 'export_audio'))).toBe('agent/manual-files')
  expect(code(await runManually(engine, 'apply_amplify', { gain_db: 999 }))).toBe('agent/bad-arguments')
  expect(code(await runManually(engine, 'format_disk'))).toBe('agent/unknown-tool')
  expect((await engine.view()).history).toEqual([])
})

const twoTakes = (gap: number): Partial<ProjectSeed> => ({
  tracks: [
    {
      name: 'Voice',
      channels: 1,
      clips: [
        { name: 'take 1', start: 0, end: 6 },
        { name: 'take 2', start: 6 + gap, end: 12 + gap },
      ],
      silences: [],
    },
  ],
  selection: { start: 4, end: 8 },
})

test('a crossfade is no tool for files: clips that meet become one, and where a gap lies between them it says so', async () => {
  const meeting = await openSeeded(twoTakes(0))
  expect(value(await runManually(meeting, 'apply_crossfade', { duration: 1 })).kind).toBe('done')
  const { tracks, duration, history } = await meeting.view()
  expect([tracks[0]?.clips.length, duration, history.length]).toEqual([1, 11, 1])

  const apart = await openSeeded(twoTakes(1))
  const told = value(await runManually(apart, 'apply_crossfade', { duration: 1 }))
  expect(told).toMatchObject({ kind: 'answer', text: expect.stringContaining('lies between them') })
  expect([(await apart.view()).duration, (await apart.view()).history]).toEqual([13, []])
})
