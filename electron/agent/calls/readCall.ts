import { z } from 'zod'
import { failure } from '../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { Author } from '../../../shared/schemas/author.ts'
import type { Authors, PlannedStep, Target, TrackRef } from '../planner/plan.ts'
import { callParameters } from '../tools/schema/callParameters.ts'
import type { Query } from '../tools/contract/defineQuery.ts'
import type { Tool } from '../tools/contract/defineTool.ts'
import { checkArguments } from '../tools/contract/checkArguments.ts'
import { targetParameters } from '../tools/contract/target.ts'

/** What a call is read with. */
export interface CallReading {
  /** What the person's words say of the same tool: it fills in what the call leaves out. */
  readonly fill?: PlannedStep | null
  readonly words: string
  /** Who gave the call's own values. */
  readonly by: Author
  /** What a place that the call gave in words comes to. */
  readonly place?: Target | undefined
}

/**
 * A call with explicit arguments, from a script or a model, as a planned step. Values are checked here; a target that
 * is left out is for the preparation to infer or to ask for.
 */
export function readCall(
  tool: Tool,
  raw: Readonly<Record<string, unknown>>,
  { fill = null, words, by, place = {} }: CallReading,
): Result<PlannedStep> {
  const given = Object.fromEntries(Object.entries(raw).filter(([, value]) => value !== null && value !== undefined))
  const schema = withOptional(callParameters(tool), [...targetParameters, ...saidThings(fill)])
  const checked = checkArguments(tool.name, schema, { ...ownValues(fill?.args ?? {}, tool), ...given })
  if (!checked.ok) return checked
  const { start_time: start, end_time: end, time, tracks, ...args } = checked.value as CallArguments
  if ((start === undefined) !== (end === undefined)) {
    return err(
      failure('agent/bad-arguments', {
        tool: tool.name,
        issues: [{ kind: 'together', parameters: ['start_time', 'end_time'] }],
      }),
    )
  }
  const target = { ...place, ...targetOf(start, end, time, tracks) }
  const authors: Authors = {
    ...((target.range ?? target.thing) && { range: by }),
    ...(target.at && { time: by }),
    ...(target.tracks && { tracks: by }),
    args: Object.fromEntries(Object.keys(args).map((key) => [key, authorOf(key, given, fill, by)])),
  }
  const filled = fillPlace(target, given, fill)
  return ok({ tool: tool.name, args, words, confidence: 1, authors, ...filled })
}

/**
 * A call that names nothing but tracks, of an act whose values only the words have ("a second later"): the act, on
 * these tracks. Null where it names more.
 */
export function saidOnTracks(args: Readonly<Record<string, unknown>>, fill: PlannedStep | null): PlannedStep | null {
  const given = Object.entries(args).filter(([, value]) => value !== null && value !== undefined)
  const { tracks } = args
  if (fill?.said === undefined || given.length !== 1 || !Array.isArray(tracks) || !tracks.every(isTrack)) return null
  const target = { ...fill.target, tracks: tracks.map(trackRef) }
  return { ...fill, target, confidence: 1, authors: { ...fill.authors, tracks: 'model' } }
}

const isTrack = (track: unknown): track is string | number => typeof track === 'string' || typeof track === 'number'

/** A clip or label by its name is a place as well. */
const thingKeys = ['clip', 'label'] as const

function authorOf(key: string, given: Readonly<Record<string, unknown>>, fill: PlannedStep | null, by: Author): Author {
  if (key in given) return by
  return fill !== null && key in fill.args ? (fill.authors?.args?.[key] ?? 'words') : 'default'
}

interface CallArguments extends Record<string, unknown> {
  start_time?: number
  end_time?: number
  time?: number
  tracks?: (string | number)[]
}

function targetOf(
  start: number | undefined,
  end: number | undefined,
  time: number | undefined,
  tracks: CallArguments['tracks'],
): Target {
  return {
    ...(start !== undefined && end !== undefined
      ? { range: { kind: 'between', from: absolute(start), to: absolute(end) } }
      : {}),
    ...(time !== undefined ? { at: [absolute(time)] } : {}),
    ...(tracks !== undefined ? { tracks: tracks.map(trackRef) } : {}),
  }
}

function absolute(seconds: number) {
  return { kind: 'absolute', seconds } as const
}

function trackRef(track: string | number): TrackRef {
  if (typeof track === 'number') return { kind: 'number', number: track }
  return track.toLowerCase() === 'all' ? { kind: 'all' } : { kind: 'name', name: track }
}

/**
 * A range or thing that is given stands for all of the target's where, also before what the words say as a set or a
 * mention; tracks stand for themselves.
 */
function fillPlace(
  given: Target,
  args: Readonly<Record<string, unknown>>,
  fill: PlannedStep | null,
): Pick<PlannedStep, 'target' | 'said'> {
  if (fill === null) return { target: given }
  const { tracks, ...where } = fill.target
  const isPlaced = hasPlace(given) || thingKeys.some((key) => key in args)
  return {
    target: { ...(isPlaced ? {} : where), ...(tracks === undefined ? {} : { tracks }), ...given },
    ...(!isPlaced && fill.said !== undefined && { said: fill.said }),
  }
}

const hasPlace = ({ range, at, thing }: Target): boolean =>
  range !== undefined || at !== undefined || thing !== undefined

function ownValues(args: Readonly<Record<string, unknown>>, tool: Tool): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(args).filter(
      ([key]) => key in tool.parameters.shape && !(targetParameters as readonly string[]).includes(key),
    ),
  )
}

/** A clip or label that the words name need not be named by the call. */
const saidThings = (fill: PlannedStep | null): readonly string[] =>
  fill !== null && (fill.target.thing !== undefined || (fill.said?.act.where.length ?? 0) > 0) ? thingKeys : []

function withOptional(schema: z.ZodObject, keys: readonly string[]): z.ZodObject {
  const shape = Object.fromEntries(
    Object.entries(schema.shape).map(([key, type]) => [key, keys.includes(key) ? z.optional(type as z.ZodType) : type]),
  )
  return z.strictObject(shape)
}

/** A question with explicit arguments, from a script or a model. */
export function readQuery(
  query: Query,
  raw: Readonly<Record<string, unknown>>,
  { words, place }: Pick<CallReading, 'words' | 'place'>,
): Result<PlannedStep> {
  if (query.target !== null) return readCall(query.target, raw, { words, by: 'words', place })
  const checked = query.check(raw)
  return checked.ok ? ok({ tool: query.name, args: {}, target: {}, words, confidence: 1 }) : checked
}
