import { expect, test } from 'vitest'
import type { Pending } from '../../../../../../../electron/agent/planner/index.ts'
import { offlinePlanner } from '../../../../../../support/offlinePlanner.ts'
import { viewOf } from '../../../../../../support/reader/cases.ts'

const planner = offlinePlanner()
const project = viewOf({
  tracks: [
    { name: 'Host', clips: [{ name: 'talk', start: 0, end: 60 }] },
    { name: 'Guest', clips: [{ name: 'answers', start: 0, end: 60 }] },
    { name: 'Music', clips: [{ name: 'theme', start: 0, end: 60 }] },
  ],
  labels: [{ text: 'intro', start: 0, end: 12 }],
})
const context = { project, lastSteps: [] }
const stepsOf = (message: string) => planner.plan(message, context).steps
const idOf = (name: string) => ({ kind: 'id', id: project.tracks.find((track) => track.name === name)?.id })
const between = (from: number, to: number) => ({
  kind: 'between',
  from: { kind: 'absolute', seconds: from },
  to: { kind: 'absolute', seconds: to },
})

const read = (request: string, answer: string, more: Partial<Pending>) =>
  planner.read(
    answer,
    { kind: 'approval', steps: stepsOf(request), step: 0, missing: null, choices: [], ...more },
    context,
  )

const three = ['take 1 on Vocals at 0:00', 'take 1 on Keys at 0:40', 'take 1 on Guitar at 1:10']
const choices = three.map((label) => ({ label, words: [] }))

test.each([
  ['2', [1]],
  ['the second one', [1]],
  ['number three', [2]],
  ['the last one please', [2]],
  ['first and third', [0, 2]],
  ['1-3', [0, 1, 2]],
  ['the keys one', [1]],
  ['the vocals and the guitar one', [0, 2]],
  ['the one at 1:10', [2]],
  ['all of them', [0, 1, 2]],
  ['not the keys', [0, 2]],
  ['die zweite', [1]],
  ['alle', [0, 1, 2]],
])('of a list %s is meant', (answer, picks) => {
  expect(read('mute the host', answer, { kind: 'choose', choices })).toEqual({ kind: 'choice', picks })
})

test.each(['neither', 'none of them', 'never mind', 'no', 'keine davon'])(
  'of a list nothing is meant: %s',
  (answer) => {
    expect(read('mute the host', answer, { kind: 'choose', choices })).toEqual({ kind: 'cancel' })
  },
)

test.each([
  ['yes', 'approve'],
  ['ok, go ahead please', 'approve'],
  ['ja bitte', 'approve'],
  ['no', 'reject'],
  ['nein', 'reject'],
  ['forget it', 'cancel'],
  ['vergiss es', 'cancel'],
])('what waits for a yes: %s', (answer, kind) => {
  expect(read('delete 10 to 20', answer, {})).toMatchObject({ kind })
})

test.each([
  ['delete 10 to 20', 'no, 15 to 25', { target: { range: between(15, 25) } }],
  ['delete the first 10 seconds', 'no, make it 20', { target: { range: { kind: 'first', seconds: 20 } } }],
  ['delete the first 10 seconds', 'no, the last 5', { target: { range: { kind: 'last', seconds: 5 } } }],
  ['delete 10 to 20', 'until 25', { target: { range: between(10, 25) } }],
  ['delete 10 to 20', '5 seconds longer', { target: { range: between(10, 25) } }],
  ['silence 10 to 12', 'only on the guest', { target: { range: between(10, 12), tracks: [idOf('Guest')] } }],
  [
    'silence 10 to 12 on the host',
    'I meant the music',
    { target: { range: between(10, 12), tracks: [idOf('Music')] } },
  ],
  ['silence 10 to 12 on the host', 'and the guest too', { target: { tracks: [idOf('Host'), idOf('Guest')] } }],
  ['silence 10 to 12', 'not the music', { target: { tracks: [{ kind: 'except', tracks: [idOf('Music')] }] } }],
  ['amplify the host by 3 dB', 'make it 8 dB', { args: { gain_db: 8 } }],
  ['turn the host down by 6 dB', 'no, 3 dB', { args: { gain_db: -3 } }],
  ['delete 10 to 20', 'no, silence it instead', { tool: 'silence_selection', target: { range: between(10, 20) } }],
  ['lösche die ersten 5 Sekunden', 'nein, mach 20', { target: { range: { kind: 'first', seconds: 20 } } }],
])('%s … %s', (request, answer, step) => {
  expect(read(request, answer, {})).toMatchObject({ kind: 'correction', steps: [step] })
})

test.each([
  ['only the first one', ['apply_normalize']],
  ['leave out the second step', ['apply_normalize']],
  ['without the fade', ['apply_normalize']],
  ['just the fade', ['apply_fade_out']],
  ['leave the second out', ['apply_normalize']],
  ['lass den zweiten weg', ['apply_normalize']],
])('of two steps: %s', (answer, left) => {
  const reading = read('normalize everything and fade out the last 5 seconds', answer, {})
  expect(reading.kind === 'stay' ? reading.steps.map(({ tool }) => tool) : reading).toEqual(left)
})

const all = ['apply_normalize', 'apply_fade_out', 'mute_track']

test.each([
  ['put it back', ['apply_normalize', 'apply_fade_out']],
  ['put the second back', ['apply_normalize', 'apply_fade_out']],
  ['bring back the mute', ['apply_normalize', 'mute_track']],
  ['put them all back', all],
  ['nimm den zweiten wieder rein', ['apply_normalize', 'apply_fade_out']],
  ['skip the first', null],
  ['only the third', ['mute_track']],
])('of three steps, two of which were left out: %s', (answer, left) => {
  const shown = stepsOf('normalize everything, fade out the last 5 seconds and mute the music')
  expect(shown.map(({ tool }) => tool)).toEqual(all)
  const leftOut = [shown[2], shown[1]].flatMap((one) => one ?? [])
  const reading = read('', answer, { steps: shown.slice(0, 1), shown, leftOut })
  expect(reading.kind === 'stay' ? reading.steps.map(({ tool }) => tool) : reading).toEqual(left ?? [])
})

test('nothing was left out: "put it back" is no choice of steps', () => {
  expect(read('normalize everything and mute the music', 'put it back', {}).kind).not.toBe('stay')
})

const blank = (tool: string) => [{ tool, args: {}, target: {}, words: tool, confidence: 0.9 }]

test.each([
  ['delete_selection', 'range', 'the last 10 seconds', { target: { range: { kind: 'last', seconds: 10 } } }],
  ['delete_selection', 'range', 'from 0:10 to 0:20', { target: { range: between(10, 20) } }],
  ['apply_normalize', 'range', 'everything', { target: { range: { kind: 'whole' } } }],
  ['apply_normalize', 'range', 'the guest', { target: { tracks: [idOf('Guest')] } }],
  ['apply_fade_in', 'range', '10 seconds', { target: { range: { kind: 'first', seconds: 10 } } }],
  ['mute_track', 'tracks', 'the music', { target: { tracks: [idOf('Music')] } }],
  ['mute_track', 'tracks', '2', { target: { tracks: [{ kind: 'number', number: 2 }] } }],
  ['split_at_time', 'time', 'at 25', { target: { at: [{ kind: 'absolute', seconds: 25 }] } }],
  ['rename_track', 'value', 'to Delete me', { args: { name: 'Delete me' } }],
] as const)('%s lacks a %s: %s', (tool, missing, answer, step) => {
  const pending: Pending = { kind: 'clarify', steps: blank(tool), step: 0, missing, choices: [] }
  expect(planner.read(answer, pending, context)).toMatchObject({ kind: 'answer', steps: [{ ...step, confidence: 1 }] })
})

test.each(['10 seconds', 'the guest if it rains', 'not the intro'])(
  'what does not say which part is no answer: %s',
  (answer) => {
    const pending: Pending = {
      kind: 'clarify',
      steps: blank('delete_selection'),
      step: 0,
      missing: 'range',
      choices: [],
    }
    expect(planner.read(answer, pending, context).kind).not.toBe('answer')
  },
)

test.each(['undo that', 'oh no, take that back', 'mute the guest', 'how long is it?'])(
  'a request of its own: %s',
  (message) => {
    expect(read('delete 10 to 20', message, { kind: 'done' })).toEqual({ kind: 'new' })
  },
)
