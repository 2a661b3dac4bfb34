import { messageOf } from '../../../../../shared/failures/index.ts'
import { describe, expect, it } from 'vitest'
import { registry } from '../../../../../electron/agent/tools/index.ts'
import { readCall } from '../../../../../electron/agent/calls/readCall.ts'
import type { PlannedStep } from '../../../../../electron/agent/planner/plan.ts'
import { between, seconds, step } from '../../../../support/scriptedPlanner.ts'

function read(tool: string, raw: Record<string, unknown>, fill: PlannedStep | null = null) {
  const found = registry.findTool(tool) ?? expect.fail(`no tool ${tool}`)
  const planned = readCall(found, raw, { fill, words: 'words', by: 'model' })
  return planned.ok ? { args: planned.value.args, target: planned.value.target } : messageOf(planned.error)
}

describe('reading a call', () => {
  it.each<[tool: string, raw: Record<string, unknown>, expected: unknown]>([
    ['delete_selection', { start_time: 1, end_time: 2 }, { args: {}, target: { range: between(1, 2) } }],
    ['delete_selection', {}, { args: {}, target: {} }],
    ['delete_selection', { start_time: null, end_time: null, tracks: null }, { args: {}, target: {} }],
    [
      'apply_amplify',
      { gain_db: -6, tracks: ['Voice', 2, 'all'] },
      {
        args: { gain_db: -6 },
        target: { tracks: [{ kind: 'name', name: 'Voice' }, { kind: 'number', number: 2 }, { kind: 'all' }] },
      },
    ],
    ['split_at_time', { time: 20 }, { args: {}, target: { at: [seconds(20)] } }],
    [
      'set_time_selection',
      { start_time: 1, end_time: 2, tracks: [1] },
      { args: {}, target: { range: between(1, 2), tracks: [{ kind: 'number', number: 1 }] } },
    ],
    ['apply_normalize', {}, { args: { peak_db: -1 }, target: {} }],
  ])('%s %j', (tool, raw, expected) => {
    expect(read(tool, raw)).toEqual(expected)
  })

  it.each<[tool: string, raw: Record<string, unknown>, expected: RegExp]>([
    [
      'delete_selection',
      { start: 1, end: 2 },
      /"start", "end" are not known; it takes "gap", "scope", "start_time", "end_time", "tracks"/u,
    ],
    ['undo', { times: 2 }, /"times" is not known; it takes "grain", "steps", "to"/u],
    ['delete_selection', { start_time: 1 }, /go together/u],
    ['delete_selection', { start_time: -1, end_time: 2 }, /"start_time" must be at least 0/u],
    ['delete_selection', { start_time: '1:00', end_time: 2 }, /"start_time" must be a number/u],
    ['apply_amplify', { gain_db: 61 }, /"gain_db" must be at most 60/u],
    ['apply_amplify', {}, /"gain_db" is missing \(Gain in dB/u],
    ['apply_normalize', { peak_db: 1 }, /"peak_db" must be at most 0/u],
    ['select_tracks', { tracks: [] }, /"tracks"/u],
    ['select_tracks', { tracks: 'Voice' }, /"tracks" must be a list/u],
    ['split_at_time', { time: Number.NaN }, /"time" must be a number/u],
  ])('refuses %s %j in words', (tool, raw, expected) => {
    expect(read(tool, raw)).toMatch(expected)
  })

  it('lets the words fill in what was left out, and nothing that was given', () => {
    const words = step(
      'apply_amplify',
      { range: between(0, 30), tracks: [{ kind: 'number', number: 2 }] },
      { gain_db: 3 },
    )
    expect(read('apply_amplify', {}, words)).toEqual({ args: { gain_db: 3 }, target: words.target })
    expect(read('apply_amplify', { gain_db: 6, start_time: 5, end_time: 6 }, words)).toEqual({
      args: { gain_db: 6 },
      target: { range: between(5, 6), tracks: [{ kind: 'number', number: 2 }] },
    })
    expect(read('apply_amplify', { tracks: ['Voice'] }, words)).toEqual({
      args: { gain_db: 3 },
      target: { range: between(0, 30), tracks: [{ kind: 'name', name: 'Voice' }] },
    })
  })
})
