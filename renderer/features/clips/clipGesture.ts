import type { ClipView, ProjectView } from '../../../shared/schemas/projectView.ts'
import { frameTime } from '../../lib/frameTime.ts'
import type { ClipOnTrack } from '../../store/clipCommands.ts'
import type { ClipDraft } from '../../store/slices/viewSlice.ts'
import { snapMove } from '../../timeline/snapping.ts'

/** CSS pixels at the top of a lane that hold the names of clips, and by which they are moved. */
export const nameStrip = 22
/** How near to an edge of a clip a press takes hold of it, CSS pixels. */
const edgeReach = 6

interface PointerPosition {
  readonly time: number
  readonly track: number | null
  readonly y: number
}

export interface ClipHold extends ClipOnTrack {
  readonly part: 'name' | 'start' | 'end'
}

/** What of a clip lies under a pointer: an edge, its name, or nothing that is taken hold of. */
export function clipUnder(
  { tracks }: ProjectView,
  { time, track: index, y }: PointerPosition,
  pxPerSec: number,
): ClipHold | null {
  const track = index === null ? undefined : tracks[index]
  if (track === undefined || index === null) return null
  const reach = edgeReach / pxPerSec
  const edges = track.clips.flatMap((clip) =>
    (['start', 'end'] as const).map((part) => ({ clip, part, distance: distanceTo(clip, part, time) })),
  )
  // Of two clips that meet it is the one that the pointer is on.
  const near = edges.filter(({ distance }) => distance <= reach).toSorted((a, b) => a.distance - b.distance)
  const edge = near.find(({ clip }) => clip.start <= time && time < clip.end) ?? near[0]
  if (edge !== undefined) return { clip: edge.clip, track, index, part: edge.part }
  const clip = track.clips.find(({ start, end }) => start <= time && time < end)
  return clip !== undefined && y <= nameStrip ? { clip, track, index, part: 'name' } : null
}

const distanceTo = (clip: ClipView, part: 'start' | 'end', time: number) => Math.abs(clip[part] - time)

/** Whether each of the clips has a track so many further down that takes all of its channels. */
export const fitOn = ({ tracks }: ProjectView, clips: readonly ClipOnTrack[], down: number): boolean =>
  clips.every(({ track, index }) => (tracks[index + down]?.channels ?? 0) >= track.channels)

interface MoveFacts {
  readonly project: ProjectView
  readonly pxPerSec: number
  /** Times to stay at; none where snapping is off. */
  readonly targets: readonly number[]
}

/**
 * Clips that are moved together by so much time and so many tracks, never before zero; on the tracks where they are
 * where one of them would leave them all, or would come from stereo to mono.
 */
export function moveDraft(
  clips: readonly ClipOnTrack[],
  to: { readonly seconds: number; readonly tracks: number; readonly how: 'move' | 'copy' },
  { project, pxPerSec, targets }: MoveFacts,
): ClipDraft {
  const tracks = fitOn(project, clips, to.tracks) ? to.tracks : 0
  const least = -Math.min(...clips.map(({ clip }) => clip.start))
  const edges = clips.flatMap(({ clip }) => [clip.start, clip.end])
  const snapped = snapMove(edges, Math.max(least, to.seconds), targets, pxPerSec)
  const by = Math.max(least, snapped.by)
  const moved = clips.map(({ clip, index, track }) => {
    const start = frameTime(clip.start + by, project.sampleRate)
    return {
      id: clip.id,
      trackId: (project.tracks[index + tracks] ?? track).id,
      start,
      end: start + clip.end - clip.start,
    }
  })
  const isAtRest = by === 0 && tracks === 0
  return {
    how: to.how,
    snappedAt: by === snapped.by ? snapped.at : null,
    fit: !isAtRest && liesOver(project, moved, to.how) ? 'over' : 'free',
    clips: moved,
  }
}

/** Whether one of the clips would lie over one that stays where it is. */
function liesOver({ tracks, sampleRate }: ProjectView, moved: ClipDraft['clips'], how: 'move' | 'copy'): boolean {
  const goes = new Set(how === 'move' ? moved.map(({ id }) => id) : [])
  const frame = 1 / sampleRate
  return moved.some(({ trackId, start, end }) =>
    tracks
      .find(({ id }) => id === trackId)
      ?.clips.some((other) => !goes.has(other.id) && other.start < end - frame && other.end > start + frame),
  )
}

/** A clip whose edge is pulled: as far as there is sound behind it, and no further than its neighbours. */
export function trimDraft(
  { clip, track }: ClipOnTrack,
  edge: 'start' | 'end',
  to: number,
  facts: MoveFacts,
): ClipDraft {
  const { project, pxPerSec, targets } = facts
  const at = track.clips.findIndex(({ id }) => id === clip.id)
  const frame = 1 / project.sampleRate
  const snapped = snapMove([clip[edge]], to - clip[edge], targets, pxPerSec)
  const wanted = clip[edge] + snapped.by
  const least = Math.max(clip.start - (clip.hidden?.before ?? 0), track.clips[at - 1]?.end ?? 0)
  const most = Math.min(clip.end + (clip.hidden?.after ?? 0), track.clips[at + 1]?.start ?? Infinity)
  const start = edge === 'start' ? Math.min(Math.max(wanted, least), clip.end - frame) : clip.start
  const end = edge === 'end' ? Math.max(Math.min(wanted, most), clip.start + frame) : clip.end
  const isThere = (edge === 'start' ? start : end) === wanted
  return {
    how: 'trim',
    snappedAt: isThere ? snapped.at : null,
    fit: 'free',
    clips: [
      {
        id: clip.id,
        trackId: track.id,
        start: frameTime(start, project.sampleRate),
        end: frameTime(end, project.sampleRate),
      },
    ],
  }
}
