import { violationsInEachTheme } from '../support/axeOn.ts'
import { writeRecording } from '../support/recordings.ts'
import { expect, page, story } from '../support/story.ts'

story(
  'a step that is left out stays, struck, and is put back by mouse, by key and by words',
  page,
  async ({ start, folder }) => {
    // given
    const tapehand = await start({ files: [writeRecording(folder, { seconds: 60 })] })
    const { keyboard } = tapehand.page
    const apply = tapehand.the('approve-all')
    const out = (number: number) => tapehand.the(`left-out-step-${number}`)
    const step = (number: number) => tapehand.the(`approval-step-${number}`)
    await tapehand.say('delete the first 10 seconds, then reverse 20 to 25 and then normalize 30 to 40')
    await expect(step(3)).toBeVisible()
    await expect(tapehand.the('approval-length')).toContainText('0:50')
    // when: what the first two come to is heard where the cursor is, without the third
    const soFar = tapehand.the('hear-so-far-2')
    const heard = tapehand.page.waitForResponse((response) =>
      response.url().includes('step=1&side=after&around=1&from=0'),
    )
    await soFar.click()
    // then
    expect((await heard).status()).toBeLessThan(300)
    await expect(soFar).toHaveAttribute('aria-pressed', 'true')
    await tapehand.photograph('so-far')
    await soFar.click()
    await expect(soFar).toHaveAttribute('aria-pressed', 'false')
    // when: by mouse
    await tapehand.the('leave-out-step-1').click()
    // then: it keeps its place, and what is shown is rehearsed anew
    await expect(out(1)).toContainText('Delete')
    await expect(step(2)).toContainText('Reverse')
    await expect(apply).toContainText('Apply 2 of 3')
    await expect(tapehand.the('approval-length')).toContainText('1:00, unchanged')
    await expect(tapehand.the('put-back-step-1')).toBeFocused()
    const look = async (theme: string) => tapehand.photograph(`left-out-${theme}`)
    expect(await violationsInEachTheme(tapehand, look)).toEqual([])
    // when: by the same key, and another one
    await keyboard.press('x')
    await expect(step(1)).toBeVisible()
    await expect(tapehand.the('approval-length')).toContainText('0:50')
    await tapehand.the('leave-out-step-3').focus()
    await keyboard.press('x')
    await expect(out(3)).toContainText('Normalize')
    // when: in words
    await tapehand.say('leave the second out')
    await expect(out(2)).toContainText('Reverse')
    await expect(apply).toContainText('Apply 1 of 3')
    await tapehand.say('put the third back')
    await expect(step(3)).toContainText('Normalize')
    await expect(out(2)).toBeVisible()
    // then
    await tapehand.approve()
    await tapehand.expectAnswer(/Left out, as you chose: Reverse/, 'Partly done')
    await tapehand.expectLength('0:50')
  },
)
