import { expect, it } from 'vitest'
import { failure, messageOf } from '../../../../../shared/failures/index.ts'
import { askOpenPlace, type OpenPlace, sayOpenPlace } from '../../../../../shared/failures/values/openPlaces.ts'

const tracks = { kind: 'tracks', to: 'reverse', names: ['Host', 'Guest'] } as const
const range = { kind: 'range', to: 'cut', said: ['the first 10 seconds', 'everything'], length: 90 } as const
const things = { kind: 'things', clips: [{ name: 'take 1', track: 'Host' }], labels: [] } as const

it.each<[what: string, open: OpenPlace, asked: string, told: string]>([
  [
    'a track that is not there',
    { reason: { kind: 'none-called', sort: 'track', name: 'Bass' }, choice: tracks },
    'There is no track called “Bass”. Which tracks should I reverse? There are Host and Guest.',
    'There is no track called “Bass”. There are Host and Guest.',
  ],
  [
    'a range of which nothing was said, which is put as a question to a model too',
    { reason: null, choice: range },
    'Which part should I cut? For example “the first 10 seconds”, “everything”. The project is 1:30 long.',
    'Which part should I cut? For example “the first 10 seconds”, “everything”. The project is 1:30 long.',
  ],
  [
    'a clip that is not there',
    { reason: { kind: 'no-thing', thing: { what: 'clip', number: 4 } }, choice: things },
    'There is no clip 4. The clips: take 1 (Host). Which one do you mean?',
    'There is no clip 4. The clips: take 1 (Host).',
  ],
])('%s is asked for, and told without the question', (_what, open, asked, told) => {
  expect(askOpenPlace(open)).toBe(asked)
  expect(sayOpenPlace(open)).toBe(told)
  expect(messageOf(failure('agent/nothing-to-answer', { what: { kind: 'open', place: open } }))).toBe(
    `I can’t answer that. ${told}`,
  )
})

it('several things that a name fits are told with their places', () => {
  const what = { kind: 'several-fit', name: 'take', choices: ['take 1 (Host)', 'take 2 (Host)'] } as const
  expect(messageOf(failure('agent/nothing-to-answer', { what }))).toBe(
    'I can’t answer that. Several fit “take”:\n1. take 1 (Host)\n2. take 2 (Host)\nWhich one? A number, several (“1,2”) or “all”.',
  )
})
