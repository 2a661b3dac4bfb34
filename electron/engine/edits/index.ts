import type { InstantKind } from '../../../shared/schemas/editRequest.ts'
import { setCover, setTags } from './about/tagsAndCover.ts'
import { copy } from './copy.ts'
import type { Edit } from './edit.ts'
import { amplify, invert } from './level/gain.ts'
import { cut, deleteSelection } from './removal/removeSelection.ts'
import { closeGaps } from './clips/closeGaps.ts'
import { crossfade } from './clips/crossfade.ts'
import { duplicateSelection } from './clips/duplicateSelection.ts'
import { moveToNewTrack } from './clips/moveToNewTrack.ts'
import { insertSilence } from './clips/insertSilence.ts'
import { join } from './clips/join.ts'
import { copyClips, deleteClips, renameClip } from './clips/clipsById.ts'
import { moveClips, renameClips } from './clips/moveClips.ts'
import { placeClips } from './clips/placeClips.ts'
import { repeat } from './clips/repeat.ts'
import { addEnvelopePoint, clearEnvelope, setEnvelope } from './clips/envelopes.ts'
import { fadeClip, setClipGain } from './clips/shapeClip.ts'
import { trimClip } from './clips/trimClip.ts'
import { fadeIn, fadeOut } from './level/fade.ts'
import {
  clearSelection,
  selectAllTracks,
  selectClips,
  selectTracks,
  selectTrackSpan,
  setCursor,
  setTimeSelection,
} from './focusEdits.ts'
import { addLabel, addLabels } from './labels/addLabels.ts'
import { deleteLabels, moveLabel, renameLabel } from './labels/changeLabels.ts'
import { normalize } from './level/normalize.ts'
import { paste } from './paste.ts'
import { reverse } from './reverse.ts'
import { silenceSelection } from './removal/silenceSelection.ts'
import { split, splitAtTime } from './split.ts'
import { createTrack, duplicateTracks } from './tracks/createTrack.ts'
import { deleteTracks, moveTracks, placeTracks } from './tracks/moveAndDelete.ts'
import {
  muteTracks,
  renameTrack,
  setTrackColour,
  setTrackGain,
  setTrackPan,
  soloTracks,
} from './tracks/trackSettings.ts'
import { trimToSelection } from './removal/trimToSelection.ts'
import { volumeRamp } from './level/volumeRamp.ts'

/**
 * Every request that changes project, focus or clipboard. Complete by type: a new kind without its edit does not
 * compile.
 */
export const edits: { readonly [K in InstantKind]: Edit<K> } = {
  setTimeSelection,
  clearSelection,
  selectTracks,
  selectAllTracks,
  selectClips,
  setCursor,
  selectTrackSpan,
  split,
  splitAtTime,
  cut,
  copy,
  paste,
  deleteSelection,
  trimToSelection,
  silenceSelection,
  normalize,
  amplify,
  volumeRamp,
  fadeIn,
  fadeOut,
  reverse,
  invert,
  join,
  closeGaps,
  repeat,
  duplicateSelection,
  moveToNewTrack,
  moveClips,
  renameClips,
  placeClips,
  trimClip,
  fadeClip,
  setClipGain,
  setEnvelope,
  addEnvelopePoint,
  clearEnvelope,
  renameClip,
  deleteClips,
  copyClips,
  insertSilence,
  crossfade,
  createTrack,
  deleteTracks,
  duplicateTracks,
  moveTracks,
  placeTracks,
  renameTrack,
  setTrackGain,
  setTrackPan,
  setTrackColour,
  muteTracks,
  soloTracks,
  addLabel,
  addLabels,
  renameLabel,
  moveLabel,
  deleteLabels,
  setTags,
  setCover,
}
