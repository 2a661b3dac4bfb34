import { failure } from '../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import { humFinder } from '../asked/findHum.ts'
import type { EditState } from '../edits/edit.ts'
import { readTargetWithAudio, type Target } from '../edits/readTarget.ts'
import { mixSound } from '../measure/mix/index.ts'
import { takeTurns } from '../measure/takeTurns.ts'
import { checkFrequency } from './filters.ts'
import type { LongEdit, LongEnv } from './longEdit.ts'
import { rangeEffect } from './rangeEffect.ts'
import { renderRange } from './renderRange.ts'

/** A notch rings so many of its periods, for each of its quality, as far as it is heard; seconds at most. */
const ringing = 2
const longest = 5

const leadIn = (frequencyHz: number, q: number): number => Math.min(longest, (ringing * q) / frequencyHz)

export const notch = rangeEffect<'notch'>(({ frequencyHz, q }, _target, { project }) => {
  const allowed = checkFrequency(frequencyHz, project.sampleRate)
  return allowed.ok
    ? ok({ effect: { name: 'notch', params: { frequencyHz, harmonics: 1, q } }, leadIn: leadIn(frequencyHz, q) })
    : allowed
})

/** Of all selected tracks the same: they hung on one mains. */
export const humRemoval: LongEdit<'humRemoval'> = async (state, request, env) => {
  const target = readTargetWithAudio(state)
  if (!target.ok) return target
  const { harmonics, q, frequencyHz: named } = request
  const { sampleRate } = state.project
  const found = named === undefined ? await strongestHum(state, target.value, env) : ok<number | null>(named)
  if (!found.ok) return found
  const frequencyHz = found.value
  if (frequencyHz === null) return err(failure('engine/no-hum'))
  const allowed = checkFrequency(frequencyHz, sampleRate)
  if (!allowed.ok) return allowed
  return ok(
    renderRange(state, target.value, {
      store: env.store,
      effect: { name: 'notch', params: { frequencyHz, harmonics, q } },
      leadIn: leadIn(frequencyHz, q),
      notes: named === undefined ? [{ kind: 'hum-found', frequencyHz }] : [],
    }),
  )
}

/** Of the track that hums most; the same as is answered to whoever asks whether there is hum. */
async function strongestHum({ project }: EditState, target: Target, env: LongEnv): Promise<Result<number | null>> {
  let strongest: { readonly hz: number | null; readonly power: number } = { hz: null, power: 0 }
  const { length } = target.tracks
  for (const [index, track] of target.tracks.entries()) {
    const sound = mixSound(env.store, project, [track])
    const report = (fraction: number): void => env.report((index + fraction) / length)
    const heard = await takeTurns(env, await humFinder(sound, target, project.sampleRate, report))
    if (!heard.ok) return heard
    if (heard.value !== null && heard.value.power > strongest.power) strongest = heard.value
  }
  return ok(strongest.hz)
}
