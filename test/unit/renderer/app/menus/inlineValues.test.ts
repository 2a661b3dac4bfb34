import { expect, test } from 'vitest'
import { inlineValues } from '../../../../../renderer/app/menus/inlineValues.ts'
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
