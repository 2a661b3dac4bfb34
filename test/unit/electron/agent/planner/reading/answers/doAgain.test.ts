import { expect, test } from 'vitest'
import type { PlannedStep } from '../../../../../../../electron/agent/planner/plan.ts'
import { offlinePlanner } from '../../../../../../support/offlinePlanner.ts'
import { viewOf } from '../../../../../../support/reader/cases.ts'

const planner = offlinePlanner()
const project = viewOf({
  tracks: [
    { name: 'Host', clips: [{ name: 'talk', start: 0, end: 60 }] },
    { name: 'Guest', clips: [{ name: 'answers', start: 0, end: 60 }] },
  ],
  labels: [{ text: 'intro', start: 0, end: 12 }],
})
const planOf = (message: string, lastSteps: readonly PlannedStep[] = []) =>
  planner.plan(message, { project, lastSteps })
const idOf = (name: string) => ({ kind: 'id', id: project.tracks.find((track) => track.name === name)?.id })

test.each([
  [
    'fade out the last 4 seconds of the host',
    'do the same on the guest',
    { range: { kind: 'last', seconds: 4 }, tracks: [idOf('Guest')] },
    {},
  ],
  ['mute the host', 'same for the guest', { tracks: [idOf('Guest')] }, {}],
  ['mute the host', 'do that to the guest as well', { tracks: [idOf('Guest')] }, {}],
  [
    'silence 10 to 12',
    'same for 30 to 33',
    { range: { kind: 'between', from: { seconds: 30 }, to: { seconds: 33 } } },
    {},
  ],
  [
    'insert 2 seconds of silence at 20',
    'do the same at 50',
    { at: [{ kind: 'absolute', seconds: 50 }] },
    { duration: 2 },
  ],
  ['amplify the host by 3 dB', 'again', { tracks: [idOf('Host')] }, { gain_db: 3 }],
  ['amplify the host by -3 dB', 'the same with 6 dB', { tracks: [idOf('Host')] }, { gain_db: -6 }],
  ['amplify the host by 3 dB', 'once more on the guest', { tracks: [idOf('Guest')] }, { gain_db: 3 }],
  ['reverse the host', 'das gleiche für den Gast', { tracks: [idOf('Guest')] }, {}],
  [
    'fade in the first 3 seconds',
    'the same on the guest, please',
    { range: { kind: 'first', seconds: 3 }, tracks: [idOf('Guest')] },
    {},
  ],
] as const)('%s … %s', (first, second, target, args) => {
  const lastSteps = planOf(first).steps
  const [step] = planOf(second, lastSteps).steps
  expect(step).toMatchObject({ tool: lastSteps[0]?.tool, args, target, words: second })
})

test.each(['the same with 6 dB', 'same at 6 kHz', 'again on the zorbs at 5 dB'])(
  'what the last step has no place for does nothing: %s',
  (message) => {
    expect(planOf(message, planOf('reverse the host').steps).steps).toEqual([])
  },
)

test.each([
  "don't do the same on the guest",
  'should I do the same on the guest?',
  'again and again he says it',
  'thanks again',
  'hello again',
  'danke nochmal',
])('what asks for nothing repeats nothing: %s', (message) => {
  expect(planOf(message, planOf('reverse the host').steps).steps).toEqual([])
})
