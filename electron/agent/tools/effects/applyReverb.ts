import { z } from 'zod'
import { limits } from '../../../../shared/schemas/limits.ts'
import { defineEffect } from './defineEffect.ts'
import { confirmTail, sayUnheard } from './expectTail.ts'
import { sayDb, sayNames, sayRange } from '../sentences/saying.ts'
import { numberIn } from '../schema/parameters.ts'
import { sound, setting, milliseconds, strength } from '../../reader/frames/slots.ts'

export const applyReverb = defineEffect({
  name: 'apply_reverb',
  title: 'Reverb',
  description: 'Adds the sound of a room. Length stays: what would ring on behind the range is cut off.',
  parameters: z.strictObject({
    room_size: numberIn(limits.roomSize).default(limits.roomSize.default).describe('Percent.'),
    damping: numberIn(limits.reverbDamping)
      .default(limits.reverbDamping.default)
      .describe('How soon high sound dies away, percent.'),
    wet_db: numberIn(limits.reverbLevelDb).default(limits.reverbLevelDb.wet).describe('Level of the room, dB.'),
    dry_db: numberIn(limits.reverbLevelDb).default(limits.reverbLevelDb.dry).describe('Level of the sound itself, dB.'),
    pre_delay_ms: numberIn(limits.preDelayMs).default(limits.preDelayMs.default).describe('How late the room answers.'),
  }),
  frames: [
    {
      acts: ['reverb', 'light:reverb'],
      target: { ...sound, ties: ['bare', 'on', 'to'] },
      slots: [
        setting('room_size', 'percent', 'room'),
        setting('damping', 'percent', 'damping'),
        setting('wet_db', 'gain', 'wet'),
        setting('dry_db', 'gain', 'dry'),
        milliseconds('pre_delay_ms', 'predelay'),
        strength({ room_size: 40, wet_db: -14 }, { room_size: 85, wet_db: -4 }),
      ],
    },
  ],
  words: ['reverb', 'add reverb', 'add some reverb', 'put reverb', 'reverberate', 'add room'],
  request: (args) => ({
    kind: 'reverb',
    roomSize: args.room_size,
    damping: args.damping,
    wetDb: args.wet_db,
    dryDb: args.dry_db,
    preDelayMs: args.pre_delay_ms,
  }),
  sentence: (step, names) =>
    `Add reverb to ${sayRange(step.range)} of ${sayNames(names)}: room ${step.args.room_size}%, ${sayDb(step.args.wet_db)}`,
  done: (step, names, seen) =>
    `Added reverb to ${sayRange(step.range)} of ${sayNames(names)}: room ${step.args.room_size}%, ${sayDb(step.args.wet_db)}${sayUnheard(seen)}`,
  confirm: confirmTail,
})
