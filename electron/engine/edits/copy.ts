import { frames } from '../../../shared/time.ts'
import type { Clipboard, Clip, Track } from '../model/project.ts'
import { slicePieces } from '../pieces/slicePieces.ts'
import { changeClips, withPieces } from './changeTracks.ts'
import { finish, type Edit, type EditState } from './edit.ts'
import { readTargetWithAudio, type Target } from './readTarget.ts'

export const copy: Edit<'copy'> = (state) => {
  const target = readTargetWithAudio(state)
  if (!target.ok) return target
  return finish(
    state,
    { clipboard: takeCopy(state, target.value) },
    { tracks: target.value.names, range: target.value },
  )
}

export function takeCopy(state: EditState, target: Target): Clipboard {
  return {
    sampleRate: state.project.sampleRate,
    length: frames(target.end - target.start),
    rows: target.tracks.map((track) => ({ channels: track.channels, clips: clipsIn(track, target.start, target.end) })),
  }
}

function clipsIn(track: Track, start: number, end: number): readonly Clip[] {
  const found: Clip[] = []
  changeClips(track, start, end, (clip, part) => {
    found.push({
      ...withPieces(clip, slicePieces(clip.pieces, part.from, part.to)),
      start: frames(clip.start + part.from - start),
    })
    return [clip]
  })
  return found
}
