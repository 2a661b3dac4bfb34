import { setTimeSelection } from './selection/setTimeSelection.ts'
import { clearSelection } from './selection/clearSelection.ts'
import { selectAll } from './selection/selectAll.ts'
import { selectAllTracks } from './selection/selectAllTracks.ts'
import { selectTracks } from './selection/selectTracks.ts'
import { seek } from './selection/seek.ts'
import { selectClip } from './selection/selectClip.ts'
import { selectLabel } from './selection/selectLabel.ts'
import { selectTrackStartToCursor } from './selection/selectTrackStartToCursor.ts'
import { selectCursorToTrackEnd } from './selection/selectCursorToTrackEnd.ts'
import { selectTrackStartToEnd } from './selection/selectTrackStartToEnd.ts'
import { splitAtTime } from './clips/splitAtTime.ts'
import { split } from './clips/split.ts'
import { trimToSelection } from './clips/trimToSelection.ts'
import { silenceSelection } from './clips/silenceSelection.ts'
import { join } from './clips/join.ts'
import { duplicateClip } from './clips/duplicateClip.ts'
import { moveClip } from './clips/moveClip.ts'
import { renameClip } from './clips/renameClip.ts'
import { insertSilence } from './clips/insertSilence.ts'
import { cut } from './editing/cut.ts'
import { copy } from './editing/copy.ts'
import { paste } from './editing/paste.ts'
import { deleteSelection } from './editing/deleteSelection.ts'
import { splitCut } from './editing/splitCut.ts'
import { splitDelete } from './editing/splitDelete.ts'
import { undo } from './editing/undo.ts'
import { redo } from './editing/redo.ts'
import { createMonoTrack } from './tracks/createMonoTrack.ts'
import { createStereoTrack } from './tracks/createStereoTrack.ts'
import { deleteTrack } from './tracks/deleteTrack.ts'
import { duplicateTrack } from './tracks/duplicateTrack.ts'
import { moveTrackUp } from './tracks/moveTrackUp.ts'
import { moveTrackDown } from './tracks/moveTrackDown.ts'
import { renameTrack } from './tracks/renameTrack.ts'
import { setTrackGain } from './tracks/setTrackGain.ts'
import { setTrackPan } from './tracks/setTrackPan.ts'
import { muteTrack } from './tracks/muteTrack.ts'
import { unmuteTrack } from './tracks/unmuteTrack.ts'
import { soloTrack } from './tracks/soloTrack.ts'
import { unsoloTrack } from './tracks/unsoloTrack.ts'
import { addLabel } from './labels/addLabel.ts'
import { renameLabel } from './labels/renameLabel.ts'
import { deleteLabel } from './labels/deleteLabel.ts'
import { labelSilences } from './labels/labelSilences.ts'
import { importLabels } from './labels/importLabels.ts'
import { exportLabels } from './labels/exportLabels.ts'
import { applyNormalize } from './effects/applyNormalize.ts'
import { applyAmplify } from './effects/applyAmplify.ts'
import { applyFadeIn } from './effects/applyFadeIn.ts'
import { applyFadeOut } from './effects/applyFadeOut.ts'
import { applyCrossfade } from './effects/applyCrossfade.ts'
import { applyReverse } from './effects/applyReverse.ts'
import { applyInvert } from './effects/applyInvert.ts'
import { applyHighPass } from './effects/applyHighPass.ts'
import { applyLowPass } from './effects/applyLowPass.ts'
import { applyEqualizer } from './effects/applyEqualizer.ts'
import { applyCompressor } from './effects/applyCompressor.ts'
import { applyLimiter } from './effects/applyLimiter.ts'
import { applyNoiseGate } from './effects/applyNoiseGate.ts'
import { applyNoiseReduction } from './effects/applyNoiseReduction.ts'
import { applyClickRemoval } from './effects/applyClickRemoval.ts'
import { applyEcho } from './effects/applyEcho.ts'
import { applyReverb } from './effects/applyReverb.ts'
import { play } from './playback/play.ts'
import { stop } from './playback/stop.ts'
import { pause } from './playback/pause.ts'
import { importAudio } from './project/importAudio.ts'
import { exportAudio } from './project/exportAudio.ts'
import { exportMultiple } from './project/exportMultiple.ts'
import { saveProject } from './project/saveProject.ts'
import { rewindToStart } from './playback/rewindToStart.ts'
import { skipToEnd } from './playback/skipToEnd.ts'
import { toggleLoop } from './playback/toggleLoop.ts'
import { playPreviewCut } from './playback/playPreviewCut.ts'
import { applyLoudnessNormalize } from './effects/applyLoudnessNormalize.ts'
import { applyTruncateSilence } from './effects/applyTruncateSilence.ts'
import { applyChangeTempo } from './effects/applyChangeTempo.ts'
import { applyChangePitch } from './effects/applyChangePitch.ts'
import { applyChangeSpeed } from './effects/applyChangeSpeed.ts'
import { applyAutoDuck } from './effects/applyAutoDuck.ts'
import { generateTone } from './generators/generateTone.ts'
import { generateNoise } from './generators/generateNoise.ts'
import { mixAndRender } from './tracks/mixAndRender.ts'
import { getTotalProjectTime } from './queries/getTotalProjectTime.ts'
import { getTrackList } from './queries/getTrackList.ts'
import { getClipList } from './queries/getClipList.ts'
import { getLabels } from './queries/getLabels.ts'
import { hasTimeSelection } from './queries/hasTimeSelection.ts'
import { getSelectionStartTime } from './queries/getSelectionStartTime.ts'
import { getSelectionEndTime } from './queries/getSelectionEndTime.ts'
import { getSelectedTracks } from './queries/getSelectedTracks.ts'
import { getSelectedClips } from './queries/getSelectedClips.ts'
import { getCursorPosition } from './queries/getCursorPosition.ts'
import { getPlaybackState } from './queries/getPlaybackState.ts'
import { getHistory } from './queries/getHistory.ts'
import { measureLoudness } from './queries/measureLoudness.ts'
import { findSilences } from './queries/findSilences.ts'
import type { Query } from './defineQuery.ts'
import type { Tool } from './defineTool.ts'
import { createRegistry, type Registry } from './registry.ts'

/** THE list: what is not here does not exist for any planner, model or script. */
export const tools: readonly Tool[] = [
  setTimeSelection,
  clearSelection,
  selectAll,
  selectAllTracks,
  selectTracks,
  seek,
  selectClip,
  selectLabel,
  selectTrackStartToCursor,
  selectCursorToTrackEnd,
  selectTrackStartToEnd,
  splitAtTime,
  split,
  trimToSelection,
  silenceSelection,
  join,
  duplicateClip,
  moveClip,
  renameClip,
  insertSilence,
  cut,
  copy,
  paste,
  deleteSelection,
  splitCut,
  splitDelete,
  undo,
  redo,
  createMonoTrack,
  createStereoTrack,
  deleteTrack,
  duplicateTrack,
  moveTrackUp,
  moveTrackDown,
  renameTrack,
  setTrackGain,
  setTrackPan,
  muteTrack,
  unmuteTrack,
  soloTrack,
  unsoloTrack,
  addLabel,
  renameLabel,
  deleteLabel,
  labelSilences,
  importLabels,
  exportLabels,
  applyNormalize,
  applyAmplify,
  applyFadeIn,
  applyFadeOut,
  applyCrossfade,
  applyReverse,
  applyInvert,
  applyHighPass,
  applyLowPass,
  applyEqualizer,
  applyCompressor,
  applyLimiter,
  applyNoiseGate,
  applyNoiseReduction,
  applyClickRemoval,
  applyEcho,
  applyReverb,
  applyLoudnessNormalize,
  applyTruncateSilence,
  applyChangeTempo,
  applyChangePitch,
  applyChangeSpeed,
  applyAutoDuck,
  generateTone,
  generateNoise,
  mixAndRender,
  play,
  stop,
  pause,
  rewindToStart,
  skipToEnd,
  toggleLoop,
  playPreviewCut,
  importAudio,
  exportAudio,
  exportMultiple,
  saveProject,
]

/** Questions about the project, for a model that wants to look; they never change anything. */
export const queries: readonly Query[] = [
  getTotalProjectTime,
  getTrackList,
  getClipList,
  getLabels,
  hasTimeSelection,
  getSelectionStartTime,
  getSelectionEndTime,
  getSelectedTracks,
  getSelectedClips,
  getCursorPosition,
  getPlaybackState,
  getHistory,
  measureLoudness,
  findSilences,
]

/** Everything above by name; the agent gets its tools through it. */
export const registry: Registry = createRegistry(tools, queries)

export { createRegistry, type Registry } from './registry.ts'
export { toolSchema, type ToolSchema } from './toolSchema.ts'
export { toolsAsMarkdown } from './toolsAsMarkdown.ts'
export { contractTable } from './contractTable.ts'
export type { Query } from './defineQuery.ts'
export type { PreparedStep, Tool } from './defineTool.ts'
