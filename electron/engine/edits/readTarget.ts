import { failure } from '../../../shared/failures/index.ts'
import type { TrackId } from '../../../shared/ids.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { Frames } from '../../../shared/time.ts'
import { touchesRange } from '../model/findClips.ts'
import type { Track } from '../model/project.ts'
import type { EditState } from './edit.ts'

/** What an edit of the selection works on: read from the focus at the moment it runs. */
export interface Target {
  readonly start: Frames
  readonly end: Frames
  readonly ids: ReadonlySet<TrackId>
  /** In track order. */
  readonly tracks: readonly Track[]
  readonly names: readonly string[]
}

export function readTarget(state: EditState): Result<Target> {
  const selection = state.focus.selection
  if (selection === null || selection.end <= selection.start) return err(failure('engine/empty-range'))
  const tracks = readTracks(state)
  return tracks.ok ? ok({ ...selection, ...tracks.value }) : tracks
}

/** As `readTarget`, and there is audio in the range on at least one of the tracks. */
export function readTargetWithAudio(state: EditState): Result<Target> {
  const target = readTarget(state)
  if (!target.ok || hasAudio(target.value)) return target
  return err(failure('engine/nothing-there', { where: { kind: 'selection' } }))
}

export function readTracks(state: EditState): Result<Pick<Target, 'ids' | 'tracks' | 'names'>> {
  const ids = new Set(state.focus.selectedTracks)
  const tracks = state.project.tracks.filter((track) => ids.has(track.id))
  if (tracks.length === 0) return err(failure('engine/no-tracks'))
  return ok({ ids, tracks, names: tracks.map((track) => track.name) })
}

function hasAudio(target: Target): boolean {
  return target.tracks.some((track) => touchesRange(track.clips, target.start, target.end))
}
