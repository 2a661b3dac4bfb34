import type { ClipId } from '../../../shared/ids.ts'
import { frames } from '../../../shared/time.ts'
import type { Clip } from '../model/project.ts'
import { silentPieces } from '../pieces/silence.ts'

export function silentClip(id: ClipId, start: number, end: number): Clip {
  const length = frames(end - start)
  return { id, name: 'silence', start: frames(start), length, pieces: silentPieces(length) }
}
