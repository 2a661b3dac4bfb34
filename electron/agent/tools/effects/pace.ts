import { z } from 'zod'
import type { MeasureRequest } from '../../../editor/index.ts'
import { formatTime } from '../../../../shared/wording/formatTime.ts'
import type { Result } from '../../../../shared/result.ts'
import type { PreparedStep, ReadBack, Tool, ToolLiteral } from '../contract/defineTool.ts'
import { confirmAll, expectAudioAtPace, onEachTrack, rangeOf, samplesOf } from '../readBack/confirming.ts'
import { sayNames, sayNotes, sayRange } from '../sentences/saying.ts'
import { defineEffect } from './defineEffect.ts'
import { checkPace, isPossible, paceShape, percentOf, tempoShape, type PaceWays } from './paceWays.ts'
import type { Slot } from '../../reader/frames/frame.ts'
import { sound } from '../../reader/frames/slots.ts'

const rate = (...ties: NonNullable<Slot['ties']>): Slot => ({
  param: 'percent',
  factor: 'factor',
  ties,
  dimensions: ['percent', 'factor'],
  convert: 'change',
  needed: true,
})

export const applyChangeTempo = definePace({
  name: 'apply_change_tempo',
  title: 'Change Tempo',
  description:
    'Makes a range faster or slower and leaves its pitch; its length changes and what follows moves. To change both use apply_change_speed.',
  parameters: z.strictObject(tempoShape).superRefine(checkPace),
  frames: [
    {
      resizes: true,
      acts: ['timeStretch', 'makeLast'],
      // A pause of another length is shortened or filled, not stretched.
      target: { ...sound, object: ['part', 'track', 'clip', 'label', 'any'], ties: ['bare', 'on', 'from'] },
      slots: [
        { param: 'length', ties: ['to', 'by', 'bare', 'over'], dimensions: ['duration'], needed: true },
        { param: 'length', ties: ['to', 'bare'], dimensions: ['plain'], convert: 'length' },
      ],
      options: { 'keep pitch': {} },
    },
    {
      // "speed it up so that it lasts 90 seconds".
      resizes: true,
      acts: ['faster'],
      target: { ...sound, object: ['part', 'track', 'clip', 'label', 'any'], ties: ['bare', 'on', 'from'] },
      aspects: ['tempo', 'pace', 'speed'],
      aspectOptional: true,
      slots: [{ param: 'length', ties: ['to'], dimensions: ['duration'], needed: true }],
      options: { 'keep pitch': {} },
    },
    {
      resizes: true,
      acts: ['change', 'gain', 'bare'],
      target: { ...sound, ties: ['bare', 'on', 'from', 'to'] },
      aspects: ['tempo', 'pace'],
      slots: [rate('by', 'bare', 'to', 'over')],
      options: { 'keep pitch': {} },
      bare: true,
    },
    {
      resizes: true,
      acts: ['faster', 'timeStretch'],
      target: { ...sound, ties: ['bare', 'on', 'from'] },
      aspects: ['tempo', 'pace', 'speed'],
      aspectOptional: true,
      slots: [rate('by', 'bare', 'to', 'over')],
      options: { 'keep pitch': {} },
    },
    {
      resizes: true,
      acts: ['change', 'gain', 'faster', 'timeStretch'],
      target: { ...sound, ties: ['bare', 'on'] },
      aspects: ['tempo'],
      aspectOptional: true,
      slots: [
        { param: 'bpm_from', ties: ['from'], dimensions: ['beats', 'plain'], needed: true },
        { param: 'bpm_to', ties: ['to'], dimensions: ['beats'], needed: true },
      ],
      options: { 'keep pitch': {} },
    },
  ],
  words: [
    'change the tempo',
    'change tempo',
    'speed up',
    'speed … up',
    'slow down',
    'slow … down',
    'make … faster',
    'make … slower',
    'time stretch',
    'stretch … to',
    'make … last',
    'make … long',
  ],
  examples: ['10% faster', '20% slower'],
  kind: 'changeTempo',
  before: (where, pace) => `Make ${where} ${pace} at the same pitch`,
  after: (where, pace) => `Made ${where} ${pace} at the same pitch`,
})

export const applyChangeSpeed = definePace({
  name: 'apply_change_speed',
  title: 'Change Speed',
  description:
    'Plays a range faster and higher, or slower and lower, as a tape does; its length changes and what follows moves.',
  parameters: z.strictObject(paceShape).superRefine(checkPace),
  frames: [
    {
      resizes: true,
      acts: ['change', 'gain'],
      target: { ...sound, ties: ['bare', 'on', 'from'] },
      aspects: ['speed'],
      slots: [rate('by', 'bare', 'to')],
      options: { 'change pitch': {} },
    },
  ],
  words: ['change the speed', 'change speed', 'set the speed'],
  examples: ['by 10%', 'by -10%'],
  kind: 'changeSpeed',
  before: (where, pace) => `Play ${where} ${pace}, pitch and all`,
  after: (where, pace) => `Changed the speed of ${where}: ${pace}, pitch and all`,
})

type PaceShape = z.ZodObject<typeof paceShape> | z.ZodObject<typeof tempoShape>
interface PaceLiteral<Shape extends PaceShape> extends Pick<
  ToolLiteral<Shape>,
  'name' | 'title' | 'description' | 'parameters' | 'frames' | 'words' | 'examples'
> {
  readonly kind: 'changeTempo' | 'changeSpeed'
  readonly before: (where: string, pace: string) => string
  readonly after: (where: string, pace: string) => string
}

function definePace<Shape extends PaceShape>({ kind, before, after, ...literal }: PaceLiteral<Shape>): Tool {
  const say = (told: PaceLiteral<Shape>['before'], { range, args }: Pace, names: readonly string[]): string =>
    told(`${sayRange(range)} of ${sayNames(names)}`, sayPace(args, lengthOf(range)))
  return defineEffect<Shape>({
    ...literal,
    writes: ['content', 'timeSelection'],
    request: (args, step) => ({ kind, percent: percentOf(args, lengthOf(step.range)) }),
    idleBecause: (step) => whyNot(step.args, lengthOf(step.range)),
    sentence: (step, names) => say(before, step, names),
    done: (step, names, { outcome }) => `${say(after, step, names)}${sayNotes(outcome)}`,
    proof: paceProof,
    confirm: confirmPace,
  })
}

type Pace = PreparedStep<PaceWays>

const lengthOf = (range: PreparedStep['range']): number => (range === null ? 0 : range.end - range.start)

/** A length that the range has already, or that no pace comes to. */
function whyNot({ length }: PaceWays, lasts: number): string | null {
  if (length === undefined) return null
  const percent = percentOf({ length }, lasts)
  if (Math.abs(percent) < 1e-6) return `It is ${formatTime(length)} long already.`
  return isPossible(percent) ? null : `${formatTime(lasts)} can’t be made ${formatTime(length)} long: that is too far.`
}

/** The beginning is where it was, whatever becomes of the length: what is heard there is another sound afterwards. */
function paceProof(step: PreparedStep): readonly MeasureRequest[] {
  const range = rangeOf(step)
  return onEachTrack(step, samplesOf({ start: range.start, end: Math.min(range.end, range.start + 4) }))
}

/** Every track has as much audio as its old audio at the new pace. */
function confirmPace(step: Pace, seen: ReadBack): Result<void> {
  const factor = 1 + percentOf(step.args, lengthOf(step.range)) / 100
  return confirmAll(step.tool, [
    { holds: seen.outcome.changed, expected: { kind: 'another-length' }, found: { kind: 'nothing-changed' } },
    ...expectAudioAtPace(step, seen, 1 / factor),
  ])
}

function sayPace(args: PaceWays, lasts: number): string {
  if (args.length !== undefined) return `${formatTime(args.length)} long`
  const percent = percentOf(args, lasts)
  return `${Math.round(Math.abs(percent) * 10) / 10}% ${percent < 0 ? 'slower' : 'faster'}`
}
