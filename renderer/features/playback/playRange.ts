import type { ProjectView, TransportView } from '../../../shared/schemas/projectView.ts'

/** What is played at one go. */
export interface PlayRange {
  /** Where the playhead stands when it is over. */
  readonly from: number
  /** Null for "until the end". */
  readonly to: number | null
  /** Where a loop begins again; null where it ends once. */
  readonly again: number | null
  /** Left out of what the app sends, to the frame: the rest of a cut that is listened to before it is made. */
  readonly skip: { readonly start: number; readonly end: number } | null
}

/** A press on play inside the selection plays the selection; elsewhere it plays on to the end. */
export function playRange({ position, loop, preview }: TransportView, selection: ProjectView['selection']): PlayRange {
  if (preview) return { from: preview.skip.start, to: preview.end, again: null, skip: preview.skip }
  if (selection === null || position < selection.start - 1e-6 || position >= selection.end)
    return { from: position, to: null, again: loop ? 0 : null, skip: null }
  return { from: selection.start, to: selection.end, again: loop ? selection.start : null, skip: null }
}
