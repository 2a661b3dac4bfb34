import { expect, page, story } from '../support/story.ts'
import { writeRecording } from '../support/recordings.ts'

/** The edges land where the join is not heard. */
const tenSecondsLess = /^0:(49|50)/u

story('a receipt shows what was done, leads to it, and undoes and redoes it', page, async ({ start, folder }) => {
  // given
  const tapehand = await start({ files: [writeRecording(folder)] })
  // when
  await tapehand.say('delete from 20 to 30 seconds')
  await tapehand.approve()
  // then
  const card = tapehand.answers.last()
  await tapehand.expectAnswer(/1:00.*0:(49|50)/, 'Done')
  await expect(card.locator('.receipt-strip')).toHaveCount(2)
  await expect(card.locator('.receipt-gap')).toHaveCount(1)
  // when
  await tapehand.the('show-this').click()
  // then
  await expect(tapehand.page.locator('.shown-box').first()).toBeVisible()
  await tapehand.photograph('receipt')
  // when
  await tapehand.the('undo-this').click()
  await tapehand.expectLength('1:00')
  await tapehand.the('redo-this').click()
  // then
  await tapehand.expectLength(tenSecondsLess)
  await expect(tapehand.the('undo-this')).toBeVisible()
})

story('a receipt and its pictures are there again after a restart', page, async ({ start, folder }) => {
  // given
  const tapehand = await start({ files: [writeRecording(folder)] })
  await tapehand.say('delete from 20 to 30 seconds')
  await tapehand.approve()
  await tapehand.expectLength(tenSecondsLess)
  await tapehand.app.close()
  // when
  const again = await start()
  // then
  await again.expectAnswer(/0:(49|50)/, 'Done')
  await expect(again.answers.last().locator('.receipt-strip')).toHaveCount(2)
})
