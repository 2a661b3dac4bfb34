import { defineQuery } from '../defineQuery.ts'
import { extentOf } from '../measureTracks.ts'

export const getTrackList = defineQuery({
  name: 'get_track_list',
  title: 'Tracks',
  description: 'All tracks in order: number, name, channels, start and end of their audio.',
  words: ['list the tracks', 'which tracks'],
  read: (view) =>
    view.tracks.map((track, index) => ({
      number: index + 1,
      name: track.name,
      channels: track.channels,
      start: extentOf(track)?.start ?? null,
      end: extentOf(track)?.end ?? null,
      muted: track.muted,
    })),
  say: (tracks) =>
    tracks.length === 0
      ? 'There are no tracks.'
      : `The tracks: ${tracks.map((track) => `${track.number}. ${track.name}`).join(', ')}.`,
})
