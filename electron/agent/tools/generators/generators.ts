import { z } from 'zod'
import { limits } from '../../../../shared/schemas/limits.ts'
import type { Result } from '../../../../shared/result.ts'
import { defineTool, type PreparedStep, type ReadBack, type Tool, type ToolLiteral } from '../contract/defineTool.ts'
import { confirmAll } from '../readBack/confirming.ts'
import { audioIn, audioOf, sameTime } from '../readBack/measureTracks.ts'
import type { Slot } from '../../reader/frames/frame.ts'
import { numberIn } from '../schema/parameters.ts'
import { sayDb, sayNames, sayRange } from '../sentences/saying.ts'

const levelParameter = numberIn(limits.generatedDb).default(limits.generatedDb.default).describe('Peak in dBFS.')
const durationParameter = numberIn(limits.generated)
  .optional()
  .describe('Seconds. Left out: as long as the range, else a second.')

/** Where it goes and how loud and long it is. */
const soundSlots: readonly Slot[] = [
  { param: 'time', content: 'point', ties: ['at', 'to', 'from', 'after', 'before'] },
  { param: 'level_db', ties: ['at', 'with', 'by', 'bare'], dimensions: ['gain'], settings: ['level'] },
  { param: 'duration', ties: ['over', 'by', 'bare'], dimensions: ['duration'], settings: ['duration'] },
  { param: '#place', choice: 'place', ties: ['on'] },
]
const toneSlots: readonly Slot[] = [
  ...soundSlots,
  { param: 'frequency_hz', ties: ['by', 'bare', 'at', 'with'], dimensions: ['frequency'], settings: ['frequency'] },
  { param: 'waveform', choice: 'waveform' },
]

export const generateTone = defineGenerator({
  name: 'generate_tone',
  title: 'Tone',
  description:
    'Makes a tone in place of the range, or at `time` where nothing is selected (what follows moves); on a new track where none is selected.',
  parameters: z.strictObject({
    frequency_hz: numberIn(limits.toneHz).default(limits.toneHz.default).describe('Pitch in Hz.'),
    level_db: levelParameter,
    duration: durationParameter,
    waveform: z.enum(['sine', 'square', 'sawtooth', 'triangle']).default('sine').describe('Shape of the wave.'),
  }),
  frames: [
    {
      acts: ['light:tone', 'generate:tone'],
      target: { object: ['part', 'label', 'clip'], place: ['track'], ties: ['bare'] },
      slots: toneSlots,
    },
    {
      acts: ['beep'],
      target: { object: ['part', 'label', 'clip'], place: ['track'], ties: ['bare'] },
      slots: toneSlots,
      replaces: true,
    },
  ],
  words: [
    'generate a tone',
    'generate tone',
    'generate … tone',
    'insert … tone',
    'add … tone',
    'insert a tone',
    'add a tone',
    'beep',
    'add a beep',
    'add … beep',
    'insert a beep',
    'insert … beep',
    'bleep',
    'bleep out',
    'test tone',
  ],
  request: (args, { range }) => ({
    kind: 'generateTone',
    waveform: args.waveform,
    frequencyHz: args.frequency_hz,
    levelDb: args.level_db,
    duration: durationOf(args, range),
  }),
  before: sayTone,
  after: sayTone,
})

export const generateNoise = defineGenerator({
  name: 'generate_noise',
  title: 'Noise',
  description:
    'Makes noise in place of the range, or at `time` where nothing is selected (what follows moves); on a new track where none is selected.',
  parameters: z.strictObject({
    kind: z.enum(['white', 'pink', 'brown']).default('white').describe('Its colour; pink and brown are darker.'),
    level_db: levelParameter,
    duration: durationParameter,
  }),
  frames: [
    {
      acts: ['light:noise', 'generate:noise'],
      target: { object: ['part', 'label'], place: ['track'], ties: ['bare'] },
      slots: [...soundSlots, { param: 'kind', choice: 'noise' }],
    },
  ],
  words: [
    'generate noise',
    'generate … noise',
    'insert noise',
    'insert … noise',
    'add white noise',
    'add pink noise',
    'add brown noise',
  ],
  request: (args, { range }) => ({
    kind: 'generateNoise',
    color: args.kind,
    levelDb: args.level_db,
    duration: durationOf(args, range),
  }),
  before: (args) => `${args.kind} noise at ${sayDb(args.level_db)}`,
  after: (args) => `${args.kind} noise`,
})

interface GeneratorLiteral<Shape extends z.ZodObject> extends Pick<
  ToolLiteral<Shape>,
  'name' | 'title' | 'description' | 'parameters' | 'frames' | 'words' | 'request'
> {
  /** What is made, as the sentence before and the one after it call it. */
  readonly before: (args: z.output<Shape>) => string
  readonly after: (args: z.output<Shape>) => string
}

function defineGenerator<Shape extends z.ZodObject<{ duration: typeof durationParameter }>>({
  before,
  after,
  ...literal
}: GeneratorLiteral<Shape>): Tool {
  return defineTool<Shape>({
    ...literal,
    group: 'effects',
    reads: [
      { state: 'timeSelection', need: 'optional' },
      { state: 'cursor', need: 'optional' },
      { state: 'selectedTracks', need: 'optional' },
    ],
    writes: ['content', 'timeSelection', 'selectedTracks', 'cursor'],
    impact: 'rewrites',
    spares: sparesAudio,
    regions: 'range rewritten',
    sentence: (step) => `Make ${before(step.args)} ${sayWhere(step)}`,
    done: (step, _names, { outcome }) =>
      `Made ${after(step.args)} at ${sayRange(outcome.range)} of ${sayNames(outcome.tracks)}`,
    confirm: confirmGenerated,
  })
}

interface Tone {
  readonly frequency_hz: number
  readonly waveform: string
  readonly level_db: number
}

function sayTone({ frequency_hz, waveform, level_db }: Tone): string {
  return `a ${waveform} tone of ${frequency_hz} Hz at ${sayDb(level_db)}`
}

interface Args {
  readonly duration?: number | undefined
}

function durationOf(args: Args, range: PreparedStep['range']): number {
  return args.duration ?? (range === null ? limits.generated.default : range.end - range.start)
}

function sayWhere({ args, range }: PreparedStep<Args>): string {
  return range === null ? `of ${durationOf(args, range)} s` : `in place of ${sayRange(range)}`
}

/** Where it says that it put the sound there is as much audio as it should be long, on every track that it names. */
function confirmGenerated(
  step: PreparedStep<{ readonly duration?: number | undefined }>,
  seen: ReadBack,
): Result<void> {
  const { range, tracks } = seen.outcome
  if (range === null)
    return confirmAll(step.tool, [{ holds: false, expected: { kind: 'new-sound' }, found: { kind: 'none' } }])
  const length = range.end - range.start
  const filled = seen.after.tracks.filter(
    (track) => tracks.includes(track.name) && sameTime(audioIn(track, range), length, seen.after),
  )
  const wanted =
    step.args.duration ?? (step.range === null ? limits.generated.default : step.range.end - step.range.start)
  return confirmAll(step.tool, [
    {
      holds: seen.outcome.changed && tracks.length > 0 && filled.length >= tracks.length,
      expected: { kind: 'sound-from', seconds: length, from: range.start },
      found: { kind: 'less' },
    },
    {
      holds: sameTime(length, wanted, seen.after),
      expected: { kind: 'of-length', seconds: wanted },
      found: { kind: 'length', seconds: length },
    },
  ])
}

/** All the audio that was there is there still, and the new sound beside it: nothing was replaced. */
function sparesAudio({ before, after, outcome }: ReadBack): boolean {
  const amount = (view: ReadBack['before']): number => view.tracks.reduce((sum, track) => sum + audioOf(track), 0)
  const made =
    outcome.range === null ? 0 : (outcome.range.end - outcome.range.start) * Math.max(1, outcome.tracks.length)
  return sameTime(amount(after), amount(before) + made, after)
}
