import { ok, type Result } from '../../../shared/result.ts'
import type { EditRequest, LongKind } from '../../../shared/schemas/editRequest.ts'
import type { EditState } from '../edits/edit.ts'
import { readTargetWithAudio, type Target } from '../edits/readTarget.ts'
import type { LongEdit } from './longEdit.ts'
import { renderRange, type RangeRender } from './renderRange.ts'

/** What is rendered over the range. */
export type EffectRender = Omit<RangeRender, 'store'>

/** That, or why it can't be. */
export type ReadEffect<K extends LongKind, Render extends EffectRender = EffectRender> = (
  request: Extract<EditRequest, { kind: K }>,
  target: Target,
  state: EditState,
) => Result<Render>

/** A long edit that renders one effect over the range on the selected tracks, which have to hold sound there. */
export function rangeEffect<K extends LongKind>(readEffect: ReadEffect<K>): LongEdit<K> {
  return async (state, request, env) => {
    const target = readTargetWithAudio(state)
    if (!target.ok) return target
    const render = readEffect(request, target.value, state)
    return render.ok ? ok(renderRange(state, target.value, { store: env.store, ...render.value })) : render
  }
}
