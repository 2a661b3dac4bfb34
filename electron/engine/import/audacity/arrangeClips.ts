import type { LeftOutPart } from '../../../../shared/notes/projectNotes.ts'
import { frames, toFrames } from '../../../../shared/time.ts'
import type { Piece } from '../../model/piece.ts'
import { withEnvelope } from '../../pieces/envelope.ts'
import { piecesLength, slicePieces } from '../../pieces/slicePieces.ts'
import type { ImportedClip } from '../imported.ts'
import { type PlannedClip, type ReadSound, soundKey, spanOf } from './clipSounds.ts'

/** A clip with all of its sound: `from` and `to` are where what is heard of it begins and ends in that. */
interface Arranged {
  readonly name: string
  readonly sound: readonly Piece[]
  readonly start: number
  readonly from: number
  readonly to: number
}

export interface ArrangedTrack {
  readonly clips: readonly ImportedClip[]
  readonly leftOut: readonly LeftOutPart[]
}

/**
 * Clips of one track at their places. What lies before the start of the timeline, or under the clip that follows, is
 * hidden behind the clip's edge.
 */
export function arrangeClips(
  planned: readonly PlannedClip[],
  sounds: ReadonlyMap<string, ReadSound>,
  sampleRate: number,
): ArrangedTrack {
  const all = planned.map((one) => arrange(one, sounds, sampleRate))
  const heard = all.flatMap((clip) => behindStart(clip))
  const clips: Arranged[] = []
  let under = 0
  for (const [index, clip] of heard.entries()) {
    const next = heard[index + 1]
    const to = Math.min(clip.to, clip.from + (next === undefined ? Number.POSITIVE_INFINITY : next.start - clip.start))
    if (to > clip.from) clips.push({ ...clip, to })
    else under++
  }
  const hidden = planned.filter(({ clip, keepsHidden }) => !keepsHidden && clip.before + clip.after > 0).length
  return {
    clips: clips.map(clipOf),
    leftOut: [
      ...(heard.length < all.length ? [{ kind: 'before-start' as const, clips: all.length - heard.length }] : []),
      ...(under > 0 ? [{ kind: 'under-another' as const, clips: under }] : []),
      ...(hidden > 0 ? [{ kind: 'hidden' as const, clips: hidden }] : []),
    ],
  }
}

function arrange(planned: PlannedClip, sounds: ReadonlyMap<string, ReadSound>, sampleRate: number): Arranged {
  const { clip, track, keepsHidden } = planned
  const sound = sounds.get(soundKey(planned))
  const { from, to } = spanOf(planned)
  const ratio = sampleRate / track.sampleRate
  const place = (frame: number): number => Math.round((frame - (sound?.low ?? 0)) * ratio)
  const first = place(from)
  const begin = keepsHidden ? place(from + clip.before) - first : 0
  const hidden = keepsHidden ? 0 : clip.before
  const points = clip.points.map(({ at, value }) => ({ at: (at - hidden) * ratio, gain: value }))
  return {
    name: clip.name,
    sound: withEnvelope(slicePieces(sound?.pieces ?? [], first, place(to)), points),
    start: toFrames(clip.start, sampleRate),
    from: begin,
    to: place(from + (keepsHidden ? clip.before : 0) + clip.length) - first,
  }
}

/** Nothing where all of it lies before the start. */
function behindStart(clip: Arranged): Arranged[] {
  const early = Math.max(0, -clip.start)
  return clip.from + early < clip.to ? [{ ...clip, start: clip.start + early, from: clip.from + early }] : []
}

function clipOf({ name, sound, start, from, to }: Arranged): ImportedClip {
  const [before, after] = [slicePieces(sound, 0, from), slicePieces(sound, to, piecesLength(sound))]
  return {
    name,
    start: frames(start),
    length: frames(to - from),
    pieces: slicePieces(sound, from, to),
    ...(before.length + after.length > 0 && { hidden: { before, after } }),
  }
}
