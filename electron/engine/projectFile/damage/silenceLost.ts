import type { BlockId } from '../../../../shared/ids.ts'
import type { MissingPart } from '../../../../shared/schemas/projectView.ts'
import { frames, toSeconds } from '../../../../shared/time.ts'
import type { Piece } from '../../model/piece.ts'
import type { Clip, Project, Track } from '../../model/project.ts'
import { silentPiece } from '../../pieces/silence.ts'
import type { Shapes } from '../rows/blockShapes.ts'

/** Where sound is lost, frames on the timeline. */
export interface LostPlace {
  readonly clip: string
  readonly start: number
  readonly end: number
}

/** Whether the frames of a block before `end` can be read, for a track of so many channels. */
type IsThere = (block: BlockId, end: number, channels: Track['channels']) => boolean

/** Whether all that is heard of a project can be read. */
export function isHeard(project: Project, shapes: Shapes): boolean {
  const isThere = isIn(shapes)
  return project.tracks.every((track) => silenceLost(track, isThere).mended === track)
}

/** A block is at least as long as what is heard of it, and has no more channels than the track. */
export function isIn(shapes: Shapes): IsThere {
  return (block, end, channels) => {
    const shape = shapes.get(block)
    return shape !== undefined && end <= shape.frames && shape.channels <= channels
  }
}

/**
 * The track with silence where its sound can't be read; the same track where all can. What is `lost` already is named
 * with it.
 */
export function silenceLost(
  track: Track,
  isThere: IsThere,
  lost: ReadonlySet<readonly Piece[]> = new Set(),
): { readonly mended: Track; readonly places: readonly LostPlace[] } {
  const places: LostPlace[] = []
  const mendClip = (clip: Clip): Clip => {
    if (lost.has(clip.pieces)) {
      addPlace(places, { clip: clip.name, start: clip.start, end: clip.start + clip.length })
      return clip
    }
    let at: number = clip.start
    let isSame = true
    const pieces = clip.pieces.map((piece) => {
      const start = at
      at += piece.length
      if (isWhole(piece, isThere, track.channels)) return piece
      isSame = false
      addPlace(places, { clip: clip.name, start, end: at })
      return silentPiece(piece.length)
    })
    // What is hidden is not heard: where it can't be read there is nothing to be pulled out.
    const { hidden, ...rest } = clip
    const isHidden = [...(hidden?.before ?? []), ...(hidden?.after ?? [])].every((piece) =>
      isWhole(piece, isThere, track.channels),
    )
    if (isHidden) return isSame ? clip : { ...clip, pieces }
    return { ...rest, pieces: isSame ? clip.pieces : pieces }
  }
  const clips = track.clips.map(mendClip)
  return { mended: clips.every((clip, index) => clip === track.clips[index]) ? track : { ...track, clips }, places }
}

function isWhole(piece: Piece, isThere: IsThere, channels: Track['channels']): boolean {
  const own = piece.block === null || isThere(piece.block, piece.from + piece.length, channels)
  return own && piece.under.every((one) => isWhole(one, isThere, channels))
}

/** The project with silence where a block was heard, and where that is. */
export function withoutBlock(project: Project, block: BlockId): { project: Project; missing: readonly MissingPart[] } {
  const missing: MissingPart[] = []
  const tracks = project.tracks.map((track) => {
    const { mended, places } = silenceLost(track, (one) => one !== block)
    missing.push(...places.map((place) => partAt(place, track, project.sampleRate)))
    return mended
  })
  return { project: { ...project, tracks }, missing }
}

export function partAt({ clip, start, end }: LostPlace, track: Track, rate: number): MissingPart {
  const place = { trackId: track.id, start: toSeconds(frames(start), rate), end: toSeconds(frames(end), rate) }
  return { kind: 'sound', name: clip, place }
}

/** One place for neighbours. */
function addPlace(places: LostPlace[], next: LostPlace): void {
  const last = places.at(-1)
  if (last !== undefined && last.end === next.start && last.clip === next.clip)
    places[places.length - 1] = { ...last, end: next.end }
  else places.push(next)
}
