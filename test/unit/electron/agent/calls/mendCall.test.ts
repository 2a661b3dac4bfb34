import { expect, it } from 'vitest'
import { z } from 'zod'
import { mendCall } from '../../../../../electron/agent/calls/mendCall.ts'

const schema = z.strictObject({
  time: z.number(),
  gain_db: z.number().optional(),
  count: z.number().int().optional(),
  tracks: z.array(z.union([z.string(), z.number()])).optional(),
  loop: z.boolean().optional(),
})

it.each<[what: string, given: Record<string, unknown>, mended: Record<string, unknown>]>([
  ['digits as text', { time: '20' }, { time: 20 }],
  ['a decimal and a minus', { time: ' -1.5 ' }, { time: -1.5 }],
  ['one name for a list', { time: 1, tracks: 'Voice' }, { time: 1, tracks: ['Voice'] }],
  ['one number for a list', { time: 1, tracks: 2 }, { time: 1, tracks: [2] }],
  ['a time as it is written', { time: '1:30' }, { time: 90 }],
  ['digits of another script', { time: '١٠' }, { time: 10 }],
  ['digits as wide as letters', { time: '１０.5' }, { time: 10.5 }],
  ['a real minus and a unit', { time: 1, gain_db: '−3 dB' }, { time: 1, gain_db: -3 }],
  ['a plus', { time: 1, gain_db: '+3' }, { time: 1, gain_db: 3 }],
  ['a truth as text', { time: 1, loop: 'true' }, { time: 1, loop: true }],
])('puts %s right', (_, given, mended) => expect(mendCall(schema, given)).toEqual(mended))

it.each<[what: string, given: Record<string, unknown>]>([
  ['words', { time: 'soon' }],
  ['an exponent', { time: '1e308' }],
  ['nothing', { time: '' }],
  ['what is not known', { time: 1, where: 'here' }],
  ['the unit of something else', { time: 1, gain_db: '3 Hz' }],
  ['a fraction as a letter', { time: '½' }],
  ['a number of the machine', { time: '0x0a' }],
  ['null', { time: null }],
  ['a list', { time: [1] }],
])('leaves %s for the schema to refuse', (_, given) => expect(mendCall(schema, given)).toBe(given))
