import { messageOf } from '../../../../../../shared/failures/index.ts'
import { describe, expect, it } from 'vitest'
import { applyChangeSpeed, applyChangeTempo } from '../../../../../../electron/agent/tools/effects/pace.ts'
import type { PreparedStep } from '../../../../../../electron/agent/tools/contract/defineTool.ts'

const stepOf = (args: Readonly<Record<string, unknown>>): PreparedStep => ({
  tool: '',
  args,
  range: { start: 1, end: 2 },
  trackIds: ['t'],
  at: null,
  words: '',
  sources: [],
})
const whyNot = (args: Readonly<Record<string, unknown>>): string => {
  const checked = applyChangeTempo.check(args)
  return checked.ok ? '' : messageOf(checked.error)
}

describe('a pace', () => {
  it.each([
    [{ percent: 25 }, 25],
    [{ factor: 0.5 }, -50],
    [{ factor: 1.1 }, 10],
    [{ bpm_from: 120, bpm_to: 150 }, 25],
  ])('of %j is %d percent', (args, percent) => {
    expect(applyChangeTempo.request(stepOf(args))).toEqual({ kind: 'changeTempo', percent })
  })

  it('is told to a change of speed as a factor too', () => {
    expect(applyChangeSpeed.request(stepOf({ factor: 2 }))).toEqual({ kind: 'changeSpeed', percent: 100 })
    expect(applyChangeSpeed.sentence(stepOf({ factor: 2 }), ['Voice'])).toBe(
      'Play 0:01–0:02 of Voice 100% faster, pitch and all',
    )
    expect(applyChangeSpeed.check({ bpm_from: 1, bpm_to: 2 }).ok).toBe(false)
  })

  it('is told in one way, and wholly', () => {
    expect(whyNot({})).toContain('"percent" is missing')
    expect(whyNot({ percent: 10, factor: 1.1 })).toContain('more than one way')
    expect(whyNot({ factor: 1.1, bpm_to: 120 })).toContain('more than one way')
    expect(whyNot({ bpm_to: 120 })).toContain('"bpm_from" is missing')
    expect(whyNot({ bpm_from: 120 })).toContain('"bpm_to" is missing')
    expect(whyNot({ bpm_from: 10, bpm_to: 400 })).toContain('"bpm_to" does not fit')
    expect(whyNot({ factor: 5 })).toContain('at most 4')
  })
})
