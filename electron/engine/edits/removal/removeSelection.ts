import { failure } from '../../../../shared/failures/index.ts'
import type { ClipId, TrackId } from '../../../../shared/ids.ts'
import { err } from '../../../../shared/result.ts'
import { fittedRules } from '../../measure/joins/fitFade.ts'
import type { Clipboard, Project } from '../../model/project.ts'
import { settleFocus } from '../../model/settleFocus.ts'
import { changeTracks } from '../changeTracks.ts'
import { finish, type EditEnv, type EditResult, type EditState, type Edit } from '../edit.ts'
import { takeOutOfLabels } from '../moveLabels.ts'
import { type Target, readTarget } from '../readTarget.ts'
import { removeRange } from './removeRange.ts'
import { takeCopy } from '../copy.ts'
import { fillDeadJoins } from './fillDeadJoins.ts'

export interface RemovalChoice {
  readonly gap: 'close' | 'leave'
  /**
   * `all` takes the range out of every track, so that all of them stay in step. It means nothing when the gap is left.
   */
  readonly scope: 'tracks' | 'all'
}

/** What delete and cut have in common. Afterwards there is no selection, and the cursor stands where the audio was. */
export function removeSelection(
  state: EditState,
  target: Target,
  choice: RemovalChoice,
  clipboard: Clipboard | null,
  env: EditEnv,
): EditResult {
  const acted = choice.scope === 'all' && choice.gap === 'close' ? state.project.tracks : target.tracks
  const ids = new Set(acted.map((track) => track.id))
  const cut = withoutRange(state.project, target, { gap: choice.gap, ids }, env)
  if (cut === state.project) return err(failure('engine/nothing-there', { where: { kind: 'selection' } }))
  const gone = choice.gap === 'close' ? [{ at: target.start, removed: { from: target.start, to: target.end } }] : []
  const { project, told } = fillDeadJoins(cut, ids, gone, env)
  const focus = settleFocus({ ...state.focus, selection: null, cursor: target.start }, project)
  return finish(
    state,
    { project, focus, clipboard },
    { tracks: acted.map((track) => track.name), range: target, ...told },
  )
}

function withoutRange(
  project: Project,
  target: Target,
  choice: { gap: 'close' | 'leave'; ids: ReadonlySet<TrackId> },
  env: EditEnv,
): Project {
  const rules = fittedRules(env.joins, project.sampleRate, env.store)
  const removal = { start: target.start, end: target.end, gap: choice.gap }
  const cut = changeTracks(project, choice.ids, (track) =>
    removeRange(track, removal, rules, () => env.newId('clip') as ClipId),
  )
  if (choice.gap === 'leave' || !project.tracks.every((track) => choice.ids.has(track.id))) return cut
  const labels = takeOutOfLabels(cut.labels, target.start, target.end)
  return labels === cut.labels ? cut : { ...cut, labels }
}

export const deleteSelection: Edit<'deleteSelection'> = (state, request, env) => {
  const target = readTarget(state)
  return target.ok ? removeSelection(state, target.value, request, state.clipboard, env) : target
}

/** A gap is a stretch of time as well: it closes, and goes to the clipboard. */
export const cut: Edit<'cut'> = (state, request, env) => {
  const target = readTarget(state)
  return target.ok ? removeSelection(state, target.value, request, takeCopy(state, target.value), env) : target
}
