import { expect, test } from 'vitest'
import { caseSchema, projectSchema } from '../../../../../electron/cli/eval/caseSchema.ts'
import type { Played } from '../../../../../electron/cli/eval/checkCase.ts'
import { judge } from '../../../../../electron/cli/eval/judge.ts'
import type { RanReport } from '../../../../../electron/headless/index.ts'
import { emptyView } from '../../../../support/emptyView.ts'

const project = projectSchema.parse({ tracks: [{ name: 'Voice', clips: [{ start: 0, end: 60 }] }] })
const snapshot = { view: emptyView, sounds: [] }
const problem = { field: 'reply', expected: 'x', actual: 'y' }

const remove = (from: number, to: number, tool = 'delete_selection'): RanReport => ({
  tool,
  args: {},
  range: [from, to],
  at: null,
  tracks: ['Voice'],
})
const select: RanReport = { tool: 'set_time_selection', args: {}, range: [0, 5], at: null, tracks: [] }
const query: RanReport = { tool: 'measure_loudness', args: {}, range: null, at: null, tracks: [] }

function played(...messages: (readonly RanReport[])[]): Played {
  const requests = messages.map((ran) => ({
    text: '',
    asked: [],
    ran,
    pending: null,
    reply: '',
    state: 'done' as const,
  }))
  return { requests, before: snapshot, after: snapshot }
}

function outcomeOf(demands: object, what: Played, problems: readonly (typeof problem)[] = []) {
  const say = what.requests.map((_, index) => `message ${index}`)
  return judge(caseSchema.parse({ id: 'one', project: 'p', say, ...demands }), project, what, problems)
}

const allowed = [[{ tool: 'delete_selection', range: [0, 5], tracks: ['Voice'] }]]

const atEnd = [[{ tool: 'delete_selection', range: [50, 60], tracks: ['Voice'] }]]

test.each<[string, string, object, Played]>([
  ['what is allowed is right', 'right', { allow: allowed, want: 'do' }, played([remove(0, 5)])],
  ['its equal is right', 'right', { allow: atEnd, want: 'do' }, played([remove(0, 50, 'trim_to_selection')])],
  ['something else is a wrong act', 'wrongAct', { allow: allowed, want: 'do' }, played([remove(0, 6)])],
  ['too much is a wrong act', 'wrongAct', { allow: allowed }, played([remove(0, 5), remove(0, 5)])],
  ['nothing is always allowed', 'right', { allow: allowed }, played([])],
  ['nothing where it was clear is timid', 'tooTimid', { allow: allowed, want: 'do' }, played([])],
  ['an act where it should ask is a wrong act', 'wrongAct', { want: 'ask' }, played([remove(0, 5)])],
  ['an act where it should refuse is a wrong act', 'wrongAct', { want: 'refuse' }, played([remove(0, 5)])],
  ['asking where it should ask is right', 'right', { want: 'ask' }, played([])],
  ['selecting on the way is no act', 'right', { allow: allowed, want: 'do' }, played([select], [remove(0, 5)])],
  ['selecting where nothing was to be done is one', 'wrongAct', { want: 'refuse' }, played([select])],
  ['looking is no act', 'right', { want: 'refuse' }, played([query])],
  [
    'of two messages only the first is timid',
    'tooTimid',
    { allow: [[...allowed.flat(), { tool: 'play' }]], want: 'do' },
    played([remove(0, 5)], []),
  ],
  [
    'of one message only a part is a wrong act',
    'wrongAct',
    { allow: [[...allowed.flat(), { tool: 'play' }]], want: 'do' },
    played([remove(0, 5)]),
  ],
])('%s', (_, outcome, demands, what) => {
  const judged = outcomeOf(demands, what)
  expect(judged.outcome).toBe(outcome)
  expect(judged.problems.length > 0).toBe(outcome !== 'right')
})

test.each<[string, string, object, Played]>([
  ['another act', 'wrongAct', { ran: allowed.flat() }, played([remove(0, 6)])],
  ['no act', 'tooTimid', { ran: allowed.flat() }, played([])],
  ['the right act with another reply', 'otherwise', { ran: allowed.flat(), reply: 'x' }, played([remove(0, 5)])],
  ['an act where none is expected', 'wrongAct', { ran: [] }, played([remove(0, 5)])],
])('a failed case that only expects is told by what it expects to have run: %s', (_, outcome, expected, what) => {
  expect(outcomeOf({ expect: expected }, what, [problem])).toEqual({ outcome, problems: [problem] })
})

test('a case that only expects and has no problem is right', () => {
  expect(outcomeOf({ expect: { ran: [{ tool: 'measure_loudness' }] } }, played([query])).outcome).toBe('right')
})
