import { violationsInEachTheme } from '../support/axeOn.ts'
import { writeBursts } from '../support/recordings.ts'
import { expect, page, story } from '../support/story.ts'

story(
  'the places where a compressor would act are a list: each is gone to, heard, and left out',
  page,
  async ({ start, folder }) => {
    // given: twenty loud places, more than a second apart
    const tapehand = await start({ files: [writeBursts(folder, 20)] })
    const { keyboard } = tapehand.page
    const totals = tapehand.the('change-totals')
    await tapehand.say('compress everything 4:1 at -20 dB')
    await expect(tapehand.approval).toBeVisible()
    // then
    await expect(totals).toContainText(/turned down in 20 of 20/)
    await expect(tapehand.the('change-row').first()).toContainText(/dB/)
    await expect(tapehand.the('density-told')).toContainText(/turned down: .* dB at most/)
    // when
    await tapehand.the('change-rows').focus()
    await keyboard.press('ArrowDown')
    await keyboard.press(' ')
    // then
    await expect(totals).toContainText(/turned down in 19 of 20/)
    await expect(tapehand.the('approve-all')).toContainText('Apply 19')
    const look = async (theme: string) => tapehand.photograph(`dynamics-list-${theme}`)
    expect(await violationsInEachTheme(tapehand, look)).toEqual([])
    // when
    await tapehand.approve()
    // then
    await tapehand.expectAnswer(/Compressed/, 'Done')
  },
)
