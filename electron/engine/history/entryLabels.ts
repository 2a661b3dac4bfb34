import type { ContentKind } from '../../../shared/schemas/editRequest.ts'

/** Names in the undo menu; Audacity's words. */
export const entryLabels: Readonly<Record<ContentKind, string>> = {
  split: 'Split',
  splitAtTime: 'Split',
  cut: 'Cut',
  copy: 'Copy',
  paste: 'Paste',
  deleteSelection: 'Delete',
  trimToSelection: 'Trim',
  silenceSelection: 'Silence',
  join: 'Join',
  duplicateSelection: 'Duplicate',
  moveClips: 'Move Clip',
  renameClips: 'Rename Clip',
  insertSilence: 'Insert Silence',
  crossfade: 'Crossfade Clips',
  normalize: 'Normalize',
  amplify: 'Amplify',
  fadeIn: 'Fade In',
  fadeOut: 'Fade Out',
  reverse: 'Reverse',
  invert: 'Invert',
  highPass: 'High-Pass Filter',
}
