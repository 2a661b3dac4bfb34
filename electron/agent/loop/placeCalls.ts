import { type Failure, failure } from '../../../shared/failures/index.ts'
import { parseTime } from '../../../shared/parseTime.ts'
import type { RangeView } from '../../../shared/schemas/projectView.ts'
import type { Editor } from '../../editor/index.ts'
import type { ModelCall, OfflinePlanner, PlanContext } from '../planner/index.ts'
import type { Target, TimeRef } from '../planner/plan.ts'
import type { Memory } from '../prepare/preparePlan.ts'
import { isResolved } from '../prepare/resolution.ts'
import type { PreparedStep } from '../tools/contract/defineTool.ts'
import type { Registry } from '../tools/contract/registry.ts'
import { callParameters } from '../tools/schema/callParameters.ts'
import { sayName, sayRange } from '../tools/sentences/saying.ts'
import { findNamed, type FoundOrLost, type Named } from './namedInCall.ts'
import { resolveWords } from './compareWithWords.ts'

/** A call whose place was given in words, and what they come to in the project as it was shown. */
export interface PlacedCall extends ModelCall {
  readonly place?: Target
  /** Why the words come to no place. */
  readonly lost?: Failure
  /** They name a thing that is not there: then the person's words count before them. */
  readonly isNamed?: boolean
}

/** What words for a place are looked up with. */
export interface PlaceSource {
  readonly editor: Pick<Editor, 'analyse'>
  readonly offline: OfflinePlanner
  readonly registry: Registry
  readonly memory: Memory
  readonly context: PlanContext
}

type Given = Readonly<Record<string, unknown>>

/**
 * Calls may say a place in words: `place` is a label, a clip, a pause or a part of the project, and a time may be
 * "1:30", "end-10", or where a label, a clip or a pause begins or ends. Numbers stay what they are.
 */
export async function placeCalls(source: PlaceSource, calls: readonly ModelCall[]): Promise<PlacedCall[]> {
  const placed: PlacedCall[] = []
  for (const call of calls) placed.push(await placeCall(source, call))
  return placed
}

async function placeCall(source: PlaceSource, call: ModelCall): Promise<PlacedCall> {
  const { place, start_time: start, end_time: end, time } = call.args as Given
  const tool = source.registry.findTool(call.tool) ?? source.registry.findQuery(call.tool)?.target ?? null
  if (tool === null) return call
  const { shape } = callParameters(tool)
  const takesRange = 'start_time' in shape
  if (typeof place === 'string' && (takesRange || 'time' in shape))
    return withPlace(source, call, { words: place.trim(), as: takesRange ? 'range' : 'time' })
  return [takesRange ? start : null, takesRange ? end : null, 'time' in shape ? time : null].some(isWords)
    ? withTimes(source, call)
    : call
}

const isWords = (value: unknown): value is string => typeof value === 'string' && !/^\s*-?[\d.]+\s*$/u.test(value)

async function withPlace(
  source: PlaceSource,
  call: PlacedCall,
  { words, as }: { readonly words: string; readonly as: 'range' | 'time' },
): Promise<PlacedCall> {
  const args = Object.fromEntries(Object.entries(call.args as Given).filter(([key]) => !placeKeys.has(key)))
  const found = as === 'range' ? await readPlace(source, words) : await readTime(source, words, 'place')
  if (found === null) return { ...call, args }
  if ('lost' in found) return { ...call, args, ...found }
  return { ...call, args, place: 'kind' in found.value ? { at: [found.value] } : found.value }
}

const placeKeys: ReadonlySet<string> = new Set(['place', 'start_time', 'end_time', 'time'])

/** A range has both its edges; one without the other is told as for numbers. */
async function withTimes(source: PlaceSource, call: PlacedCall): Promise<PlacedCall> {
  const { start_time: start, end_time: end, time, ...args } = call.args as Given
  if ((start ?? null) === null ? (end ?? null) !== null : (end ?? null) === null)
    return { ...call, args, lost: oneEdge(call.tool) }
  const found = [
    await readTime(source, start, 'start_time'),
    await readTime(source, end, 'end_time'),
    await readTime(source, time, 'time'),
  ]
  const lost = found.find((one) => one !== null && 'lost' in one)
  if (lost !== undefined && lost !== null && 'lost' in lost) return { ...call, args, ...lost }
  const [from, to, at] = found.map((one) => (one !== null && 'value' in one ? one.value : null))
  return {
    ...call,
    args,
    place: { ...(from && to && { range: { kind: 'between', from, to } }), ...(at && { at: [at] }) },
  }
}

const oneEdge = (tool: string): Failure =>
  failure('agent/bad-arguments', { tool, issues: [{ kind: 'together', parameters: ['start_time', 'end_time'] }] })

async function readTime(
  source: PlaceSource,
  given: unknown,
  key: 'start_time' | 'end_time' | 'time' | 'place',
): Promise<FoundOrLost<TimeRef> | null> {
  if (given === undefined || given === null) return null
  const words = typeof given === 'string' ? given.trim() : JSON.stringify(given)
  const plain = plainTime(words)
  if (plain !== null) return { value: plain }
  const named = await findNamed({ editor: source.editor, view: source.context.project }, words)
  if (named !== null)
    return 'lost' in named ? named : { value: edgeOf(named.value, key === 'end_time' ? 'end' : 'start') }
  const at = readAlone(source, `go to ${words}`, 'seek')[0]?.at ?? null
  return at === null
    ? lost(`"${key}" must be a number of seconds or a place; “${sayName(words)}” is neither.`, knownTimes)
    : { value: absolute(at) }
}

/** "90", "1:30", "90 s", "end-10", "start", "cursor+5"; null where it is none of these. */
function plainTime(words: string): TimeRef | null {
  const seconds = (text: string): number | null => parseTime(text.replace(/\s*s$/iu, ''))
  const alone = seconds(words)
  if (alone !== null) return absolute(alone)
  const [, anchor, sign, amount = '0'] = /^(start|end|cursor)(?:\s*([+-])\s*(.+))?$/iu.exec(words) ?? []
  const offset = seconds(amount)
  if (anchor === undefined || offset === null) return null
  return { kind: 'anchor', anchor: anchor.toLowerCase() as Anchor, offset: sign === '-' ? -offset : offset }
}

type Anchor = 'start' | 'end' | 'cursor'

const absolute = (seconds: number): TimeRef => ({ kind: 'absolute', seconds })

const edgeOf = (named: Named, edge: 'start' | 'end'): TimeRef =>
  named.kind === 'thing' ? { kind: 'thing', thing: named.thing, edge, offset: 0 } : absolute(named.range[edge])

async function readPlace(source: PlaceSource, words: string): Promise<FoundOrLost<Target>> {
  const named = await findNamed({ editor: source.editor, view: source.context.project }, words)
  if (named !== null) {
    if ('lost' in named) return named
    return {
      value: named.value.kind === 'thing' ? { thing: named.value.thing } : { range: between(named.value.range) },
    }
  }
  const steps = readAlone(source, `select ${words}`, 'set_time_selection')
  const [range = null, ...more] = steps.map((step) => step.range)
  if (more.length > 0)
    return lost(`“${sayName(words)}” is ${steps.length} places.`, [range, ...more].map(sayRange).join(', '))
  if (range === null) return lost(`“${sayName(words)}” is no place in the project.`, knownPlaces)
  const tracks = (steps[0]?.trackIds ?? []).map((id) => ({ kind: 'id', id }) as const)
  const isNamed = steps[0]?.sources.some(({ what, author }) => what === 'tracks' && author === 'words') === true
  return { value: { range: between(range), ...(isNamed && { tracks }) } }
}

const between = ({ start, end }: RangeView): NonNullable<Target['range']> => ({
  kind: 'between',
  from: absolute(start),
  to: absolute(end),
})

/** What the grammar makes of a place, where it reads as one and as nothing else. */
function readAlone(source: PlaceSource, sentence: string, tool: string): readonly PreparedStep[] {
  const { steps, reply } = source.offline.plan(sentence, source.context)
  const [step] = steps
  if (reply !== null || steps.length !== 1 || step === undefined || step.tool !== tool || step.confidence < 0.5)
    return []
  const found = resolveWords(source, step, { view: source.context.project, earlier: [] })
  return isResolved(found) ? found.value : []
}

const lost = (why: string, nearest: string) => ({
  lost: failure('agent/does-not-fit', { why, nearest }),
  isNamed: false,
})

const knownTimes = 'seconds, "1:30", "end-10", or a label, a clip or a pause ("label intro", "pause 2")'
const knownPlaces = '"label NAME", "clip NAME", "pause 2", "first 10 seconds", "last 10 seconds"'
