import type { EvalProject } from '../caseSchema.ts'
import { agrees, holds } from '../problem.ts'
import { effectOf, type Operation } from './effectOf.ts'

/** What decides where something is done; it counts even where a case does not name it. */
const always = new Set(['gap', 'scope', 'time'])

/**
 * Whether two lists of operations come to the same. Of the arguments count those that `expected` names for the tool.
 * Null where `expected` leaves open what an operation acts on.
 */
export function sameEffect(
  project: EvalProject,
  expected: readonly Operation[],
  actual: readonly Operation[],
): boolean | null {
  const wanted = effectOf(project, expected)
  if (wanted === null) return null
  const named = new Map<string, Set<string>>()
  for (const { tool, args = {} } of expected)
    named.set(tool, new Set([...(named.get(tool) ?? always), ...Object.keys(args)]))
  const done = effectOf(
    project,
    actual.map((one) => ({ ...one, args: onlyNamed(one, named.get(one.tool)) })),
  )
  return (
    done !== null &&
    agrees({ ...wanted, events: [] }, { ...done, events: [] }) &&
    agreeOnEvents(wanted.events, done.events)
  )
}

function onlyNamed({ args = {} }: Operation, named: ReadonlySet<string> | undefined): Record<string, unknown> {
  return Object.fromEntries(Object.entries(args).filter(([name]) => named?.has(name) ?? true))
}

/** Where nothing is known of what they do, operations are compared one by one, in what is named of each. */
function agreeOnEvents(expected: readonly Operation[], actual: readonly Operation[]): boolean {
  if (expected.length !== actual.length) return false
  return expected.every((one, index) => {
    const { tool, args = {}, range, at, tracks } = actual[index] ?? { tool: '' }
    const time = at ?? args['time']
    const named = Object.entries({ tool: one.tool, range: one.range, at: one.at, tracks: one.tracks })
    const wanted = Object.fromEntries(named.filter(([, value]) => value !== undefined))
    return holds(wanted, { tool, range, at: time, tracks }) && holds(one.args ?? {}, args)
  })
}
