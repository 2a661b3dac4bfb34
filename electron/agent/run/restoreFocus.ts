import { ok, type Result } from '../../../shared/result.ts'
import type { EditRequestInput } from '../../../shared/schemas/editRequest.ts'
import type { ProjectView, RangeView } from '../../../shared/schemas/projectView.ts'
import type { Surface } from './setState.ts'
import type { PreparedStep, Tool } from '../tools/contract/defineTool.ts'
import { sameRange, sameTime } from '../tools/readBack/measureTracks.ts'

export interface FocusStages {
  /** Before the state was prepared: what the person had selected. */
  readonly former: ProjectView
  readonly prepared: ProjectView
  /** After the tool ran. */
  readonly after: ProjectView
}

/**
 * What only the preparation selected does not stay selected: else "fade out the music" would make the next "delete the
 * first 5 seconds" mean the music alone. What the words selected, and what the edit itself moved, stays.
 */
export async function restoreFocus(
  surface: Surface,
  tool: Tool,
  step: PreparedStep,
  stages: FocusStages,
): Promise<Result<void>> {
  if (tool.impact === 'focus' || tool.impact === 'transport' || tool.impact === 'history') return ok()
  for (const request of restoringRequests(tool, step, stages)) {
    const done = await surface.perform(request)
    if (!done.ok) return done
  }
  return ok()
}

function restoringRequests(
  tool: Tool,
  step: PreparedStep,
  { former, prepared, after }: FocusStages,
): EditRequestInput[] {
  const requests: EditRequestInput[] = []
  const madeSelection = !sameRange(former.selection, prepared.selection, prepared)
  const selectionLeft = sameRange(after.selection, prepared.selection, after)
  if (madeSelection && selectionLeft && !tool.writes.includes('timeSelection')) {
    const back = stillThere(former.selection, tool, prepared, after)
    requests.push(
      back === null ? { kind: 'clearSelection' } : { kind: 'setTimeSelection', start: back.start, end: back.end },
    )
  }
  const kept = tool.writes.includes('selectedTracks') ? null : selectionBeside(step, former, prepared, after)
  if (kept !== null) requests.push({ kind: 'setTimeSelection', start: kept.start, end: kept.end })
  const madeTracks =
    !sameIds(former.selectedTracks, prepared.selectedTracks) && sameIds(prepared.selectedTracks, after.selectedTracks)
  if (madeTracks && !tool.writes.includes('selectedTracks')) {
    requests.push({
      kind: 'selectTracks',
      trackIds: former.selectedTracks.filter((id) => after.tracks.some((track) => track.id === id)),
    })
  }
  const cursorLed =
    step.at === null &&
    !sameTime(former.cursor, prepared.cursor, prepared) &&
    sameTime(after.cursor, prepared.cursor, after)
  if (cursorLed) requests.push({ kind: 'setCursor', time: Math.min(former.cursor, after.duration) })
  return requests
}

/**
 * What a step put in at a point is selected by the editor; "the selection" of the next step is still the person's,
 * which has moved with its sound. Null where they had none, or where it was put inside.
 */
function selectionBeside(
  step: PreparedStep,
  former: ProjectView,
  prepared: ProjectView,
  after: ProjectView,
): RangeView | null {
  const { selection } = former
  const isOther = sameRange(selection, prepared.selection, prepared) && !sameRange(selection, after.selection, after)
  if (selection === null || step.at === null || step.range !== null || !isOther) return null
  const longer = after.duration - prepared.duration
  if (longer <= 0 || step.at >= selection.end) return longer <= 0 ? null : selection
  return step.at > selection.start ? null : { start: selection.start + longer, end: selection.end + longer }
}

/** Where audio moved, the old range would show other sound than the person had selected. */
function stillThere(range: RangeView | null, tool: Tool, before: ProjectView, after: ProjectView): RangeView | null {
  const moved =
    tool.regions === 'range removed' || (tool.impact === 'adds' && !sameTime(before.duration, after.duration, after))
  if (range === null || moved) return null
  const end = Math.min(range.end, after.duration)
  return end > range.start ? { start: range.start, end } : null
}

function sameIds(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((id) => b.includes(id))
}
