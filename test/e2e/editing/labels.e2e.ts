import { writeRecording } from '../support/recordings.ts'
import { expect, page, story } from '../support/story.ts'

story(
  'a point is dragged, and the edges and the text of a label go by keyboard, announced',
  page,
  async ({ start, folder }) => {
    // given
    const tapehand = await start({ files: [writeRecording(folder)] })
    const { keyboard, mouse } = tapehand.page
    await tapehand.say('add a label called Here at 30 seconds')
    await tapehand.expectAnswer(/\S/, 'Done')
    await tapehand.say('add a label called Intro from 0 to 6 seconds')
    await tapehand.expectAnswer(/Intro/, 'Done')
    const point = tapehand.page.locator('.label-point')
    await expect(point).toHaveText('Here')
    // when
    const lane = await tapehand.lane(1)
    const place = await point.boundingBox()
    if (place === null) throw new Error('the label is not shown')
    await mouse.move(place.x, place.y + 10)
    await mouse.down()
    await mouse.move(place.x + lane.width / 12, place.y + 10, { steps: 4 })
    await mouse.up()
    // then
    await expect(tapehand.the('announcer')).toContainText(/Label Here, at 0:3[45]/)
    await expect
      .poll(async () => Math.round((await point.boundingBox())?.x ?? 0))
      .toBeGreaterThan(Math.round(place.x + lane.width / 12) - 3)
    // when
    await tapehand.the('timeline').focus()
    await keyboard.press('Home')
    await expect.poll(() => tapehand.times()).toContain('Cursor 0:00.000')
    await keyboard.press('Alt+ArrowLeft')
    await expect.poll(() => tapehand.times()).toMatch(/Cursor 0:3[45]/)
    await keyboard.press('Alt+ArrowRight')
    await expect.poll(() => tapehand.times()).toContain('0:06.000')
    await keyboard.press('Alt+Shift+ArrowRight')
    // then
    await expect.poll(() => tapehand.times()).toMatch(/Selection 0:00\.000 – 0:06\.(?!000)\d/)
    // when
    await keyboard.press('F2')
    await tapehand.the('label-text').fill('Opening')
    await keyboard.press('Enter')
    // then
    await expect(tapehand.the('announcer')).toContainText('The label says Opening now')
    await expect(tapehand.the('timeline')).toBeFocused()
    // when
    await tapehand.the('label-list-open').click()
    await tapehand.page.getByRole('textbox', { name: 'End of the label Opening' }).fill('0:08')
    await keyboard.press('Enter')
    // then
    await expect(tapehand.the('announcer')).toContainText('Label Opening, 0:00 to 0:08')
  },
)
