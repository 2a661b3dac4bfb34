import { expect, test } from 'vitest'
import { inlineValues, readInline } from '../../../../../renderer/app/menus/inlineValues.ts'
import type { NumberToolField, ToolEntry } from '../../../../../shared/schemas/toolEntry.ts'

const number = (key: string, unit: string, limits: Partial<NumberToolField> = {}): NumberToolField => ({
  kind: 'number',
  key,
  name: key,
  description: '',
  required: false,
  unit,
  min: null,
  max: null,
  whole: false,
  start: null,
  ...limits,
})
const compressor: Pick<ToolEntry, 'fields'> = {
  fields: [
    number('threshold_db', 'dB', { min: -60, max: 0 }),
    number('ratio', '', { min: 1, max: 20 }),
    number('attack', 's', { min: 0, max: 1 }),
    number('frequency_hz', 'Hz', { min: 20, max: 20_000 }),
  ],
}

test.each([
  ['compressor -20 dB', { threshold_db: -20 }],
  ['compressor 4', { ratio: 4 }],
  ['Kompressor −18,5 dB 3', { threshold_db: -18.5, ratio: 3 }],
  ['compressor 20 ms', { attack: 0.02 }],
  ['high pass 1.2 kHz', { frequency_hz: 1200 }],
  ['compressor 5 dB', {}],
  ['compressor', {}],
  ['mp3 on track2', {}],
])('%s gives %j', (query, values) => expect(inlineValues(query, compressor)).toEqual(values))

const amplify = { fields: [number('gain_db', 'dB', { min: -60, max: 60 })] }
const speed = { fields: [number('percent', '%', { min: -95, max: 500 }), number('factor', '', { min: 0.1, max: 10 })] }
const tempo = { fields: [number('percent', '%', { min: -95, max: 500 })] }

test.each([
  ['compress 4:1', compressor, { ratio: 4 }, []],
  ['compress 4:1 20 ms', compressor, { ratio: 4, attack: 0.02 }, []],
  ['lower volume 6 dB', amplify, { gain_db: -6 }, []],
  ['lower volume +6 dB', amplify, { gain_db: 6 }, []],
  ['amplify 3 s', amplify, {}, ['3 s']],
  ['amplify 6 dB 3 s', amplify, { gain_db: 6 }, ['3 s']],
  ['compressor 5 dB', compressor, {}, ['5 dB']],
  ['speed 1.25', tempo, {}, ['1.25']],
  ['speed 1.25x', tempo, { percent: 25 }, []],
  ['speed 0,5x', tempo, { percent: -50 }, []],
  ['speed 1.25x', speed, { factor: 1.25 }, []],
  ['slower 10 %', tempo, { percent: -10 }, []],
  ['4:1', amplify, {}, ['4:1']],
] as const)('%s says what has a place, and what has none', (query, tool, values, left) => {
  expect(readInline(query, tool, ['lower', 'reduce', 'slower'])).toEqual({ values, left })
})
