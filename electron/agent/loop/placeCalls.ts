import { type Failure, failure, type PlaceFault } from '../../../shared/failures/index.ts'
import { parseTime } from '../../../shared/parse/parseTime.ts'
import { limits } from '../../../shared/schemas/limits.ts'
import type { ProjectView, RangeView } from '../../../shared/schemas/projectView.ts'
import type { Editor } from '../../editor/index.ts'
import type { ModelCall, OfflinePlanner, PlanContext } from '../planner/index.ts'
import type { Target, ThingRef, TimeRef } from '../planner/plan.ts'
import { foldName, matchNames } from '../prepare/references/matchNames.ts'
import type { Memory } from '../prepare/preparePlan.ts'
import { isResolved } from '../prepare/resolution.ts'
import { thingsOf } from '../prepare/references/resolveThing.ts'
import type { PreparedStep } from '../tools/contract/defineTool.ts'
import type { Registry } from '../tools/contract/registry.ts'
import { callParameters } from '../tools/schema/callParameters.ts'
import { sayName, sayRange } from '../tools/sentences/saying.ts'
import { resolveWords } from '../opinion/offlineOpinion.ts'
import { nthOf } from '../../../shared/nthOf.ts'

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
  return at === null ? lost({ kind: 'no-time', parameter: key, words }, knownTimes) : { value: absolute(at) }
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
    return lost({ kind: 'several-places', words, count: steps.length }, [range, ...more].map(sayRange).join(', '))
  if (range === null) return lost({ kind: 'no-place', words }, knownPlaces)
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

const lost = (what: PlaceFault, nearest: string) => ({
  lost: failure('agent/does-not-fit', { what, nearest }),
  isNamed: false,
})

const knownTimes = 'seconds, "1:30", "end-10", or a label, a clip or a pause ("label intro", "pause 2")'
const knownPlaces = '"label NAME", "clip NAME", "pause 2", "first 10 seconds", "last 10 seconds"'

/** What a call names: a label or a clip, which is found again wherever it is by then, or a pause as a range. */
export type Named =
  | { readonly kind: 'thing'; readonly thing: ThingRef }
  | { readonly kind: 'range'; readonly range: RangeView }

/** `isNamed`: a thing is named that is not there; else it is no place at all. */
export type FoundOrLost<T> = { readonly value: T } | { readonly lost: Failure; readonly isNamed: boolean }

interface Source {
  readonly editor: Pick<Editor, 'analyse'>
  readonly view: ProjectView
}

/** "label intro", "clip 2", "pause 3", or nothing but the name of a label or a clip; null where it is none of these. */
export async function findNamed(source: Source, words: string): Promise<FoundOrLost<Named> | null> {
  const [, kind, rest = ''] = /^(label|clip|pause)\s*:?\s+(.+)$/iu.exec(words) ?? []
  const name = rest.replaceAll(/^["'“”]+|["'“”]+$/gu, '')
  if (kind?.toLowerCase() === 'pause') return findPause(source, name)
  if (kind !== undefined) return findThing(source, kind.toLowerCase() as 'label' | 'clip', name)
  const same = thingsOf({ what: 'either' }, source, null).filter((one) => foldName(one.name) === foldName(words))
  const [only] = same
  return only === undefined ? null : { value: { kind: 'thing', thing: { what: only.what, name: only.name } } }
}

function findThing({ view }: Source, what: 'label' | 'clip', name: string): FoundOrLost<Named> {
  const things = thingsOf({ what }, { view }, null)
  if (matchNames(things, (one) => one.name, name).length > 0) return { value: { kind: 'thing', thing: { what, name } } }
  const number = Number(name)
  if (Number.isInteger(number) && number !== 0 && Math.abs(number) <= things.length)
    return { value: { kind: 'thing', thing: { what, number } } }
  const listed = things.slice(0, mostListed).map((one) => `${what} ${sayName(one.name)} (${sayRange(one.range)})`)
  const fault: PlaceFault = { kind: what === 'label' ? 'no-label' : 'no-clip', name }
  return { lost: failure('agent/does-not-fit', { what: fault, nearest: listed.join(', ') }), isNamed: true }
}

const mostListed = 8

/** By its number, from 1 or "first"; negative, or "last", counts from the last. */
async function findPause({ editor, view }: Source, said: string): Promise<FoundOrLost<Named> | null> {
  const word = said.toLowerCase()
  const number = ordinals[word] ?? Number(word)
  if (!Number.isInteger(number) || number === 0) return null
  const heard = await editor.analyse({
    kind: 'silences',
    range: { start: 0, end: view.duration },
    trackIds: view.tracks.map(({ id }) => id),
    thresholdDb: limits.silenceDb.default,
    minSilence: limits.minSilence.default,
  })
  if (!heard.ok) return { lost: heard.error, isNamed: true }
  const silences = heard.value.kind === 'silences' ? heard.value.silences : []
  const range = nthOf(silences, number)
  if (range !== undefined) return { value: { kind: 'range', range } }
  const minSilence = limits.minSilence.default
  const what: PlaceFault = { kind: 'no-pause', number, count: silences.length, minSilence }
  const nearest = silences.slice(0, mostListed).map((one, index) => `pause ${index + 1} (${sayRange(one)})`)
  return { lost: failure('agent/does-not-fit', { what, nearest: nearest.join(', ') }), isNamed: true }
}

const ordinals: Readonly<Record<string, number>> = { first: 1, second: 2, third: 3, last: -1 }
