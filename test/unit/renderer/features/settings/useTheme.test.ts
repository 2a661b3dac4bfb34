import { expect, test } from 'vitest'
import { resolveTheme } from '../../../../../renderer/features/settings/useTheme.ts'

test.each([
  ['light', true, true, 'light'],
  ['system', true, false, 'dark'],
  ['system', false, false, 'light'],
  ['system', false, true, 'contrast'],
] as const)('%s with dark %s and contrast %s is %s', (choice, dark, contrast, expected) => {
  expect(resolveTheme(choice, { dark, contrast })).toBe(expected)
})
