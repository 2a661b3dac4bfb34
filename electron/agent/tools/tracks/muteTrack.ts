import { z } from 'zod'
import { confirmAll } from '../confirming.ts'
import { defineTool } from '../defineTool.ts'
import { sayNames } from '../saying.ts'
import { expectOnTracks } from './expectOnTracks.ts'

export const muteTrack = defineTool({
  name: 'mute_track',
  group: 'tracks',
  title: 'Mute',
  description:
    'Tracks that are muted are not heard and not exported; nothing is changed in them. To silence a range use silence_selection.',
  parameters: z.strictObject({}),
  reads: [{ state: 'selectedTracks', need: 'required' }],
  writes: ['content'],
  impact: 'adds',
  regions: 'none',
  words: ['mute the track', 'mute track', 'mute the tracks'],
  request: () => ({ kind: 'muteTracks', mute: 'on' }),
  sentence: (_step, names) => `Mute ${sayNames(names)}`,
  done: (_step, names, seen) =>
    seen.outcome.changed
      ? `Muted ${sayNames(names)}`
      : `${sayNames(names)} ${names.length === 1 ? 'was' : 'were'} muted already`,
  confirm: (step, seen) =>
    confirmAll(
      step.tool,
      expectOnTracks(step, seen, 'muted tracks', (track) => track.muted),
    ),
})
