import { failure } from '../../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../../shared/result.ts'
import type { EditNote } from '../../../../shared/schemas/change.ts'
import type { EditState } from '../../edits/edit.ts'
import { readTracks } from '../../edits/readTarget.ts'
import type { EffectCall } from '../../effects/index.ts'
import { frameRangeOf, type FrameRange } from '../../measure/quietRuns.ts'
import { quietestStretch } from '../../measure/quietestStretch.ts'
import { takeTurns } from '../../measure/takeTurns.ts'
import type { Track } from '../../model/project.ts'
import { readTrack } from '../../render/readTrack.ts'
import { generate, insertionOf } from '../generate.ts'
import type { LongEdit, LongEnv } from '../longEdit.ts'

/** Seconds that are listened to: of a longer stretch its beginning. */
const mostHeard = 10
/** Less than that can't tell what a room sounds like. */
const leastHeard = 0.05

/**
 * The sound of the room as each selected track has it, in the place of the time selection or at the cursor: like a
 * quiet stretch of the same track, which is named or found.
 */
export const generateRoomTone: LongEdit<'generateRoomTone'> = async (state, { duration, source }, env) => {
  const chosen = readTracks(state)
  if (!chosen.ok) return chosen
  const place = insertionOf(state, duration)
  if (!place.ok) return place
  const calls: EffectCall[] = []
  const notes: EditNote[] = []
  const rate = state.project.sampleRate
  for (const [index, track] of chosen.value.tracks.entries()) {
    const stretch = await quietStretch(state, track, source, env)
    if (!stretch.ok) return stretch
    const { from, to } = stretch.value
    const like = readTrack(env.store, track, from, to - from)
    if (like.every((row) => row.every((sample) => sample === 0)))
      return err(failure('engine/no-quiet-stretch', { track: track.name }))
    calls.push({ name: 'roomTone', params: { like, ahead: place.value.at - from, seed: index + 1 } })
    notes.push({ kind: 'made-like', track: track.name, start: from / rate, end: to / rate })
    await env.pause()
  }
  return generate(state, {
    name: 'room tone',
    seconds: duration,
    effect: (index) => calls[index] as EffectCall,
    notes,
  })
}

async function quietStretch(
  state: EditState,
  track: Track,
  named: { readonly start: number; readonly end: number } | undefined,
  env: LongEnv,
): Promise<Result<FrameRange>> {
  const rate = state.project.sampleRate
  const found =
    named === undefined
      ? await takeTurns(env, quietestStretch(env.store, track.clips, rate))
      : ok(frameRangeOf(named, rate))
  if (!found.ok) return found
  const range = found.value
  if (range === null || range.to - range.from < leastHeard * rate)
    return err(failure('engine/no-quiet-stretch', { track: track.name }))
  return ok({ from: range.from, to: Math.min(range.to, range.from + mostHeard * rate) })
}
