import type { ProjectView, RangeView, TransportView } from '../../../shared/schemas/projectView.ts'

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

type Played = Pick<ProjectView, 'selection' | 'duration'>

/**
 * A press on play inside the selection plays the selection; elsewhere it plays on to the end. A loop region is gone
 * into from before it and never left; behind it there is nothing to go round in.
 */
export function playRange(transport: TransportView, project: Played | null): PlayRange {
  const { position, loop, preview } = transport
  if (preview) return { from: preview.skip.start, to: preview.end, again: null, skip: preview.skip }
  const region = loopedRegion(transport, project)
  if (region && position < region.end) return { from: region.start, to: region.end, again: region.start, skip: null }
  const goesRound = loop && region === null
  const selection = project?.selection
  if (!selection || position < selection.start - 1e-6 || position >= selection.end)
    return { from: position, to: null, again: goesRound ? 0 : null, skip: null }
  return { from: selection.start, to: selection.end, again: goesRound ? selection.start : null, skip: null }
}

/** The region while it is on; one that lies behind all sound is none. */
function loopedRegion({ loop, region }: TransportView, project: Played | null): RangeView | null {
  return loop && region && region.start < (project?.duration ?? 0) ? region : null
}
