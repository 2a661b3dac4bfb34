import { z } from 'zod'
import type { ProjectView } from '../../../../shared/schemas/projectView.ts'
import { limits } from '../../../../shared/schemas/limits.ts'
import type { Slot, Target } from '../../reader/frames/frame.ts'
import { defineTool, type ReadBack } from '../contract/defineTool.ts'
import { confirmAll, type Expectation } from '../readBack/confirming.ts'
import { audioOf, trackById } from '../readBack/measureTracks.ts'

const rate = (...dimensions: NonNullable<Slot['dimensions']>): Slot => ({
  param: 'sample_rate_hz',
  ties: ['to', 'bare', 'by', 'at'],
  dimensions,
  settings: ['rate'],
  needed: true,
})

const whole: Target = { object: ['track', 'any'], place: ['track'], whole: true, ties: ['bare', 'on'] }

export const resampleProject = defineTool({
  name: 'resample_project',
  group: 'project',
  title: 'Resample',
  description:
    'Converts everything in the project to another sample rate; sound, lengths and times stay. To change the rate of a file alone use export_audio.',
  parameters: z.strictObject({
    sample_rate_hz: z
      .number()
      .int()
      .min(limits.exportRate.min)
      .max(limits.exportRate.max)
      .describe('The new sample rate in Hz.'),
  }),
  reads: [],
  writes: ['content'],
  impact: 'rewrites',
  regions: 'none',
  frames: [
    { acts: ['resample'], target: whole, slots: [rate('frequency', 'plain')] },
    { acts: ['change'], target: whole, slots: [rate('frequency')] },
  ],
  words: ['resample', 'change the sample rate', 'convert the sample rate', 'set the sample rate', 'sample rate'],
  examples: ['to 48 kHz'],
  request: (args) => ({ kind: 'resampleProject', sampleRate: args.sample_rate_hz }),
  idleBecause: (step, view) =>
    view.sampleRate === step.args.sample_rate_hz ? `The project has ${sayRate(view.sampleRate)} already.` : null,
  sentence: (step, _names, before) =>
    `Convert the project ${before === undefined ? '' : `from ${sayRate(before.sampleRate)} `}to ${sayRate(step.args.sample_rate_hz)}`,
  done: (step, _names, { before }) =>
    `Converted the project from ${sayRate(before.sampleRate)} to ${sayRate(step.args.sample_rate_hz)}`,
  confirm: (step, seen) => confirmAll(step.tool, expectConverted(step.args.sample_rate_hz, seen)),
})

const sayRate = (hz: number): string => `${hz} Hz`

/** The rate is another one, and every track is as long as it was, but for a frame at each edge of a clip. */
function expectConverted(sampleRate: number, { before, after }: ReadBack): Expectation[] {
  return [
    {
      holds: after.sampleRate === sampleRate,
      expected: { kind: 'sample-rate', hz: sampleRate },
      found: { kind: 'sample-rate', hz: after.sampleRate },
    },
    ...before.tracks.map((track): Expectation => {
      const [expected, found] = [audioOf(track), audioOf(trackById(after, track.id) ?? { ...track, clips: [] })]
      return {
        holds: Math.abs(expected - found) <= aFrameAnEdge(track.clips.length, before, after),
        expected: { kind: 'audio-on', seconds: expected, track: track.name },
        found: { kind: 'length', seconds: found },
      }
    }),
  ]
}

const aFrameAnEdge = (clips: number, before: ProjectView, after: ProjectView): number =>
  (2 * clips) / Math.min(before.sampleRate, after.sampleRate)
