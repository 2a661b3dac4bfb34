import { z } from 'zod'
import { formatTime } from '../../../../shared/wording/formatTime.ts'
import { limits } from '../../../../shared/schemas/limits.ts'
import { confirmAll, type Expectation } from '../readBack/confirming.ts'
import { defineTool } from '../contract/defineTool.ts'
import { audioOf, sameTime, trackById, tracksOf } from '../readBack/measureTracks.ts'
import { sayTime } from '../sentences/saying.ts'
import { numberIn } from '../schema/parameters.ts'
import { point } from '../../reader/frames/slots.ts'

export const insertSilence = defineTool({
  name: 'insert_silence',
  group: 'clips',
  title: 'Insert silence',
  description:
    'Puts silence in at the cursor, or at `time`; what follows on the acted-on tracks moves back. To silence what is there use silence_selection.',
  parameters: z.strictObject({
    duration: numberIn(limits.insertedSilence).describe('Length of the silence, in seconds.'),
  }),
  reads: [
    { state: 'cursor', need: 'required' },
    { state: 'selectedTracks', need: 'orAll' },
  ],
  writes: ['content', 'timeSelection'],
  impact: 'adds',
  regions: 'none',
  frames: [
    {
      acts: ['light:insertSilence', 'generate:insertSilence'],
      target: { object: ['track'], place: ['track'], ties: ['on', 'to', 'at'] },
      slots: [
        { param: 'duration', ties: ['by', 'bare', 'over'], dimensions: ['duration'], needed: true },
        point('at', 'to', 'after', 'before', 'from'),
      ],
      shifts: true,
    },
  ],
  words: [
    'insert silence',
    'insert … silence',
    'add silence',
    'add … silence',
    'put … silence',
    'insert … pause',
    'add … pause',
    'put … pause',
    'insert a gap',
    'insert … gap',
    'add a gap',
    'generate silence',
    'generate … silence',
    'put in … silence',
    'put in … pause',
  ],
  examples: ['2 seconds', 'half a second'],
  request: (args) => ({ kind: 'insertSilence', duration: args.duration }),
  sentence: (step) => `Put ${formatTime(step.args.duration)} of silence in at ${sayTime(step.at)}`,
  done: (step) => `Put ${formatTime(step.args.duration)} of silence in at ${sayTime(step.at)}`,
  proof: (step) => [
    {
      range: { start: step.at ?? 0, end: (step.at ?? 0) + Math.min(step.args.duration, 4) },
      trackIds: step.trackIds,
      facts: 'levels' as const,
    },
  ],
  confirm: (step, { before, after, sound }) =>
    confirmAll(step.tool, [
      ...tracksOf(before, step.trackIds).map((track): Expectation => {
        const [expected, found] = [audioOf(track) + step.args.duration, audioOf(trackById(after, track.id) ?? track)]
        return {
          holds: sameTime(expected, found, after),
          expected: { kind: 'audio-on', seconds: expected, track: track.name },
          found: { kind: 'length', seconds: found },
        }
      }),
      {
        holds: sound === null || sound.after.every((one) => one.peakDb === Number.NEGATIVE_INFINITY),
        expected: { kind: 'silence' },
        found: { kind: 'sound-in-it' },
      },
    ]),
})
