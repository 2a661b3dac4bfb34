import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { expect, page, story } from '../support/story.ts'
import { writeRecording } from '../support/recordings.ts'

story(
  'what waits is rejected with a reason or by Escape, which changes nothing, or put right by what is said next',
  page,
  async ({ start, folder }) => {
    // given
    const tapehand = await start({ files: [writeRecording(folder)] })
    await tapehand.say('delete everything after 0:40')
    await expect(tapehand.approval).toBeVisible()
    // when
    await tapehand.the('approval-more').click()
    await tapehand.the('reject-reason').fill('I need the ending')
    await tapehand.the('reject').click()
    // then
    await expect(tapehand.approval).toBeHidden()
    await tapehand.expectAnswer(/\S/, 'Rejected')
    await tapehand.expectLength('1:00')
    const refused = await tapehand.answers.count()
    // when
    await tapehand.say('reverse everything')
    await expect(tapehand.approval).toBeVisible()
    await tapehand.page.keyboard.press('Escape')
    // then
    await expect(tapehand.approval).toBeHidden()
    await expect(tapehand.answers).toHaveCount(refused + 1)
    await tapehand.expectAnswer(/\S/, 'Rejected')
    // when
    await tapehand.say('delete the first 10 seconds')
    await expect(tapehand.the('approval-length')).toContainText('0:50')
    await tapehand.say('no, make it 20 seconds')
    // then
    await expect(tapehand.the('approval-length')).toContainText('0:40')
    await tapehand.approve()
    await tapehand.expectLength('0:40')
  },
)

story(
  'what is missing is asked for; an answer that is typed or pressed completes the request',
  page,
  async ({ start, folder }) => {
    // given
    const tapehand = await start({ files: [writeRecording(folder)] })
    // when
    await tapehand.say('cut')
    // then
    await expect(tapehand.question).toBeVisible()
    await expect(tapehand.the('answer-1')).toBeVisible()
    await tapehand.photograph('question')
    // when
    await tapehand.say('from 5 to 8')
    await expect(tapehand.approval).toContainText('0:57')
    await tapehand.approve()
    // then
    await tapehand.expectAnswer(/\S/, 'Done')
    await tapehand.expectLength('0:57')
    // when
    await tapehand.say('normalize')
    await expect(tapehand.question).toBeVisible()
    await tapehand.the('answer-1').click()
    // then
    await expect(tapehand.question).toBeHidden()
    await expect(tapehand.approval).toContainText('Normalize', { ignoreCase: true })
    await tapehand.approve()
    await tapehand.expectAnswer(/dB/, 'Done')
  },
)

story('where several things fit, a numbered choice is offered', page, async ({ start, folder }) => {
  // given
  const [first, second] = [path.join(folder, 'first'), path.join(folder, 'second')]
  for (const day of [first, second]) mkdirSync(day)
  const tapehand = await start({
    files: [writeRecording(first, { name: 'take 1.wav' }), writeRecording(second, { name: 'take 1.wav', seconds: 40 })],
  })
  // when
  await tapehand.say('reverse take 1')
  // then
  await expect(tapehand.question).toBeVisible()
  await expect(tapehand.the('answer-2')).toContainText('track 2')
  // then: the list is not said in words as well, and the lanes have the same numbers
  await expect(tapehand.answers.last().locator('.message-text')).not.toContainText('track 2')
  await expect(tapehand.page.locator('.choice-box:visible')).toHaveText(['1', '2'])
  await tapehand.the('answer-2').hover()
  await expect(tapehand.page.locator('.shown-box:visible')).toHaveCount(1)
  await tapehand.photograph('choice')
  // when
  await tapehand.the('answer-2').click()
  await expect(tapehand.the('approval-step-1')).toContainText('0:40')
  await tapehand.approve()
  // then
  await tapehand.expectAnswer(/\S/, 'Done')
})

story(
  'several steps are approved one by one and undone at once; times beyond the end are cut back or asked about',
  page,
  async ({ start, folder }) => {
    // given
    const tapehand = await start({ files: [writeRecording(folder)] })
    await tapehand.say('delete the first 10 seconds and then fade out the last 5 seconds')
    await expect(tapehand.the('approval-step-2')).toBeVisible()
    // when
    await tapehand.the('step-through').click()
    await expect(tapehand.approval).toContainText('Approve the next step?')
    await tapehand.approve()
    // then
    await tapehand.expectAnswer(/\S/, 'Done')
    await tapehand.expectLength('0:50')
    // when
    await tapehand.say('undo that')
    // then
    await tapehand.expectLength('1:00')
    // when
    await tapehand.say('delete from 50 to 90 seconds')
    // then
    await expect(tapehand.approval.locator('.approval-notes')).toContainText('1:00')
    await tapehand.the('reject').click()
    await expect(tapehand.approval).toBeHidden()
    // when
    await tapehand.say('delete from 2:00 to 3:00')
    // then
    await expect(tapehand.question).toContainText('1:00')
    await tapehand.expectLength('1:00')
  },
)

story('what is not understood is said to be so, and names are shown as they are', page, async ({ start, folder }) => {
  // given
  const tapehand = await start({ files: [writeRecording(folder, { name: '<img src=x onerror=alert(1)>.wav' })] })
  // when
  await tapehand.say('make it sound like a <b>pirate</b>')
  // then
  await tapehand.expectAnswer(/\S/)
  await expect(tapehand.approval).toBeHidden()
  await expect(tapehand.the('track-1')).toContainText('<img src=x onerror=alert(1)>')
  await expect(tapehand.the('message-person').last()).toContainText('<b>pirate</b>')
  await tapehand.expectLength('1:00')
})

story(
  'the message field is as high as its text, and a long one is kept whole, shown whole and sent whole',
  page,
  async ({ start, folder }) => {
    // given
    const tapehand = await start({ files: [writeRecording(folder)] })
    const field = tapehand.the('chat-input')
    const overflow = () => field.evaluate((element) => element.scrollHeight - element.clientHeight)
    // then
    expect(await overflow()).toBe(0)
    // when
    await field.fill('delete the first 10 seconds\nand the last\nand nothing else')
    // then
    await expect.poll(overflow).toBe(0)
    // when
    await field.fill('again\n'.repeat(30))
    // then
    await expect.poll(overflow).toBeGreaterThan(100)
    // given
    await field.fill('')
    const lines = Array.from({ length: 400 }, (_, index) => `line ${index + 1}: what was said about the weather`)
    const text = `These are only my thoughts.\n${lines.join('\n')}`
    await field.focus()
    // when
    await tapehand.page.evaluate((pasted) => {
      const data = new DataTransfer()
      data.setData('text/plain', pasted)
      const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
      if (document.activeElement?.dispatchEvent(event) === true) document.execCommand('insertText', false, pasted)
    }, text)
    // then
    await expect(field).toHaveValue(text)
    // when
    await tapehand.the('chat-send').click()
    // then
    const said = tapehand.the('message-person').last()
    await expect(said).toContainText('line 400: what was said about the weather')
    const height = async () => (await said.boundingBox())?.height ?? 0
    await expect.poll(height).toBeLessThan(400)
    await said.getByTestId('message-show-all').click()
    await expect.poll(height).toBeGreaterThan(4000)
    await said.getByTestId('message-show-all').click()
    await expect.poll(height).toBeLessThan(400)
    await expect(tapehand.answers.last()).toContainText(/\S/)
    await tapehand.expectLength('1:00')
    const wide = await tapehand.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(wide).toBeLessThanOrEqual(0)
  },
)
