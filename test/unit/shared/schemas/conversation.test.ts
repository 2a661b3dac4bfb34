import { expect, it } from 'vitest'
import { approvalSchema } from '../../../../shared/schemas/conversation.ts'
import { makeApproval } from '../../../support/window/makeApproval.ts'

it('an approval whose changes an earlier version kept as words is read without them', () => {
  const kept = makeApproval()
  const inWords = { what: 'Pause', track: null, range: null, before: '2 s', after: '0.5 s', leave: 5, left: false }
  const steps = kept.steps.map((step) => ({ ...step, changes: [inWords] }))
  const read = approvalSchema.parse({ ...kept, steps })
  expect(read.steps.map(({ changes }) => changes)).toEqual(steps.map(() => []))
  expect(read.steps.map(({ sentence }) => sentence)).toEqual(kept.steps.map(({ sentence }) => sentence))
})
