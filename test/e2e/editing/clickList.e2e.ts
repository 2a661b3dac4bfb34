import { violationsInEachTheme } from '../support/axeOn.ts'
import { writeClicks } from '../support/recordings.ts'
import { expect, page, story } from '../support/story.ts'

story(
  'clicks are a list of what was really found: each is gone to, and one that is left out stays as it is',
  page,
  async ({ start, folder }) => {
    // given
    const tapehand = await start({ files: [writeClicks(folder, 20)] })
    const { keyboard } = tapehand.page
    const totals = tapehand.the('change-totals')
    const at = tapehand.page.locator('.change-row-at')
    await tapehand.say('remove the clicks from everything')
    await expect(tapehand.approval).toBeVisible()
    // then
    await expect(totals).toHaveText('20 of 20 clicks repaired')
    await expect(tapehand.the('change-row').first()).toContainText(/0:01.*ms repaired/)
    // when
    await tapehand.the('change-rows').focus()
    await keyboard.press('ArrowDown')
    await keyboard.press(' ')
    // then
    await expect(totals).toHaveText('19 of 20 clicks repaired')
    await expect(at).toContainText('Left out')
    await expect(tapehand.the('approve-all')).toContainText('Apply 19')
    const look = async (theme: string) => tapehand.photograph(`click-list-${theme}`)
    expect(await violationsInEachTheme(tapehand, look)).toEqual([])
    // when
    await tapehand.approve()
    // then
    await tapehand.expectAnswer(/clicks/, 'Done')
    await tapehand.say('remove the clicks from everything')
    await expect(tapehand.approval).toBeVisible()
    await expect(tapehand.approval).toContainText(/Click.*0:02.*repaired/)
  },
)
