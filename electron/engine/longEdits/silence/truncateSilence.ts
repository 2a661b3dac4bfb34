import { failure } from '../../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../../shared/result.ts'
import { frames, toFrames, toSeconds } from '../../../../shared/time.ts'
import type { Change, EditNote } from '../../../../shared/schemas/change.ts'
import type { EditOutcome } from '../../../../shared/schemas/editRequest.ts'
import type { EditEnv, RequestOf } from '../../edits/edit.ts'
import { finish } from '../../edits/edit.ts'
import { takeOutOfLabels } from '../../edits/moveLabels.ts'
import { readTargetWithAudio, type Target } from '../../edits/readTarget.ts'
import { fittedRules } from '../../measure/joins/fitFade.ts'
import { fillDeadJoins, type Gone } from '../../edits/removal/fillDeadJoins.ts'
import type { Judged } from '../../measure/joins/judgeJoins.ts'
import type { JoinRules } from '../../joins/joinSides.ts'
import { listenForSilences, type FrameRange } from '../../measure/findSilences.ts'
import { trackEnd } from '../../model/projectEnd.ts'
import { settleFocus } from '../../model/settleFocus.ts'
import type { Project, Track } from '../../model/project.ts'
import type { LongEdit, LongEnv } from '../longEdit.ts'
import { removeRanges } from './removeRanges.ts'

/** One pause, and the part of it that goes. */
interface Shortening {
  readonly silence: FrameRange
  readonly removed: FrameRange
}

interface GroupPlan {
  readonly tracks: readonly Track[]
  readonly cuts: readonly Shortening[]
  /** Would be shortened, but was left out. */
  readonly left: readonly Shortening[]
}

/**
 * Shortens pauses to `keep`: on all selected tracks at once where all of them are silent, so that they stay in step, or
 * on each by itself. What is left is the two ends of the pause, so joins lie within silence; at the start and at the
 * end of the sound it is the part beside the sound. Nothing is rendered.
 */
export const truncateSilence: LongEdit<'truncateSilence'> = async (state, request, env) => {
  const target = readTargetWithAudio(state)
  if (!target.ok) return target
  const planned = await planGroups(target.value, request, env, state.project.sampleRate)
  if (!planned.ok) return planned
  const plans = planned.value
  return ok({
    tasks: [],
    apply: (now, _made, applied) => {
      const rate = now.project.sampleRate
      const rules = fittedRules(applied.joins, rate, applied.store)
      const cutShort = plans.reduce((before, { tracks, cuts }) => cutOut(before, tracks, cuts, rules), now.project)
      const { project, told } = joinAll(cutShort, plans, applied)
      const focus = settleFocus({ ...now.focus, selection: shrink(now.focus.selection, target.value, plans) }, project)
      const cuts = plans.flatMap((plan) => plan.cuts)
      return finish(
        now,
        { project, focus },
        {
          tracks: target.value.names,
          range: target.value,
          notes: [noteOf(cuts, rate), ...told.flatMap(({ notes }) => notes)],
          joins: told.flatMap(({ joins }) => joins),
          removed: plans.flatMap((plan) => removedBy(plan, rate)),
          changes: plans.flatMap((plan) => changesOf(plan, plans.length, rate)),
        },
      )
    },
  })
}

/** The pauses of all tracks together, or of each by itself; fails where none would get shorter. */
async function planGroups(
  target: Target,
  request: RequestOf<'truncateSilence'>,
  env: LongEnv,
  rate: number,
): Promise<Result<readonly GroupPlan[]>> {
  const filled = target.tracks.filter((track) => track.clips.length > 0)
  const groups = request.mode === 'each' ? filled.map((track) => [track]) : [filled]
  const plans: GroupPlan[] = []
  for (const [index, tracks] of groups.entries()) {
    if (env.signal.aborted) return err(failure('engine/cancelled'))
    const report = (fraction: number): void => env.report((index + fraction) / groups.length)
    report(0)
    const plan = await planGroup(tracks, target, request, { ...env, report }, rate)
    if (!plan.ok) return plan
    plans.push(plan.value)
  }
  if (plans.some(({ cuts }) => cuts.length > 0)) return ok(plans)
  return plans.some(({ left }) => left.length > 0)
    ? err(failure('engine/bad-value', { problem: { kind: 'every-pause-left-out' } }))
    : err(failure('engine/no-silence', { seconds: request.minSilence, thresholdDb: request.thresholdDb }))
}

async function planGroup(
  tracks: readonly Track[],
  target: Target,
  request: RequestOf<'truncateSilence'>,
  env: LongEnv,
  rate: number,
): Promise<Result<GroupPlan>> {
  const end = tracks.reduce((last, track) => Math.max(last, trackEnd(track)), 0)
  const range = { from: target.start, to: Math.min(target.end, end) }
  const rules = { thresholdDb: request.thresholdDb, minFrames: toFrames(request.minSilence, rate) }
  const found = await listenForSilences(env, tracks, range, rules)
  if (!found.ok) return found
  const all = shorten(found.value, range, request, rate)
  const isLeft = ({ silence }: Shortening): boolean =>
    request.except.some((time) => silence.from <= time * rate && time * rate < silence.to)
  return ok({ tracks, cuts: all.filter((one) => !isLeft(one)), left: all.filter(isLeft) })
}

function removedBy({ tracks, cuts }: GroupPlan, rate: number): NonNullable<EditOutcome['removed']> {
  return tracks.flatMap((track) =>
    cuts.map(({ removed }) => ({
      trackId: track.id,
      start: toSeconds(frames(removed.from), rate),
      end: toSeconds(frames(removed.to), rate),
    })),
  )
}

function shorten(
  found: readonly FrameRange[],
  range: FrameRange,
  { where, keep }: RequestOf<'truncateSilence'>,
  rate: number,
): Shortening[] {
  const kept = toFrames(keep, rate)
  return found.flatMap((silence): Shortening[] => {
    const place = placeOf(silence, range)
    const isWanted = where === 'all' || where === place || (where === 'both_ends' && place !== 'inside')
    if (!isWanted || silence.to - silence.from <= kept) return []
    const before = { start: 0, inside: Math.ceil(kept / 2), end: kept }[place]
    return [{ silence, removed: { from: silence.from + before, to: silence.to - (kept - before) } }]
  })
}

function placeOf(silence: FrameRange, range: FrameRange): 'start' | 'inside' | 'end' {
  if (silence.from <= range.from) return 'start'
  return silence.to >= range.to ? 'end' : 'inside'
}

function cutOut(project: Project, tracks: readonly Track[], cuts: readonly Shortening[], rules: JoinRules): Project {
  const ids = new Set(tracks.map((track) => track.id))
  const ranges = cuts.map(({ removed }) => removed)
  const changed = project.tracks.map((track) => (ids.has(track.id) ? removeRanges(track, ranges, rules) : track))
  // Labels mark a place in all tracks: they move when all of them do.
  const labels = project.tracks.every((track) => ids.has(track.id) || track.clips.length === 0)
    ? cuts.reduceRight((now, { removed }) => takeOutOfLabels(now, removed.from, removed.to), project.labels)
    : project.labels
  return { ...project, tracks: changed, labels }
}

/** Each cut leaves one join, which the cuts before it have moved up. */
function joinAll(cutShort: Project, plans: readonly GroupPlan[], env: EditEnv) {
  const told: Judged[] = []
  let project = cutShort
  for (const { tracks, cuts } of plans) {
    let sum = 0
    const gone = cuts.map(({ removed }): Gone => {
      const at = removed.from - sum
      sum += removed.to - removed.from
      return { at, removed }
    })
    const done = fillDeadJoins(project, new Set(tracks.map(({ id }) => id)), gone, env)
    project = done.project
    told.push(done.told)
  }
  return { project, told }
}

function shrink(
  selection: { readonly start: number; readonly end: number } | null,
  target: Target,
  plans: readonly { readonly cuts: readonly Shortening[] }[],
) {
  if (selection === null) return null
  const longest = Math.min(
    ...plans.map(({ cuts }) => cuts.reduce((sum, { removed }) => sum + removed.to - removed.from, 0)),
  )
  const isTarget = selection.start === target.start && selection.end === target.end
  return {
    start: frames(selection.start),
    end: frames(Math.max(selection.start + 1, isTarget ? selection.end - longest : selection.end)),
  }
}

/** Every pause, also those that stay, in their order. */
function changesOf({ tracks, cuts, left }: GroupPlan, groups: number, rate: number): Change[] {
  const track = groups > 1 ? (tracks[0]?.name ?? null) : null
  return [...cuts, ...left]
    .toSorted((a, b) => a.silence.from - b.silence.from)
    .map(({ silence, removed }): Change => {
      const length = silence.to - silence.from
      const isLeft = left.some((one) => one.silence === silence)
      return {
        what: 'pause',
        track,
        range: { start: silence.from / rate, end: silence.to / rate },
        left: isLeft,
        leave: (silence.from + silence.to) / 2 / rate,
        before: { kind: 'duration', seconds: length / rate },
        after: { kind: 'duration', seconds: (isLeft ? length : length - (removed.to - removed.from)) / rate },
      }
    })
}

/** Longer lists are cut: the approval has a row for each of them, and the waveform shows them all. */
const mostTold = 3

function noteOf(cuts: readonly Shortening[], rate: number): EditNote {
  const lengthOf = ({ from, to }: FrameRange): number => (to - from) / rate
  return {
    kind: 'pauses-shortened',
    count: cuts.length,
    seconds: cuts.reduce((sum, { removed }) => sum + lengthOf(removed), 0),
    first: cuts.slice(0, mostTold).map(({ silence, removed }) => ({
      start: silence.from / rate,
      end: silence.to / rate,
      after: lengthOf(silence) - lengthOf(removed),
    })),
  }
}
