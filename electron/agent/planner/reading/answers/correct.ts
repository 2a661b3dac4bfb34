import type { Scope } from '../../../reader/meaning/sentenceTypes.ts'
import type { Argument, Group } from '../../../reader/meaning/types.ts'
import { compares } from '../../../reader/meaning/values.ts'
import type { PlannedStep, RangeRef, SaidAct, TrackRef } from '../../plan.ts'
import { amendStep, type StepMeans } from './amendStep.ts'
import { changeIn, lengthened, lengthIn, withEnd, withLength } from './lengths.ts'
import { groupsOf, placesOf } from './places.ts'
import type { Said } from './said.ts'

type MeansOf = (step: PlannedStep) => StepMeans

/** "no, make it 20 seconds", "only on the guest", "not the music": the steps, changed; null where nothing fits. */
export function correctSteps(
  steps: readonly PlannedStep[],
  said: Said,
  meansOf: MeansOf,
  tracksAre: 'instead' | 'too',
): readonly PlannedStep[] | null {
  if (said.unread > 0 || said.acts || said.asks || said.tells) return null
  const changed = steps.map((step) => correctStep(step, said, meansOf(step), tracksAre))
  return changed.every((step) => step === null)
    ? null
    : steps.map((step, at) => ({ ...(changed[at] ?? step), confidence: 0.9 }))
}

function correctStep(
  step: PlannedStep,
  said: Said,
  means: StepMeans,
  tracksAre: 'instead' | 'too',
): PlannedStep | null {
  // What something is measured by is no place for what was done before.
  if (said.args.some(({ is }) => compares(is))) return null
  const denies = said.marks.has('negation') || said.marks.has('spare')
  const denied = denies ? groupsOf(said.args) : spared(said)
  if (denied.length > 0) return withoutTracks(step, denied, means)
  if (denies) return null
  const range = otherRange(step, said)
  if (range !== null) return range
  const amended = amendStep(step, said, means)
  if (amended === null || tracksAre === 'instead' || amended.target.tracks === step.target.tracks) return amended
  if (step.target.tracks === undefined) return step
  return {
    ...amended,
    target: { ...amended.target, tracks: [...step.target.tracks, ...(amended.target.tracks ?? [])] },
  }
}

const spared = ({ scopes, args }: Said): readonly Group[] =>
  args.length === 0 && scopes.length > 0 && scopes.every(({ how }) => how !== 'only')
    ? scopes.map(({ group }) => group)
    : []

/** Another length or another end of the part that was said; the one number of a step is a value, and no length. */
function otherRange(step: PlannedStep, { args, scopes }: Said): PlannedStep | null {
  const [only, ...others] = args
  if (only === undefined || others.length + scopes.length > 0) return null
  const edge = withEdge(step, only.is)
  if (edge !== null) return edge
  const end = isBareNumber(only) ? endAt(step, only.is) : undefined
  const changed = end === undefined ? rangeWith(step, only.is) : end
  return changed === null ? null : { ...step, target: { ...step.target, range: changed } }
}

/** "fade in 2 s", "make that 5": so long at the end of whatever was said. */
function withEdge(step: PlannedStep, is: Argument): PlannedStep | null {
  const act = step.said?.act
  const before = act?.args['#edge']
  if (act === undefined || typeof before !== 'number') return null
  const by = changeIn(is)
  const length = by === null ? lengthIn(is) : before + by
  if (length === null || length <= 0) return null
  return {
    ...step,
    said: { act: { ...act, args: { ...act.args, '#edge': length } }, mentions: step.said?.mentions ?? [] },
  }
}

/** "40", without a unit. */
const isBareNumber = ({ edge, is: { tie, content } }: Said['args'][number]): boolean =>
  tie === 'bare' && content.kind === 'point' && edge.end - edge.start === 1

/**
 * "10 to 30", "no, 40": the second of the two times; undefined where two times were not said, null where it can't be.
 */
function endAt({ target: { range } }: PlannedStep, { content }: Argument): RangeRef | null | undefined {
  if (range?.kind !== 'between' || range.from.kind !== 'absolute' || range.to.kind !== 'absolute') return undefined
  if (content.kind !== 'point' || content.point.kind !== 'at') return undefined
  const { seconds } = content.point
  return seconds > range.from.seconds ? { ...range, to: { kind: 'absolute', seconds } } : null
}

function rangeWith({ target: { range }, args }: PlannedStep, is: Argument): RangeRef | null {
  const by = changeIn(is)
  if (by !== null) return lengthened(range, by)
  const length = lengthIn(is)
  const isValue = Object.values(args).some((value) => typeof value === 'number')
  return length !== null && !isValue ? withLength(range, length) : withEnd(range, is)
}

/** "not the music": all tracks but this one, or those that were named but this one. */
function withoutTracks(step: PlannedStep, denied: readonly Group[], { frames }: StepMeans): PlannedStep | null {
  const [frame] = frames
  const out = frame === undefined ? null : placesOf(denied, frame)
  if (out?.tracks === undefined || out.range !== undefined) return null
  if (step.said !== undefined) return lessIn(step, step.said, denied)
  const { tracks } = step.target
  const isOpen = tracks === undefined || tracks.some(({ kind }) => kind === 'all')
  if (isOpen) return { ...step, target: { ...step.target, tracks: [{ kind: 'except', tracks: out.tracks }] } }
  if (tracks.some(({ kind }) => kind !== 'id' && kind !== 'name' && kind !== 'number')) return null
  const gone = new Set(out.tracks.map(keyOf))
  const left = tracks.filter((track) => !gone.has(keyOf(track)))
  return left.length === 0 || left.length === tracks.length
    ? null
    : { ...step, target: { ...step.target, tracks: left } }
}

/** What was said as a set is looked up again, less these. */
function lessIn(step: PlannedStep, said: SaidAct, denied: readonly Group[]): PlannedStep {
  const less = denied.map((group): Scope => ({ kind: 'scope', how: 'except', group }))
  return { ...step, said: { ...said, act: { ...said.act, scopes: [...said.act.scopes, ...less] } } }
}

const keyOf = (track: TrackRef): string => JSON.stringify(track)
