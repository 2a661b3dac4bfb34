import { defineQuery } from '../defineQuery.ts'
import { tracksOf } from '../measureTracks.ts'

export const getSelectedTracks = defineQuery({
  name: 'get_selected_tracks',
  title: 'Selected tracks',
  description: 'Names of the selected tracks; empty when none is.',
  words: ['which tracks are selected'],
  read: (view) => tracksOf(view, view.selectedTracks).map((track) => track.name),
  say: (names) => (names.length === 0 ? 'No track is selected.' : `Selected: ${names.join(', ')}.`),
})
