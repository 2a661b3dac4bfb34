import type { ClipView, TrackView } from '../../../shared/schemas/projectView.ts'
import { toSeconds } from '../../../shared/time.ts'
import type { Clip } from '../model/project.ts'
import { sameAtEnd, sameAtStart } from '../model/sameEnds.ts'
import { createRecentList } from '../state/recentList.ts'
import { clipView, isMoved, movedTo, shownBy, type Shown } from '../state/trackViews.ts'
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
    const before = sent.last(track.id)
    sent.add(track.id, track, ++count)
    const shown = shownBy(track)
    return { id: track.id, number: count, rest: shown.rest, ...changeOf(before && shownBy(before.key), shown) }
  }
}

/** What is different in the clips, by what they are made of: not one of them has to be made for it. */
function changeOf(before: Shown | undefined, { clips, rate }: Shown): Pick<NewTrack, 'keep' | 'clips' | 'moved'> {
  const was = before?.rate === rate ? before.clips : []
  const keep = sameAtStart(was, clips)
  const tail = sameAtEnd(was, clips, keep, isMoved)
  const moved = new Float64Array(tail * 2)
  for (let k = 0, at = clips.length - tail; k < tail; k++, at++) {
    const { start, length } = clips[at] as Clip
    moved[k * 2] = toSeconds(start, rate)
    moved[k * 2 + 1] = toSeconds(start + length, rate)
  }
  const fresh = clips.slice(keep, clips.length - tail).map((clip) => clipView(clip, rate))
  return { keep, clips: packClips(fresh), moved }
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
