import { setTimeSelection } from './selection/setTimeSelection.ts'
import { clearSelection } from './selection/clearSelection.ts'
import { selectAll } from './selection/selectAll.ts'
import { selectAllTracks } from './selection/selectAllTracks.ts'
import { selectTracks } from './selection/selectTracks.ts'
import { seek } from './selection/seek.ts'
import { splitAtTime } from './clips/splitAtTime.ts'
import { split } from './clips/split.ts'
import { trimToSelection } from './clips/trimToSelection.ts'
import { silenceSelection } from './clips/silenceSelection.ts'
import { cut } from './editing/cut.ts'
import { copy } from './editing/copy.ts'
import { paste } from './editing/paste.ts'
import { deleteSelection } from './editing/deleteSelection.ts'
import { undo } from './editing/undo.ts'
import { redo } from './editing/redo.ts'
import { applyNormalize } from './effects/applyNormalize.ts'
import { applyAmplify } from './effects/applyAmplify.ts'
import { applyFadeIn } from './effects/applyFadeIn.ts'
import { applyFadeOut } from './effects/applyFadeOut.ts'
import { applyReverse } from './effects/applyReverse.ts'
import { applyInvert } from './effects/applyInvert.ts'
import { applyHighPass } from './effects/applyHighPass.ts'
import { play } from './playback/play.ts'
import { stop } from './playback/stop.ts'
import { pause } from './playback/pause.ts'
import { getTotalProjectTime } from './queries/getTotalProjectTime.ts'
import { getTrackList } from './queries/getTrackList.ts'
import { getClipList } from './queries/getClipList.ts'
import { getLabels } from './queries/getLabels.ts'
import { hasTimeSelection } from './queries/hasTimeSelection.ts'
import { getSelectionStartTime } from './queries/getSelectionStartTime.ts'
import { getSelectionEndTime } from './queries/getSelectionEndTime.ts'
import { getSelectedTracks } from './queries/getSelectedTracks.ts'
import { getCursorPosition } from './queries/getCursorPosition.ts'
import { getPlaybackState } from './queries/getPlaybackState.ts'
import { getHistory } from './queries/getHistory.ts'
import type { Query } from './defineQuery.ts'
import type { Tool } from './defineTool.ts'
import { createRegistry, type Registry } from './registry.ts'

/** THE list: what is not here does not exist for any planner, model or script. */
export const tools: readonly Tool[] = [
  setTimeSelection, clearSelection, selectAll, selectAllTracks, selectTracks, seek,
  splitAtTime, split, trimToSelection, silenceSelection,
  cut, copy, paste, deleteSelection, undo, redo,
  applyNormalize, applyAmplify, applyFadeIn, applyFadeOut, applyReverse, applyInvert, applyHighPass,
  play, stop, pause,
]

/** Questions about the project, for a model that wants to look; they never change anything. */
export const queries: readonly Query[] = [
  getTotalProjectTime, getTrackList, getClipList, getLabels,
  hasTimeSelection, getSelectionStartTime, getSelectionEndTime, getSelectedTracks, getCursorPosition, getPlaybackState, getHistory,
]

/** Everything above by name; the agent gets its tools through it. */
export const registry: Registry = createRegistry(tools, queries)

export { createRegistry, type Registry } from './registry.ts'
export { toolSchema, type ToolSchema } from './toolSchema.ts'
export { toolsAsMarkdown } from './toolsAsMarkdown.ts'
export { contractTable } from './contractTable.ts'
export type { Query } from './defineQuery.ts'
export type { PreparedStep, Tool } from './defineTool.ts'
