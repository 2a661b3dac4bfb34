import { z } from 'zod'
import { defineTool } from '../defineTool.ts'
import { sayNames } from '../saying.ts'
import { confirmMoved } from './confirmMoved.ts'

export const moveTrackDown = defineTool({
  name: 'move_track_down',
  group: 'tracks',
  title: 'Move Track Down',
  description: 'Moves tracks down by one place; nothing is heard of it.',
  parameters: z.strictObject({}),
  reads: [{ state: 'selectedTracks', need: 'required' }],
  writes: ['content'],
  impact: 'adds',
  regions: 'none',
  words: ['move the track down', 'move track down', 'move … down'],
  request: () => ({ kind: 'moveTracks', direction: 'down' }),
  sentence: (_step, names) => `Move ${sayNames(names)} down`,
  done: (_step, names, seen) =>
    seen.outcome.changed ? `Moved ${sayNames(names)} down` : `${sayNames(names)} stood at the bottom already`,
  confirm: (step, seen) => confirmMoved(step, seen, 'down'),
})
