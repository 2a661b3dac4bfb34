import { z } from 'zod'
import { limits } from '../../../../shared/schemas/limits.ts'
import { defineTool } from '../defineTool.ts'
import { sayDb, sayNames, sayRange } from '../saying.ts'
import { confirmGenerated, sparesAudio } from './expectGenerated.ts'

export const generateTone = defineTool({
  name: 'generate_tone',
  group: 'effects',
  title: 'Tone',
  description:
    'Makes a tone in place of the range, or at `time` where nothing is selected (what follows moves); on a new track where none is selected.',
  parameters: z.strictObject({
    frequency_hz: z
      .number()
      .min(limits.toneHz.min)
      .max(limits.toneHz.max)
      .default(limits.toneHz.default)
      .describe('Pitch in Hz.'),
    level_db: z
      .number()
      .min(limits.generatedDb.min)
      .max(limits.generatedDb.max)
      .default(limits.generatedDb.default)
      .describe('Peak in dBFS.'),
    duration: z
      .number()
      .min(limits.generated.min)
      .max(limits.generated.max)
      .optional()
      .describe('Seconds. Left out: as long as the range, else a second.'),
    waveform: z.enum(['sine', 'square', 'sawtooth', 'triangle']).default('sine').describe('Shape of the wave.'),
  }),
  reads: [
    { state: 'timeSelection', need: 'optional' },
    { state: 'cursor', need: 'optional' },
    { state: 'selectedTracks', need: 'optional' },
  ],
  writes: ['content', 'timeSelection', 'selectedTracks', 'cursor'],
  impact: 'rewrites',
  spares: sparesAudio,
  regions: 'range rewritten',
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
  request: (args, step) => ({
    kind: 'generateTone',
    waveform: args.waveform,
    frequencyHz: args.frequency_hz,
    levelDb: args.level_db,
    duration: args.duration ?? (step.range === null ? limits.generated.default : step.range.end - step.range.start),
  }),
  sentence: (step) =>
    `Make ${sayTone(step.args)} ${step.range === null ? `of ${step.args.duration ?? limits.generated.default} s` : `in place of ${sayRange(step.range)}`}`,
  done: (step, _names, { outcome }) =>
    `Made ${sayTone(step.args)} at ${sayRange(outcome.range)} of ${sayNames(outcome.tracks)}`,
  confirm: confirmGenerated,
})

function sayTone(args: {
  readonly frequency_hz: number
  readonly waveform: string
  readonly level_db: number
}): string {
  return `a ${args.waveform} tone of ${args.frequency_hz} Hz at ${sayDb(args.level_db)}`
}
