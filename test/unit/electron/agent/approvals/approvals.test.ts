import { describe, expect, it } from 'vitest'
import { approvalTable, needsApproval } from '../../../../../electron/agent/approvals/approvalTable.ts'
import { fingerprint, stepKey } from '../../../../../electron/agent/approvals/fingerprint.ts'
import type { Impact, PreparedStep } from '../../../../../electron/agent/tools/contract/defineTool.ts'

const one: PreparedStep = {
  tool: 'apply_amplify',
  args: { gain_db: 6, other: 1 },
  range: { start: 1, end: 2 },
  trackIds: ['a', 'b'],
  at: null,
  words: 'louder',
  sources: [],
}

describe('the approval table', () => {
  it.each<[Impact, boolean]>([
    ['reads', false],
    ['focus', false],
    ['transport', false],
    ['adds', false],
    ['history', false],
    ['removes', true],
    ['rewrites', true],
    ['outside', true],
  ])('for %s asks: %s', (impact, asks) => {
    expect(needsApproval(impact)).toBe(asks)
  })

  it('asks for what it does not name', () => {
    expect(needsApproval('something new' as Impact)).toBe(true)
    expect(needsApproval('reads', {})).toBe(true)
    expect(Object.keys(approvalTable)).toHaveLength(8)
  })
})

describe('the fingerprint', () => {
  it('is the same for the same steps, in whatever order the arguments stand and whatever the words were', async () => {
    const same = {
      ...one,
      args: { other: 1, gain_db: 6 },
      words: 'another',
      sources: [{ what: 'range' as const, value: '', author: 'words' as const, source: '', confidence: 1 }],
    }
    expect(await fingerprint([one], 3)).toBe(await fingerprint([same], 3))
  })

  it.each<[what: string, other: Partial<PreparedStep>]>([
    ['another tool', { tool: 'apply_normalize' }],
    ['another value', { args: { gain_db: 7, other: 1 } }],
    ['another range', { range: { start: 1, end: 2.5 } }],
    ['no range', { range: null }],
    ['other tracks', { trackIds: ['a'] }],
    ['another time', { at: 1 }],
  ])('is another one for %s', async (_what, other) => {
    expect(await fingerprint([{ ...one, ...other }], 3)).not.toBe(await fingerprint([one], 3))
    expect(stepKey({ ...one, ...other })).not.toBe(stepKey(one))
  })

  it('is another one for another revision, another order, more steps', async () => {
    const two = { ...one, tool: 'cut' }
    const all = await Promise.all([
      fingerprint([one, two], 3),
      fingerprint([two, one], 3),
      fingerprint([one], 3),
      fingerprint([one, two], 4),
    ])
    expect(new Set(all).size).toBe(4)
  })
})
