import { failure } from '../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import { toFrames } from '../../../shared/time.ts'
import { type Imported, type ImportedTrack, trackLength } from './imported.ts'
import { placeImported } from './placeImported.ts'
import type { JoinRules } from '../joins/joinSides.ts'
import { withLabels } from '../edits/labels/addLabels.ts'
import { atRate } from '../model/atRate.ts'
import type { Clipboard } from '../model/project.ts'
import { idSource, type EditorState } from '../state/editorState.ts'
import { addEntry, replaceProject } from '../state/performOn.ts'

/** What was cut or copied before, at the rate of what comes in. */
export interface ConvertedClipboard {
  readonly from: Clipboard
  readonly to: Clipboard
}

/**
 * Imported audio as new tracks behind the others, or where it is to go, and one history entry. A project without tracks
 * takes the rate of what comes in.
 */
export function addImported(
  before: EditorState,
  imported: Imported,
  text: string,
  converted: ConvertedClipboard | null = null,
  joins: JoinRules['joins'] = 'clickSafe',
): Result<EditorState> {
  const state =
    converted !== null && before.clipboard === converted.from ? { ...before, clipboard: converted.to } : before
  const { project, focus } = state
  if (imported.tracks.length === 0) return ok(before)
  if (project.tracks.length > 0 && project.sampleRate !== imported.sampleRate) return err(failure('engine/stale'))
  const ids = idSource(state)
  const labelled = imported.labels.map(({ text: said, start, end }) => ({
    text: said,
    start: toFrames(start, imported.sampleRate),
    end: toFrames(end, imported.sampleRate),
  }))
  const base = atRate(project, focus, imported.sampleRate)
  let placed = base.project
  for (const { track, room } of inOneRoom(imported.tracks)) {
    const one = placeImported(placed, track, room, { joins, newId: ids.newId })
    if (!one.ok) return one
    placed = one.value
  }
  const labels = labelled.length === 0 ? placed.labels : withLabels(placed.labels, labelled, ids)
  const about = placed.about ?? imported.about ?? null
  const whole = { ...placed, labels, ...(about && { about }) }
  const next = replaceProject({ ...state, nextId: ids.next() }, whole, base.focus)
  return ok(addEntry(next, { label: 'Import', text }, { focus }))
}

/**
 * How much room each track needs where room is made. New tracks of one file stand side by side in the same: the first
 * of them makes it, as long as the longest.
 */
function inOneRoom(
  tracks: readonly ImportedTrack[],
): readonly { readonly track: ImportedTrack; readonly room: number }[] {
  return tracks.map((track) => {
    const { place } = track
    const beside = tracks.filter((other) => other === track || (place !== undefined && other.place === place))
    if (place === undefined || place.trackIds.length > 0 || beside[0] === track)
      return { track, room: Math.max(...(place?.trackIds.length === 0 ? beside : [track]).map(trackLength)) }
    return { track: { ...track, place: { ...place, gap: 'leave' } }, room: 0 }
  })
}
