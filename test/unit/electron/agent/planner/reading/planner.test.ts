import { expect, test } from 'vitest'
import { offlinePlanner } from '../../../../../support/offlinePlanner.ts'
import { viewOf } from '../../../../../support/reader/cases.ts'

const planner = offlinePlanner()
const project = viewOf({
  tracks: [
    { name: 'Host', clips: [{ name: 'talk', start: 0, end: 60 }] },
    { name: 'Guest', clips: [{ name: 'answers', start: 0, end: 60 }] },
  ],
  labels: [{ text: 'intro', start: 0, end: 12 }],
})
const plan = (message: string) => planner.plan(message, { project, lastSteps: [] })

test.each([
  'I almost deleted the intro',
  'do not delete the intro',
  'delete the intro, just kidding',
  'delete the intro if it rains',
  'she said: delete the intro',
  'if I said yes, would you delete the intro?',
  'if the blorp frobs, delete the intro',
])('what asks for nothing, or is not understood, plans nothing: %s', (message) => {
  const { steps, reply } = plan(message)
  expect(steps).toEqual([])
  expect(reply).toMatch(/\S/u)
})

test('each step knows the words that it was read from', () => {
  const { steps } = plan('delete the intro, then mute the guest')
  expect(steps.map(({ words }) => words)).toEqual(['delete the intro', 'mute the guest'])
})

test('what could not be read is named', () => {
  expect(plan('delete the intro if it rains').reply).toMatch(/if it rains/u)
})

test('questions are answered', () => {
  expect(plan('how long is the intro?')).toMatchObject({ steps: [], replyState: 'talk' })
  expect(plan('how loud is the host?').steps).toHaveLength(1)
})
