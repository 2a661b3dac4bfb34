import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { writePauses, writeRecording } from './support/recordings.ts'
import { expect, page, story } from './support/story.ts'

story('the main job goes by keyboard alone: open, select, ask, approve, undo, export', async ({ start, folder }) => {
  // given
  const tapehand = await start({ files: [writeRecording(folder, { name: 'first.wav', seconds: 20 })] })
  const { keyboard } = tapehand.page
  const message = tapehand.the('chat-input')
  // when: a recording is opened
  await tapehand.app.chooseFiles(
    () => keyboard.press('ControlOrMeta+Shift+I'),
    [writeRecording(folder, { name: 'Talk.wav', seconds: 60 })],
  )
  await tapehand.expectLength('1:00')
  // when: its second half is selected, by arrows and to the end
  await message.focus()
  await keyboard.press('F6')
  await expect(tapehand.the('timeline')).toBeFocused()
  await keyboard.press('ControlOrMeta+A')
  // then
  await expect.poll(() => tapehand.times()).toContain('1:00.000')
  // when
  await keyboard.press('F6')
  await expect(message).toBeFocused()
  await keyboard.type('trim the first 30 seconds of Talk')
  await keyboard.press('Enter')
  // then
  await expect(tapehand.approval).toBeVisible()
  await expect(message).toBeFocused()
  // when
  await keyboard.press('ControlOrMeta+Enter')
  // then
  await tapehand.expectAnswer(/0:30/, 'Done')
  await tapehand.expectLength('0:30')
  // when
  await keyboard.press('F6')
  await keyboard.press('ControlOrMeta+Z')
  // then
  await tapehand.expectLength('1:00')
  // when
  await keyboard.press('ControlOrMeta+Shift+Z')
  await tapehand.expectLength('0:30')
  await keyboard.press('ControlOrMeta+Shift+E')
  await expect(tapehand.the('export-name')).toBeFocused()
  await keyboard.type('Talk, first half')
  const file = path.join(folder, 'Talk, first half.wav')
  await tapehand.app.saveTo(() => keyboard.press('Enter'), file)
  // then: half a minute of two tracks, mixed
  expect(existsSync(file) && statSync(file).size).toBeGreaterThan(30 * 8000 * 2)
  await expect(tapehand.the('timeline')).toBeFocused()
})

story('from the start screen to a file, no hand leaves the keyboard', async ({ start, folder }) => {
  // given
  const tapehand = await start({ files: [writeRecording(folder, { name: 'first.wav', seconds: 20 })] })
  const { keyboard } = tapehand.page
  await tapehand.expectLength('0:20')
  // when
  await keyboard.press('ControlOrMeta+N')
  await expect(tapehand.the('empty')).toBeVisible()
  const demo = tapehand.the('empty-demo')
  await expect(async () => {
    await keyboard.press('Tab')
    await expect(demo).toBeFocused({ timeout: 100 })
  }).toPass()
  await keyboard.press('Enter')
  // then: what was pressed has gone, and its place has the keys
  await expect(tapehand.the('timeline')).toBeFocused({ timeout: 30_000 })
  await tapehand.expectLength('1:03.5')
  // when: a head is gone to, it alone has a ring
  await tapehand.the('track-1').focus()
  await expect(tapehand.the('track-1')).toHaveCSS('outline-style', 'solid')
  await expect(tapehand.page.locator('.track-row').first()).toHaveCSS('outline-style', 'none')
  // when
  await keyboard.press('F6')
  await keyboard.type('delete the first 5 seconds')
  await keyboard.press('Enter')
  await expect(tapehand.approval).toBeVisible()
  // when: the value is looked at, and the form left by its key
  await keyboard.press('F6')
  await keyboard.press('Enter')
  await expect(tapehand.the('step-from')).toBeFocused()
  await keyboard.press('Escape')
  await expect(tapehand.page.locator('.sentence-chip').first()).toBeFocused()
  await keyboard.press('m')
  await expect(tapehand.the('reject-reason')).toBeFocused()
  await keyboard.press('Escape')
  // then: with a button in focus, too
  await expect(tapehand.the('approval-more')).toBeFocused()
  await keyboard.press('ControlOrMeta+Enter')
  await tapehand.expectLength('0:58.5')
  // when
  await keyboard.press('ControlOrMeta+Shift+E')
  await expect(tapehand.the('export-name')).toBeFocused()
  const file = path.join(folder, 'demo.wav')
  await tapehand.app.saveTo(() => keyboard.press('Enter'), file)
  // then
  expect(statSync(file).size).toBeGreaterThan(58 * 24_000 * 2)
})

story('what is opened by the palette gives the focus back to where it was', page, async ({ start, folder }) => {
  // given
  const tapehand = await start({ files: [writeRecording(folder, { seconds: 20 })] })
  const { keyboard } = tapehand.page
  for (const place of ['chat-input', 'track-1', 'timeline']) {
    for (const [name, opened] of [
      ['compressor', 'tool-dialog'],
      ['help', 'help'],
      ['batch', 'batch'],
    ] as const) {
      // when
      await tapehand.the(place).focus()
      await keyboard.press('ControlOrMeta+Shift+P')
      await tapehand.the('palette-input').fill(name)
      await keyboard.press('Enter')
      await expect(tapehand.the(opened)).toBeVisible()
      await expect(tapehand.the('palette-input')).toBeHidden()
      await keyboard.press('Escape')
      // then
      await expect(tapehand.the(opened)).toBeHidden()
      await expect(tapehand.the(place), name).toBeFocused()
    }
  }
})

story('any verb of what waits is at most two keys away from the message box', page, async ({ start, folder }) => {
  // given
  const tapehand = await start({ files: [writeRecording(folder, { seconds: 30 })] })
  const { keyboard } = tapehand.page
  const message = tapehand.the('chat-input')
  const plan = 'delete the first 5 seconds, then fade out the last 3 seconds'
  const ask = async (words: string) => {
    await message.focus()
    await keyboard.type(words)
    await keyboard.press('Enter')
    await expect(tapehand.approval).toBeVisible()
    await expect(message).toBeFocused()
  }
  const inDock = async (key: string) => {
    await keyboard.press('F6')
    await keyboard.press(key)
  }
  await ask(plan)
  // when, then
  await inDock('a')
  await expect(tapehand.the('hear-after-1')).toHaveAttribute('aria-pressed', 'true')
  await keyboard.press('b')
  await expect(tapehand.the('hear-before-1')).toHaveAttribute('aria-pressed', 'true')
  await keyboard.press('b')
  await keyboard.press('F6')
  await inDock('w')
  await expect(tapehand.page.getByRole('list', { name: 'Why step 1' })).toBeVisible()
  await keyboard.press('F6')
  await inDock('e')
  await expect(tapehand.the('step-from')).toBeFocused()
  await keyboard.press('Escape')
  await expect(tapehand.approval.locator('.sentence-chip').first()).toBeFocused()
  await keyboard.press('F6')
  await inDock('m')
  await expect(tapehand.the('reject-reason')).toBeFocused()
  await keyboard.press('Escape')
  await message.focus()
  await inDock('x')
  // then: it stays, struck, and what is left is rehearsed again and waits
  await expect(tapehand.the('left-out-step-1')).toContainText('Delete')
  await expect(tapehand.the('approve-all')).toContainText('Apply 1 of 2')
  await keyboard.press('Escape')
  await tapehand.expectAnswer(/nothing was changed/i, 'Rejected')
  // when
  await ask(plan)
  await inDock('o')
  // then: the first was done, the second is asked about
  await expect(tapehand.the('step-through')).toBeHidden()
  await expect(tapehand.approval).toContainText('Fade out')
  await keyboard.press('ControlOrMeta+Enter')
  await tapehand.expectAnswer(/\S/, 'Done')
  // when
  await ask('trim the first 10 seconds')
  await inDock('f')
  // then
  await expect(tapehand.approval.locator('.step-sentence')).toContainText('Delete')
  await keyboard.press('Escape')
  await expect(tapehand.approval).toBeHidden()
})

story('a list of pauses keeps its own keys: a letter there is no verb of the dock', page, async ({ start, folder }) => {
  // given
  const tapehand = await start({ files: [writePauses(folder, 14)] })
  const { keyboard } = tapehand.page
  await tapehand.say('shorten the pauses over 1 second to 0.5 seconds')
  await expect(tapehand.approval).toBeVisible()
  // when
  await tapehand.the('change-rows').focus()
  await keyboard.press('x')
  // then
  await expect(tapehand.the('change-totals')).toContainText('removed in 13 of 14')
  await expect(tapehand.the('approve-all')).toContainText('Apply 13')
  await keyboard.press('e')
  await expect(tapehand.page.getByRole('form', { name: 'Edit step 1' })).toBeHidden()
})
