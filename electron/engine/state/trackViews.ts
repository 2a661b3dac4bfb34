import type { ClipView, TrackView } from '../../../shared/schemas/projectView.ts'
import { toSeconds } from '../../../shared/time.ts'
import { toMilliDecibels } from '../model/decibels.ts'
import type { Piece } from '../model/piece.ts'
import type { Clip, Track } from '../model/project.ts'
import { sameAtEnd, sameAtStart } from '../model/sameEnds.ts'
import { edgeFade, type EdgeFade } from '../pieces/edgeFade.ts'
import { envelopeOf } from '../pieces/envelope.ts'
import { piecesLength } from '../pieces/slicePieces.ts'
import { soundGain } from '../pieces/soundGain.ts'
import { createRecentList } from './recentList.ts'
import { showDirections } from './showDirections.ts'

/**
 * Tracks as they are seen. A track that is the same has the same view, and a clip that only moved has what is known of
 * its sound: thousands of clips follow a cut. They are made when somebody looks at them: most views are only sent on
 * as what is different in them.
 */
export function createTrackViews(): (track: Track, rate: number) => TrackView {
  let known = createRecentList<Track, TrackView>()
  let seen = new Map<string, Seen>()
  let lastRate = 0
  return (track, rate) => {
    // The same frames are other times.
    if (rate !== lastRate) {
      known = createRecentList()
      seen = new Map()
    }
    lastRate = rate
    const same = known.find(track.id, track)
    if (same !== undefined) return same
    const view = trackView(track, rate, seen)
    known.add(track.id, track, view)
    return view
  }
}

/** What a view of a track shows; `rest` is all but its clips. */
export interface Shown {
  readonly rest: Omit<TrackView, 'clips'>
  readonly clips: readonly Clip[]
  readonly rate: number
}

const shown = new WeakMap<TrackView, Shown>()

/** Only of views that were made in this thread. */
export function shownBy(view: TrackView): Shown {
  const found = shown.get(view)
  if (found === undefined) throw new Error('This view was not made here.')
  return found
}

/** The clips of a track whose views were made last. */
interface Seen {
  readonly clips: readonly Clip[]
  readonly views: ClipView[]
}

function trackView({ clips, ...track }: Track, rate: number, seen: Map<string, Seen>): TrackView {
  let views: ClipView[] | null = null
  const rest = { ...track, name: showDirections(track.name) }
  const view = {
    ...rest,
    get clips(): ClipView[] {
      if (views !== null) return views
      views = clipViews(seen.get(track.id), clips, rate)
      seen.set(track.id, { clips, views })
      return views
    },
  }
  shown.set(view, { rest, clips, rate })
  return view
}

/** With what was seen of the track before, as far as its clips are the same at its start and moved at its end. */
function clipViews(before: Seen | undefined, clips: readonly Clip[], rate: number): ClipView[] {
  const [was, seen] = [before?.clips ?? [], before?.views ?? []]
  const keep = sameAtStart(was, clips)
  const moved = clips.length - sameAtEnd(was, clips, keep, isMoved)
  const shift = was.length - clips.length
  const views = seen.slice(0, keep)
  for (let index = keep; index < moved; index++) views.push(clipView(clips[index] as Clip, rate))
  for (let index = moved; index < clips.length; index++) {
    const { start, length } = clips[index] as Clip
    views.push(movedTo(seen[index + shift] as ClipView, toSeconds(start, rate), toSeconds(start + length, rate)))
  }
  return views
}

/** What is told of the clip's sound and name is the same. */
export function isMoved(was: Clip, is: Clip): boolean {
  return was.id === is.id && was.name === is.name && was.pieces === is.pieces && was.hidden === is.hidden
}

/** The same clip at other times. */
export function movedTo(view: ClipView, start: number, end: number): ClipView {
  return hasMore(view) ? { ...view, start, end } : { id: view.id, name: view.name, start, end }
}

/** Whether anything is told of a clip but its name and times; of most nothing is. */
export function hasMore({ hidden, fadeIn, fadeOut, gainDb, gains, envelope }: ClipView): boolean {
  return (hidden ?? fadeIn ?? fadeOut ?? gainDb ?? gains ?? envelope) !== undefined
}

export function clipView(clip: Clip, rate: number): ClipView {
  const hiddenSeconds = (pieces: readonly Piece[]): number => piecesLength(pieces) / rate
  return {
    id: clip.id,
    name: showDirections(clip.name),
    start: toSeconds(clip.start, rate),
    end: toSeconds(clip.start + clip.length, rate),
    ...(clip.hidden && {
      hidden: { before: hiddenSeconds(clip.hidden.before), after: hiddenSeconds(clip.hidden.after) },
    }),
    ...shapeView(clip, rate),
  }
}

function shapeView(
  { pieces }: Clip,
  rate: number,
): Pick<ClipView, 'fadeIn' | 'fadeOut' | 'gainDb' | 'gains' | 'envelope'> {
  const fadeView = (fade: EdgeFade | null) => fade && { length: fade.length / rate, curve: fade.curve }
  const fadeIn = fadeView(edgeFade(pieces, 'start'))
  const fadeOut = fadeView(edgeFade(pieces, 'end'))
  const { loudest, isEven } = soundGain(pieces)
  const gainDb = toMilliDecibels(loudest)
  const points = envelopeOf(pieces)
  return {
    ...(fadeIn && { fadeIn }),
    ...(fadeOut && { fadeOut }),
    ...(gainDb !== 0 && { gainDb }),
    ...(!isEven && { gains: 'mixed' }),
    ...(points.length > 0 && {
      envelope: points.map(({ at, gain }) => ({ at: at / rate, gainDb: toMilliDecibels(gain) })),
    }),
  }
}
