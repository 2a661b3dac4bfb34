import { violations } from '../support/axeOn.ts'
import { writePauses, writeRecording } from '../support/recordings.ts'
import { expect, page, story } from '../support/story.ts'

story(
  'the joins that may be heard are gone through, each before and after, in the approval and on the receipt',
  page,
  async ({ start, folder }) => {
    // given: a tone that is louder every second, so that joins far apart are heard
    const tapehand = await start({ files: [writeRecording(folder)] })
    const { keyboard } = tapehand.page
    const sound = (words: RegExp) => tapehand.page.waitForRequest((request) => words.test(request.url()))
    const dock = tapehand.approval
    await tapehand.say('delete 11 to 19, 21 to 29 and 41.2 to 41.8')
    await expect(dock).toBeVisible()
    // then
    await expect(dock.getByTestId('joins-told')).toHaveText('2 of 3 joins may be heard')
    // when: by mouse
    await dock.getByTestId('join-next').click()
    // then
    await expect(dock.getByTestId('join-at')).toContainText('1 of 2')
    await expect(tapehand.page.locator('.shown-box')).toHaveCount(1)
    const first = sound(/hear\.wav.*join=0&side=before&around=1/u)
    await dock.getByTestId('join-before').click()
    expect((await (await first).response())?.status()).toBe(200)
    // when: by keys, wherever the focus is in it
    await keyboard.press('ArrowRight')
    await expect(dock.getByTestId('join-at')).toContainText('2 of 2')
    const second = sound(/hear\.wav.*side=after/u)
    await keyboard.press('a')
    expect((await (await second).response())?.status()).toBe(200)
    await expect(dock.getByTestId('join-after')).toHaveAttribute('aria-pressed', 'true')
    await dock.getByTestId('joins-all').click()
    await keyboard.press('End')
    await expect(dock.getByTestId('join-at')).toContainText('3 of 3')
    await tapehand.photograph('joins-approval')
    expect(await violations(tapehand)).toEqual([])
    // when
    await tapehand.approve()
    await tapehand.expectAnswer(/Deleted/, 'Done')
    const card = tapehand.the('chat-log')
    // then
    await expect(card.getByTestId('joins-told')).toHaveText('2 of 3 joins may be heard')
    await card.getByTestId('join-next').click()
    await expect(card.getByTestId('join-at')).toContainText('1 of 2')
    await expect(card.getByTestId('join-at')).toContainText('0:11')
    const was = sound(/heard\.wav.*side=before/u)
    await keyboard.press('b')
    expect((await (await was).response())?.status()).toBe(200)
    const is = sound(/heard\.wav.*side=after/u)
    await keyboard.press('a')
    expect((await (await is).response())?.status()).toBe(200)
    await tapehand.photograph('joins-receipt')
    expect(await violations(tapehand)).toEqual([])
  },
)

story('any of the joins of 77 shortened pauses is heard', page, async ({ start, folder }) => {
  // given: the last pause ends the recording, so that nothing is joined there
  const tapehand = await start({ files: [writePauses(folder, 77)] })
  const dock = tapehand.approval
  await tapehand.say('shorten the pauses over 1 second to 0.5 seconds')
  await expect(dock.getByTestId('joins-told')).toHaveText('None of 76 joins is heard')
  await dock.getByTestId('joins').focus()
  await tapehand.page.keyboard.press('End')
  await expect(dock.getByTestId('join-at')).toContainText('76 of 76')
  const heard = tapehand.page.waitForRequest(/hear\.wav.*join=75&side=after/u)
  await tapehand.page.keyboard.press('a')
  expect((await (await heard).response())?.status()).toBe(200)
  // when: from its row in the list
  await tapehand.the('change-rows').focus()
  await tapehand.page.keyboard.press('Home')
  const fromRow = tapehand.page.waitForRequest(/hear\.wav.*join=0&side=after/u)
  await tapehand.page.keyboard.press('a')
  // then
  expect((await (await fromRow).response())?.status()).toBe(200)
  await tapehand.photograph('joins-list')
})
