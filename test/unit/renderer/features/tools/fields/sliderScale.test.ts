import { expect, test } from 'vitest'
import { sliderScale } from '../../../../../../renderer/features/tools/fields/sliderScale.ts'
import type { NumberToolField } from '../../../../../../shared/schemas/toolEntry.ts'
import { makeTools } from '../../../../../support/window/makeTools.ts'

function scaleOf(toolName: string, key: string) {
  const field = makeTools()
    .find(({ name }) => name === toolName)
    ?.fields.find((one): one is NumberToolField => one.kind === 'number' && one.key === key)
  if (field === undefined) throw new Error(`${toolName} has no ${key}`)
  return sliderScale(field)
}

test.each([
  ['apply_high_pass', 'frequency_hz', [10, 80, 1000, 24_000]],
  ['apply_compressor', 'threshold_db', [-80, -12.3, 0]],
  ['apply_compressor', 'ratio', [1, 2, 8, 100]],
  ['apply_compressor', 'attack_ms', [0, 1, 10, 1000]],
  ['apply_compressor', 'release_ms', [1, 150, 10_000]],
  ['apply_noise_reduction', 'smoothing_bands', [0, 3, 12]],
])('a slider of %s, %s gives back the values that it shows', (tool, key, values) => {
  const scale = scaleOf(tool, key)
  expect(values.map((value) => scale?.valueAt(scale.at(value)))).toEqual(values)
  expect([scale?.at(values[0] ?? 0), scale?.at(values.at(-1) ?? 0)]).toEqual([0, 1])
})

test('each doubling of a frequency is as long as the last, and a step is a part of the value', () => {
  const scale = scaleOf('apply_high_pass', 'frequency_hz')
  const length = (from: number, to: number) => (scale?.at(to) ?? 0) - (scale?.at(from) ?? 0)
  expect(length(100, 200)).toBeCloseTo(length(5000, 10_000), 9)
  expect([scale?.stepAt(80), scale?.stepAt(8000)]).toEqual([1, 100])
})

test('times in a project have no slider', () => {
  expect(scaleOf('apply_noise_reduction', 'profile_start')).toBeNull()
})
