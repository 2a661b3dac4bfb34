import path from 'node:path'
import { expect, oneHost, story } from './support/story.ts'
import { writeRecording } from './support/recordings.ts'
import type { TapehandWindow } from './support/tapehandWindow.ts'

async function choose(tapehand: TapehandWindow, id: string): Promise<void> {
  if (tapehand.app.menu === null) throw new Error('this host has no menu')
  await tapehand.app.menu(id)
}

story.beforeEach(({ browserName }, info) => {
  story.skip(info.project.name === 'loopback', `${browserName} shows no menu of the app`)
})

story(
  'the menu does what the buttons do: select, delete, undo, redo, import, settings',
  oneHost,
  async ({ start, folder }) => {
    // given
    const tapehand = await start({ files: [writeRecording(folder)] })
    // when
    await choose(tapehand, 'selectAll')
    await expect.poll(() => tapehand.times()).toContain('1:00.000')
    await choose(tapehand, 'delete')
    // then
    await tapehand.expectLength('0:00')
    // when
    await choose(tapehand, 'undo')
    await tapehand.expectLength('1:00')
    await choose(tapehand, 'redo')
    await tapehand.expectLength('0:00')
    // when
    await tapehand.app.chooseFiles(
      () => choose(tapehand, 'import'),
      [writeRecording(folder, { name: 'More.wav', seconds: 7 })],
    )
    // then
    await tapehand.expectLength('0:07')
    // when
    await choose(tapehand, 'settings')
    // then
    await expect(tapehand.the('settings')).toBeVisible()
  },
)

story(
  'while the person types, the edit menu works on the text and not on the sound',
  oneHost,
  async ({ start, folder }) => {
    // given
    const tapehand = await start({ files: [writeRecording(folder)] })
    await tapehand.the('chat-input').fill('trim the first')
    await tapehand.the('chat-input').focus()
    // when
    await choose(tapehand, 'selectAll')
    await choose(tapehand, 'delete')
    // then
    await expect(tapehand.the('chat-input')).toHaveValue('')
    await tapehand.expectLength('1:00')
  },
)

story(
  'saved under another name, the project goes on there with its history, also after a restart',
  oneHost,
  async ({ start, folder }) => {
    // given
    const tapehand = await start({ files: [writeRecording(folder)] })
    await tapehand.say('trim the first 30 seconds')
    await tapehand.approve()
    await tapehand.expectAnswer(/0:30/, 'Done')
    // when
    await tapehand.app.saveTo(() => choose(tapehand, 'saveAs'), path.join(folder, 'Episode 7.tapehand'))
    // then
    await expect(tapehand.page).toHaveTitle(/Episode 7/)
    await expect(tapehand.page.locator('.project-name b')).toHaveText('Episode 7')
    await expect(tapehand.answers.last()).toContainText('0:30')
    // when
    await tapehand.the('undo').click()
    await tapehand.expectLength('1:00')
    await tapehand.app.close()
    const again = await start()
    // then
    await expect(again.page.locator('.project-name b')).toHaveText('Episode 7')
    await again.the('redo').click()
    await again.expectLength('0:30')
    // when
    await choose(again, 'new')
    await expect(again.the('empty')).toBeVisible()
    await again.app.chooseFiles(() => choose(again, 'open'), [path.join(folder, 'Episode 7.tapehand')])
    // then
    await again.expectLength('0:30')
  },
)
