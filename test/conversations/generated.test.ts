import { describe, expect, it } from 'vitest'
import type { CaseResult } from '../../electron/cli/eval/runCases.ts'
import { generate } from '../../electron/cli/generate/generate.ts'
import { playGenerated } from '../../electron/cli/generate/playGenerated.ts'

const count = 1000
const seed = 20261123
/** Of what is clear, in 100. */
const leastDone = 95

describe(`${count} sentences made from meanings`, () => {
  it('are never carried out as something else, and the clear ones are done', { timeout: 300_000 }, async () => {
    const results: CaseResult[] = []
    let clear = 0
    for (const one of generate(count, seed)) {
      if (one.case.want === 'do') clear += 1
      results.push({ ...(await playGenerated(one)), played: null })
    }
    const wrong = results.filter(({ outcome }) => outcome === 'wrongAct')
    const timid = results.filter(({ outcome }) => outcome === 'tooTimid').length

    expect(wrong.map(({ id, problems }) => `${id}: ${JSON.stringify(problems)}`)).toEqual([])
    expect(results).toHaveLength(count)
    expect(clear).toBeGreaterThan(count / 3)
    expect((100 * (clear - timid)) / clear).toBeGreaterThanOrEqual(leastDone)
  })
})
