import { failure } from '../../../../shared/failures/index.ts'
import { err } from '../../../../shared/result.ts'
import type { Track } from '../../model/project.ts'
import { changeTracks } from '../changeTracks.ts'
import { finish, type Edit, type EditResult, type EditState } from '../edit.ts'
import { chooseTracks } from './chooseTracks.ts'

type Settings = Partial<Pick<Track, 'name' | 'gainDb' | 'pan' | 'muted' | 'soloed' | 'colour'>>

export const setTrackGain: Edit<'setTrackGain'> = (state, request) => setOn(state, request, { gainDb: request.gainDb })
export const setTrackPan: Edit<'setTrackPan'> = (state, request) => setOn(state, request, { pan: request.pan })
export const muteTracks: Edit<'muteTracks'> = (state, request) =>
  setOn(state, request, { muted: request.mute === 'on' })
export const soloTracks: Edit<'soloTracks'> = (state, request) =>
  setOn(state, request, { soloed: request.solo === 'on' })

export const setTrackColour: Edit<'setTrackColour'> = (state, request) => {
  const { colour } = request
  if (colour !== null) return setOn(state, request, { colour })
  const chosen = chooseTracks(state, request.trackIds)
  if (!chosen.ok) return chosen
  const project = changeTracks(state.project, chosen.value.ids, (track) => {
    const { colour: before, ...rest } = track
    return before === undefined ? track : rest
  })
  return finish(state, { project }, { tracks: chosen.value.names })
}

export const renameTrack: Edit<'renameTrack'> = (state, request) => {
  const chosen = chooseTracks(state, request.trackIds)
  if (!chosen.ok) return chosen
  if (chosen.value.tracks.length > 1)
    return err(failure('engine/bad-value', { problem: { kind: 'one-name-for-several-tracks' } }))
  return setOn(state, request, { name: request.name })
}

function setOn(
  state: EditState,
  request: { readonly trackIds?: readonly string[] | undefined },
  settings: Settings,
): EditResult {
  const chosen = chooseTracks(state, request.trackIds)
  if (!chosen.ok) return chosen
  const project = changeTracks(state.project, chosen.value.ids, (track) =>
    hasAlready(track, settings) ? track : { ...track, ...settings },
  )
  return finish(state, { project }, { tracks: chosen.value.names })
}

function hasAlready(track: Track, settings: Settings): boolean {
  return Object.entries(settings).every(([key, value]) => track[key as keyof Settings] === value)
}
