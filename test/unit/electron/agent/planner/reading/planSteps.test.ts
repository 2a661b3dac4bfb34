import { expect, test } from 'vitest'
import { planSteps } from '../../../../../../electron/agent/planner/reading/planSteps.ts'
import { english } from '../../../../../../electron/agent/reader/languages/en/index.ts'
import { readerOf } from '../../../../../support/reader/readers.ts'
import { viewOf } from '../../../../../support/reader/cases.ts'

const reader = readerOf(english)
const view = viewOf({
  tracks: [
    {
      name: 'Vocals',
      clips: [
        { name: 'take 1', start: 0, end: 20 },
        { name: 'take 2', start: 20, end: 60 },
      ],
    },
    { name: 'Guitar', clips: [{ name: 'take 1', start: 0, end: 60 }] },
  ],
  labels: [{ text: 'intro', start: 0, end: 10 }],
})

const planned = (message: string) => {
  const { outcome } = reader.read(message, view)
  if (outcome.kind !== 'steps') throw new Error(`nothing is planned: ${outcome.why}`)
  return planSteps(
    outcome.steps,
    () => message,
    (tool) => tool === 'delete_selection',
  )
}

test.each([
  ['delete the first 10 seconds', [{ range: { kind: 'first', seconds: 10 } }]],
  ['reverse the intro', [{ thing: { what: 'label', id: 'l1' } }]],
  ['mute the guitar', [{ tracks: [{ kind: 'id', id: 't2' }] }]],
  ['normalize all tracks', [{ tracks: [{ kind: 'all' }], range: { kind: 'whole' } }]],
  ['split at 20', [{ at: [{ kind: 'absolute', seconds: 20 }] }]],
])('a plain place is a reference: %s', (message, targets) => {
  const steps = planned(message)
  expect(steps.map(({ target }) => target)).toEqual(targets)
  expect(steps.every(({ said }) => said === undefined)).toBe(true)
})

test.each(['delete take 1', 'mute all tracks but the guitar', 'delete the rest', 'mute it'])(
  'sets, leftovers and mentions wait for the preparation: %s',
  (message) => {
    const [step] = planned(message)
    expect(step?.target).toEqual({})
    expect(step?.said?.act.where.length).toBeGreaterThan(0)
  },
)

test('parts that are removed come later parts first, others as they were said', () => {
  const starts = (message: string) =>
    planned(message).map(({ target: { range } }) =>
      range?.kind === 'between' && range.from.kind === 'absolute' ? range.from.seconds : null,
    )
  expect(starts('delete 10 to 20 and 30 to 40')).toEqual([30, 10])
  expect(starts('silence 10 to 20 and 30 to 40')).toEqual([10, 30])
})

test('a time that is a value is an argument', () => {
  const [step] = planned('move take 2 to 90 seconds')
  expect(step).toMatchObject({ tool: 'move_clip', args: { to: 90 } })
})

test('to keep all but a part is to remove it, and the other way round', () => {
  expect(planned('delete everything except the intro')[0]).toMatchObject({
    tool: 'trim_to_selection',
    target: { thing: { what: 'label', id: 'l1' } },
  })
  expect(planned('keep everything except 10 to 20')[0]).toMatchObject({
    tool: 'delete_selection',
    target: { range: { kind: 'between' } },
  })
})
