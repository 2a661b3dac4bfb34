import { failure } from '../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { EditState } from '../edits/edit.ts'
import { readTargetWithAudio } from '../edits/readTarget.ts'
import { equalizerShape } from '../effects/filters/equalizer.ts'
import type { EffectCall } from '../effects/index.ts'
import { checkFrequency } from './checkFrequency.ts'
import type { LongEdit, LongEnv, LongPlan } from './longEdit.ts'
import { renderRange } from './renderRange.ts'

/** Filters have forgotten what was before them after this many periods of their corner. */
const settlingPeriods = 8

export const highPass: LongEdit<'highPass'> = async (state, { kind: name, ...params }, env) =>
  filterRange(state, { name, params }, env)
export const lowPass: LongEdit<'lowPass'> = async (state, { kind: name, ...params }, env) =>
  filterRange(state, { name, params }, env)

function filterRange(
  state: EditState,
  effect: Extract<EffectCall, { name: 'highPass' | 'lowPass' }>,
  env: LongEnv,
): Result<LongPlan> {
  const { frequencyHz } = effect.params
  const target = readTargetWithAudio(state)
  if (!target.ok) return target
  const allowed = checkFrequency(frequencyHz, state.project.sampleRate)
  return allowed.ok
    ? ok(renderRange(state, target.value, { store: env.store, effect, leadIn: settlingPeriods / frequencyHz }))
    : allowed
}

export const equalizer: LongEdit<'equalizer'> = async (state, { kind: name, ...params }, env) => {
  const target = readTargetWithAudio(state)
  if (!target.ok) return target
  if (
    [params.bassDb, params.midDb, params.trebleDb, ...params.bands.map((band) => band.gainDb)].every(
      (gain) => gain === 0,
    )
  )
    return err(failure('engine/bad-value', { what: 'Every band is at 0 dB' }))
  for (const band of params.bands) {
    const allowed = checkFrequency(band.frequencyHz, state.project.sampleRate)
    if (!allowed.ok) return allowed
  }
  const settling = Math.max(
    1 / equalizerShape.bassHz,
    ...params.bands.map((band) => Math.max(1, band.q) / band.frequencyHz),
  )
  return ok(
    renderRange(state, target.value, {
      store: env.store,
      effect: { name, params },
      leadIn: Math.min(5, settlingPeriods * settling),
    }),
  )
}
