import type { EditRequest, InstantKind } from '../../../shared/schemas/editRequest.ts'
import { amplify } from './amplify.ts'
import { copy } from './copy.ts'
import { cut } from './cut.ts'
import { deleteSelection } from './deleteSelection.ts'
import { clipEdits } from './clips/index.ts'
import type { Edit, EditEnv, EditResult, EditState } from './edit.ts'
import { fadeIn, fadeOut } from './fade.ts'
import {
  clearSelection,
  selectAllTracks,
  selectClips,
  selectTracks,
  selectTrackSpan,
  setCursor,
  setTimeSelection,
} from './focusEdits.ts'
import { invert } from './invert.ts'
import { labelEdits } from './labels/index.ts'
import { normalize } from './normalize.ts'
import { paste } from './paste.ts'
import { reverse } from './reverse.ts'
import { silenceSelection } from './silenceSelection.ts'
import { split, splitAtTime } from './split.ts'
import { trackEdits } from './tracks/index.ts'
import { trimToSelection } from './trimToSelection.ts'

/** Every request that changes project, focus or clipboard. Complete by type: a new kind without its edit does not compile. */
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
  fadeIn,
  fadeOut,
  reverse,
  invert,
  ...clipEdits,
  ...trackEdits,
  ...labelEdits,
}

export function runEdit(
  state: EditState,
  request: Extract<EditRequest, { kind: InstantKind }>,
  env: EditEnv,
): EditResult {
  const edit = edits[request.kind] as Edit<typeof request.kind>
  return edit(state, request, env)
}
