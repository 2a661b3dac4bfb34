import { defineQuery } from '../defineQuery.ts'
import { sayName } from '../saying.ts'

export const getSelectedClips = defineQuery({
  name: 'get_selected_clips',
  title: 'Selected clips',
  description: 'The selected clips: name, track, start and end in seconds; empty when none is.',
  words: ['which clips are selected'],
  read: (view) =>
    view.tracks.flatMap((track) =>
      track.clips
        .filter((clip) => view.selectedClips.includes(clip.id))
        .map((clip) => ({ name: clip.name, track: track.name, start: clip.start, end: clip.end })),
    ),
  say: (clips) =>
    clips.length === 0
      ? 'No clip is selected.'
      : `Selected: ${clips.map((clip) => `${sayName(clip.name)} on ${sayName(clip.track)}`).join(', ')}.`,
})
