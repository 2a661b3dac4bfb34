import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { tools } from '../../electron/agent/tools/index.ts'
import { createServerMemory } from '../../electron/agent/planner/model/index.ts'
import type { EvalProject, ExpectedRan } from '../../electron/cli/eval/caseSchema.ts'
import { resultAsText } from '../../electron/cli/eval/describeResult.ts'
import { readCases, type ReadCase } from '../../electron/cli/eval/readCases.ts'
import { runCase } from '../../electron/cli/eval/runCases.ts'
import { type Answer, delta, done, frames, says } from '../support/model/modelServer.ts'
import { serveModel } from '../support/model/testModelServer.ts'

/**
 * `whole`: with the places; `bare`: with its own values, and the places are left to the words; `selecting` and
 * `selectingTracks`: the range and tracks that it works on, or only the tracks, are selected by a call before it.
 */
const ways = ['whole', 'bare', 'selecting', 'selectingTracks'] as const
type How = (typeof ways)[number]

/**
 * A model that makes the very calls that a case expects, over HTTP, a turn each. What it loses is lost between a call
 * and the project: it is right wherever the grammar is.
 */
function call(one: ExpectedRan, how: How): Answer {
  const { tool, args = {}, range, at, tracks } = one
  const onRange = range ? { start_time: range[0], end_time: range[1] } : {}
  const onTracks = tracks ? { tracks } : {}
  const point = typeof at === 'number' ? { time: at } : {}
  const given = {
    whole: { ...args, ...onRange, ...onTracks, ...point },
    bare: args,
    selecting: { ...args, ...point },
    selectingTracks: { ...args, ...onRange, ...point },
  }
  const before = {
    whole: [],
    bare: [],
    selecting: [made('c0', 'set_time_selection', { ...onRange, ...onTracks })],
    selectingTracks: [made('c0', 'select_tracks', onTracks)],
  }
  const list = [...(selectsFirst(one, how) ? before[how] : []), made('c1', tool, given[how])].map((each, index) => ({
    ...each,
    index,
  }))
  return frames(delta({ tool_calls: list }), delta({}, 'tool_calls'), done)
}

const made = (id: string, name: string, args: object) => ({ id, function: { name, arguments: JSON.stringify(args) } })

/** It works on a range, for that way on tracks that are named as well, and is no selection itself. */
const selectsFirst = ({ tool, range, tracks }: ExpectedRan, how: How): boolean =>
  range !== undefined &&
  (how === 'selecting' || tracks !== undefined) &&
  tools.some(({ name, group }) => name === tool && group !== 'selection')

type Case = Extract<ReadCase, { kind: 'case' }>
const ranIn = ({ case: { expect: expected } }: Case): readonly ExpectedRan[] => expected.ran ?? []

function casesIn(file: string): Case[] {
  const text = readFileSync(path.join(import.meta.dirname, file), 'utf8')
  return readCases(text, file, new Map<string, EvalProject>()).filter(
    (one): one is Case =>
      one.kind === 'case' && one.case.planner === 'offline' && one.case.say.length === 1 && ranIn(one).length > 0,
  )
}

/** It is left out of what runs, where something else does: a model that does not select is no other one. */
function withoutSelection(one: Case): Case {
  const { after } = one.case.expect
  if (after?.selection === undefined) return one
  const rest = Object.fromEntries(Object.entries(after).filter(([key]) => key !== 'selection'))
  return { ...one, case: { ...one.case, expect: { ...one.case.expect, after: rest } } }
}

const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.jsonl'))
const all = files.flatMap(casesIn)
/** One of so many in each run, from another one on where that is said: all of them take minutes. */
const every = Number(process.env['IDEAL_EVERY'] ?? 24)
const from = Number(process.env['IDEAL_FROM'] ?? 0)
/** Where something was lost once. */
const lostOnce = new Set([
  'them-of-a-set',
  'verb-cut-down',
  'r2-split-bed',
  'r2-select-rest',
  'rest-after',
  'duplicate-after-itself',
  'make-every-clip-louder',
  'move-track-later',
  'told-32',
  'keep-a-part-except',
])
const some = all.filter(({ id }, index) => index % every === from || lostOnce.has(id))

/** Where the words have a condition, what is done of them is for the model to say. */
const isConditional = ({ case: { say } }: Case): boolean => /^if\b/iu.test(say[0] ?? '')
const plays = some.flatMap((one) =>
  ways.flatMap((how) => {
    const isOther = how.startsWith('selecting') && ranIn(one).every((each) => !selectsFirst(each, how))
    return isOther || (how !== 'whole' && isConditional(one)) ? [] : [[one.id, how, one] as const]
  }),
)

it.each(plays)('%s is right with a model that makes %s calls', async (_, how, one) => {
  const server = await serveModel(...ranIn(one).map((each) => call(each, how)), says('That is all.'))
  const model = { baseUrl: server.baseUrl, model: 'ideal', key: '', memory: createServerMemory() }
  const result = await runCase(withoutSelection(one), model)
  expect(result.problems.length === 0 ? '' : resultAsText(result, 'problems')).toBe('')
})
