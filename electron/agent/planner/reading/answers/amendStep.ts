import type { Act } from '../../../reader/clause/clause.ts'
import type { Frame } from '../../../reader/frames/frame.ts'
import { asMuchAs } from '../../../reader/discourse/sameAmount.ts'
import type { Scope } from '../../../reader/meaning/sentenceTypes.ts'
import type { Argument, Group } from '../../../reader/meaning/types.ts'
import { isTracks, likeOnly } from '../../../reader/meaning/sets/groupKinds.ts'
import { value } from '../../../reader/meaning/values.ts'
import { withPlaces } from '../../../reader/discourse/places/withPlaces.ts'
import type { PlannedStep, Target, TimeRef } from '../../plan.ts'
import { argsOf } from '../planSteps.ts'
import { targetOf } from '../targetOf.ts'
import { blankAct, groupsOf, placesOf, sortsIn, withTarget } from './places.ts'
import type { Said } from './said.ts'
import { type Values, valuesFor } from './values.ts'

/** What is known of a step besides what it says. */
export interface StepMeans {
  readonly frames: readonly Frame[]
  /** Which way its words go where no value says so: "quieter". */
  readonly way: -1 | 0 | 1
  /** Of other tools that carry out the same act at a time. */
  readonly siblings?: readonly Frame[]
}

/** The step with what is said now in place of its like; null where something of it has no place in the step. */
export function amendStep(step: PlannedStep, said: Said, { frames, way }: StepMeans): PlannedStep | null {
  const [frame] = frames
  const [controls, args] = divided(step, said.args, frames)
  const groups = groupsOf(args)
  if (frame === undefined || said.unread > 0 || said.options.length > 0) return null
  if (groups.length + said.scopes.length > 0 && frame.target === undefined) return null
  const own = [...controls, ...args.filter(({ is }) => is.content.kind !== 'group')].map(({ is }) => ({
    is: asBefore(step, is),
  }))
  const values = valuesFor(frames, own, { way: wayOf(step, way), args: { ...step.args, ...step.said?.act.args } })
  if (values === null || groups.length + said.args.length + said.scopes.length === 0) return null
  const only = said.scopes.filter(({ how }) => how === 'only').map(({ group }) => group)
  const scopes = said.scopes.filter(({ how }) => how !== 'only')
  const places = [...groups, ...only]
  if (step.said !== undefined) return onAct(step, step.said.act, { places, scopes, values }, frames)
  if (scopes.length > 0) return null
  const narrows = places.length > 0 && args.every(({ is }) => is.content.kind !== 'group' || is.tie === 'on')
  return onTarget(step, frame, { places, scopes, values }, narrows)
}

type Args = Said['args']

/**
 * Tracks that the tool does not work on: "under the host". Where nobody has said one yet, or several, a track alone is
 * that.
 */
function divided(step: PlannedStep, said: Args, frames: readonly Frame[]): readonly [Args, Args] {
  const slot = frames.flatMap(({ slots }) => slots ?? []).find(({ content }) => content === 'track')
  const [tie] = slot?.ties ?? []
  if (slot === undefined || tie === undefined) return [[], said]
  const isOpen = typeof step.args[slot.param] !== 'string'
  const is = (one: Args[number]): boolean =>
    one.is.content.kind === 'group' &&
    (slot.ties?.includes(one.is.tie) === true || (isOpen && said.length === 1 && one.is.tie === 'bare'))
  return [said.filter(is).map(({ edge, is: one }) => ({ edge, is: { ...one, tie } })), said.filter((one) => !is(one))]
}

/** "and the host the same to the left": as much as the one number of the step. */
function asBefore({ args }: PlannedStep, is: Argument): Argument {
  const { content } = is
  const numbers = Object.values(args).filter((one) => typeof one === 'number')
  const [amount] = numbers
  if (content.kind === 'value' && content.further === true) return { ...is, content: { ...content, direction: 0 } }
  if (content.kind !== 'value' || content.same !== true || amount === undefined || numbers.length > 1) return is
  const dimension = content.dimension === 'plain' ? 'gain' : content.dimension
  const before = value(dimension, amount, { about: content.about, signed: true })
  const { direction, ...as } = asMuchAs(before, content)
  // A sign of its own counts before the way of the words that the step was said in.
  return {
    ...is,
    content: { ...as, direction: 0, signed: true, amount: direction < 0 ? -(as.amount ?? 0) : as.amount },
  }
}

function wayOf(step: PlannedStep, way: -1 | 0 | 1): -1 | 0 | 1 {
  const number = Object.values(step.args).find((value) => typeof value === 'number')
  if (number === undefined || number === 0) return way
  return number < 0 ? -1 : 1
}

interface Parts {
  readonly places: readonly Group[]
  readonly scopes: readonly Scope[]
  readonly values: Values
}

/** A step that was said with sets or mentions is changed as it was said. */
function onAct(
  step: PlannedStep,
  before: Act,
  { places, scopes, values }: Parts,
  frames: readonly Frame[],
): PlannedStep {
  const { '#by': by, ...args } = before.args
  // Where it is to go now, and no longer how far.
  const isFar = by !== undefined && values.points.length === 0
  const placed = frames.find(({ slots }) => slots?.some(({ content }) => content === 'point') === true)
  const act: Act = {
    ...before,
    frame: by === undefined || isFar ? before.frame : (placed ?? before.frame),
    where: withPlaces(before.where, places.map(likeOnly(before.where))),
    points: values.points.length > 0 ? values.points : before.points,
    args: { ...(isFar ? before.args : args), ...values.args },
    every: values.every ?? before.every,
    into: values.into ?? before.into,
    scopes: [...before.scopes.filter((scope) => !isReplaced(scope, places)), ...scopes],
  }
  return { ...step, args: { ...step.args, ...argsOf(act) }, said: { act, mentions: step.said?.mentions ?? [] } }
}

/** "only on the guest", "and the host too": the tracks that are named now stand in place of those. */
const isReplaced = ({ how, group }: Scope, places: readonly Group[]): boolean =>
  how === 'only' && isTracks(group) && places.some(isTracks)

/** `narrows` where it says only where of what was said: "only on the guest". */
function onTarget(step: PlannedStep, frame: Frame, said: Parts, narrows: boolean): PlannedStep | null {
  const { places } = said
  const values = asArgs(frame, said.values)
  const at = timesOf(frame, values)
  const args = { ...step.args, ...argsOf({ ...blankAct(frame), args: values.args }) }
  if (at === null) return null
  const isDivided = values.every !== null || values.into !== null
  const added = places.length === 0 ? {} : placesOf(places, frame)
  if (added === null || isDivided)
    return step.target.range === undefined && isOpen(step.target)
      ? asSet(step, frame, places, { ...values, args })
      : null
  if (!takes(frame, added)) return null
  const { tracks, ...open } = withTarget(step.target, { ...added, ...(at.length > 0 ? { at } : {}) }, narrows)
  // "normalize the guest", "now everything": all tracks, and not all of that one.
  const isOfOne = tracks !== undefined && !places.some(isEverything)
  return { ...step, args, target: isOfOne ? { ...open, tracks } : open }
}

const isEverything = (group: Group): boolean => group.kind === 'all' && group.sort === 'any'

/** A time that is a value of the tool and not where it works: "move it to 58". */
function asArgs(frame: Frame, values: Values): Values {
  const [point, ...others] = values.points
  const slot = frame.slots?.find(
    ({ content, param }) => content === 'point' && param !== 'time' && !param.startsWith('#'),
  )
  if (slot === undefined || point?.kind !== 'at' || others.length > 0) return values
  return { ...values, points: [], args: { ...values.args, [slot.param]: point.seconds } }
}

const isOpen = ({ thing, at, tracks }: Target): boolean =>
  thing === undefined && at === undefined && tracks === undefined

/** A set where nothing was said before, or what is done several times: looked up as it was said. */
function asSet(step: PlannedStep, frame: Frame, where: readonly Group[], { args, every, into }: Values): PlannedStep {
  return {
    ...step,
    args,
    target: {},
    said: { act: { ...blankAct(frame), frame, where, args, every, into }, mentions: [] },
  }
}

function timesOf(frame: Frame, { points }: Values): readonly TimeRef[] | null {
  return points.length === 0 ? [] : (targetOf({ ...blankAct(frame), points })?.at ?? null)
}

/** Of a tool for tracks "any" is one that has not been told yet, and no part of it. */
function takes(frame: Frame, { tracks, range, thing }: Target): boolean {
  const sorts = sortsIn(frame)
  if (tracks !== undefined && range === undefined && !sorts.includes('track')) return false
  const isOfTracks = sorts.every((sort) => sort === 'track' || sort === 'any')
  return !isOfTracks || (range === undefined && (thing === undefined || thing.what === 'either'))
}
