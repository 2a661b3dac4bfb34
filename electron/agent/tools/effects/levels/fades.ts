import { z } from 'zod'
import { fadeShape, type FadeCurve } from '../../../../../shared/dsp/fadeCurve.ts'
import type { MeasureRequest } from '../../../../editor/index.ts'
import type { ProjectView, RangeView, TrackView } from '../../../../../shared/schemas/projectView.ts'
import type { PreparedStep, ReadBack, Tool } from '../../contract/defineTool.ts'
import {
  confirmAll,
  expectSameClips,
  expectSound,
  onEachTrack,
  rangeOf,
  type Expectation,
} from '../../readBack/confirming.ts'
import { tracksOf } from '../../readBack/measureTracks.ts'
import { sayNames, sayRange } from '../../sentences/saying.ts'
import { defineEffect } from '../defineEffect.ts'
import { curveParameter, sayCurve, toCurve } from './fadeCurves.ts'
import type { Slot } from '../../../reader/frames/frame.ts'
import { curve, sound } from '../../../reader/frames/slots.ts'

/** How much of the range fades. */
const fadeLength: Slot = {
  param: '#edge',
  ties: ['over', 'by', 'bare', 'with'],
  dimensions: ['duration', 'plain'],
  settings: ['duration'],
}

export const applyFadeIn = defineFade({
  name: 'apply_fade_in',
  title: 'Fade in',
  description: 'Lets a range rise from silence to its full level. Length stays.',
  frames: [
    {
      acts: ['fadeIn', 'light:fadeIn'],
      target: sound,
      slots: [fadeLength, curve],
      options: { each: { '#each': true } },
      edge: 'start',
    },
    {
      also: ['apply_fade_out'],
      acts: ['fadeBoth', 'light:fadeBoth'],
      target: sound,
      slots: [{ ...fadeLength, needed: true }, curve],
      edge: 'start',
    },
  ],
  words: ['fade in', 'fadein', 'fade … in', 'fade up', 'ramp up', 'fade', 'fade in and out', 'fade … in and out'],
  kind: 'fadeIn',
  verbs: ['Fade in', 'Faded in'],
  silentEnd: 'start',
})

export const applyFadeOut = defineFade({
  name: 'apply_fade_out',
  title: 'Fade out',
  description: 'Lets a range fall from its full level to silence. Length stays.',
  frames: [
    {
      acts: ['fadeOut', 'light:fadeOut'],
      target: sound,
      slots: [fadeLength, curve],
      options: { each: { '#each': true } },
      edge: 'end',
    },
  ],
  words: [
    'fade out',
    'fadeout',
    'fade … out',
    'fade down',
    'fade away',
    'fade to silence',
    'fade … to silence',
    'ramp down',
    'fade',
    'fade in and out',
    'fade … in and out',
  ],
  kind: 'fadeOut',
  verbs: ['Fade out', 'Faded out'],
  silentEnd: 'end',
})

interface FadeLiteral extends Pick<Tool, 'name' | 'title' | 'description' | 'frames' | 'words'> {
  readonly kind: 'fadeIn' | 'fadeOut'
  /** Before and after it is done. */
  readonly verbs: readonly [before: string, after: string]
  readonly silentEnd: 'start' | 'end'
}

function defineFade({ kind, verbs: [before, after], silentEnd, ...literal }: FadeLiteral): Tool {
  const say = (verb: string, { range, args }: PreparedStep<Args>, names: readonly string[]): string =>
    `${verb} ${sayRange(range)} of ${sayNames(names)}${sayCurve(args.curve, 'linear')}`
  return defineEffect({
    ...literal,
    parameters: z.strictObject({ curve: curveParameter('linear') }),
    request: (args) => ({ kind, curve: toCurve(args.curve) }),
    sentence: (step, names) => say(before, step, names),
    done: (step, names) => say(after, step, names),
    proof: (step, view) => fadeProof(step, silentEnd, view),
    confirm: (step, seen) =>
      confirmAll(step.tool, [expectSameClips(seen), ...expectFade(toCurve(step.args.curve), seen)]),
  })
}

interface Args {
  readonly curve: Parameters<typeof toCurve>[0]
}

/** Part of a fade, at its silent end, that is measured. */
const measuredPart = 0.02
const toleranceDb = 1

/** Seconds in the middle of a clip's part of a fade, where sound is another one than before whatever its end was. */
const heard = 0.5
/** Parts of each track, the longest ones: in a gap, and in silence, there is nothing to hear. */
const mostParts = 3

/** The silent end of each track's fade, and the middle of what sounds in it. */
function fadeProof(step: PreparedStep, silentEnd: 'start' | 'end', view: ProjectView): MeasureRequest[] {
  return tracksOf(view, step.trackIds).flatMap((track) => {
    const range = fadedOn(track, rangeOf(step))
    if (range === null) return []
    const { start, end } = range
    const length = (end - start) * measuredPart
    const own = { ...step, trackIds: [track.id] }
    const silent = silentEnd === 'start' ? { start, end: start + length } : { start: end - length, end }
    return [...onEachTrack(own, [silent], 'levels'), ...onEachTrack(own, middlesOf(track, range))]
  })
}

/** A fade begins and ends where the track's sound does, where that is inside the range; null where nothing sounds. */
function fadedOn({ clips }: TrackView, range: RangeView): RangeView | null {
  const start = Math.max(range.start, Math.min(...clips.map((clip) => clip.start)))
  const end = Math.min(range.end, Math.max(...clips.map((clip) => clip.end)))
  return end > start ? { start, end } : null
}

function middlesOf({ clips }: TrackView, range: RangeView): RangeView[] {
  return clips
    .map((clip) => ({ start: Math.max(clip.start, range.start), end: Math.min(clip.end, range.end) }))
    .filter(({ start, end }) => end > start)
    .toSorted((one, other) => other.end - other.start - (one.end - one.start))
    .slice(0, mostParts)
    .map(({ start, end }) => {
      const [middle, side] = [(start + end) / 2, Math.min(heard, end - start) / 2]
      return { start: middle - side, end: middle + side }
    })
}

/** The silent end is as quiet as the curve leaves it, or as one in equal power does, against what was there before. */
function expectFade(curve: FadeCurve, seen: ReadBack): Expectation[] {
  return expectSound(seen, ({ sound }, index) => {
    const [before, after] = [sound?.before[index]?.peakDb ?? 0, sound?.after[index]?.peakDb ?? 0]
    const [was, is] = [sound?.before[index]?.soundHash, sound?.after[index]?.soundHash]
    if (is !== '')
      return {
        holds: before === Number.NEGATIVE_INFINITY || was !== is,
        expected: { kind: 'other-sound' },
        found: { kind: 'same-sound' },
      }
    const highest =
      before +
      20 * Math.log10(Math.max(fadeShape('equalPower', measuredPart), fadeShape(curve, measuredPart))) +
      toleranceDb
    return {
      holds: before === Number.NEGATIVE_INFINITY || after <= highest,
      expected: { kind: 'silent-end', db: highest },
      found: { kind: 'level', db: after },
    }
  })
}
