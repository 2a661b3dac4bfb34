import { failure } from '../../../shared/failures/index.ts'
import { err, type Result } from '../../../shared/result.ts'
import { toFrames } from '../../../shared/time.ts'
import type { MeasureRequest, Measurement } from '../../editor/index.ts'
import type { BlockStore } from '../blocks/blockStore.ts'
import { turnTrack } from '../edits/turnTrack.ts'
import { measureTracks } from '../measure/measureTracks.ts'
import { takeTurns, type Turns } from '../measure/takeTurns.ts'
import type { EditorState } from './editorState.ts'

/** Levels and hash of the state as it is now, whatever changes while others have their turn. */
export async function measureState(
  { store, ...turns }: Turns & { readonly store: BlockStore },
  state: EditorState,
  request: MeasureRequest,
): Promise<Result<Measurement>> {
  const known = new Set<string>(state.project.tracks.map((track) => track.id))
  const unknown = request.trackIds.find((id) => !known.has(id))
  if (unknown !== undefined) return err(failure('engine/unknown-track', { id: unknown }))
  const rate = state.project.sampleRate
  const range = {
    start: toFrames(Math.max(0, request.range.start), rate),
    end: toFrames(Math.max(0, request.range.end), rate),
  }
  const project =
    request.backwards === true
      ? { ...state.project, tracks: state.project.tracks.map((track) => turnTrack(track, range)) }
      : state.project
  return takeTurns(
    turns,
    measureTracks(store, project, range, request.trackIds, request.facts === 'levels' ? 'levels' : 'all'),
  )
}
