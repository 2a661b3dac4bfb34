import type { LabelId } from '../../../../shared/ids.ts'
import { frames, toFrames, type Frames } from '../../../../shared/time.ts'
import type { Label } from '../../model/project.ts'
import { finish, type Edit, type EditEnv } from '../edit.ts'

export interface NewLabel {
  readonly text: string
  readonly start: Frames
  readonly end: Frames
}

export const addLabel: Edit<'addLabel'> = (state, request, env) => {
  const { selection, cursor } = state.focus
  const place = selection ?? { start: cursor, end: cursor }
  const labels = withLabels(state.project.labels, [{ text: request.text.trim(), ...place }], env)
  return finish(
    state,
    { project: { ...state.project, labels } },
    selection === null ? { at: cursor } : { range: selection },
  )
}

/** Edges may come in any order. */
export const addLabels: Edit<'addLabels'> = (state, request, env) => {
  const rate = state.project.sampleRate
  const added = request.labels.map(({ text, start, end }) => ({
    text: text.trim(),
    start: toFrames(Math.min(start, end), rate),
    end: toFrames(Math.max(start, end), rate),
  }))
  const labels = withLabels(state.project.labels, added, env)
  return finish(state, { project: { ...state.project, labels } }, { range: spanOf(added) })
}

/** In their places; of those that start together the new ones come last. */
export function withLabels(
  labels: readonly Label[],
  added: readonly NewLabel[],
  env: Pick<EditEnv, 'newId'>,
): readonly Label[] {
  const made = added.map((label): Label => ({ id: env.newId('label') as LabelId, ...label }))
  return [...labels, ...made].sort((one, other) => one.start - other.start)
}

/** From the first start to the last end. */
export function spanOf(labels: readonly NewLabel[]): { start: Frames; end: Frames } {
  return labels.reduce(
    (span, label) => ({ start: frames(Math.min(span.start, label.start)), end: frames(Math.max(span.end, label.end)) }),
    { start: labels[0]?.start ?? frames(0), end: labels[0]?.end ?? frames(0) },
  )
}
