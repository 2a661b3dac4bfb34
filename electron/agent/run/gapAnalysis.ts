import type { MissingState } from '../../../shared/failures/index.ts'
import type { EditRequestInput } from '../../../shared/schemas/editRequest.ts'
import type { ProjectView } from '../../../shared/schemas/projectView.ts'
import type { PreparedStep, StateNeed, Tool } from '../tools/contract/defineTool.ts'
import { sameRange, sameTime } from '../tools/readBack/measureTracks.ts'
import { tracksOf } from '../tools/readBack/measureTracks.ts'

/** A part of the state that is not as the step needs it, and the request that sets it; null where nothing can. */
export interface Gap {
  readonly state: StateNeed['state']
  readonly missing: MissingState
  readonly set: EditRequestInput | null
}

/** The tool's contract against the state as it is: what would make it act on something else than was prepared. */
export function gapAnalysis(tool: Tool, step: PreparedStep, view: ProjectView): Gap[] {
  return tool.reads.flatMap(({ state, need }): Gap[] => {
    switch (state) {
      case 'timeSelection':
        return selectionGap(step, view)
      case 'selectedTracks': {
        const same =
          step.trackIds.length === view.selectedTracks.length &&
          step.trackIds.every((id) => view.selectedTracks.includes(id))
        if (same) return []
        const names = tracksOf(view, step.trackIds).map((track) => track.name)
        const set: Gap['set'] = { kind: 'selectTracks', trackIds: [...step.trackIds] }
        return [{ state, missing: { kind: 'selected-tracks', names }, set }]
      }
      case 'cursor':
        if (step.at === null || sameTime(step.at, view.cursor, view)) return []
        return [{ state, missing: { kind: 'cursor', time: step.at }, set: { kind: 'setCursor', time: step.at } }]
      case 'clipboard':
        return need === 'required' && view.clipboard === null
          ? [{ state, missing: { kind: 'clipboard' }, set: null }]
          : []
      case 'playing':
        return startsElsewhere(step, view) ? [{ state, missing: { kind: 'stopped' }, set: { kind: 'stop' } }] : []
    }
  })
}

/** What plays or is paused would go on from where it is: a named place is a new start. */
function startsElsewhere(step: PreparedStep, view: ProjectView): boolean {
  if (view.transport.state === 'stopped') return false
  return step.at !== null
    ? !sameTime(step.at, view.cursor, view) || view.selection !== null
    : step.range !== null && !sameRange(step.range, view.selection, view)
}

function selectionGap(step: PreparedStep, view: ProjectView): Gap[] {
  if (sameRange(step.range, view.selection, view)) return []
  if (step.range === null)
    return [{ state: 'timeSelection', missing: { kind: 'no-selection' }, set: { kind: 'clearSelection' } }]
  return [
    {
      state: 'timeSelection',
      missing: { kind: 'selection', range: step.range },
      set: { kind: 'setTimeSelection', start: step.range.start, end: step.range.end },
    },
  ]
}
