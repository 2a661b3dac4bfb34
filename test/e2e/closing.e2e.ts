import { says, startRawModelServer } from '../support/model/modelServer.ts'
import { expect, page, story } from './support/story.ts'
import { writeRecording } from './support/recordings.ts'

story('closing while it plays ends in order, and the project is there again', async ({ start, folder }) => {
  // given
  const tapehand = await start({ files: [writeRecording(folder)] })
  await tapehand.say('split at 20 seconds')
  await tapehand.expectAnswer(/\S/, 'Done')
  await tapehand.the('play').click()
  await expect
    .poll(() => tapehand.the('player').evaluate((audio) => (audio as HTMLAudioElement).currentTime))
    .toBeGreaterThan(0.1)
  // when
  const status = await tapehand.app.close()
  // then
  expect(status).toBe(0)
  const again = await start()
  await again.expectLength('1:00')
  await expect(again.the('track-1')).toBeVisible()
  await expect(again.the('lane-1').locator('.clip:visible')).toHaveCount(2)
  await expect(again.the('play')).toHaveAccessibleName('Play')
})

story('closing while an edit runs leaves it either done or not begun, never in between', async ({ start, folder }) => {
  // given
  const tapehand = await start({
    files: [writeRecording(folder, { name: 'One.wav' }), writeRecording(folder, { name: 'Two.wav' })],
  })
  await tapehand.say('delete the first 10 seconds, normalize everything to -3 dB, then reverse everything')
  await expect(tapehand.approval).toBeVisible()
  // when
  await tapehand.the('approve-all').click()
  const status = await tapehand.app.close()
  // then
  expect(status).toBe(0)
  const again = await start()
  await expect(again.the('duration')).toHaveText(/^(?:1:00|0:50)$/)
  const isDone = (await again.the('duration').textContent()) === '0:50'
  const undoName = (await again.the('undo').getAttribute('aria-label')) ?? ''
  expect(/Import/.test(undoName)).toBe(!isDone)
  await again.say('how long is this?')
  await again.expectAnswer(isDone ? /0:50/ : /1:00/)
})

story(
  'closing while a model thinks ends in order, and the message is not forgotten',
  page,
  async ({ start, folder }) => {
    // given
    const server = await startRawModelServer(() => undefined, says('Hello again.'))
    const tapehand = await start({ files: [writeRecording(folder)] })
    await tapehand.the('settings-open').click()
    await tapehand.the('planner-model').click()
    await tapehand.the('base-url').fill(server.baseUrl)
    await tapehand.the('model').fill('gpt-test')
    await tapehand.the('settings-save').click()
    await expect(tapehand.the('settings')).toBeHidden()
    await tapehand.say('delete the first 10 seconds')
    await expect.poll(() => server.asked.length).toBe(1)
    await expect(tapehand.the('status-state')).toHaveText('Planning')
    // when
    const status = await tapehand.app.close()
    // then
    expect(status).toBe(0)
    const again = await start()
    await expect(again.the('message-person')).toContainText('delete the first 10 seconds')
    await again.expectLength('1:00')
    await again.say('hello')
    await again.expectAnswer(/\S/)
    await server.close()
  },
)

story(
  'what waits for approval is still there after a reload and after a restart, and then runs as shown',
  page,
  async ({ start, folder }) => {
    // given
    const tapehand = await start({ files: [writeRecording(folder)] })
    await tapehand.say('trim the first 30 seconds')
    await expect(tapehand.the('approval-length')).toContainText('0:30')
    // when
    await tapehand.page.reload()
    // then
    await expect(tapehand.the('approval-length')).toContainText('0:30')
    await expect(tapehand.the('lane-1').locator('.region-removed:visible')).toHaveCount(1)
    // when
    await tapehand.app.close()
    const again = await start()
    // then
    await expect(again.the('approval-length')).toContainText('0:30')
    await again.approve()
    await again.expectAnswer(/\S/, 'Done')
    await again.expectLength('0:30')
  },
)

story(
  'killed after an answer, it comes back with what was answered, and with its history',
  page,
  async ({ start, folder }) => {
    // given
    const tapehand = await start({ files: [writeRecording(folder)] })
    await tapehand.say('trim the first 30 seconds')
    await tapehand.approve()
    await tapehand.expectAnswer(/0:30/, 'Done')
    await tapehand.say('delete the last 5 seconds')
    await expect(tapehand.approval).toBeVisible()
    // when
    await tapehand.app.kill()
    // then
    const again = await start()
    await again.expectLength('0:30')
    await expect(again.the('message-tapehand').filter({ hasText: 'Trimmed' })).toBeVisible()
    await expect(again.approval).toContainText('delete the last 5 seconds')
    await again.the('reject').click()
    await expect(again.approval).toBeHidden()
    // when
    await again.the('undo').click()
    // then
    await again.expectLength('1:00')
  },
)

story('killed at any moment of an edit, it comes back before or after it', async ({ start, folder }) => {
  // given
  const tapehand = await start({ files: [writeRecording(folder)] })
  await tapehand.say('split at 20 seconds')
  await tapehand.expectAnswer(/\S/, 'Done')
  await tapehand.say('delete the first 10 seconds and reverse everything')
  await expect(tapehand.approval).toBeVisible()
  // when
  await tapehand.the('approve-all').click()
  await tapehand.app.kill()
  // then
  const again = await start()
  await expect(again.the('duration')).toHaveText(/^(?:1:00|0:50)$/)
  await expect.poll(async () => (await again.wave(1)).drawn).toBeGreaterThan(1000)
  await again.say('how long is this?')
  await again.expectAnswer(/0:50|1:00/)
})
