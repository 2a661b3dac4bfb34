import { failure } from '../../../shared/failures/index.ts'
import type { ClipId, TrackId } from '../../../shared/ids.ts'
import { err } from '../../../shared/result.ts'
import { frames, toFrames } from '../../../shared/time.ts'
import type { Focus } from '../model/project.ts'
import { trackEnd } from '../model/projectEnd.ts'
import { finish, type Edit, type EditResult, type EditState } from './edit.ts'

/** Edges may come in any order. A selection without length is refused; the cursor is for points. */
export const setTimeSelection: Edit<'setTimeSelection'> = (state, request) => {
  const rate = state.project.sampleRate
  const [start, end] = [
    toFrames(Math.min(request.start, request.end), rate),
    toFrames(Math.max(request.start, request.end), rate),
  ]
  if (start === end) return err(failure('engine/empty-range'))
  const is = state.focus.selection
  const done = { range: { start, end } }
  return is?.start === start && is.end === end
    ? finish(state, {}, done)
    : finish(state, { focus: { ...state.focus, selection: { start, end } } }, done)
}

/** No time selection and no selected clips; tracks stay selected, as the cursor stays where it is. */
export const clearSelection: Edit<'clearSelection'> = (state) => {
  const { selection, selectedClips } = state.focus
  if (selection === null && selectedClips.length === 0) return finish(state, {})
  return finish(state, { focus: { ...state.focus, selection: null, selectedClips: [] } })
}

export const selectTracks: Edit<'selectTracks'> = (state, request) => {
  const wanted = new Set(request.trackIds)
  const selectedTracks = state.project.tracks.filter((track) => wanted.delete(track.id)).map((track) => track.id)
  const [unknown] = wanted
  return unknown === undefined
    ? putTracks(state, selectedTracks)
    : err(failure('engine/unknown-track', { id: unknown }))
}

export const selectAllTracks: Edit<'selectAllTracks'> = (state) =>
  putTracks(
    state,
    state.project.tracks.map((track) => track.id),
  )

export const selectClips: Edit<'selectClips'> = (state, request) => {
  const wanted = new Set(request.clipIds)
  const selectedClips: ClipId[] = []
  for (const track of state.project.tracks)
    for (const clip of track.clips) if (wanted.delete(clip.id)) selectedClips.push(clip.id)
  const [unknown] = wanted
  if (unknown !== undefined) return err(failure('engine/unknown-clip', { id: unknown }))
  return putFocus(
    state,
    sameList(selectedClips, state.focus.selectedClips) ? state.focus : { ...state.focus, selectedClips },
    [],
  )
}

export const setCursor: Edit<'setCursor'> = (state, request) => {
  const cursor = toFrames(request.time, state.project.sampleRate)
  return finish(state, cursor === state.focus.cursor ? {} : { focus: { ...state.focus, cursor } }, { at: cursor })
}

/** What no track is selected for is meant of all of them; they are selected then, so that it shows what is meant. */
export const selectTrackSpan: Edit<'selectTrackSpan'> = (state, { span }) => {
  const { tracks: all } = state.project
  const selected = all.filter((track) => state.focus.selectedTracks.includes(track.id))
  const tracks = selected.length > 0 ? selected : all
  const filled = tracks.filter((track) => track.clips.length > 0)
  if (filled.length === 0) return err(failure('engine/nothing-there', { where: { kind: 'these-tracks' } }))
  const start =
    span === 'cursorToEnd' ? state.focus.cursor : frames(Math.min(...filled.map((track) => track.clips[0]?.start ?? 0)))
  const end = span === 'startToCursor' ? state.focus.cursor : frames(Math.max(...filled.map(trackEnd)))
  if (start >= end) return err(failure('engine/empty-range'))
  const is = state.focus.selection
  const selection = is?.start === start && is.end === end ? is : { start, end }
  const ids = tracks.map((track) => track.id)
  const selectedTracks = sameList(ids, state.focus.selectedTracks) ? state.focus.selectedTracks : ids
  const isSame = selection === is && selectedTracks === state.focus.selectedTracks
  return finish(state, isSame ? {} : { focus: { ...state.focus, selection, selectedTracks } }, {
    tracks: tracks.map((track) => track.name),
    range: selection,
  })
}

function putTracks(state: EditState, selectedTracks: readonly TrackId[]): EditResult {
  const names = state.project.tracks.filter((track) => selectedTracks.includes(track.id)).map((track) => track.name)
  return putFocus(
    state,
    sameList(selectedTracks, state.focus.selectedTracks) ? state.focus : { ...state.focus, selectedTracks },
    names,
  )
}

function putFocus(state: EditState, focus: Focus, tracks: readonly string[]): EditResult {
  return finish(state, { focus }, { tracks })
}

function sameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id, index) => id === other[index])
}
