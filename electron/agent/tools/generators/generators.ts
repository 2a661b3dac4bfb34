import { z } from 'zod'
import { limits } from '../../../../shared/schemas/limits.ts'
import type { Slot } from '../../reader/frames/frame.ts'
import { numberIn } from '../schema/parameters.ts'
import { sayDb } from '../sentences/saying.ts'
import { defineGenerator, durationOf, durationParameter } from './defineGenerator.ts'

const levelParameter = numberIn(limits.generatedDb).default(limits.generatedDb.default).describe('Peak in dBFS.')

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
      makes: true,
      target: { object: ['part', 'label', 'clip'], place: ['track'], ties: ['bare', 'over'], bounded: true },
      slots: toneSlots,
    },
    {
      acts: ['beep'],
      target: { object: ['part', 'label', 'clip'], place: ['track'], ties: ['bare', 'over'] },
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
      makes: true,
      mayBeHeard: true,
      target: { object: ['part', 'label'], place: ['track'], ties: ['bare', 'over'], bounded: true },
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

interface Tone {
  readonly frequency_hz: number
  readonly waveform: string
  readonly level_db: number
}

function sayTone({ frequency_hz, waveform, level_db }: Tone): string {
  return `a ${waveform} tone of ${frequency_hz} Hz at ${sayDb(level_db)}`
}
