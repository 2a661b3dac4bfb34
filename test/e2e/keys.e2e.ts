import { violations } from './support/axeOn.ts'
import { expect, page, story } from './support/story.ts'
import { writeRecording } from './support/recordings.ts'

story('keys are found, changed with a clash said, kept over a start, and set back', page, async ({ start, folder }) => {
  // given
  let tapehand = await start({ files: [writeRecording(folder)] })
  await tapehand.the('settings-open').click()
  await tapehand.the('settings-keys').click()
  await tapehand.the('keys-search').fill('split')
  const row = tapehand.the('keys-split')
  // when
  await row.getByRole('button', { name: /change$/ }).click()
  await tapehand.page.keyboard.press('Control+l')
  // then
  await expect(row).toContainText(/Ctrl\+L is for “Silence.*” now\./u)
  await tapehand.photograph('keys-clash')
  expect(await violations(tapehand)).toEqual([])
  // when
  await row.getByRole('button', { name: 'Take it' }).click()
  // then
  await expect(row).toContainText('Ctrl+L')
  await expect(row).not.toContainText('Ctrl+I')
  // when
  await tapehand.app.close()
  tapehand = await start()
  await tapehand.expectLength('1:03.5')
  const clips = tapehand.the('lane-1').locator('.clip:visible')
  const before = await clips.count()
  const lane = await tapehand.lane(1)
  await tapehand.clickAt(1, lane.width / 2)
  await expect.poll(() => tapehand.times()).toContain('0:31')
  await tapehand.page.keyboard.press('Control+Shift+k')
  await expect(tapehand.page.locator('.track-header-selected')).toHaveCount(2)
  await tapehand.page.keyboard.press('Control+l')
  // then
  await expect(clips).toHaveCount(before + 1)
  // when
  await tapehand.page.keyboard.press('F1')
  await tapehand.the('keys-reset').click()
  // then
  await expect(tapehand.the('keys-reset')).toBeHidden()
  await tapehand.the('keys-search').fill('silence')
  await expect(tapehand.the('keys-silence')).toContainText('Ctrl+L')
})
