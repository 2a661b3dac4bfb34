import { setTimeSelection } from './selection/setTimeSelection.ts'
import { clearSelection } from './selection/clearSelection.ts'
import { selectAll } from './selection/selectAll.ts'
import { selectTracks, selectAllTracks } from './selection/selectTracks.ts'
import { seek } from './selection/seek.ts'
import { selectClip } from './selection/selectClip.ts'
import { selectLabel } from './selection/selectLabel.ts'
import { selectTrackStartToCursor, selectCursorToTrackEnd, selectTrackStartToEnd } from './selection/trackSpans.ts'
import { split, splitAtTime } from './clips/splits.ts'
import { trimToSelection } from './clips/trimToSelection.ts'
import { silenceSelection } from './clips/silenceSelection.ts'
import { join } from './clips/join.ts'
import { closeGaps } from './clips/closeGaps.ts'
import { repeatSelection } from './clips/repeatSelection.ts'
import { duplicateClip } from './clips/duplicateClip.ts'
import { moveClip } from './clips/moveClip.ts'
import { moveToNewTrack } from './clips/moveToNewTrack.ts'
import { renameClip } from './clips/renameClip.ts'
import { insertSilence } from './clips/insertSilence.ts'
import { cut, deleteSelection, splitCut, splitDelete } from './editing/removals.ts'
import { copy } from './editing/copy.ts'
import { paste } from './editing/paste.ts'
import { undo, redo } from './editing/undoRedo.ts'
import { createMonoTrack, createStereoTrack } from './tracks/createTracks.ts'
import { deleteTrack } from './tracks/deleteTrack.ts'
import { duplicateTrack } from './tracks/duplicateTrack.ts'
import { moveTrackUp, moveTrackDown } from './tracks/moveTracks.ts'
import { renameTrack, setTrackGain, setTrackPan } from './tracks/trackSettings.ts'
import { setTrackColour } from './tracks/trackColour.ts'
import { muteTrack, unmuteTrack, soloTrack, unsoloTrack } from './tracks/muteAndSolo.ts'
import { addLabel } from './labels/addLabel.ts'
import { renameLabel } from './labels/renameLabel.ts'
import { deleteLabel } from './labels/deleteLabel.ts'
import { labelSilences } from './labels/labelSilences.ts'
import { setCover, setTag, useShow } from './about/aboutTools.ts'
import { importLabels } from './labels/importLabels.ts'
import { exportLabels } from './labels/exportLabels.ts'
import { applyNormalize } from './effects/levels/applyNormalize.ts'
import { applyAmplify } from './effects/levels/applyAmplify.ts'
import { addEnvelopePoint, clearEnvelope } from './effects/levels/envelopes.ts'
import { applyVolumeRamp } from './effects/levels/applyVolumeRamp.ts'
import { applyFadeIn, applyFadeOut } from './effects/levels/fades.ts'
import { applyCrossfade } from './effects/levels/applyCrossfade.ts'
import { applyReverse } from './effects/applyReverse.ts'
import { applyInvert } from './effects/applyInvert.ts'
import { applyHighPass, applyLowPass } from './effects/passFilters.ts'
import { applyEqualizer } from './effects/applyEqualizer.ts'
import { applyHumRemoval, applyNotchFilter } from './effects/notches.ts'
import { applyCompressor } from './effects/levels/applyCompressor.ts'
import { applyLimiter } from './effects/levels/applyLimiter.ts'
import { applyNoiseGate } from './effects/levels/applyNoiseGate.ts'
import { applyCrossGate } from './effects/levels/applyCrossGate.ts'
import { applyDeEsser } from './effects/levels/applyDeEsser.ts'
import { applyNoiseReduction } from './effects/applyNoiseReduction.ts'
import { applyClickRemoval } from './effects/applyClickRemoval.ts'
import { applyDcOffsetRemoval } from './effects/applyDcOffsetRemoval.ts'
import { applyEcho } from './effects/applyEcho.ts'
import { applyReverb } from './effects/applyReverb.ts'
import { play } from './playback/play.ts'
import { stop, pause, rewindToStart, skipToEnd } from './playback/transport.ts'
import { importAudio } from './project/importAudio.ts'
import { insertAudio, placeAudio } from './project/insertAudio.ts'
import { resampleProject } from './project/resampleProject.ts'
import { exportAudio } from './project/exportAudio.ts'
import { exportMultiple } from './project/exportMultiple.ts'
import { exportReport } from './project/exportReport.ts'
import { saveProject } from './project/saveProject.ts'
import { forgetHistory } from './project/forgetHistory.ts'
import { toggleLoop } from './playback/toggleLoop.ts'
import { playPreviewCut } from './playback/playPreviewCut.ts'
import { applyLoudnessNormalize } from './effects/levels/applyLoudnessNormalize.ts'
import { applyMaster } from './effects/levels/applyMaster.ts'
import { applyMatchLabels, applyMatchLoudness } from './effects/levels/matchLoudness.ts'
import { applyMatchTo } from './effects/levels/matchTo.ts'
import { applyTruncateSilence } from './effects/applyTruncateSilence.ts'
import { applyChangeTempo, applyChangeSpeed } from './effects/pace.ts'
import { applyChangePitch } from './effects/applyChangePitch.ts'
import { applyAutoDuck } from './effects/levels/applyAutoDuck.ts'
import { generateRoomTone } from './generators/generateRoomTone.ts'
import { generateTone, generateNoise } from './generators/generators.ts'
import { mixAndRender } from './tracks/mixAndRender.ts'
import { makeMono, splitStereo, swapChannels } from './tracks/channels.ts'
import {
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
} from './queries/projectQueries.ts'
import { getProjectSize } from './queries/getProjectSize.ts'
import { measureLoudness } from './queries/measureLoudness.ts'
import { checkDelivery } from './queries/checkDelivery.ts'
import { findSilences } from './queries/findSilences.ts'
import { findClipping } from './queries/sound/findClipping.ts'
import { findHum } from './queries/sound/findHum.ts'
import { findLoudest } from './queries/sound/findLoudest.ts'
import { measureNoise } from './queries/sound/measureNoise.ts'
import { checkSync } from './queries/sound/checkSync.ts'
import { compareLoudness } from './queries/sound/compareLoudness.ts'
import type { Query } from './contract/defineQuery.ts'
import type { Tool } from './contract/defineTool.ts'
import { createRegistry, type Registry } from './contract/registry.ts'

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
  closeGaps,
  repeatSelection,
  duplicateClip,
  moveClip,
  moveToNewTrack,
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
  setTrackColour,
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
  setTag,
  setCover,
  useShow,
  applyNormalize,
  applyAmplify,
  applyVolumeRamp,
  addEnvelopePoint,
  clearEnvelope,
  applyFadeIn,
  applyFadeOut,
  applyCrossfade,
  applyReverse,
  applyInvert,
  applyHighPass,
  applyLowPass,
  applyEqualizer,
  applyNotchFilter,
  applyHumRemoval,
  applyCompressor,
  applyLimiter,
  applyNoiseGate,
  applyCrossGate,
  applyDeEsser,
  applyNoiseReduction,
  applyClickRemoval,
  applyDcOffsetRemoval,
  applyEcho,
  applyReverb,
  applyLoudnessNormalize,
  applyMaster,
  applyMatchLoudness,
  applyMatchTo,
  applyMatchLabels,
  applyTruncateSilence,
  applyChangeTempo,
  applyChangePitch,
  applyChangeSpeed,
  applyAutoDuck,
  generateTone,
  generateNoise,
  generateRoomTone,
  mixAndRender,
  makeMono,
  splitStereo,
  swapChannels,
  play,
  stop,
  pause,
  rewindToStart,
  skipToEnd,
  toggleLoop,
  playPreviewCut,
  importAudio,
  insertAudio,
  placeAudio,
  resampleProject,
  exportAudio,
  exportMultiple,
  exportReport,
  saveProject,
  forgetHistory,
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
  getProjectSize,
  measureLoudness,
  findSilences,
  checkDelivery,
  findClipping,
  findHum,
  findLoudest,
  measureNoise,
  compareLoudness,
  checkSync,
]

/** Everything above by name; the agent gets its tools through it. */
export const registry: Registry = createRegistry(tools, queries)

export { createRegistry, type Registry } from './contract/registry.ts'
export { toolSchema, type ToolSchema } from './schema/toolSchema.ts'
export { contractTable, toolsAsMarkdown } from './schema/toolsAsMarkdown.ts'
export type { Query } from './contract/defineQuery.ts'
export type { PreparedStep, Tool } from './contract/defineTool.ts'
