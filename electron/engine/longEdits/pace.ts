import { ok } from '../../../shared/result.ts'
import { readTargetWithAudio } from '../edits/readTarget.ts'
import type { LongEdit } from './longEdit.ts'
import { renderRange } from './renderRange.ts'

/** What the stretching listens to before the range, seconds: two of its blocks. */
const stretchLeadIn = 0.25

/** Faster or slower at the same pitch. */
export const changeTempo: LongEdit<'changeTempo'> = async (state, { percent }, env) => {
  const target = readTargetWithAudio(state)
  if (!target.ok) return target
  const ratio = 1 / (1 + percent / 100)
  return ok(renderRange(state, target.value, { store: env.store, effect: { name: 'stretch', params: { ratio, semitones: 0 } }, ratio }))
}

/** Higher or lower in the same time. */
export const changePitch: LongEdit<'changePitch'> = async (state, { semitones }, env) => {
  const target = readTargetWithAudio(state)
  if (!target.ok) return target
  return ok(renderRange(state, target.value, { store: env.store, effect: { name: 'stretch', params: { ratio: 1, semitones } }, leadIn: stretchLeadIn }))
}

/** Faster and higher together, as a tape is. */
export const changeSpeed: LongEdit<'changeSpeed'> = async (state, { percent }, env) => {
  const target = readTargetWithAudio(state)
  if (!target.ok) return target
  const ratio = 1 / (1 + percent / 100)
  return ok(renderRange(state, target.value, { store: env.store, effect: { name: 'varispeed', params: { ratio } }, ratio }))
}
