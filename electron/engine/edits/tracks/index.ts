import { createTrack } from './createTrack.ts'
import { deleteTracks } from './deleteTracks.ts'
import { duplicateTracks } from './duplicateTracks.ts'
import { moveTracks } from './moveTracks.ts'
import { muteTracks, renameTrack, setTrackGain, setTrackPan, soloTracks } from './trackSettings.ts'

/** Edits of this group by their kind; spread into the whole table. */
export const trackEdits = {
  createTrack,
  deleteTracks,
  duplicateTracks,
  moveTracks,
  renameTrack,
  setTrackGain,
  setTrackPan,
  muteTracks,
  soloTracks,
} as const
