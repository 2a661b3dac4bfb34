import { frames } from '../../../../shared/time.ts'
import { moveClip, withPieces } from '../../edits/changeTracks.ts'
import { joinSides, reach, type JoinRules } from '../../joins/joinSides.ts'
import type { FrameRange } from '../../measure/findSilences.ts'
import type { Piece } from '../../model/piece.ts'
import type { Clip, Track } from '../../model/project.ts'
import { slicePieces } from '../../pieces/slicePieces.ts'

/**
 * What `removeRange` with its gap closed gives for one range after the other (in order, apart from each other), in one
 * go: an hour may lose a thousand pauses.
 */
export function removeRanges(track: Track, ranges: readonly FrameRange[], rules: JoinRules): Track {
  if (ranges.length === 0) return track
  let next = 0
  // Frames that went before the clip that is looked at.
  let gone = 0
  const clips = track.clips.flatMap((clip): Clip[] => {
    const end = clip.start + clip.length
    for (; next < ranges.length && (ranges[next] as FrameRange).to <= clip.start; next++)
      gone += lengthOf(ranges[next] as FrameRange)
    const cuts: FrameRange[] = []
    for (let k = next; k < ranges.length && (ranges[k] as FrameRange).from < end; k++) {
      const { from, to } = ranges[k] as FrameRange
      cuts.push({ from: Math.max(0, from - clip.start), to: Math.min(clip.length, to - clip.start) })
    }
    return cuts.length === 0
      ? [moveClip(clip, -gone)]
      : cutClip(clip, cuts, gone + headBefore(ranges[next] as FrameRange, clip.start), rules)
  })
  return { ...track, clips }
}

const lengthOf = ({ from, to }: FrameRange): number => to - from
/** Frames of a range that lie before a clip which it reaches into. */
const headBefore = ({ from }: FrameRange, start: number): number => Math.max(0, start - from)

function cutClip(clip: Clip, cuts: readonly FrameRange[], gone: number, rules: JoinRules): Clip[] {
  const parts: FrameRange[] = []
  for (const [index, { from }] of [...cuts, { from: clip.length }].entries()) {
    const start = cuts[index - 1]?.to ?? 0
    if (start < from) parts.push({ from: start, to: from })
  }
  if (parts.length === 0) return []
  // Where the beginning went the clip begins where the range did.
  return [{ ...withPieces(clip, joinParts(clip.pieces, parts, rules)), start: frames(clip.start - gone) }]
}

/** Halves first, so that long rows are put together a few times only. */
function joinParts(pieces: readonly Piece[], parts: readonly FrameRange[], rules: JoinRules): readonly Piece[] {
  const [only] = parts
  if (parts.length === 1 && only !== undefined) return slicePieces(pieces, only.from, only.to)
  const middle = parts.length >> 1
  const [lefts, rights] = [parts.slice(0, middle), parts.slice(middle)]
  const end = (lefts.at(-1) as FrameRange).to
  const start = (rights[0] as FrameRange).from
  const side = reach(rules)
  return joinSides(
    { kept: joinParts(pieces, lefts, rules), beyond: slicePieces(pieces, end, end + side) },
    { kept: joinParts(pieces, rights, rules), before: slicePieces(pieces, start - side, start) },
    rules,
  )
}
