import { z } from 'zod'
import { confirmAll } from '../confirming.ts'
import { defineTool } from '../defineTool.ts'
import { sayNames } from '../saying.ts'
import { expectOnTracks } from './expectOnTracks.ts'

export const unmuteTrack = defineTool({
  name: 'unmute_track',
  group: 'tracks',
  title: 'Unmute',
  description: 'Lets muted tracks be heard again.',
  parameters: z.strictObject({}),
  reads: [{ state: 'selectedTracks', need: 'required' }],
  writes: ['content'],
  impact: 'adds',
  regions: 'none',
  words: ['unmute', 'un-mute', 'turn the mute off', 'turn off mute'],
  request: () => ({ kind: 'muteTracks', mute: 'off' }),
  sentence: (_step, names) => `Unmute ${sayNames(names)}`,
  done: (_step, names, seen) =>
    seen.outcome.changed
      ? `Unmuted ${sayNames(names)}`
      : `${sayNames(names)} ${names.length === 1 ? 'was' : 'were'} not muted`,
  confirm: (step, seen) =>
    confirmAll(
      step.tool,
      expectOnTracks(step, seen, 'tracks that are not muted', (track) => !track.muted),
    ),
})
