import { ok } from '../../../shared/result.ts'
import { readTargetWithAudio } from '../edits/readTarget.ts'
import type { LongEdit } from './longEdit.ts'
import { renderRange } from './renderRange.ts'

/** What clicks are told from is the sound on both sides of them. */
const before = 0.1

export const clickRemoval: LongEdit<'clickRemoval'> = async (state, { kind: name, ...params }, env) => {
  const target = readTargetWithAudio(state)
  return target.ok
    ? ok(renderRange(state, target.value, { store: env.store, effect: { name, params }, leadIn: before }))
    : target
}
