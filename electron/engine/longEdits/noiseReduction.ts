import { failure } from '../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { Change } from '../../../shared/schemas/change.ts'
import { toDecibels } from '../model/decibels.ts'
import type { EditState } from '../edits/edit.ts'
import { readTargetWithAudio, type Target } from '../edits/readTarget.ts'
import { profileNoise } from '../effects/restoration/profileNoise.ts'
import { quietestStretch } from '../measure/quietestStretch.ts'
import { frameRangeOf, type FrameRange } from '../measure/quietRuns.ts'
import { takeTurns } from '../measure/takeTurns.ts'
import type { Track } from '../model/project.ts'
import { readTrack } from '../render/readTrack.ts'
import type { LongEdit, LongEnv } from './longEdit.ts'
import { renderRange } from './renderRange.ts'

/** What is before the range lets gains be settled where it begins. */
const before = 0.4
/** Seconds of noise that are learned from: of a longer range its beginning. */
const mostLearned = 30

export const noiseReduction: LongEdit<'noiseReduction'> = async (state, request, env) => {
  const target = readTargetWithAudio(state)
  if (!target.ok) return target
  const { mode, reductionDb, sensitivity, smoothingBands } = request
  if (mode === 'speech')
    return ok(
      renderRange(state, target.value, {
        store: env.store,
        effect: { name: 'speechNoise', params: { reductionDb } },
        leadIn: before,
      }),
    )
  const profiles = new Map<string, Float32Array>()
  const changes: Change[] = []
  for (const track of target.value.tracks) {
    if (!touches(track, target.value)) continue
    const profile = await learn(state, env, track, target.value, request.profile)
    if (!profile.ok) return profile
    profiles.set(track.id, profile.value.profile)
    changes.push(changeOf(track, profile.value, reductionDb, state.project.sampleRate))
    await env.pause()
  }
  const paramsOf = (track: Track) => ({
    profile: profiles.get(track.id) ?? new Float32Array(),
    reductionDb,
    sensitivity,
    smoothingBands,
  })
  return ok(
    renderRange(state, target.value, {
      store: env.store,
      effect: (track) => ({ name: 'noiseReduction', params: paramsOf(track) }),
      leadIn: before,
      changes,
    }),
  )
}

const touches = (track: Track, range: Target): boolean =>
  track.clips.some((clip) => clip.start < range.end && clip.start + clip.length > range.start)

interface Learned {
  readonly profile: Float32Array
  readonly from: number
  readonly count: number
  readonly levelDb: number
}

/** What is left of the noise where nothing but noise is: sound over it hides a part of what is taken. */
function changeOf(track: Track, { from, count, levelDb }: Learned, reductionDb: number, rate: number): Change {
  return {
    what: 'noise',
    track: track.name,
    range: { start: from / rate, end: (from + count) / rate },
    leave: null,
    left: false,
    ...(Number.isFinite(levelDb)
      ? { before: { kind: 'level', db: levelDb }, after: { kind: 'about-level', db: levelDb - reductionDb } }
      : { before: { kind: 'no-noise' }, after: { kind: 'nothing-to-take-out' } }),
  }
}

function levelOf(rows: readonly Float32Array[]): number {
  const energy = rows.reduce(
    (sum, row) => sum + row.reduce((all, sample) => all + sample * sample, 0) / Math.max(1, row.length),
    0,
  )
  return toDecibels(Math.sqrt(energy / Math.max(1, rows.length)))
}

/** The noise of a track: of the named range, else of the quietest second that the clips in the target have. */
async function learn(
  state: EditState,
  env: LongEnv,
  track: Track,
  target: Target,
  named: { readonly start: number; readonly end: number } | undefined,
): Promise<Result<Learned>> {
  const rate = state.project.sampleRate
  const found = named === undefined ? await quietest(env, track, target, rate) : ok(frameRangeOf(named, rate))
  if (!found.ok) return found
  const range = found.value
  const count = range === null ? 0 : Math.min(range.to - range.from, mostLearned * rate)
  if (range === null || count <= 0) return err(failure('engine/no-noise', { track: track.name }))
  const rows = readTrack(env.store, track, range.from, count)
  const profile = await profileNoise(rows, rate, async () => env.pause())
  // Silence that was named teaches that there is nothing to take out, as in Audacity; the quietest second has to have
  // noise.
  const teaches = profile !== null && (named !== undefined || profile.some((power) => power > 0))
  return !teaches
    ? err(failure('engine/no-noise', { track: track.name }))
    : ok({ profile, from: range.from, count, levelDb: levelOf(rows) })
}

async function quietest(
  env: LongEnv,
  track: Track,
  target: Target,
  sampleRate: number,
): Promise<Result<FrameRange | null>> {
  return takeTurns(
    env,
    quietestStretch(
      env.store,
      track.clips.filter((clip) => clip.start < target.end && clip.start + clip.length > target.start),
      sampleRate,
    ),
  )
}
