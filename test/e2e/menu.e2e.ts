import { expect, story } from './support/story.ts'
import { writeRecording } from './support/recordings.ts'
import type { TapehandWindow } from './support/tapehandWindow.ts'

async function choose(tapehand: TapehandWindow, id: string): Promise<void> {
  if (tapehand.app.menu === null) throw new Error('this host has no menu')
  await tapehand.app.menu(id)
}

story.beforeEach(({ browserName }, info) => {
  story.skip(info.project.name === 'loopback', `${browserName} shows no menu of the app`)
})

story('the menu does what the buttons do: select, delete, undo, redo, import, settings', async ({ start, folder }) => {
  // given
  const tapehand = await start({ files: [writeRecording(folder)] })
  // when
  await choose(tapehand, 'selectAll')
  await expect(tapehand.the('status-selection')).toContainText('00:01:00.000')
  await choose(tapehand, 'delete')
  // then
  await tapehand.expectLength('00:00:00.000')
  // when
  await choose(tapehand, 'undo')
  await tapehand.expectLength('00:01:00.000')
  await choose(tapehand, 'redo')
  await tapehand.expectLength('00:00:00.000')
  // when
  await tapehand.app.chooseFiles(() => choose(tapehand, 'import'), [writeRecording(folder, { name: 'More.wav', seconds: 7 })])
  // then
  await tapehand.expectLength('00:00:07.000')
  // when
  await choose(tapehand, 'settings')
  // then
  await expect(tapehand.the('settings')).toBeVisible()
})

story('while the person types, the edit menu works on the text and not on the sound', async ({ start, folder }) => {
  // given
  const tapehand = await start({ files: [writeRecording(folder)] })
  await tapehand.the('chat-input').fill('trim the first')
  await tapehand.the('chat-input').focus()
  // when
  await choose(tapehand, 'selectAll')
  await choose(tapehand, 'delete')
  // then
  await expect(tapehand.the('chat-input')).toHaveValue('')
  await tapehand.expectLength('00:01:00.000')
})
