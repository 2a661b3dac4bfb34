import type { Piece } from '../../../electron/engine/model/piece.ts'
import type { Clip, Project, Track } from '../../../electron/engine/model/project.ts'
import type { ClipId, TrackId } from '../../../shared/ids.ts'
import { frames } from '../../../shared/time.ts'

export function makeClip(start: number, pieces: readonly Piece[], id = `clip-${start}`): Clip {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0)
  return { id: id as ClipId, name: id, start: frames(start), length: frames(length), pieces }
}

export function makeTrack(fields: Partial<Omit<Track, 'id'>> & { id?: string } = {}): Track {
  const id = fields.id ?? 'track-1'
  return {
    name: id,
    channels: 1,
    gainDb: 0,
    pan: 0,
    muted: false,
    soloed: false,
    clips: [],
    ...fields,
    id: id as TrackId,
  }
}

export function makeAudioProject(tracks: readonly Track[], sampleRate = 8000): Project {
  return { sampleRate, tracks, labels: [] }
}
