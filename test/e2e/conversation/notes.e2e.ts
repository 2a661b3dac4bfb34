import { violations } from '../support/axeOn.ts'
import { expect, page, story } from '../support/story.ts'

const lines = ['0:05-0:07 cut the cough', '0:20 plosive', '0:30-0:33 delete', '0:40 chapter two']

story('a dropped file of notes is gone through as one list, and is one undo', page, async ({ start }) => {
  // given
  const tapehand = await start()
  await tapehand.expectLength('1:03.5')
  await tapehand.page.evaluate((text) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([text], 'notes.txt', { type: 'text/plain' }))
    window.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
  }, lines.join('\n'))
  await expect(tapehand.the('chat-input')).toHaveValue(lines.join('\n'))
  await expect(tapehand.approval).toHaveCount(0)
  // when
  await tapehand.the('chat-input').press('Enter')
  // then
  await expect(tapehand.approval).toContainText('Notes: 2 understood, 1 with a question, 1 kept as labels')
  for (const [index, line] of lines.entries()) await expect(tapehand.the(`note-${index + 1}`)).toHaveText(line)
  await expect(tapehand.the('approval-step-3')).toContainText(/0:28\S*–0:31/u)
  await tapehand.photograph('notes')
  expect(await violations(tapehand)).toEqual([])
  // when
  await tapehand.page.getByRole('button', { name: 'Delete 0:20–0:21' }).click()
  await expect(tapehand.the('approval-step-2')).toContainText('Delete')
  await tapehand.the('leave-out-step-1').click()
  // then: what was left out keeps its place, and the others their numbers
  await expect(tapehand.the('left-out-step-1')).toBeVisible()
  await expect(tapehand.the('note-2')).toHaveText(lines[1] ?? '')
  await expect(tapehand.the('approval-step-3')).toContainText(/0:2[89]\S*–0:3[12]/u)
  // when
  await tapehand.the('reword-note-4').click()
  await tapehand.the('note-words-4').fill('split')
  await tapehand.the('note-words-4').press('Enter')
  await expect(tapehand.the('approval-step-4')).toContainText('Split')
  await tapehand.approve()
  // then
  await tapehand.expectLength(/^0:59/u)
  // when
  await tapehand.say('undo')
  // then
  await tapehand.expectLength('1:03.5')
})
