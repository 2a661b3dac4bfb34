import { failure } from '../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import { toFrames } from '../../../shared/time.ts'
import type { EditState } from '../edits/edit.ts'
import { readTargetWithAudio, type Target } from '../edits/readTarget.ts'
import { profileNoise } from '../effects/restoration/profileNoise.ts'
import { quietestStretch } from '../measure/quietestStretch.ts'
import type { FrameRange } from '../measure/quietRuns.ts'
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
  if (mode === 'speech') return ok(renderRange(state, target.value, { store: env.store, effect: { name: 'speechNoise', params: { reductionDb } }, leadIn: before }))
  const profiles = new Map<string, Float32Array>()
  for (const track of target.value.tracks) {
    if (!touches(track, target.value)) continue
    const profile = await learn(state, env, track, target.value, request.profile)
    if (!profile.ok) return profile
    profiles.set(track.id, profile.value)
    await env.pause()
  }
  const paramsOf = (track: Track) => ({ profile: profiles.get(track.id) ?? new Float32Array(), reductionDb, sensitivity, smoothingBands })
  return ok(renderRange(state, target.value, { store: env.store, effect: (track) => ({ name: 'noiseReduction', params: paramsOf(track) }), leadIn: before }))
}

const touches = (track: Track, range: Target): boolean => track.clips.some((clip) => clip.start < range.end && clip.start + clip.length > range.start)

/** The noise of a track: of the named range, else of the quietest second that the clips in the target have. */
async function learn(state: EditState, env: LongEnv, track: Track, target: Target, named: { readonly start: number; readonly end: number } | undefined): Promise<Result<Float32Array>> {
  const rate = state.project.sampleRate
  const found = named === undefined ? await quietest(env, track, target, rate) : ok({ from: toFrames(named.start, rate), to: toFrames(named.end, rate) })
  if (!found.ok) return found
  const range = found.value
  const count = range === null ? 0 : Math.min(range.to - range.from, mostLearned * rate)
  if (range === null || count <= 0) return err(failure('engine/no-noise', { track: track.name }))
  const profile = await profileNoise(readTrack(env.store, track, range.from, count), rate, async () => env.pause())
  return profile === null ? err(failure('engine/no-noise', { track: track.name })) : ok(profile)
}

async function quietest(env: LongEnv, track: Track, target: Target, sampleRate: number): Promise<Result<FrameRange | null>> {
  return takeTurns(env, quietestStretch(env.store, track.clips.filter((clip) => clip.start < target.end && clip.start + clip.length > target.start), sampleRate))
}
