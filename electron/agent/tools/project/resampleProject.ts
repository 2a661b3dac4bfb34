import { z } from 'zod'
import type { ProjectView } from '../../../../shared/schemas/projectView.ts'
import { limits } from '../../../../shared/schemas/limits.ts'
import type { Slot, Target } from '../../reader/frames/frame.ts'
import { defineTool, type PreparedStep, type ReadBack } from '../contract/defineTool.ts'
import { confirmAll, type Expectation } from '../readBack/confirming.ts'
import { audioOf, trackById } from '../readBack/measureTracks.ts'
import { sayNames } from '../sentences/saying.ts'

const rate = (...dimensions: NonNullable<Slot['dimensions']>): Slot => ({
  param: 'sample_rate_hz',
  ties: ['to', 'bare', 'by', 'at'],
  dimensions,
  settings: ['rate'],
  needed: true,
})

const anyTrack: Target = { object: ['track', 'any'], place: ['track'], ties: ['bare', 'on'], allAnyway: true }
const whole: Target = { ...anyTrack, whole: true }

export const resampleProject = defineTool({
  name: 'resample_project',
  group: 'project',
  title: 'Resample',
  description:
    'Converts everything in the project to another sample rate, since it has one for all tracks; sound, lengths and times stay. To change the rate of a file alone use export_audio.',
  parameters: z.strictObject({
    sample_rate_hz: z
      .number()
      .int()
      .min(limits.exportRate.min)
      .max(limits.exportRate.max)
      .describe('The new sample rate in Hz.'),
  }),
  reads: [{ state: 'selectedTracks', need: 'optional' }],
  writes: ['content'],
  impact: 'rewrites',
  regions: 'none',
  frames: [
    { acts: ['resample'], target: anyTrack, slots: [rate('frequency', 'plain')] },
    { acts: ['change'], target: whole, slots: [rate('frequency')] },
  ],
  words: ['resample', 'change the sample rate', 'convert the sample rate', 'set the sample rate', 'sample rate'],
  examples: ['to 48 kHz'],
  request: (args) => ({ kind: 'resampleProject', sampleRate: args.sample_rate_hz }),
  idleBecause: (step, view) =>
    view.sampleRate === step.args.sample_rate_hz ? `The project has ${sayRate(view.sampleRate)} already.` : null,
  sentence: (step, names, before) =>
    `Convert the project ${before === undefined ? '' : `from ${sayRate(before.sampleRate)} `}to ${sayRate(step.args.sample_rate_hz)}${sayAlso(names, alsoConverted(step, before))}`,
  done: (step, _names, { before }) =>
    `Converted the project from ${sayRate(before.sampleRate)} to ${sayRate(step.args.sample_rate_hz)}`,
  confirm: (step, seen) => confirmAll(step.tool, expectConverted(step.args.sample_rate_hz, seen)),
})

/** What is converted beside what the words name, where a project has several tracks: it has one rate for all. */
export function alsoConverted(
  { trackIds }: Pick<PreparedStep, 'trackIds'>,
  before: ProjectView | undefined,
): { readonly all: number; readonly others: readonly string[] } | null {
  const tracks = before?.tracks ?? []
  if (tracks.length < 2) return null
  const others = tracks.filter(({ id }) => trackIds.length > 0 && !trackIds.includes(id))
  return { all: tracks.length, others: others.map(({ name }) => name) }
}

function sayAlso(names: readonly string[], also: ReturnType<typeof alsoConverted>): string {
  if (also === null) return ''
  const { all, others } = also
  const which =
    others.length === 0
      ? `${all === 2 ? 'both' : `all ${all}`} tracks are`
      : `${sayNames(others)} ${others.length === 1 ? 'is' : 'are'}`
  return `; it has one sample rate, so ${which} converted${others.length === 0 ? '' : ` with ${sayNames(names)}`}`
}

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
