import { z } from 'zod'
import { envelopeAt } from '../../../../../shared/dsp/envelopeAt.ts'
import { limits } from '../../../../../shared/schemas/limits.ts'
import type { ClipView, ProjectView } from '../../../../../shared/schemas/projectView.ts'
import { point, sound } from '../../../reader/frames/slots.ts'
import { defineTool, type PreparedStep } from '../../contract/defineTool.ts'
import { confirmAll, type Expectation, expectSameClips, rangeOf } from '../../readBack/confirming.ts'
import { tracksOf } from '../../readBack/measureTracks.ts'
import { numberIn, timeParameter } from '../../schema/parameters.ts'
import { sayDb, sayNames, sayRange, sayTime } from '../../sentences/saying.ts'
import { defineEffect } from '../defineEffect.ts'

/** A level is told to a thousandth of a dB, and a time is rounded to a frame. */
const tolerableDb = 0.01

export const addEnvelopePoint = defineTool({
  name: 'add_envelope_point',
  group: 'effects',
  title: 'Envelope Point',
  description:
    'Puts a point on the volume envelope of the clips under a time. Between points the level is a straight line in dB; one point alone sets all of its clip. For one glide use apply_volume_ramp.',
  parameters: z.strictObject({
    time: timeParameter.describe('Seconds on the timeline; inside a clip.'),
    gain_db: numberIn(limits.envelopeDb).describe('How loud the clip is there, dB; 0 is as it is by itself.'),
  }),
  reads: [{ state: 'selectedTracks', need: 'orAll' }],
  writes: ['content'],
  impact: 'rewrites',
  regions: 'none',
  frames: [
    {
      acts: ['envelopePoint', 'envelope'].flatMap((thing) =>
        ['light', 'set', 'generate', 'change', 'bare'].map((act) => `${act}:${thing}`),
      ),
      target: { object: ['track', 'clip', 'any'], place: ['track', 'clip', 'any'], ties: ['bare', 'on', 'from', 'to'] },
      slots: [
        { ...point('at', 'bare', 'from', 'after', 'before'), needed: true },
        { param: 'gain_db', ties: ['to', 'at'], dimensions: ['gain', 'plain'] },
        {
          param: 'gain_db',
          ties: ['with', 'by', 'bare', 'to'],
          dimensions: ['gain', 'percent'],
          convert: 'decibels',
          needed: true,
        },
      ],
    },
  ],
  words: ['envelope point', 'add an envelope point', 'set an envelope point', 'volume point', 'volume keyframe'],
  examples: ['-6 dB', '0 dB'],
  request: (args) => ({ kind: 'addEnvelopePoint', time: args.time, gainDb: args.gain_db }),
  idleOn: ['engine/only-silence'],
  sentence: (step, names) => `Set the envelope of ${sayNames(names)} to ${sayPoint(step)}`,
  done: (step, names, { outcome, after }) => {
    if (!outcome.changed) return `The envelope of ${sayNames(names)} was ${sayPoint(step)} already`
    return `Set the envelope of ${sayNames(names)} to ${sayPoint(step)}${isOnlyPoint(step, after) ? '; without another point all of the clip is so loud' : ''}`
  },
  confirm: (step, seen) =>
    confirmAll(step.tool, [
      expectSameClips(seen),
      ...clipsUnder(seen.after, step).map((clip): Expectation => {
        const { sampleRate } = seen.after
        const at = Math.round(step.args.time * sampleRate) / sampleRate - clip.start
        const db = envelopeAt(clip.envelope ?? [], at)
        return {
          holds: Math.abs(db - step.args.gain_db) <= tolerableDb,
          expected: { kind: 'of-level', db: step.args.gain_db },
          found: { kind: 'level', db },
        }
      }),
    ]),
})

export const clearEnvelope = defineEffect({
  name: 'clear_envelope',
  title: 'Clear Envelope',
  description:
    'Takes the points of volume envelopes away in a range; a clip without points is as loud as it is by itself.',
  parameters: z.strictObject({}),
  frames: [
    {
      acts: ['envelope', 'envelopePoint'].flatMap((thing) =>
        ['remove', 'cut', 'clear'].map((act) => `${act}:${thing}`),
      ),
      target: { ...sound, ties: ['bare', 'on', 'from', 'at'] },
    },
  ],
  words: ['clear envelope', 'remove the envelope', 'delete the envelope', 'clear the volume envelope'],
  request: () => ({ kind: 'clearEnvelope' }),
  idleBecause: (step, view) => {
    const tracks = tracksOf(view, step.trackIds)
    if (tracks.some(({ clips }) => pointsIn(clips, step) > 0)) return null
    return `There are no envelope points in ${sayRange(step.range)} of ${sayNames(tracks.map(({ name }) => name))}.`
  },
  sentence: (step, names) => `Clear the envelope of ${sayNames(names)} in ${sayRange(step.range)}`,
  done: (step, names) => `Cleared the envelope of ${sayNames(names)} in ${sayRange(step.range)}`,
  proof: () => [],
  confirm: (step, seen) => {
    // What is left outside may be a single level, which is told at the clip's start.
    const shaped = tracksOf(seen.after, step.trackIds).flatMap(({ clips }) =>
      clips.filter((clip) => pointsOf(clip).length > 1),
    )
    const left = pointsIn(shaped, step)
    return confirmAll(step.tool, [
      expectSameClips(seen),
      {
        holds: left === 0,
        expected: { kind: 'envelope-points', count: 0 },
        found: { kind: 'envelope-points', count: left },
      },
    ])
  },
})

const sayPoint = ({ args }: Point): string => `${sayDb(args.gain_db)} at ${sayTime(args.time)}`

type Point = PreparedStep<{ readonly time: number; readonly gain_db: number }>

/** Whether clips have no other point: then all of them is as loud as it says. */
export const isOnlyPoint = (step: Point, after: ProjectView): boolean =>
  clipsUnder(after, step).every(({ envelope = [] }) => envelope.length === 1)

/** Clips of the acted-on tracks with the time in them, or at one of their ends. */
function clipsUnder(view: ProjectView, { trackIds, args }: Point): ClipView[] {
  const reach = 0.5 / view.sampleRate
  return tracksOf(view, trackIds).flatMap(({ clips }) => {
    const around = clips.filter(({ start, end }) => start - reach <= args.time && args.time <= end + reach)
    // Where two meet it is the second.
    return around.slice(-1)
  })
}

function pointsIn(clips: readonly ClipView[], step: PreparedStep): number {
  const { start, end } = rangeOf(step)
  const isInside = (time: number): boolean => start <= time && time <= end
  return clips.reduce((sum, clip) => sum + pointsOf(clip).filter(({ at }) => isInside(clip.start + at)).length, 0)
}

const pointsOf = ({ envelope = [] }: ClipView) => envelope
