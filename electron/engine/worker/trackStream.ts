import type { ClipView, TrackView } from '../../../shared/schemas/projectView.ts'
import { sameAtEnd, sameAtStart } from '../model/sameEnds.ts'
import { createRecentList } from '../state/recentList.ts'
import { hasMore, movedTo } from '../state/trackViews.ts'
import { packClips, type PackedClips, unpackClips } from './packedClips.ts'

/**
 * A track on its way: its number where the other side has had it lately, else what is new in it. Both ends count the
 * same, so tracks have to be unpacked in the order in which they were packed.
 */
export type PackedTrack = { readonly id: string; readonly known: number } | NewTrack

interface NewTrack {
  readonly id: string
  readonly number: number
  readonly rest: Omit<TrackView, 'clips'>
  /** The first clips of the track as it was sent last that are still the same. */
  readonly keep: number
  /** What comes behind them. */
  readonly clips: PackedClips
  /** Behind that the last clips of the track as it was sent last: where each of them starts and ends now. */
  readonly moved: Float64Array
}

export function createTrackPacker(): (track: TrackView) => PackedTrack {
  const sent = createRecentList<TrackView, number>()
  let count = 0
  return (track) => {
    const known = sent.find(track.id, track)
    if (known !== undefined) return { id: track.id, known }
    const before = sent.last(track.id)?.key.clips ?? []
    sent.add(track.id, track, ++count)
    const { clips, ...rest } = track
    const keep = sameAtStart(before, clips)
    const tail = sameAtEnd(before, clips, keep, isMoved)
    const moved = new Float64Array(tail * 2)
    for (let k = 0, at = clips.length - tail; k < tail; k++, at++) {
      moved[k * 2] = (clips[at] as ClipView).start
      moved[k * 2 + 1] = (clips[at] as ClipView).end
    }
    return { id: track.id, number: count, rest, keep, clips: packClips(clips.slice(keep, clips.length - tail)), moved }
  }
}

export function createTrackUnpacker(): (packed: PackedTrack) => TrackView {
  const got = createRecentList<number, TrackView>()
  return (packed) => {
    if ('known' in packed) {
      const known = got.find(packed.id, packed.known)
      if (known === undefined) throw new Error('Views were unpacked out of order.')
      return known
    }
    const { id, number, rest, keep, moved } = packed
    const before = got.last(id)?.value.clips ?? []
    const clips = before.slice(0, keep).concat(unpackClips(packed.clips))
    for (let k = 0, at = before.length - moved.length / 2; at < before.length; k += 2, at++)
      clips.push(movedTo(before[at] as ClipView, moved[k] as number, moved[k + 1] as number))
    const track = { ...rest, clips }
    got.add(id, number, track)
    return track
  }
}

/** The same clip, wherever it lies now. */
function isMoved(was: ClipView, is: ClipView): boolean {
  if (was === is) return true
  if (was.id !== is.id || was.name !== is.name) return false
  if (!hasMore(was) && !hasMore(is)) return true
  return (
    was.hidden === is.hidden &&
    was.fadeIn === is.fadeIn &&
    was.fadeOut === is.fadeOut &&
    was.gainDb === is.gainDb &&
    was.gains === is.gains
  )
}
