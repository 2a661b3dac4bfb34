import { frames } from '../../../shared/time.ts'
import type { Project } from '../model/project.ts'
import { joinPieces } from '../pieces/joinPieces.ts'
import { piecesLength } from '../pieces/slicePieces.ts'

/**
 * A picture of what a clip hides at its edges: the clip alone, as long as it would be with all of that pulled out, also
 * before zero and where other clips lie. Without the clip there is nothing.
 */
export function pulledOut(project: Project, clipId: string): Project {
  const tracks = project.tracks.map((track) => ({
    ...track,
    clips: track.clips
      .filter(({ id }) => id === clipId)
      .map((clip) => {
        const { before = [], after = [] } = clip.hidden ?? {}
        const pieces = joinPieces(before, clip.pieces, after)
        const start = frames(clip.start - piecesLength(before))
        return { ...clip, start, pieces, length: frames(piecesLength(pieces)) }
      }),
  }))
  return { ...project, tracks }
}
