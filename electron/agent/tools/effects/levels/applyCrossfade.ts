import { z } from 'zod'
import { formatTime } from '../../../../../shared/wording/formatTime.ts'
import type { ProjectView } from '../../../../../shared/schemas/projectView.ts'
import { limits } from '../../../../../shared/schemas/limits.ts'
import { confirmAll, rangeOf, type Expectation } from '../../readBack/confirming.ts'
import type { PreparedStep, ReadBack } from '../../contract/defineTool.ts'
import { defineEffect } from '../defineEffect.ts'
import { audioOf, trackById, tracksOf } from '../../readBack/measureTracks.ts'
import { sayName, sayNames, sayRange } from '../../sentences/saying.ts'
import { curveParameter, toCurve } from './fadeCurves.ts'
import { numberIn } from '../../schema/parameters.ts'
import { curve } from '../../../reader/frames/slots.ts'

/** Closer than this, in seconds, clips meet. */
const leastGap = 0.001

export const applyCrossfade = defineEffect({
  name: 'apply_crossfade',
  title: 'Crossfade clips',
  description:
    'Overlaps neighbouring clips of a track in a range: one fades out while the next fades in, and they become one clip. What follows moves up by the overlap.',
  parameters: z.strictObject({
    duration: numberIn(limits.crossfade)
      .optional()
      .describe(
        'Length of the overlap, in seconds. Left out: as far as the range reaches into the clips; 1 s where it covers whole clips.',
      ),
    curve: curveParameter('equal_power'),
  }),
  frames: [
    {
      acts: ['crossfade', 'light:crossfade'],
      target: {
        object: ['part', 'track', 'clip', 'any'],
        place: ['track', 'clip', 'part'],
        ties: ['bare', 'on', 'to'],
      },
      slots: [
        {
          param: 'duration',
          ties: ['over', 'by', 'bare', 'with'],
          dimensions: ['duration', 'plain'],
          settings: ['duration'],
        },
        curve,
      ],
      together: true,
    },
  ],
  words: ['crossfade', 'cross fade', 'cross-fade', 'blend'],
  idleBecause: (step, view) => {
    const [apart] = tracksOf(view, step.trackIds).flatMap((track) => gapsIn(track, rangeOf(step)))
    return apart === undefined ? null : `${apart} Say “close the gap between” them first, then crossfade them.`
  },
  request: (args) => ({
    kind: 'crossfade',
    curve: toCurve(args.curve),
    ...(args.duration === undefined ? {} : { duration: args.duration }),
  }),
  sentence: (step, names) =>
    `Crossfade the clips in ${sayRange(step.range)} of ${sayNames(names)}${step.args.duration === undefined ? '' : ` over ${formatTime(step.args.duration)}`}`,
  done: (step, names, { before, after }) =>
    `Crossfaded the clips in ${sayRange(step.range)} of ${sayNames(names)}: ${formatTime(before.duration)} → ${formatTime(after.duration)}`,
  confirm: (step, seen) => confirmAll(step.tool, expectFewer(step, seen)),
})

/** On each track that had neighbours in the range they are one clip now, and there is less audio by what overlaps. */
function expectFewer(
  step: PreparedStep<{ duration?: number | undefined }>,
  { before, after }: ReadBack,
): Expectation[] {
  const range = rangeOf(step)
  const fewer = tracksOf(before, step.trackIds).flatMap((track): Expectation[] => {
    const joins = clipsIn(track, range).length - 1
    const now = trackById(after, track.id)
    if (joins < 1 || now === undefined) return []
    const left = audioOf(track) - audioOf(now)
    const wanted = step.args.duration === undefined ? null : step.args.duration * joins
    return [
      {
        holds: now.clips.length === track.clips.length - joins,
        expected: { kind: 'clips-on', count: track.clips.length - joins, track: track.name },
        found: { kind: 'count', count: now.clips.length },
      },
      {
        holds: wanted === null ? left > 0 : Math.abs(left - wanted) <= (joins + 1) / after.sampleRate,
        expected: { kind: 'overlap', seconds: wanted ?? 0 },
        found: { kind: 'length', seconds: left },
      },
    ]
  })
  return [{ holds: fewer.length > 0, expected: { kind: 'clips-side-by-side' }, found: { kind: 'none' } }, ...fewer]
}

/** Clips that lie apart: fading across a gap would take the gap out without a word. */
function gapsIn(track: ProjectView['tracks'][number], range: { start: number; end: number }): string[] {
  const clips = clipsIn(track, range)
  return clips.slice(1).flatMap((clip, index) => {
    const before = clips[index]
    return before === undefined || clip.start - before.end < leastGap
      ? []
      : [
          `“${sayName(before.name)}” and “${sayName(clip.name)}” on ${sayName(track.name)} don’t meet: ${formatTime(clip.start - before.end)} lies between them, so there is nothing to fade across.`,
        ]
  })
}

function clipsIn(
  track: ProjectView['tracks'][number],
  { start, end }: { start: number; end: number },
): readonly ProjectView['tracks'][number]['clips'][number][] {
  return track.clips.filter((clip) => clip.end > start && clip.start < end)
}
