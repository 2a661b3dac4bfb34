import { ok } from '../../../shared/result.ts'
import { readTargetWithAudio } from '../edits/readTarget.ts'
import type { LongEdit } from './longEdit.ts'
import { renderRange } from './renderRange.ts'

/** Begins with the range, as its repetitions do; what would ring on behind it is cut off, so the length stays. */
export const echo: LongEdit<'echo'> = async (state, { kind: name, ...params }, env) => {
  const target = readTargetWithAudio(state)
  return target.ok ? ok(renderRange(state, target.value, { store: env.store, effect: { name, params } })) : target
}

export const reverb: LongEdit<'reverb'> = async (state, { kind: name, ...params }, env) => {
  const target = readTargetWithAudio(state)
  return target.ok ? ok(renderRange(state, target.value, { store: env.store, effect: { name, params } })) : target
}
