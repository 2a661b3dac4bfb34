import { renameSync } from 'node:fs'
import path from 'node:path'
import { violations } from '../support/axeOn.ts'
import { expect, page, story } from '../support/story.ts'
import { writePauses, writeRecording } from '../support/recordings.ts'

story(
  'where the pauses are is a list: pressed, stepped through, selected, and turned into labels',
  page,
  async ({ start, folder }) => {
    // given
    const talk = path.join(folder, 'Talk.wav')
    renameSync(writePauses(folder, 6), talk)
    const tapehand = await start({ files: [talk] })
    // when
    await tapehand.say('where are the pauses')
    // then
    const places = tapehand.the('answer-place')
    await expect(places).toHaveCount(6)
    await expect(tapehand.the('answer-at')).toHaveText('6')
    await expect(tapehand.answers.last().locator('.message-text')).toHaveText(/^There are 6 pauses .* of Talk\.$/)
    await expect(places.nth(2)).toContainText('2 s')
    // when
    await places.nth(2).click()
    // then: it is the selection, and the third of six
    await expect(tapehand.the('answer-at')).toHaveText('3 of 6')
    await expect.poll(() => tapehand.times()).toMatch(/^Selection 0:06\.8\d* – 0:08\.8/)
    const third = await tapehand.times()
    // when
    await tapehand.the('answer-next').click()
    // then
    await expect(tapehand.the('answer-at')).toHaveText('4 of 6')
    await expect.poll(() => tapehand.times()).not.toBe(third)
    // when
    await tapehand.the('answer-previous').click()
    await expect.poll(() => tapehand.times()).toBe(third)
    await places.nth(2).focus()
    await tapehand.page.keyboard.press('ArrowDown')
    // then: by keyboard too, and the focus goes with it
    await expect(tapehand.the('answer-at')).toHaveText('4 of 6')
    await expect(places.nth(3)).toBeFocused()
    expect(await violations(tapehand)).toEqual([])
    await tapehand.photograph('places')
    // when
    await tapehand.the('answer-offer').first().click()
    // then
    await tapehand.expectAnswer(/Labelled 6 pauses/, 'Done')
    await tapehand.the('label-list-open').click()
    await expect(tapehand.page.getByRole('textbox', { name: /^End of the label/ })).toHaveCount(6)
  },
)

story(
  'what can be done is answered with things to press that work in what is open',
  page,
  async ({ start, folder }) => {
    // given
    const tapehand = await start({ files: [writeRecording(folder, { seconds: 50 })] })
    // when
    await tapehand.say('what can you do?')
    // then
    const answer = tapehand.answers.last()
    await expect(answer.locator('.message-text')).toHaveText(/^I edit your audio .* files\. .* Try one of these:$/)
    const offers = answer.getByTestId('answer-offer')
    await expect(offers).toHaveText([/^Trim the first 30/, /^Fade out the last 5/, /^Normalize everything/])
    await expect(answer.getByRole('group')).toHaveCount(0)
    expect(await violations(tapehand)).toEqual([])
    await tapehand.photograph('abilities')
    // when
    await offers.nth(2).click()
    // then
    await tapehand.approve()
    await tapehand.expectAnswer(/normalized|Normalized/, 'Done')
  },
)
