import { violations } from './support/axeOn.ts'
import { expect, page, story } from './support/story.ts'
import { writeRecording } from './support/recordings.ts'

story(
  'an empty project offers the newest ones, and the keyboard goes on with one of them',
  page,
  async ({ start, folder }) => {
    // given
    const tapehand = await start({ files: [writeRecording(folder, { name: 'interview.wav', seconds: 20 })] })
    await tapehand.expectLength('0:20')
    // when
    await tapehand.openMenu('file')
    await tapehand.the('file-newProject').click()
    // then
    await expect(tapehand.the('empty')).toBeVisible()
    const recent = tapehand.the('recent').getByRole('button', { name: /interview/ })
    await expect(recent).toBeVisible()
    await expect(recent).toContainText('0:20')
    await expect(recent).toContainText('1 track')
    await tapehand.photograph('recent')
    expect(await violations(tapehand)).toEqual([])
    // when
    await recent.focus()
    await tapehand.page.keyboard.press('Enter')
    // then
    await tapehand.expectLength('0:20')
    await expect(tapehand.the('track-1')).toContainText('interview')
  },
)

story('an example is shown on the demo recording, and waits there for a yes', page, async ({ start, folder }) => {
  // given
  const tapehand = await start({ files: [writeRecording(folder, { seconds: 20 })] })
  await tapehand.openMenu('file')
  await tapehand.the('file-newProject').click()
  // when
  await tapehand.the('example').first().click()
  // then
  await expect(tapehand.approval).toBeVisible()
  await tapehand.expectLength('1:03.5')
  await expect(tapehand.problems).toHaveCount(0)
})
