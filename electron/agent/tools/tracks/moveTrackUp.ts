import { z } from 'zod'
import { defineTool } from '../defineTool.ts'
import { sayNames } from '../saying.ts'
import { confirmMoved } from './confirmMoved.ts'

export const moveTrackUp = defineTool({
  name: 'move_track_up',
  group: 'tracks',
  title: 'Move Track Up',
  description: 'Moves tracks up by one place; nothing is heard of it.',
  parameters: z.strictObject({}),
  reads: [{ state: 'selectedTracks', need: 'required' }],
  writes: ['content'],
  impact: 'adds',
  regions: 'none',
  words: ['move the track up', 'move track up', 'move … up'],
  request: () => ({ kind: 'moveTracks', direction: 'up' }),
  sentence: (_step, names) => `Move ${sayNames(names)} up`,
  done: (_step, names, seen) =>
    seen.outcome.changed ? `Moved ${sayNames(names)} up` : `${sayNames(names)} stood at the top already`,
  confirm: (step, seen) => confirmMoved(step, seen, 'up'),
})
