import { messageOf } from '../../../../../../shared/failures/index.ts'
import { describe, expect, it } from 'vitest'
import { applyNoiseReduction } from '../../../../../../electron/agent/tools/effects/applyNoiseReduction.ts'
import type { PreparedStep } from '../../../../../../electron/agent/tools/contract/defineTool.ts'

const whyNot = (args: Readonly<Record<string, unknown>>): string => {
  const checked = applyNoiseReduction.check(args)
  return checked.ok ? '' : messageOf(checked.error)
}

describe('the range that noise is learned from', () => {
  it('has both ends or none: one alone is never left out in silence', () => {
    expect(whyNot({})).toBe('')
    expect(whyNot({ profile_start: 1, profile_end: 2 })).toBe('')
    expect(whyNot({ profile_start: 1 })).toContain('"profile_end" is missing')
    expect(whyNot({ profile_end: 2 })).toContain('"profile_start" is missing')
  })

  it('may be told from its end to its start, and is said along the timeline', () => {
    const step: PreparedStep = {
      tool: 'apply_noise_reduction',
      args: { profile_start: 3, profile_end: 2 },
      range: { start: 0, end: 9 },
      trackIds: ['t'],
      at: null,
      words: '',
      sources: [],
    }
    expect(applyNoiseReduction.sentence(step, ['Voice'])).toContain('learned from 0:02–0:03')
  })
})
