import { failure } from '../../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../../shared/result.ts'
import type { Change, EditNote } from '../../../../shared/schemas/change.ts'
import type { PlannedMix } from '../../../../shared/schemas/editRequest.ts'
import { frames, toSeconds } from '../../../../shared/time.ts'
import { changeTracks } from '../../edits/changeTracks.ts'
import { finish } from '../../edits/edit.ts'
import { readTargetWithAudio, type Target } from '../../edits/readTarget.ts'
import { scaleRange } from '../../edits/level/shapeRange.ts'
import type { LimiterParams } from '../../effects/dynamics/limiter.ts'
import { reach, type JoinRules } from '../../joins/joinSides.ts'
import type { MeasuredRange } from '../../measure/loudness/index.ts'
import { mixSound, type MixSound } from '../../measure/mix/index.ts'
import { toDecibels, toGain } from '../../model/decibels.ts'
import { mapPieces, scalePiece } from '../../pieces/shapePieces.ts'
import { heardOf } from '../../render/audibleTracks.ts'
import type { RenderTask } from '../../rendering/renderTask.ts'
import { takeTurns } from '../../measure/takeTurns.ts'
import { createProcessor } from '../../effects/index.ts'
import { hearReduction } from '../hearPlaces.ts'
import { oneGain } from '../followReduction.ts'
import type { LongEdit, LongEnv } from '../longEdit.ts'
import { monoNotes } from './loudnessGain.ts'
import { planMaster, type MasterGoal, type MasterPlan } from './masterPlan.ts'
import { replaceRange, type RangePart } from '../renderRange.ts'

/** The limiter has forgotten what was before it after so many seconds. */
const settling = 0.6
const nearDb = 0.001
/** Less is within what was measured. */
const shortDb = 0.1

/**
 * Brings what is heard of the selected tracks to a level below a ceiling: all get one gain, and where their mix would
 * pass the ceiling one limiter, that listens to the mix. Nothing is rendered where a gain is enough.
 */
export const master: LongEdit<'master'> = async (state, { level, ceilingDb, mono }, env) => {
  const target = readTargetWithAudio(state)
  if (!target.ok) return target
  const { sampleRate } = state.project
  const heard = mixSound(env.store, state.project, heardOf(target.value.tracks), mono)
  const goal: MasterGoal = { level, ceilingDb }
  const measured = besideJoins(target.value, { joins: env.joins, sampleRate })
  const range = { range: target.value, measured: measured ?? target.value }
  const found = await planMaster({ ...env, sampleRate }, heard, range, goal)
  if (!found.ok) return found
  const plan = found.value
  if (plan === null) return err(failure('engine/only-silence', { track: null }))
  const plannedMix: PlannedMix | null = measured && {
    trackIds: target.value.tracks.map(({ id }) => id),
    mono,
    start: toSeconds(frames(measured.start), sampleRate),
    end: toSeconds(frames(measured.end), sampleRate),
    level: { unit: level.unit, value: plan.levelAfter },
    truePeakDb: plan.truePeakAfterDb,
  }
  const places = await limitedPlaces(env, { mix: heard, range: target.value, sampleRate }, plan.limiter)
  if (!places.ok) return places
  const plain = tell(plan, goal, level.unit === 'lufs' ? monoNotes([heard.channels], mono) : [])
  const told = { ...plain, changes: [...places.value, ...plain.changes], ...(plannedMix && { plannedMix }) }
  const gain = toGain(plan.gainDb)
  if (plan.limiter === null)
    return ok({
      tasks: [],
      apply: (now) => {
        const isSame = Math.abs(plan.gainDb) < nearDb
        const project = isSame
          ? now.project
          : changeTracks(now.project, target.value.ids, (track) => scaleRange(track, target.value, gain))
        return finish(now, { project }, { tracks: target.value.names, range: target.value, ...(isSame ? {} : told) })
      },
    })
  const { parts, apply } = replaceRange(state, target.value, { store: env.store, ...told })
  return ok({
    tasks: parts.map((part) => limitPart(part, target.value.start, heard, plan.limiter as LimiterParams)),
    apply: (now, made, applied) =>
      apply(
        now,
        made.map((pieces) => mapPieces(pieces, (piece) => scalePiece(piece, gain))),
        applied,
      ),
  })
}

/** The range but for what joins at its edges mix with sound that goes on beyond them; null where nothing is left. */
function besideJoins({ tracks, start, end }: Target, rules: JoinRules): MeasuredRange | null {
  const side = rules.joins === 'exact' ? 0 : reach(rules)
  const isJoinedAt = (frame: number): boolean =>
    tracks.some(({ clips }) => clips.some((clip) => clip.start < frame && frame < clip.start + clip.length))
  const inside = { start: start + (isJoinedAt(start) ? side : 0), end: end - (isJoinedAt(end) ? side : 0) }
  return inside.end > inside.start ? inside : null
}

interface MixPart {
  readonly mix: MixSound
  readonly range: MeasuredRange
  readonly sampleRate: number
}

/**
 * Where the limiter turns the mix down, for who looks: left out, a place would pass the ceiling, so they are only told,
 * as those of a limiter alone are.
 */
async function limitedPlaces(
  env: LongEnv,
  { mix, range: { start, end }, sampleRate }: MixPart,
  limiter: LimiterParams | null,
): Promise<Result<readonly Change[]>> {
  if (env.lists !== true || limiter === null) return ok([])
  const format = { sampleRate, channels: mix.channels }
  const length = end - start
  const read = (from: number, out: readonly Float32Array[]): void => mix.read(start + from, out)
  const processor = await createProcessor({ name: 'standardLimiter', params: limiter }, format)
  const heard = await takeTurns(
    env,
    hearReduction({ length, input: length, leadIn: 0, format, read }, processor, oneGain, (frames) =>
      env.report(frames / length),
    ),
  )
  if (!heard.ok) return heard
  return ok(
    heard.value.map(({ from, to, db }) => ({
      what: 'level',
      track: null,
      range: { start: (start + from) / sampleRate, end: (start + to) / sampleRate },
      before: { kind: 'gain', db: 0 },
      after: { kind: 'gain', db: -Math.round(db * 10) / 10 },
      leave: null,
      left: false,
    })),
  )
}

/** A part of a clip, and beside it the mix that the limiter listens to, from before the part within the range. */
function limitPart({ sound }: RangePart, start: number, mix: MixSound, limiter: LimiterParams): RenderTask {
  const { sampleRate, channels } = sound.format
  const leadIn = Math.min(sound.at - start, Math.round(settling * sampleRate))
  return {
    ...sound,
    effect: { name: 'mixLimiter', params: { ...limiter, listened: mix.channels } },
    format: { sampleRate, channels: mix.channels + channels },
    channelsOut: channels === 2 ? 2 : 1,
    input: leadIn + sound.length,
    leadIn,
    read: (from, out) => {
      mix.read(sound.at - leadIn + from, out.slice(0, mix.channels))
      const silent = Math.max(0, leadIn - from)
      const rows = out.slice(mix.channels).map((row) => row.subarray(silent))
      if ((rows[0]?.length ?? 0) > 0) sound.read(from + silent - leadIn, rows)
    },
  }
}

function tell(
  plan: MasterPlan,
  { level, ceilingDb }: MasterGoal,
  counted: readonly EditNote[],
): { changes: readonly Change[]; notes: readonly EditNote[] } {
  const { before, gainDb, limitedByDb, limiter, levelAfter } = plan
  const about = { track: null, range: null, leave: null, left: false }
  const peakDb = toDecibels(before.truePeak)
  const isShort = Math.abs(levelAfter - level.value) > shortDb
  const loudness: Change =
    level.unit === 'lufs'
      ? {
          ...about,
          what: 'loudness',
          before: { kind: 'loudness', lufs: before.lufs },
          after: { kind: 'loudness', lufs: levelAfter },
        }
      : {
          ...about,
          what: 'level',
          before: { kind: 'level', db: toDecibels(before.rms) },
          after: { kind: 'level', db: levelAfter },
        }
  const afterDb = limiter === null ? peakDb + gainDb : ceilingDb
  return {
    changes: [
      loudness,
      { ...about, what: 'peak', before: { kind: 'peak', db: peakDb }, after: { kind: 'peak', db: afterDb } },
    ],
    notes: [
      ...(limiter === null ? [] : [{ kind: 'limited', ceilingDb, db: limitedByDb } as const]),
      ...(isShort ? [{ kind: 'level-short', db: levelAfter } as const] : []),
      ...counted,
    ],
  }
}
