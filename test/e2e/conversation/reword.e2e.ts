import { violations } from '../support/axeOn.ts'
import { expect, page, story } from '../support/story.ts'

story('one’s own words are found, changed and said again, in the place of what they did', page, async ({ start }) => {
  // given
  const tapehand = await start()
  await tapehand.expectLength('1:03.5')
  await tapehand.say('mute the music')
  await tapehand.expectAnswer(/Music/, 'Done')
  // when
  await tapehand.the('message-person').last().hover()
  await tapehand.the('reword').last().click()
  // then
  await expect(tapehand.the('rewording')).toContainText('taken back first')
  await tapehand.photograph('reword')
  // when
  await tapehand.the('chat-input').fill('mute the voice')
  await tapehand.page.keyboard.press('Enter')
  // then
  await tapehand.expectAnswer(/Voice/, 'Done')
  await expect(tapehand.page.locator('.message-undone')).toHaveCount(1)
  // when
  await tapehand.the('chat-search-open').click()
  await tapehand.the('chat-search').fill('music')
  // then
  await expect(tapehand.the('chat-search-count')).toHaveText(/1 of [12]/)
  await expect(tapehand.page.locator('.message-found')).toBeInViewport()
  // the list is scrolled, and not the window with it
  await expect(tapehand.the('main-menu')).toBeInViewport({ ratio: 1 })
  await tapehand.photograph('chat-search')
  expect(await violations(tapehand)).toEqual([])
})

story('a problem is said beside the lanes, and nothing to redo is none', page, async ({ start }) => {
  // given
  const tapehand = await start()
  const lane = await tapehand.lane(1)
  // Behind the end of the voice, where there is nothing to split.
  await tapehand.clickAt(1, lane.width - 12)
  // when
  await tapehand.page.keyboard.press('Control+Shift+z')
  await expect(tapehand.the('announcer')).toContainText('nothing to redo')
  await expect(tapehand.problems).toHaveCount(0)
  await tapehand.page.keyboard.press('Control+i')
  // then
  await expect(tapehand.problems).toHaveCount(1)
  await tapehand.photograph('notice')
  const notice = await tapehand.problems.boundingBox()
  const lanes = await tapehand.the('timeline').boundingBox()
  expect((notice?.y ?? 0) >= (lanes?.y ?? 0) + (lanes?.height ?? 0)).toBe(true)
})

story('a notice leaves by itself, but not while it is read', page, async ({ start }) => {
  // given: a window whose time is told by hand
  const tapehand = await start()
  await tapehand.page.clock.install()
  const lane = await tapehand.lane(1)
  await tapehand.clickAt(1, lane.width - 12)
  await tapehand.page.keyboard.press('Control+i')
  await expect(tapehand.problems).toHaveCount(1)
  // when: it is pointed at
  await tapehand.problems.hover()
  await tapehand.page.clock.runFor(60_000)
  // then
  await expect(tapehand.problems).toHaveCount(1)
  // when
  await tapehand.page.mouse.move(2, 2)
  await tapehand.page.clock.runFor(60_000)
  // then
  await expect(tapehand.problems).toHaveCount(0)
})
