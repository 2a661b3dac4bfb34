import { ok } from '../../../shared/result.ts'
import { readTargetWithAudio } from '../edits/readTarget.ts'
import { checkFrequency } from './checkFrequency.ts'
import type { LongEdit } from './longEdit.ts'
import { renderRange } from './renderRange.ts'

/** Filters have forgotten what was before them after this many periods of their corner. */
const settlingPeriods = 8

export const highPass: LongEdit<'highPass'> = async (state, { frequencyHz, rolloffDb }, env) => {
  const target = readTargetWithAudio(state)
  if (!target.ok) return target
  const allowed = checkFrequency(frequencyHz, state.project.sampleRate)
  if (!allowed.ok) return allowed
  return ok(renderRange(state, target.value, {
    store: env.store, effect: { name: 'highPass', params: { frequencyHz, rolloffDb } }, leadIn: settlingPeriods / frequencyHz,
  }))
}
