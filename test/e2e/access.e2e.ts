import type { Locator } from '@playwright/test'
import { axeOn } from './support/axeOn.ts'
import { expect, page, story } from './support/story.ts'
import type { TapehandWindow } from './support/tapehandWindow.ts'

async function violations(tapehand: TapehandWindow): Promise<string[]> {
  const { violations: found } = await (await axeOn(tapehand.page)).setLegacyMode().analyze()
  return found.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help} (${node.target.join(' ')})`))
}

for (const theme of ['light', 'dark', 'contrast'] as const) {
  story(
    `axe finds nothing wrong in the ${theme} theme: main window, settings, question, approval, result`,
    page,
    async ({ start }) => {
      // given
      const tapehand = await start()
      await tapehand.the('settings-open').click()
      await tapehand.the(`theme-${theme}`).click()
      await tapehand.the('planner-model').click()
      // then
      expect(await violations(tapehand), 'settings').toEqual([])
      await tapehand.the('planner-offline').click()
      await tapehand.the('settings-save').click()
      await expect(tapehand.the('settings')).toBeHidden()
      expect(await violations(tapehand), 'main window').toEqual([])
      // when
      await tapehand.say('normalize')
      await expect(tapehand.question).toBeVisible()
      // then
      expect(await violations(tapehand), 'question').toEqual([])
      // when
      await tapehand.say('trim the first 30 seconds')
      await expect(tapehand.approval).toBeVisible()
      // then
      expect(await violations(tapehand), 'approval').toEqual([])
      await tapehand.photograph(`theme-${theme}`)
      // when
      await tapehand.approve()
      await tapehand.expectAnswer(/\S/, 'Done')
      // then
      expect(await violations(tapehand), 'result').toEqual([])
    },
  )
}

story('the main job goes by keyboard alone', async ({ start }) => {
  // given
  const tapehand = await start()
  const { keyboard } = tapehand.page
  const focusOn = async (place: Locator) => {
    for (let press = 0; press < 60; press++) {
      if (await place.evaluate((element) => element.contains(document.activeElement))) return
      await keyboard.press('Tab')
    }
    throw new Error(`Tab does not lead to ${String(place)}`)
  }
  /** A toolbar is one stop of the Tab key; the arrows go on inside it. */
  const arrowTo = async (testId: string) => {
    for (let press = 0; press < 30; press++) {
      if (await tapehand.the(testId).evaluate((element) => element === document.activeElement)) return
      await keyboard.press('ArrowRight')
    }
    throw new Error(`the arrow keys do not lead to ${testId}`)
  }
  // when
  await focusOn(tapehand.the('chat-input'))
  await keyboard.type('trim the first 30 seconds')
  await keyboard.press('Enter')
  // then
  await expect(tapehand.approval).toBeVisible()
  await expect(tapehand.the('chat-input')).toBeFocused()
  // when
  await keyboard.press('Control+Enter')
  // then
  await tapehand.expectAnswer(/0:30/, 'Done')
  await tapehand.expectLength('0:30')
  // when
  await focusOn(tapehand.page.getByRole('toolbar', { name: 'History' }))
  await arrowTo('undo')
  await keyboard.press('Enter')
  // then
  await tapehand.expectLength('1:03.5')
})
