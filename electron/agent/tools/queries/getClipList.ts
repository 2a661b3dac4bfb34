import { formatTime } from '../../../../shared/formatTime.ts'
import { defineQuery } from '../defineQuery.ts'

export const getClipList = defineQuery({
  name: 'get_clip_list',
  title: 'Clips',
  description: 'All clips: track, number on it, name, start and end in seconds.',
  words: ['list the clips', 'which clips'],
  read: (view) =>
    view.tracks.flatMap((track) =>
      track.clips.map((clip, index) => ({
        track: track.name,
        number: index + 1,
        name: clip.name,
        start: clip.start,
        end: clip.end,
      })),
    ),
  say: (clips) =>
    clips.length === 0
      ? 'There are no clips.'
      : `The clips: ${clips.map((clip) => `${clip.name} on ${clip.track} (${formatTime(clip.start)}–${formatTime(clip.end)})`).join(', ')}.`,
})
