import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { usualChatWidth } from '../../../../renderer/store/slices/viewSlice.ts'

/** From the last style sheet that speaks of a window so wide. */
function widthOfShell(window: number): number {
  const css = readFileSync(new URL('../../../../renderer/app/shell.css', import.meta.url), 'utf8')
  const rules = [...css.matchAll(/@media \(min-width: (\d+)px\) \{\s*\.shell > \.side \{\s*width: (\d+)px/gu)]
  expect(rules).toHaveLength(3)
  const wide = rules.filter(([, least]) => window >= Number(least)).at(-1)
  return Number(wide?.[2])
}

test.each([981, 1280, 1599, 1600, 2560, 3199, 3200, 3840])(
  'the shell of a page that is %i wide leaves the chat as much room as the chat then takes',
  (window) => expect(widthOfShell(window)).toBe(usualChatWidth(window)),
)
