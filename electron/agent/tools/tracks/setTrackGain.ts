import { z } from 'zod'
import { limits } from '../../../../shared/schemas/limits.ts'
import { confirmAll } from '../confirming.ts'
import { defineTool } from '../defineTool.ts'
import { sayDb, sayNames } from '../saying.ts'
import { expectOnTracks } from './expectOnTracks.ts'

export const setTrackGain = defineTool({
  name: 'set_track_gain',
  group: 'tracks',
  title: 'Track Gain',
  description:
    'Moves the gain slider of tracks to a value in dB; samples stay as they are. To change the samples use apply_amplify.',
  parameters: z.strictObject({
    gain_db: z
      .number()
      .min(limits.trackGainDb.min)
      .max(limits.trackGainDb.max)
      .describe('Where the slider stands afterwards, in dB; 0 is unchanged sound.'),
  }),
  reads: [{ state: 'selectedTracks', need: 'required' }],
  writes: ['content'],
  impact: 'adds',
  regions: 'none',
  words: [
    'set the track gain',
    'set track gain',
    'track gain',
    'set the track volume',
    'set track volume',
    'track volume',
  ],
  examples: ['to -6 dB', 'to 3 dB'],
  request: (args) => ({ kind: 'setTrackGain', gainDb: args.gain_db }),
  sentence: (step, names) => `Set the gain of ${sayNames(names)} to ${sayDb(step.args.gain_db)}`,
  done: (step, names, seen) =>
    seen.outcome.changed
      ? `Set the gain of ${sayNames(names)} to ${sayDb(step.args.gain_db)}`
      : `The gain of ${sayNames(names)} was ${sayDb(step.args.gain_db)} already`,
  confirm: (step, seen) =>
    confirmAll(
      step.tool,
      expectOnTracks(
        step,
        seen,
        `a gain of ${sayDb(step.args.gain_db)}`,
        (track) => track.gainDb === step.args.gain_db,
      ),
    ),
})
