import { failure } from '../../../shared/failures/index.ts'
import type { ClipId, TrackId } from '../../../shared/ids.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import { frames, type Frames } from '../../../shared/time.ts'
import type { Imported } from '../import/importFiles.ts'
import type { Focus, Project, Track } from '../model/project.ts'
import { piecesLength } from '../pieces/slicePieces.ts'
import { idSource, type EditorState } from './editorState.ts'
import { addEntry, replaceProject } from './performOn.ts'

/** Imported audio as new tracks behind the others and one history entry. A project without tracks takes the rate of what comes in. */
export function addImported(state: EditorState, imported: Imported, text: string): Result<EditorState> {
  const { project, focus } = state
  if (imported.tracks.length === 0) return ok(state)
  if (project.tracks.length > 0 && project.sampleRate !== imported.sampleRate) return err(failure('engine/stale'))
  const ids = idSource(state)
  const added = imported.tracks.map((track): Track => ({
    id: ids.newId('track') as TrackId, name: track.name, channels: track.channels, gainDb: 0, pan: 0, muted: false, soloed: false,
    clips: track.pieces.length === 0 ? [] : [{
      id: ids.newId('clip') as ClipId, name: track.name, start: frames(0), length: frames(piecesLength(track.pieces)), pieces: track.pieces,
    }],
  }))
  const base = atRate(project, focus, imported.sampleRate)
  const next = replaceProject({ ...state, nextId: ids.next() }, { ...base.project, tracks: [...project.tracks, ...added] }, base.focus)
  return ok(addEntry(next, { label: 'Import', text }, { focus }))
}

/** A project without audio, its labels and focus, counted in frames of another rate. */
function atRate(project: Project, focus: Focus, sampleRate: number): { project: Project; focus: Focus } {
  if (sampleRate === project.sampleRate) return { project, focus }
  const place = (frame: Frames): Frames => frames(Math.round((frame * sampleRate) / project.sampleRate))
  const range = <T extends { start: Frames; end: Frames }>(one: T): T => ({ ...one, start: place(one.start), end: place(one.end) })
  return {
    project: { ...project, sampleRate, labels: project.labels.map(range) },
    focus: { ...focus, cursor: place(focus.cursor), selection: focus.selection === null ? null : range(focus.selection) },
  }
}
