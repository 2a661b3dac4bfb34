import { ok, type Result } from '../../../shared/result.ts'
import type { ProgramRequest } from '../../editor/index.ts'
import type { BlockStore } from '../blocks/blockStore.ts'
import type { EditState } from '../edits/edit.ts'
import { readTargetWithAudio } from '../edits/readTarget.ts'
import type { LongPlan } from '../longEdits/longEdit.ts'
import { type RangePart, replaceRange } from '../longEdits/renderRange.ts'
import { putAnyLength } from './putAnyLength.ts'

export interface ProgramPlan {
  /** What goes in, one run of the program for each. */
  readonly parts: readonly RangePart[]
  readonly apply: LongPlan['apply']
}

/** Reads the focus, as every edit does; changes and runs nothing. */
export function planProgram(
  state: EditState,
  { length }: Pick<ProgramRequest, 'length'>,
  store: BlockStore,
): Result<ProgramPlan> {
  const target = readTargetWithAudio(state)
  if (!target.ok) return target
  const ratio = length.kind === 'ratio' ? length.ratio : 1
  const { parts, apply } = replaceRange(state, target.value, { store, ratio })
  if (length.kind !== 'any') return ok({ parts, apply })
  return ok({ parts, apply: (now, made, env) => putAnyLength(now, { target: target.value, parts, made }, env) })
}
