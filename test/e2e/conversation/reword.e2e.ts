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

story('a problem is said where no lane moves, and nothing to redo is none', page, async ({ start }) => {
  // given
  const tapehand = await start()
  const lanes = await tapehand.page.locator('.lanes-frame').boundingBox()
  const isBeside = async () => {
    const notice = await tapehand.problems.boundingBox()
    const after = await tapehand.page.locator('.lanes-frame').boundingBox()
    const right = (after?.x ?? 0) + (after?.width ?? 0)
    return (notice?.x ?? 0) >= right || (notice?.y ?? 0) >= (after?.y ?? 0) + (after?.height ?? 0)
  }
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
  expect(await tapehand.page.locator('.lanes-frame').boundingBox()).toEqual(lanes)
  await expect.poll(isBeside).toBe(true)
  expect(await violations(tapehand)).toEqual([])
  // when: the same can be done elsewhere
  await tapehand.clickAt(1, lane.width / 2)
  await tapehand.page.keyboard.press('Control+i')
  // then
  await expect(tapehand.page.locator('.lane .clip:visible')).toHaveCount(3)
  await expect(tapehand.problems).toHaveCount(0)
  // when: there is no room beside the lanes
  for (const size of [
    { width: 640, height: 800 },
    { width: 400, height: 700 },
  ]) {
    await tapehand.page.setViewportSize(size)
    const narrow = await tapehand.lane(1)
    await tapehand.clickAt(1, narrow.width - 6)
    const before = await tapehand.page.locator('.lanes-frame').boundingBox()
    await tapehand.page.keyboard.press('Control+i')
    // then
    await expect(tapehand.problems).toHaveCount(1)
    expect(await tapehand.page.locator('.lanes-frame').boundingBox()).toEqual(before)
    await expect.poll(isBeside, `${size.width} wide`).toBe(true)
    await tapehand.photograph(`notice-${size.width}`)
    expect(await violations(tapehand)).toEqual([])
    await tapehand.problems.getByRole('button', { name: 'Dismiss' }).click()
  }
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
