import type { Frame } from '../../../reader/frames/frame.ts'
import type { Argument, Group } from '../../../reader/meaning/types.ts'
import type { Pending } from '../../index.ts'
import type { PlannedStep, Target } from '../../plan.ts'
import { isTracks } from '../../../reader/meaning/sets/groupKinds.ts'
import { value } from '../../../reader/meaning/values.ts'
import { amendStep, type StepMeans } from './amendStep.ts'
import { lengthIn } from './lengths.ts'
import { groupsOf } from './places.ts'
import type { Said } from './said.ts'

/** The step with what the answer says in the place of what was missing; null when it says nothing of the kind. */
export function completeStep(
  step: PlannedStep,
  missing: Pending['missing'],
  said: Said,
  means: StepMeans,
): PlannedStep | null {
  // "Sorry, wrong project": words that nobody reads may mean anything, all tracks not among it.
  const done = said.unread > 0 ? null : complete(open(step, missing), missing, said, means)
  return done === null ? null : { ...done, confidence: 1 }
}

/** A part that nobody can find: a name of nothing, or words that leave it open. */
const isLost = (group: Group): boolean =>
  group.kind === 'unknown' || (group.kind === 'part' && group.stretch.kind === 'unclear')

/** Without the part that was named so that it can't be found. */
function open(step: PlannedStep, missing: Pending['missing']): PlannedStep {
  const { range, ...others } = step.target
  const isUnclear = range?.kind === 'unclear' && (missing === 'range' || missing === 'thing')
  const where = missing === 'value' ? step.said?.act.where : step.said?.act.where.filter((group) => !isLost(group))
  if (isUnclear) return { ...step, target: others }
  if (step.said === undefined || where === undefined || where.length === step.said.act.where.length) return step
  return where.length > 0
    ? { ...step, said: { ...step.said, act: { ...step.said.act, where } } }
    : { ...step, said: undefined }
}

function complete(step: PlannedStep, missing: Pending['missing'], said: Said, means: StepMeans): PlannedStep | null {
  switch (missing) {
    case 'value':
    case null:
      return amendStep(step, said, means) ?? amendStep(step, lengthsAtTimes(said), means)
    case 'time':
      return withTime(step, asPoints(said), means)
    case 'tracks':
      return withTracks(step, said, means)
    case 'thing':
    case 'range':
      return withRange(step, said, means)
  }
}

/** "2 seconds at 20" is a part, or so much at that time. */
function lengthsAtTimes(said: Said): Said {
  const args = said.args.flatMap(({ edge, is }) => {
    const stretch = is.content.kind === 'group' && is.content.group.kind === 'part' ? is.content.group.stretch : null
    if (stretch?.kind !== 'after' || stretch.length === null) return [{ edge, is }]
    const length: Argument = { tie: 'bare', content: value('duration', stretch.length) }
    const at: Argument = { tie: 'at', content: { kind: 'point', point: stretch.point } }
    return [length, at].map((one) => ({ edge, is: one }))
  })
  return { ...said, args }
}

/** A thing that is named where a time is asked for is its beginning. */
function asPoints(said: Said): Said {
  const args = said.args.map(({ edge, is }) => {
    const { content } = is
    const point: Argument | null =
      content.kind === 'group' && content.group.kind === 'named'
        ? {
            tie: 'at',
            content: { kind: 'point', point: { kind: 'edge', edge: 'start', of: content.group, offset: 0 } },
          }
        : null
    return { edge, is: point ?? (is.tie === 'bare' ? { ...is, tie: 'at' as const } : is) }
  })
  return { ...said, args }
}

/** Where the tool itself takes no time, one does that carries out the same act. */
function withTime(step: PlannedStep, said: Said, means: StepMeans): PlannedStep | null {
  const own = amendStep(step, said, means)
  const [other] = means.siblings ?? []
  if (own !== null || other === undefined) return own
  const frames = (means.siblings ?? []).filter(({ tool }) => tool === other.tool)
  return amendStep({ ...step, tool: other.tool, said: undefined }, said, { ...means, frames })
}

function withTracks(step: PlannedStep, said: Said, means: StepMeans): PlannedStep | null {
  const [only, ...others] = said.args
  const number = only === undefined || others.length > 0 ? null : lengthIn(only.is)
  if (number !== null && Number.isInteger(number))
    return { ...step, target: { ...step.target, tracks: [{ kind: 'number', number }] } }
  const all = groupsOf(said.args).some(({ kind }) => kind === 'all' || kind === 'mention')
  if (all && said.args.length === 1) return { ...step, target: { ...step.target, tracks: [{ kind: 'all' }] } }
  const done = amendStep(step, said, means)
  if (done?.target.tracks !== undefined) return done
  // "All but the guest": a set is looked up as it was said, in place of the name that nobody knows.
  const { tracks, ...target } = step.target
  const asSet = tracks === undefined ? done : amendStep({ ...step, target }, said, means)
  return asSet?.said === undefined ? null : asSet
}

/** The part that was asked for. A track alone means all of it; a length alone is only enough for a fade. */
function withRange(step: PlannedStep, said: Said, means: StepMeans): PlannedStep | null {
  const [only, ...others] = said.args
  const length = only === undefined || others.length > 0 ? null : lengthIn(only.is)
  if (length !== null) return atEdge(step, length, means.frames)
  if (only?.is.content.kind === 'group' && isAll(only.is.content.group) && others.length === 0)
    return { ...step, target: { ...step.target, range: { kind: 'whole' } } }
  const base = namesTracks(said) ? step : { ...step, target: withoutPart(step.target) }
  const done = amendStep(base, said, means)
  if (done === null || done.said !== undefined) return done
  return saysPart(done.target) ? done : null
}

const isAll = (group: Group): boolean =>
  group.kind === 'all' || (group.kind === 'mention' && (group.which === 'it' || group.which === 'them'))

/** What was not found gives way to the part that is named now; a track only says where it is. */
const withoutPart = ({ tracks, at }: Target): Target => ({
  ...(tracks === undefined ? {} : { tracks }),
  ...(at === undefined ? {} : { at }),
})

const namesTracks = (said: Said): boolean => groupsOf(said.args).every(isTracks)

const saysPart = ({ range, thing, tracks }: Target): boolean =>
  range !== undefined || thing !== undefined || tracks !== undefined

function atEdge(step: PlannedStep, seconds: number, frames: readonly Frame[]): PlannedStep | null {
  const edge = frames.find((frame) => frame.edge !== undefined)?.edge
  if (edge === undefined) return null
  return { ...step, target: { ...step.target, range: { kind: edge === 'start' ? 'first' : 'last', seconds } } }
}
