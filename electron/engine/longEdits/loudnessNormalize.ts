import { failure } from '../../../shared/failures/index.ts'
import type { TrackId } from '../../../shared/ids.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { Change, EditNote } from '../../../shared/schemas/change.ts'
import { changeTracks } from '../edits/changeTracks.ts'
import { toDecibels, toGain } from '../model/decibels.ts'
import { finish } from '../edits/edit.ts'
import { readTargetWithAudio } from '../edits/readTarget.ts'
import { scaleRange } from '../edits/shapeRange.ts'
import {
  gainToLoudness,
  integratedLoudness,
  listenToTracks,
  measureTruePeak,
  type ListenContext,
  type MeasuredRange,
} from '../measure/loudness/index.ts'
import { takeTurns } from '../measure/takeTurns.ts'
import type { Track } from '../model/project.ts'
import { heardOf } from '../render/audibleTracks.ts'
import type { LongEdit, LongEnv } from './longEdit.ts'

/** A gain this near to 1 changes nothing that could be measured. */
const nearEnough = 1e-4
/** Louder than this, lossy formats and converters may clip: EBU R 128. */
const safePeakDb = -1

/**
 * Brings the selected tracks to a loudness: all by one gain, so that their mix reaches it, or each by its own. Gain
 * only, as Audacity does; it says when peaks go too high. Silent tracks stay.
 */
export const loudnessNormalize: LongEdit<'loudnessNormalize'> = async (state, { targetLufs, mode }, env) => {
  const target = readTargetWithAudio(state)
  if (!target.ok) return target
  const { start, end, ids, tracks, names } = target.value
  const groups = mode === 'each' ? tracks.map((track) => [track]) : [tracks]
  const gains = new Map<TrackId, number>()
  const notes: EditNote[] = []
  const changes: Change[] = []
  for (const [index, group] of groups.entries()) {
    const part = partOf(env, index, groups.length, state.project.sampleRate)
    const found = await gainOf(part, group, { start, end }, targetLufs)
    if (!found.ok) return found
    if (found.value === null) continue
    for (const track of group) gains.set(track.id, found.value.gain)
    // Where all are one group it is not named.
    const name = groups.length > 1 ? (group[0]?.name ?? null) : null
    if (!isNear(found.value.gain)) changes.push(changeOf(name, found.value.lufs, targetLufs))
    if (found.value.highPeakDb !== null) notes.push({ kind: 'true-peak', track: name, db: found.value.highPeakDb })
  }
  if (gains.size === 0) return err(failure('engine/only-silence', { track: null }))
  return ok({
    tasks: [],
    apply: (now) => {
      const project = changeTracks(now.project, ids, (track) => {
        const gain = gains.get(track.id) ?? 1
        if (isNear(gain)) return track
        return scaleRange(track, target.value, gain)
      })
      return finish(now, { project }, { tracks: names, range: target.value, notes, changes })
    },
  })
}

const isNear = (gain: number): boolean => Math.abs(gain - 1) < nearEnough

function changeOf(track: string | null, before: number, after: number): Change {
  return {
    what: 'loudness',
    track,
    range: null,
    before: { kind: 'loudness', lufs: before },
    after: { kind: 'loudness', lufs: after },
    leave: null,
    left: false,
  }
}

interface Found {
  /** Before it. */
  readonly lufs: number
  readonly gain: number
  /** The true peak behind it, where the person should know of it. */
  readonly highPeakDb: number | null
}

async function gainOf(
  ctx: ListenContext,
  tracks: readonly Track[],
  range: MeasuredRange,
  targetLufs: number,
): Promise<Result<Found | null>> {
  const heard = heardOf(tracks)
  const steps = await listenToTracks(ctx, heard, range)
  if (!steps.ok) return steps
  const found = await takeTurns(ctx, gainToLoudness(steps.value, targetLufs))
  if (!found.ok) return found
  const gain = found.value
  if (gain === null) return ok(null)
  const lufs = await takeTurns(ctx, integratedLoudness(steps.value))
  if (!lufs.ok) return lufs
  const peak = await measureTruePeak(ctx, heard, range, toGain(safePeakDb) / gain)
  if (!peak.ok) return peak
  const peakDb = toDecibels(peak.value * gain)
  return ok({ gain, lufs: lufs.value, highPeakDb: peakDb > safePeakDb + 0.01 ? peakDb : null })
}

function partOf(env: LongEnv, index: number, parts: number, sampleRate: number): ListenContext {
  return {
    store: env.store,
    sampleRate,
    signal: env.signal,
    pause: async () => env.pause(),
    report: (fraction) => env.report((index + fraction) / parts),
  }
}
