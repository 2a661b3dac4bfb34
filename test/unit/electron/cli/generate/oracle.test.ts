import { expect, test } from 'vitest'
import { projectSchema } from '../../../../../electron/cli/eval/caseSchema.ts'
import type { Meaning, Part, Scope, Step } from '../../../../../electron/cli/generate/meaning.ts'
import { verdictOf } from '../../../../../electron/cli/generate/oracle.ts'

const project = projectSchema.parse({
  tracks: [
    { name: 'Host', clips: [{ start: 0, end: 60 }] },
    { name: 'Guest', clips: [{ start: 5, end: 50 }] },
  ],
  labels: [
    { text: 'ad', start: 10, end: 15 },
    { text: 'end', start: 40, end: 44 },
  ],
})
const all: Scope = { kind: 'all' }
const guest: Scope = { kind: 'on', names: ['Guest'] }
const ad: Part = { kind: 'labels', names: ['ad'] }

function meaning(step: Partial<Step>, more: Partial<Meaning> = {}): Meaning {
  const steps: Step[] = [{ act: 'remove', part: ad, scope: all, value: null, at: 20, ...step }]
  return { language: 'english', speech: 'order', steps, noise: 'none', saying: 1, project, ...more }
}

const rangesOf = (one: Meaning) => verdictOf(one).allow.map((outcome) => outcome.map((act) => act.range))

test.each<[string, Partial<Step>, unknown]>([
  ['a label', {}, [[[10, 15]]]],
  [
    'two labels, from the back',
    { part: { kind: 'labels', names: ['ad', 'end'] } },
    [
      [
        [40, 44],
        [10, 15],
      ],
    ],
  ],
  ['the end of the project', { part: { kind: 'last', length: 5 } }, [[[55, 60]]]],
  ['the end of a track', { part: { kind: 'last', length: 5 }, scope: guest }, [[[45, 50]]]],
  [
    'the start of a track, or of the project',
    { part: { kind: 'first', length: 7 }, scope: guest },
    [[[5, 12]], [[0, 7]]],
  ],
  ['what is before a label', { part: { kind: 'beside', side: 'before', name: 'ad', length: 3 } }, [[[7, 10]]]],
  ['what is between labels', { part: { kind: 'between', first: 'ad', second: 'end' } }, [[[15, 40]]]],
  [
    'all but a label, or keeping it',
    { part: { kind: 'allBut', part: ad } },
    [
      [
        [15, 60],
        [0, 10],
      ],
      [[10, 15]],
    ],
  ],
])('the range of %s', (_, step, ranges) => {
  expect(rangesOf(meaning(step))).toEqual(ranges)
})

test('the tracks that are left out are not acted on', () => {
  const { allow } = verdictOf(meaning({ act: 'reverse', scope: { kind: 'except', names: ['Guest'] } }))
  expect(allow.flat().map((act) => act.tracks)).toEqual([['Host'], ['Host']])
})

test.each<[string, Meaning, string]>([
  ['an order', meaning({}), 'do'],
  ['a negation', meaning({}, { speech: 'negated' }), 'refuse'],
  ['a report', meaning({}, { speech: 'report' }), 'refuse'],
  ['an unknown label', meaning({ part: { kind: 'labels', names: ['zeppelin'] } }), 'ask'],
  ['an unknown exception', meaning({ scope: { kind: 'except', names: ['Zed'] } }), 'ask'],
  [
    'an exception without its word',
    meaning({ scope: { kind: 'except', names: ['Guest'] } }, { noise: 'noExcept' }),
    'ask',
  ],
  ['a selection where there is none', meaning({ part: { kind: 'selection' } }), 'ask'],
])('%s', (_, one, want) => {
  const verdict = verdictOf(one)
  expect(verdict.want).toBe(want)
  if (want !== 'do') expect(verdict.allow).toEqual([[]])
})

test('a removal and what is said after it: times of before and of after are both right', () => {
  const steps: Step[] = [
    { act: 'remove', part: { kind: 'first', length: 10 }, scope: all, value: null, at: 0 },
    { act: 'split', part: { kind: 'all' }, scope: all, value: null, at: 30 },
  ]
  const outcomes = verdictOf(meaning({}, { steps })).allow.map((outcome) => outcome.map((act) => act.tool))
  expect(outcomes).toContainEqual(['delete_selection', 'split_at_time'])
  expect(outcomes).toContainEqual(['split_at_time', 'delete_selection'])
})

test('a label stands elsewhere after a removal on all tracks', () => {
  const steps: Step[] = [
    { act: 'remove', part: { kind: 'first', length: 5 }, scope: all, value: null, at: 0 },
    { act: 'silence', part: ad, scope: all, value: null, at: 0 },
  ]
  expect(rangesOf(meaning({}, { steps }))).toContainEqual([
    [0, 5],
    [5, 10],
  ])
})
