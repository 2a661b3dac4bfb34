import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createRegistry, queries, registry, tools } from '../../../../../../electron/agent/tools/index.ts'
import type { PreparedStep } from '../../../../../../electron/agent/tools/contract/defineTool.ts'

const folder = new URL('../../../../../../electron/agent/tools/', import.meta.url)
/** Every literal of a file, whichever factory of its family makes a tool of it: the constant and the tool's name. */
const literalsOf = (path: string): (readonly [constant: string, name: string])[] =>
  [
    ...readFileSync(new URL(path, folder), 'utf8').matchAll(
      /^export const (\w+) = define\w+\((?:'\w+', )?\{\s*name: '(\w+)'/gmu,
    ),
  ].map(([, constant = '', name = '']) => [constant, name])

describe('the list of tools', () => {
  it('holds every literal of its folders, each constant named after its tool', () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
    const literals = files.flatMap(literalsOf)
    const listed = [...tools, ...queries].map((tool) => tool.name)
    expect(new Set(listed)).toEqual(
      new Set(literals.map(([constant]) => constant.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`))),
    )
    expect(new Set(listed)).toEqual(new Set(literals.map(([, name]) => name)))
    expect(literals).toHaveLength(tools.length + queries.length)
  })

  it('gives each by its name, and nothing for another', () => {
    expect(tools.map((tool) => registry.findTool(tool.name))).toEqual(tools)
    expect(queries.map((query) => registry.findQuery(query.name))).toEqual(queries)
    expect([registry.findTool('nothing'), registry.findQuery('undo'), registry.findTool('toString')]).toEqual([
      null,
      null,
      null,
    ])
  })

  it('refuses two of one name', () => {
    expect(() => createRegistry([...tools, ...tools.slice(0, 1)], [])).toThrow('share a name')
  })

  it.each([
    ['trim', 'trim_to_selection'],
    ['delete_range', 'delete_selection'],
    ['normalize', 'apply_normalize'],
    ['fade_in', 'apply_fade_in'],
    ['aply_revers', 'apply_reverse'],
    ['get_tracks', 'get_track_list'],
  ])('finds what looks most like %s', (wanted, expected) => {
    expect(registry.nearest(wanted)).toContain(expected)
  })

  it('answers at once to a made-up name of any length', () => {
    expect(registry.nearest(`normalize${'x'.repeat(5_000_000)}`)).toHaveLength(3)
  }, 5000)
})

describe('a tool', () => {
  it.each(tools.map((tool) => tool.name))(
    '%s says what it does in one sentence, and has words and a description',
    (name) => {
      const tool = registry.findTool(name) ?? expect.fail()
      expect(tool.words.length).toBeGreaterThan(0)
      expect(tool.description).toMatch(/^[A-Z].*\.$/u)
      expect(tool.description.length).toBeLessThan(200)
      const args: Record<string, unknown> =
        {
          rename_track: { name: 'Anna' },
          resample_project: { sample_rate_hz: 48_000 },
          set_track_gain: { gain_db: -6 },
          set_track_pan: { pan: -30 },
          set_track_colour: { colour: 'teal' },
          rename_label: { label: 'intro', name: 'opening' },
          delete_label: { label: 'intro' },
          apply_amplify: { gain_db: 6 },
          split_at_time: { time: 2 },
          seek: { time: 2 },
          move_clip: { to: 3 },
          rename_clip: { name: 'x' },
          insert_silence: { duration: 2 },
          set_time_selection: { start_time: 1, end_time: 2 },
          select_tracks: { tracks: ['Voice'] },
          apply_change_tempo: { percent: 10 },
          export_report: { kind: 'edits' },
          set_tag: { field: 'title', text: 'Night' },
          use_show: { show: 'Night' },
          apply_volume_ramp: { gain_db: -6 },
          add_envelope_point: { time: 2, gain_db: -6 },
          apply_notch_filter: { frequency_hz: 1000 },
          apply_change_speed: { percent: -10 },
          apply_change_pitch: { semitones: 2 },
          apply_auto_duck: { control: 'Voice' },
          apply_match_to: { reference: 'Voice', offset_db: 3 },
        }[name] ?? {}
      const step: PreparedStep = {
        tool: name,
        args,
        range: { start: 1, end: 2 },
        trackIds: ['t'],
        at: 2,
        words: '',
        sources: [],
      }
      expect(tool.sentence(step, ['Voice'])).toMatch(/^[A-Z](?:[^.]|\.(?=\d))*$/u)
    },
  )

  it('can’t be run with arguments that were not checked', () => {
    const tool = registry.findTool('apply_amplify') ?? expect.fail()
    const step: PreparedStep = {
      tool: 'apply_amplify',
      args: { gain_db: 1e9 },
      range: { start: 1, end: 2 },
      trackIds: ['t'],
      at: null,
      words: '',
      sources: [],
    }
    expect(() => tool.request(step)).toThrow('must be at most 60')
  })
})
