import type { Act } from '../../../electron/agent/reader/clause/clause.ts'
import { tools } from '../../../electron/agent/tools/index.ts'
import type { MessageReading } from '../../../electron/agent/reader/reader.ts'
import type { Case, Ran } from './cases.ts'
import type { Operation } from './operation.ts'
import { perform } from './perform.ts'

export type Verdict = 'right' | 'asked' | 'wrong' | 'unknown'

export interface Judged {
  readonly verdict: Verdict
  readonly why: string
}

const checks = new Map(tools.map((tool) => [tool.name, tool]))
const focus = new Set(tools.filter((tool) => tool.group === 'selection').map((tool) => tool.name))

/** What these come to is settled by files. */
const outside = new Set(tools.filter((tool) => tool.group === 'project').map((tool) => tool.name))

/** Whether a reading does what the case expects to have run: "asked" does nothing where something was clear. */
export function judge(one: Case, { outcome }: MessageReading): Judged {
  const nothing = expectsNothing(one)
  if (outcome.kind !== 'steps') return { verdict: nothing ? 'right' : 'asked', why: outcome.why }
  const problem = outcome.steps.map(({ act }) => checkOf(act)).find((found) => found !== null) ?? null
  const done = perform(outcome.steps, one.view)
  if ('asks' in done) return { verdict: nothing ? 'right' : 'asked', why: `evaluator: ${done.asks}` }
  if (problem !== null) return { verdict: nothing ? 'right' : 'asked', why: `evaluator: ${problem}` }
  const verdict = nothing ? judgeNothing(done.operations) : judgeDone(done.operations, one.ran ?? [])
  return { verdict, why: done.operations.map(sayOperation).join('; ') }
}

const counts = ({ tool }: Operation): boolean => !focus.has(tool) && tool !== 'undo' && tool !== 'redo'

function judgeNothing(operations: readonly Operation[]): Verdict {
  const counted = operations.filter(counts)
  if (counted.length === 0) return 'right'
  return counted.every(({ tool }) => outside.has(tool)) ? 'unknown' : 'wrong'
}

function judgeDone(operations: readonly Operation[], ran: readonly Ran[]): Verdict {
  if (ran.length === 0) return 'unknown'
  const counted = ran.every(({ tool }) => focus.has(tool))
    ? operations
    : operations.filter(({ tool }) => !focus.has(tool))
  return matches(counted, ran) ? 'right' : 'wrong'
}

export function checkOf(act: Act): string | null {
  const tool = checks.get(act.frame.tool)
  const args = Object.fromEntries(
    Object.entries(act.args).filter(([key, value]) => !key.startsWith('#') && typeof value !== 'object'),
  )
  const shape = tool?.parameters.shape ?? {}
  for (const [key, value] of Object.entries(args)) {
    const field = shape[key] as { safeParse(value: unknown): { success: boolean } } | undefined
    if (field !== undefined && !field.safeParse(value).success) return `limit ${key} ${String(value)}`
  }
  return null
}

function expectsNothing({ asked, ran, after, unchanged, reply }: Case): boolean {
  const stops = asked ?? []
  if (stops.some((one) => one !== 'approval')) return true
  if ((ran ?? []).length > 0 || after !== null) return false
  if (unchanged && stops.length === 0) return true
  return stops.length === 0 && (ran !== null || reply !== null)
}

export function matches(done: readonly Operation[], ran: readonly Ran[]): boolean {
  if (done.length !== ran.length && ran.length === 1 && ran[0]?.tool === 'trim_to_selection')
    return isKept(done, ran[0])
  return done.length === ran.length && ran.every((expected, at) => same(done[at] as Operation, expected))
}

/** To keep a part is to remove what is before and behind it. */
function isKept(done: readonly Operation[], { range }: Ran): boolean {
  const [last, first] = done.filter((one) => one.tool === 'delete_selection')
  return (
    range !== undefined &&
    near(last?.range?.start, range[1]) &&
    near(first?.range?.end, range[0]) &&
    near(first?.range?.start, 0)
  )
}

const near = (a: number | undefined, b: number | undefined): boolean =>
  a !== undefined && b !== undefined && Math.abs(a - b) <= 0.0051

function same(done: Operation, expected: Ran): boolean {
  if (done.tool !== expected.tool) return false
  const { range, at, tracks, args } = expected
  const fits = [
    range === undefined || (near(done.range?.start, range[0]) && near(done.range?.end, range[1])),
    at === undefined || near(done.at ?? undefined, at),
    tracks === undefined || JSON.stringify(done.tracks) === JSON.stringify(tracks),
    ...Object.entries(args ?? {}).map(([key, value]) => sameArgument(done, key, value)),
  ]
  return fits.every(Boolean)
}

/** Some tools have a place as an argument of their own. */
const placeArguments: Readonly<Record<string, (done: Operation) => unknown>> = {
  time: ({ at, args }) => at ?? args['time'],
  to: ({ at, args }) => args['to'] ?? at,
  start_time: ({ range }) => range?.start,
  end_time: ({ range }) => range?.end,
}

function sameArgument(done: Operation, key: string, value: unknown): boolean {
  const given = placeArguments[key]?.(done) ?? done.args[key]
  return typeof value === 'number' ? near(Number(given), value) : JSON.stringify(given) === JSON.stringify(value)
}

export const sayOperation = ({ tool, range, at, tracks, args }: Operation): string =>
  `${tool}${range === null ? '' : `[${range.start},${range.end}]`}${at === null ? '' : `@${at}`}(${tracks.join('|')})${JSON.stringify(args)}`
