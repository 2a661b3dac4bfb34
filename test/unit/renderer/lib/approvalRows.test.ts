import { expect, test } from 'vitest'
import { approvalRows, stepNumbers } from '../../../../renderer/lib/approvalRows.ts'
import type { Approval } from '../../../../shared/schemas/conversation.ts'
import { makeApproval } from '../../../support/window/makeApproval.ts'

const [first, second] = makeApproval({}).steps as [Approval['steps'][number], Approval['steps'][number]]
const out = (index: number, before: number) => ({ index, before, sentence: `out ${index}` })
const read = (steps: Approval['steps'], leftOut: NonNullable<Approval['leftOut']>) =>
  approvalRows({ steps, leftOut }).map(({ number, step, out: left }) => [number, step?.index ?? left?.sentence])

test('what was left out keeps its place and number among the steps', () => {
  expect(read([first, second], [out(0, 0), out(1, 1), out(2, 1), out(3, 2)])).toEqual([
    [1, 'out 0'],
    [2, 0],
    [3, 'out 1'],
    [4, 'out 2'],
    [5, 1],
    [6, 'out 3'],
  ])
  expect([...stepNumbers({ steps: [first, second], leftOut: [out(0, 1)] })]).toEqual([
    [0, 1],
    [1, 3],
  ])
})

test('stepping through, the numbers go on', () => {
  expect(read([second], [])).toEqual([[2, 1]])
})
