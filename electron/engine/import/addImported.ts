import { failure } from '../../../shared/failures/index.ts'
import type { ClipId, TrackId } from '../../../shared/ids.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import { frames, toFrames } from '../../../shared/time.ts'
import type { Imported } from './importFiles.ts'
import { withLabels } from '../edits/labels/addLabels.ts'
import { atRate } from '../model/atRate.ts'
import type { Clipboard, Track } from '../model/project.ts'
import { piecesLength } from '../pieces/slicePieces.ts'
import { idSource, type EditorState } from '../state/editorState.ts'
import { addEntry, replaceProject } from '../state/performOn.ts'

/** What was cut or copied before, at the rate of what comes in. */
export interface ConvertedClipboard {
  readonly from: Clipboard
  readonly to: Clipboard
}

/**
 * Imported audio as new tracks behind the others and one history entry. A project without tracks takes the rate of what
 * comes in.
 */
export function addImported(
  before: EditorState,
  imported: Imported,
  text: string,
  converted: ConvertedClipboard | null = null,
): Result<EditorState> {
  const state =
    converted !== null && before.clipboard === converted.from ? { ...before, clipboard: converted.to } : before
  const { project, focus } = state
  if (imported.tracks.length === 0) return ok(before)
  if (project.tracks.length > 0 && project.sampleRate !== imported.sampleRate) return err(failure('engine/stale'))
  const ids = idSource(state)
  const added = imported.tracks.map((track): Track => ({
    id: ids.newId('track') as TrackId,
    name: track.name,
    channels: track.channels,
    gainDb: 0,
    pan: 0,
    muted: false,
    soloed: false,
    clips:
      track.pieces.length === 0
        ? []
        : [
            {
              id: ids.newId('clip') as ClipId,
              name: track.name,
              start: frames(0),
              length: frames(piecesLength(track.pieces)),
              pieces: track.pieces,
            },
          ],
  }))
  const labelled = imported.labels.map(({ text: said, start, end }) => ({
    text: said,
    start: toFrames(start, imported.sampleRate),
    end: toFrames(end, imported.sampleRate),
  }))
  const base = atRate(project, focus, imported.sampleRate)
  const kept = base.project.labels
  const labels = labelled.length === 0 ? kept : withLabels(kept, labelled, ids)
  const next = replaceProject(
    { ...state, nextId: ids.next() },
    { ...base.project, tracks: [...project.tracks, ...added], labels },
    base.focus,
  )
  return ok(addEntry(next, { label: 'Import', text }, { focus }))
}
