import { expect, test } from 'vitest'
import { fitRate } from '../../../../../renderer/features/tools/fitRate.ts'
import { presetDraft, startDraft } from '../../../../../renderer/features/tools/toolDraft.ts'
import { makeTools } from '../../../../support/window/makeTools.ts'

const toolAt = (name: string, sampleRate: number) => {
  const tool = makeTools().find((one) => one.name === name)
  if (tool === undefined) throw new Error(`there is no ${name}`)
  return fitRate(tool, sampleRate)
}

test('a filter begins below half of the rate, and goes no higher', () => {
  const lowPass = toolAt('apply_low_pass', 8000)
  expect(startDraft(lowPass)).toMatchObject({ frequency_hz: 3600 })
  expect(lowPass.fields.find(({ key }) => key === 'frequency_hz')).toMatchObject({ max: 3999 })
  expect(startDraft(toolAt('apply_low_pass', 48_000))).toMatchObject({ frequency_hz: 12_000 })
  expect(startDraft(toolAt('apply_high_pass', 8000))).toMatchObject({ frequency_hz: 80 })
})

test('a preset and what was used last begin there too, where the sound has nothing so high', () => {
  const lowPass = toolAt('apply_low_pass', 8000)
  const hiss = { name: 'Hiss', values: { frequency_hz: 12_000, rolloff_db: 12 } }
  expect(presetDraft(lowPass, startDraft(lowPass), hiss)).toMatchObject({ frequency_hz: 3600 })
  expect(startDraft(lowPass, { frequency_hz: 9000 })).toMatchObject({ frequency_hz: 3600 })
})

test('bands of an equalizer are held to it, other values are not', () => {
  const equalizer = toolAt('apply_equalizer', 8000)
  const bands = equalizer.fields.find((field) => field.kind === 'rows')
  expect(bands?.columns.map(({ key, max }) => [key, max])).toEqual(
    expect.arrayContaining([
      ['frequency_hz', 3999],
      ['gain_db', 30],
    ]),
  )
})
