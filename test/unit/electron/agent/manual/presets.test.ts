import { expect, test } from 'vitest'
import { presets } from '../../../../../electron/agent/manual/presets.ts'
import { registry } from '../../../../../electron/agent/tools/index.ts'
import { presetSchema } from '../../../../../shared/schemas/preset.ts'

test.each(Object.keys(presets))('the presets of %s are values that it takes, under names of their own', (name) => {
  const tool = registry.findTool(name)
  const own = presets[name] ?? []
  // What is chosen in the project stands in no preset.
  const chosen = name === 'apply_auto_duck' ? { control: 'Voice' } : {}
  expect(tool?.group).toBe('effects')
  for (const preset of own) {
    expect(presetSchema.parse(preset)).toEqual(preset)
    expect(tool?.check({ ...chosen, ...preset.values })).toMatchObject({ ok: true })
  }
  expect(new Set(own.map((preset) => preset.name)).size).toBe(own.length)
})
