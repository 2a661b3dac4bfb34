import { z } from 'zod'
import { limits } from '../../../../../shared/schemas/limits.ts'
import type { MeasureRequest } from '../../../../editor/index.ts'
import type { ProjectView, TrackView } from '../../../../../shared/schemas/projectView.ts'
import { curve, sound } from '../../../reader/frames/slots.ts'
import type { PreparedStep, ReadBack } from '../../contract/defineTool.ts'
import { rangeOnTracks } from '../../contract/target.ts'
import {
  confirmAll,
  type Expectation,
  expectSameClips,
  onEachTrack,
  rangeOf,
  samplesOf,
} from '../../readBack/confirming.ts'
import { tracksOf } from '../../readBack/measureTracks.ts'
import { numberIn } from '../../schema/parameters.ts'
import { sayDb, sayNames, sayRange } from '../../sentences/saying.ts'
import { defineEffect } from '../defineEffect.ts'
import { curveParameter, sayCurve, toCurve } from './fadeCurves.ts'

export const applyVolumeRamp = defineEffect({
  name: 'apply_volume_ramp',
  title: 'Volume Ramp',
  description:
    'Lets the level glide by `gain_db` over a range and stay there behind it, to the end of its tracks. For a volume that moves, use several. To silence use apply_fade_out.',
  parameters: z.strictObject({
    gain_db: numberIn(limits.gainDb).describe('What the level has changed by at the end of the range, dB.'),
    curve: curveParameter('linear'),
  }),
  reads: rangeOnTracks('required'),
  frames: [
    {
      acts: ['ramp'],
      target: { ...sound, ties: ['bare', 'on', 'from', 'to', 'over'] },
      aspects: ['gain'],
      aspectOptional: true,
      slots: [
        {
          param: 'gain_db',
          ties: ['by', 'bare', 'with'],
          dimensions: ['gain', 'percent', 'factor', 'plain'],
          convert: 'decibels',
          needed: true,
        },
        curve,
      ],
    },
  ],
  words: ['volume ramp', 'ramp the volume', 'ride the level', 'gradually lower', 'gradually raise', 'volume envelope'],
  examples: ['down by 6 dB', 'up by 6 dB'],
  request: (args) => ({ kind: 'volumeRamp', gainDb: args.gain_db, curve: toCurve(args.curve) }),
  idleBecause: ({ args }) => (args.gain_db === 0 ? 'By 0 dB nothing changes.' : null),
  sentence: ({ range, args }, names) =>
    `Ramp ${sayNames(names)} ${sayWay(args.gain_db)} over ${sayRange(range)}${sayCurve(args.curve, 'linear')}, and stay there behind it`,
  done: ({ range, args }, names) =>
    `Ramped ${sayNames(names)} ${sayWay(args.gain_db)} over ${sayRange(range)}${sayCurve(args.curve, 'linear')}, and all behind it with it`,
  proof: rampProof,
  confirm: (step, seen) => confirmAll(step.tool, [expectSameClips(seen), ...expectGlide(step, seen)]),
})

const sayWay = (gainDb: number): string => `${gainDb < 0 ? 'down' : 'up'} by ${sayDb(Math.abs(gainDb))}`

/** Seconds behind the range that are listened to, and how near they may be to what was asked. */
const listened = 2
const tolerableDb = 0.1

/** The sound of the range, and the level of what comes right behind it, on each track. */
function rampProof(step: PreparedStep, view: ProjectView): readonly MeasureRequest[] {
  return [...onEachTrack(step, samplesOf(rangeOf(step))), ...behindOf(step, view)]
}

function behindOf(step: PreparedStep, view: ProjectView): MeasureRequest[] {
  const { end } = rangeOf(step)
  return tracksOf(view, step.trackIds).flatMap((track: TrackView) => {
    const first = track.clips.find((clip) => clip.end > end + 2 / view.sampleRate)
    if (first === undefined) return []
    const start = Math.max(first.start, Math.ceil(end * view.sampleRate + 1) / view.sampleRate)
    return onEachTrack(
      { ...step, trackIds: [track.id] },
      [{ start, end: Math.min(first.end, start + listened) }],
      'levels',
    )
  })
}

/** Somewhere in the range it is another sound, and behind it the level is another one by just so much. */
function expectGlide(
  step: PreparedStep<{ readonly gain_db: number }>,
  { before, sound: heard }: ReadBack,
): Expectation[] {
  if (heard === null) return []
  const behind = behindOf(step, before).length
  const inside = heard.after.length - behind
  const isSilent = heard.before.slice(0, inside).every((one) => one.peakDb === Number.NEGATIVE_INFINITY)
  return [
    {
      holds: isSilent || heard.after.slice(0, inside).some((one, k) => one.soundHash !== heard.before[k]?.soundHash),
      expected: { kind: 'other-sound' },
      found: { kind: 'same-sound' },
    },
    ...heard.after.slice(inside).map((after, k): Expectation => {
      const was = heard.before[inside + k]?.rmsDb ?? 0
      return {
        holds: was === Number.NEGATIVE_INFINITY || Math.abs(after.rmsDb - was - step.args.gain_db) <= tolerableDb,
        expected: { kind: 'of-level', db: was + step.args.gain_db },
        found: { kind: 'level', db: after.rmsDb },
      }
    }),
  ]
}
