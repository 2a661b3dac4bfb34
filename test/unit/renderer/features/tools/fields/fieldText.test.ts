import { expect, test } from 'vitest'
import { sayAbout } from '../../../../../../renderer/features/tools/fields/fieldText.tsx'
import type { NumberToolField } from '../../../../../../shared/schemas/toolEntry.ts'
import { textsFor } from '../../../../../../shared/texts/index.ts'
import { makeTools } from '../../../../../support/window/makeTools.ts'

const fieldOf = (tool: string, key: string) => {
  const field = makeTools()
    .find(({ name }) => name === tool)
    ?.fields.find((one) => one.key === key)
  if (field?.kind !== 'number') throw new Error(`${tool} has no number ${key}`)
  return field satisfies NumberToolField
}

test('a time that may be hours says so in hours, a short one in seconds', () => {
  const texts = textsFor('en', 'en-GB')
  expect(sayAbout(fieldOf('apply_noise_reduction', 'profile_end'), texts)).toBe('Its end. 0 s to 100 h.')
  expect(sayAbout(fieldOf('apply_change_tempo', 'length'), texts)).toMatch(/0\.01 s to 10 h\.$/u)
  expect(sayAbout(fieldOf('apply_auto_duck', 'fade_ms'), texts)).toMatch(/0 to 10000 ms\.$/u)
})

test('German writes the same with its own decimal sign', () => {
  expect(sayAbout(fieldOf('apply_change_tempo', 'length'), textsFor('de', 'de-DE'))).toContain('0,01 s bis 10 h')
})
