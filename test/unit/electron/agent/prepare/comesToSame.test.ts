import { expect, test } from 'vitest'
import { comesToSame } from '../../../../../electron/agent/prepare/comesToSame.ts'
import type { Rehearsal, RehearsedStep } from '../../../../../electron/agent/prepare/preparePlan.ts'
import { registry } from '../../../../../electron/agent/tools/index.ts'
import { viewOf } from '../../../../support/reader/cases.ts'

const view = viewOf({
  tracks: [
    { name: 'Host', clips: [{ name: 'talk', start: 0, end: 60 }] },
    { name: 'Guest', clips: [{ name: 'answer', start: 0, end: 60 }] },
  ],
})

interface Done {
  readonly tool: string
  readonly tracks?: readonly string[]
  readonly range?: readonly [number, number]
  readonly at?: number
  readonly args?: Readonly<Record<string, unknown>>
}

const stepOf = ({ tool: name, tracks = [], range, at, args = {} }: Done): RehearsedStep => {
  const tool = registry.findTool(name)
  if (tool === null) throw new Error(`no tool ${name}`)
  const between = range === undefined ? null : { start: range[0], end: range[1] }
  const step = { tool: name, args, range: between, trackIds: [...tracks], at: at ?? null, words: '', sources: [] }
  return { planned: 0, unsaid: false, tool, step, before: view, seen: { outcome: {} } as RehearsedStep['seen'] }
}

const rehearsed = (done: readonly Done[], after = view): Rehearsal => ({
  steps: done.map(stepOf),
  notes: [],
  contentRevision: 1,
  before: view,
  after,
})

test('the same on each track by itself is the same on all of them', () => {
  const together = rehearsed([{ tool: 'delete_selection', tracks: ['t1', 't2'], range: [10, 20] }])
  const apart = rehearsed([
    { tool: 'delete_selection', tracks: ['t2'], range: [10, 20] },
    { tool: 'delete_selection', tracks: ['t1'], range: [10, 20] },
  ])
  expect(comesToSame(together, apart)).toBe(true)
})

test('to cut and to delete are the same but for the clipboard', () => {
  const removed = (tool: string) => rehearsed([{ tool, tracks: ['t1'], range: [10, 20] }])
  expect(comesToSame(removed('cut'), removed('delete_selection'))).toBe(true)
})

test('what leaves a gap is not what closes it', () => {
  const shorter = viewOf({ tracks: [{ name: 'Host', clips: [{ name: 'talk', start: 0, end: 50 }] }] })
  const closed = rehearsed([{ tool: 'cut', tracks: ['t1'], range: [10, 20] }], shorter)
  const left = rehearsed([{ tool: 'split_cut', tracks: ['t1'], range: [10, 20] }])
  expect(comesToSame(closed, left)).toBe(false)
})

test.each<[string, Done]>([
  ['another range', { tool: 'apply_amplify', tracks: ['t1'], range: [10, 30], args: { gain_db: 3 } }],
  ['another track', { tool: 'apply_amplify', tracks: ['t2'], range: [10, 20], args: { gain_db: 3 } }],
  ['another value', { tool: 'apply_amplify', tracks: ['t1'], range: [10, 20], args: { gain_db: 6 } }],
  ['another effect', { tool: 'apply_reverse', tracks: ['t1'], range: [10, 20] }],
])('%s is another outcome, though the projects look the same', (_, other) => {
  const one = rehearsed([{ tool: 'apply_amplify', tracks: ['t1'], range: [10, 20], args: { gain_db: 3 } }])
  expect(comesToSame(one, rehearsed([other]))).toBe(false)
})

test('where no sound is touched, what can be seen decides', () => {
  const there = { ...view, cursor: 60 }
  const skipped = rehearsed([{ tool: 'skip_to_end' }], there)
  expect(comesToSame(skipped, rehearsed([{ tool: 'seek', args: { time: 60 } }], there))).toBe(true)
  expect(comesToSame(skipped, rehearsed([{ tool: 'seek', args: { time: 30 } }], { ...view, cursor: 30 }))).toBe(false)
})
