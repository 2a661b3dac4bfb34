import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { casesOf } from '../../../../../../support/reader/cases.ts'
import { judge, type Verdict } from '../../../../../../support/reader/judge.ts'
import { reader } from './say.ts'

const cases = casesOf('german.jsonl', readFileSync('test/conversations/german.jsonl', 'utf8'))

it('does what the German conversations expect, or asks', () => {
  const judged = cases.map((one) => ({ one, ...judge(one, reader.read(one.say, one.view)) }))
  const of = (verdict: Verdict): string[] =>
    judged.filter((each) => each.verdict === verdict).map(({ one, why }) => `${one.id} ${one.say}: ${why}`)
  expect(of('wrong')).toEqual([])
  expect(of('right').length, of('asked').join('\n')).toBeGreaterThanOrEqual(80)
})
