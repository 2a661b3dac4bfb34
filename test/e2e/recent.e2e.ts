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

story('who left an empty project begins at the start screen again', async ({ start, folder }) => {
  // given
  const first = await start({ files: [writeRecording(folder, { name: 'interview.wav', seconds: 20 })] })
  await first.expectLength('0:20')
  await first.openMenu('file')
  await first.the('file-newProject').click()
  await expect(first.the('empty')).toBeVisible()
  await first.app.close()
  // when
  const tapehand = await start()
  // then
  await expect(tapehand.the('empty')).toBeVisible()
  await expect(tapehand.the('recent').getByRole('button', { name: /interview/ })).toBeVisible()
})

story('an example is shown on the demo recording, and waits there for a yes', page, async ({ start, folder }) => {
  // given
  const tapehand = await start({ files: [writeRecording(folder, { seconds: 20 })] })
  await tapehand.openMenu('file')
  await tapehand.the('file-newProject').click()
  // when
  await tapehand.the('example').first().click()
  // then: a project is opened, filled, and the words read for the first time
  await expect(tapehand.approval).toBeVisible({ timeout: 30_000 })
  await tapehand.expectLength('1:03.5')
  await expect(tapehand.problems).toHaveCount(0)
})

story(
  'a new project is asked about where something waits, and it waits when one comes back',
  page,
  async ({ start, folder }) => {
    // given
    const tapehand = await start({ files: [writeRecording(folder, { name: 'talk.wav', seconds: 20 })] })
    const { keyboard } = tapehand.page
    await tapehand.the('chat-input').fill('delete the first 5 seconds')
    await keyboard.press('Enter')
    await expect(tapehand.approval).toBeVisible()
    // when
    await keyboard.press('ControlOrMeta+N')
    // then
    await expect(tapehand.the('leave')).toContainText('“delete the first 5 seconds”')
    expect(await violations(tapehand)).toEqual([])
    await tapehand.photograph('leave')
    // when
    await keyboard.press('Escape')
    // then
    await expect(tapehand.the('leave')).toBeHidden()
    await expect(tapehand.approval).toBeVisible()
    await expect(tapehand.the('chat-input')).toBeFocused()
    // when
    await keyboard.press('ControlOrMeta+N')
    await expect(tapehand.the('leave-go')).toBeFocused()
    await keyboard.press('Enter')
    // then
    await expect(tapehand.the('empty')).toBeVisible()
    // when
    await tapehand.the('recent-project').first().click()
    // then
    await expect(tapehand.approval).toContainText('delete the first 5 seconds')
  },
)
