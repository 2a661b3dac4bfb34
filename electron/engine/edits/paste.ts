import { failure } from '../../../shared/failures/index.ts'
import type { ClipId, TrackId } from '../../../shared/ids.ts'
import { err } from '../../../shared/result.ts'
import { frames, type Frames } from '../../../shared/time.ts'
import type { JoinRules } from '../joins/joinSides.ts'
import { atRate } from '../model/atRate.ts'
import type { Clipboard, Project, Track } from '../model/project.ts'
import { finish, type Edit, type EditEnv, type EditState } from './edit.ts'
import { insertRow } from './insertRow.ts'
import { pushLabels, takeOutOfLabels } from './moveLabels.ts'

/**
 * Takes the place of the time selection, or is inserted at the cursor; what follows moves with it. The clipboard's rows
 * go to the selected tracks in order, then to the tracks below the last of them (from the first track on when none is
 * selected), then to new tracks; where more tracks are selected than there are rows, the last row goes to all that are
 * left, so that they stay in step. A project without tracks takes the clipboard's rate. Labels move when every track
 * that was there took part.
 */
export const paste: Edit<'paste'> = (before, _request, env) => {
  const clipboard = before.clipboard
  const state =
    clipboard !== null && before.project.tracks.length === 0
      ? { ...before, ...atRate(before.project, before.focus, clipboard.sampleRate) }
      : before
  if (clipboard === null || clipboard.sampleRate !== state.project.sampleRate)
    return err(failure('engine/empty-clipboard'))
  const { start: at } = placeOf(state)
  const { project, pasted } = insertRows(state, clipboard, env)
  const selection = { start: at, end: frames(at + clipboard.length) }
  const focus = { ...state.focus, selection, cursor: at, selectedTracks: pasted.map((track) => track.id) }
  return finish(state, { project, focus }, { tracks: pasted.map((track) => track.name), at })
}

function insertRows(
  state: EditState,
  clipboard: Clipboard,
  env: EditEnv,
): { project: Project; pasted: readonly Track[] } {
  const { start: at, end } = placeOf(state)
  const rules: JoinRules = { joins: env.joins, sampleRate: state.project.sampleRate }
  const newClipId = (): ClipId => env.newId('clip') as ClipId
  const tracks = [...state.project.tracks]
  const places = chooseTracks(state, clipboard.rows.length)
  const pasted = rowsFor(clipboard, places.length).map((row, index) => {
    const place = places[index] ?? tracks.length
    const track = tracks[place] ?? emptyTrack(env, row.channels, place)
    const changed = insertRow(track, { clips: row.clips, length: clipboard.length, at, end }, rules, newClipId)
    tracks[place] = changed
    return changed
  })
  const labels =
    places.length === state.project.tracks.length
      ? pushLabels(takeOutOfLabels(state.project.labels, at, end), at, clipboard.length)
      : state.project.labels
  const inOrder = tracks.filter((track) => pasted.includes(track))
  return { project: { ...state.project, tracks, labels }, pasted: inOrder }
}

function placeOf({ focus: { selection, cursor } }: EditState): { readonly start: Frames; readonly end: Frames } {
  return selection ?? { start: cursor, end: cursor }
}

function rowsFor({ rows }: Clipboard, places: number): Clipboard['rows'] {
  const last = rows.at(-1)
  return last === undefined ? [] : [...rows, ...Array.from({ length: places - rows.length }, () => last)]
}

/** Indexes of the tracks that are there for the rows; all that are selected. */
function chooseTracks(state: EditState, rows: number): readonly number[] {
  const selected = new Set(state.focus.selectedTracks)
  const all = state.project.tracks.map((_, index) => index)
  const chosen = all.filter((index) => selected.has(state.project.tracks[index]?.id as TrackId))
  const below = all.slice((chosen.at(-1) ?? -1) + 1)
  return [...chosen, ...below].slice(0, Math.max(rows, chosen.length))
}

function emptyTrack(env: EditEnv, channels: 1 | 2, place: number): Track {
  const id = env.newId('track') as TrackId
  return { id, name: `Track ${place + 1}`, channels, gainDb: 0, pan: 0, muted: false, soloed: false, clips: [] }
}
