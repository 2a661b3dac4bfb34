import type { Result } from '../../../shared/result.ts'
import type { EditRequest, LongKind } from '../../../shared/schemas/editRequest.ts'
import type { EditState } from '../edits/edit.ts'
import { highPass } from './highPass.ts'
import type { LongEdit, LongEnv, LongPlan } from './longEdit.ts'

/** Every request that takes its time. Complete by type, as the table of instant edits. */
export const longEdits: { readonly [K in LongKind]: LongEdit<K> } = { highPass }

export async function planLongEdit(state: EditState, request: Extract<EditRequest, { kind: LongKind }>, env: LongEnv): Promise<Result<LongPlan>> {
  return longEdits[request.kind](state, request, env)
}

export type { LongEnv, LongPlan } from './longEdit.ts'
