import { expect } from './story.ts'
import type { TapehandWindow } from './tapehandWindow.ts'

/** Opens the palette, types, and takes what is found. */
export async function runByPalette(tapehand: TapehandWindow, words: string): Promise<void> {
  await tapehand.page.keyboard.press('Control+Shift+P')
  await expect(tapehand.the('palette-input')).toBeFocused()
  await tapehand.page.keyboard.type(words)
  await tapehand.page.keyboard.press('Enter')
  await expect(tapehand.the('palette')).toBeHidden()
}
