import { expect, test } from 'vitest'
import { listTools } from '../../../../../electron/agent/manual/listTools.ts'
import { registry } from '../../../../../electron/agent/tools/index.ts'
import { toolEntrySchema } from '../../../../../shared/schemas/toolEntry.ts'

const entries = listTools(registry)
const entry = (name: string) => entries.find((one) => one.name === name)

test('every tool and question is listed, in the form that the channel has', () => {
  expect(entries.map(({ name }) => name)).toEqual([...registry.tools, ...registry.queries].map(({ name }) => name))
  for (const one of entries) expect(toolEntrySchema.parse(one)).toEqual(one)
})

test('a field has the name, unit, limits and default of its parameter', () => {
  expect(entry('apply_high_pass')?.fields).toEqual([
    {
      key: 'frequency_hz',
      name: 'frequency',
      unit: 'Hz',
      description: expect.any(String),
      required: false,
      kind: 'number',
      min: 1,
      max: 96_000,
      whole: false,
      start: 80,
    },
    {
      key: 'rolloff_db',
      name: 'rolloff',
      unit: 'dB',
      description: expect.any(String),
      required: false,
      kind: 'choice',
      choices: [6, 12, 24, 36, 48],
      start: 12,
    },
  ])
  expect(entry('apply_equalizer')?.fields.find(({ kind }) => kind === 'rows')).toMatchObject({ key: 'bands' })
  expect(entry('apply_auto_duck')?.fields[0]).toMatchObject({ kind: 'thing', of: 'track', count: 'one' })
})

test('a parameter that has to be given can be given', () => {
  for (const tool of registry.tools.filter(({ readiness }) => readiness === undefined)) {
    const shown = new Set(entry(tool.name)?.fields.map(({ key }) => key))
    const needed = Object.entries(tool.parameters.shape)
      .filter(([, schema]) => !schema.safeParse(undefined).success)
      .map(([key]) => key)
    expect(
      needed.filter((key) => !shown.has(key)),
      tool.name,
    ).toEqual([])
  }
})

test('what has to be there first is told', () => {
  expect(
    ['split_cut', 'mute_track', 'paste', 'delete_label', 'apply_echo', 'create_mono_track'].map(
      (name) => entry(name)?.needs,
    ),
  ).toEqual(['selection', 'tracks', 'clipboard', 'labels', 'audio', 'nothing'])
})

test('only what reads or writes files is left to the dialogs', () => {
  const names = entries.filter(({ does }) => does === 'files').map(({ name }) => name)
  expect(names.toSorted()).toEqual([
    'export_audio',
    'export_labels',
    'export_multiple',
    'export_report',
    'forget_history',
    'import_audio',
    'import_labels',
    'insert_audio',
    'place_audio',
    'save_project',
    'set_cover',
    'use_show',
  ])
})
