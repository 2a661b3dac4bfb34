import { expect, test } from 'vitest'
import { hearTool, type ToolHearing } from '../../../../../electron/agent/manual/hearTool.ts'
import { registry } from '../../../../../electron/agent/tools/index.ts'
import type { Engine, ProjectSeed } from '../../../../../electron/engine/index.ts'
import { code, openSeeded, value } from '../../../../support/openEngine.ts'

const hear = (engine: Engine, tool: string, args: ToolHearing['args'], side: ToolHearing['side']) =>
  hearTool(engine.editorFor('manual'), registry, { tool, args, window: { start: 2, end: 4 }, side })
const peakOf = (samples: Int16Array) => samples.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0)

test('what is heard behind a tool is the tool at work, and nothing is changed by listening', async () => {
  const engine = await openSeeded()
  const before = value(await hear(engine, 'apply_amplify', { gain_db: -6 }, 'before'))
  const after = value(await hear(engine, 'apply_amplify', { gain_db: -6 }, 'after'))
  expect([before.samples.length, after.samples.length]).toEqual([4000, 4000])
  expect(peakOf(after.samples) / peakOf(before.samples)).toBeCloseTo(10 ** (-6 / 20), 2)
  const view = await engine.view()
  expect([view.history, view.canUndo, view.selection]).toEqual([[], false, null])
})

test('what renders is rendered for the window, too', async () => {
  const engine = await openSeeded()
  const before = value(await hear(engine, 'apply_low_pass', { frequency_hz: 5, rolloff_db: 48 }, 'before'))
  const after = value(await hear(engine, 'apply_low_pass', { frequency_hz: 5, rolloff_db: 48 }, 'after'))
  expect(peakOf(after.samples)).toBeLessThan(peakOf(before.samples) / 4)
})

const two: Partial<ProjectSeed> = {
  tracks: ['Voice', 'Music'].map((name) => ({
    name,
    channels: 1,
    clips: [{ name, start: 0, end: 12 }],
    silences: name === 'Voice' ? [[0, 12] as const] : [],
  })),
  selectedTracks: ['Voice'],
}

test('only the tracks that it works on are heard', async () => {
  const engine = await openSeeded(two)
  const heard = value(await hear(engine, 'apply_amplify', { gain_db: 3 }, 'before'))
  expect(peakOf(heard.samples)).toBe(0)
  expect((await engine.view()).tracks.map(({ soloed }) => soloed)).toEqual([false, false])
})

test('values that are out of range, unknown tools and what makes no sound are refused', async () => {
  const engine = await openSeeded()
  expect(code(await hear(engine, 'apply_amplify', { gain_db: 999 }, 'after'))).toBe('agent/bad-arguments')
  expect(code(await hear(engine, 'apply_magic', {}, 'after'))).toBe('agent/unknown-tool')
  expect(code(await hear(engine, 'rename_track', { name: 'Guest' }, 'after'))).toBe('agent/nothing-to-hear')
})
