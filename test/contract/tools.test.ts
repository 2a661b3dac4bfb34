import { describe, expect, it } from 'vitest'
import { needsApproval, registry, tools, toolsAsMarkdown } from '../../electron/agent/index.ts'
import { contractTable, queries, toolSchema } from '../../electron/agent/tools/index.ts'
import { limits } from '../../shared/schemas/limits.ts'

interface JsonSchema {
  readonly type: string
  readonly properties: Readonly<Record<string, { readonly type?: string; readonly minimum?: number; readonly maximum?: number; readonly description?: string }>>
  readonly required: readonly string[]
  readonly additionalProperties: boolean
}
const schemaOf = (name: string) => toolSchema(registry.findTool(name) ?? registry.findQuery(name) ?? expect.fail(`no tool ${name}`)).parameters as unknown as JsonSchema

/** People's scripts and models' habits depend on these: a change here is a change of the product. */
const signatures: Readonly<Record<string, string>> = {
  set_time_selection: 'start_time! end_time! tracks', clear_selection: '', select_all: '', select_all_tracks: '', select_tracks: 'tracks!', seek: 'time!',
  split_at_time: 'time! tracks', split: 'start_time end_time time tracks', trim_to_selection: 'start_time end_time tracks', silence_selection: 'start_time end_time tracks',
  cut: 'start_time end_time tracks', copy: 'start_time end_time tracks', paste: 'time tracks', delete_selection: 'start_time end_time tracks', undo: '', redo: '',
  apply_normalize: 'peak_db start_time end_time tracks', apply_amplify: 'gain_db! start_time end_time tracks', apply_fade_in: 'start_time end_time tracks',
  apply_fade_out: 'start_time end_time tracks', apply_reverse: 'start_time end_time tracks', apply_invert: 'start_time end_time tracks', play: 'start_time end_time time', stop: '', pause: '',
}

describe('what a model is told of the tools', () => {
  it('keeps names and arguments', () => {
    const told = Object.fromEntries(
      tools.map((tool) => {
        const { properties, required } = schemaOf(tool.name)
        return [tool.name, Object.keys(properties).map((key) => `${key}${required.includes(key) ? '!' : ''}`).join(' ')]
      }),
    )
    expect(told).toEqual(signatures)
  })

  it.each([...tools, ...queries].map((tool) => tool.name))('gives %s a closed object whose every argument is described', (name) => {
    const schema = schemaOf(name)
    expect(schema).toMatchObject({ type: 'object', additionalProperties: false })
    expect(schema).not.toHaveProperty('$schema')
    for (const property of Object.values(schema.properties)) expect(property.description).toMatch(/\S/u)
  })

  it('gives numbers their limits from the one place', () => {
    expect(schemaOf('apply_amplify').properties['gain_db']).toMatchObject({ type: 'number', minimum: limits.gainDb.min, maximum: limits.gainDb.max })
    expect(schemaOf('apply_normalize').properties['peak_db']).toMatchObject({ type: 'number', minimum: limits.peakDb.min, maximum: limits.peakDb.max, default: limits.peakDb.default })
    expect(schemaOf('seek').properties['time']).toMatchObject({ type: 'number', minimum: limits.time.min, maximum: limits.time.max })
  })

  it('is short: all of it fits a small model’s context', () => {
    expect(JSON.stringify([...tools, ...queries].map(toolSchema)).length).toBeLessThan(18_000)
  })
})

describe('the contracts', () => {
  it('are there for every tool; what changes content names it, and what reads a range names the tracks', () => {
    for (const { tool, reads, writes, impact } of contractTable(tools)) {
      const changes = ['adds', 'rewrites', 'removes'].includes(impact)
      expect([tool, writes.includes('content')]).toEqual([tool, changes || impact === 'history'])
      if (changes && reads.timeSelection !== undefined) expect([tool, reads.selectedTracks]).toEqual([tool, 'orAll'])
    }
  })

  it('never let a removal default to more than was said', () => {
    const removing = contractTable(tools).filter((row) => row.impact === 'removes')
    expect(removing.map((row) => row.reads.timeSelection)).toEqual(removing.map(() => 'required'))
  })
})

it('the documentation lists every tool and query once, with what asks', () => {
  const page = toolsAsMarkdown(registry, (impact) => needsApproval(impact as 'reads'))
  for (const { name } of [...tools, ...queries]) expect(page.split(`| \`${name}\` |`)).toHaveLength(2)
  expect(page).toContain('removes, asks')
  expect(page).toMatch(/`gain_db`, `start_time` \(optional\)/u)
})
