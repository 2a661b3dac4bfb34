import { violationsInEachTheme } from '../support/axeOn.ts'
import { writeRecording } from '../support/recordings.ts'
import { expect, page, story } from '../support/story.ts'
import type { TapehandWindow } from '../support/tapehandWindow.ts'

async function open(tapehand: TapehandWindow, tool: string): Promise<void> {
  await tapehand.openMenu('effect')
  await tapehand.the(`effect-${tool}`).click()
  await expect(tapehand.the('tool-dialog')).toBeVisible()
}

story(
  'values are chosen under the lanes by keys, heard before they are applied, and applied with Enter',
  page,
  async ({ start, folder }) => {
    // given
    const tapehand = await start({ files: [writeRecording(folder, { seconds: 12 })] })
    await tapehand.settledWave(1)
    // when
    await open(tapehand, 'apply_compressor')
    // then
    await expect(tapehand.the('tool-threshold_db-slider')).toBeFocused()
    await expect(tapehand.the('preview-level')).toContainText('dB')
    await expect(tapehand.the('lane-1')).toBeInViewport()
    expect(await violationsInEachTheme(tapehand, (theme) => tapehand.photograph(`effect-${theme}`))).toEqual([])
    // when
    await tapehand.page.keyboard.press('PageDown')
    await expect(tapehand.the('tool-threshold_db')).toHaveValue(/^[-−]13$/)
    await tapehand.page.keyboard.press('End')
    await tapehand.page.keyboard.press('Shift+ArrowLeft')
    await expect(tapehand.the('tool-threshold_db')).toHaveValue(/^[-−]0\.01$/)
    await tapehand.the('presets').click()
    await tapehand.the('preset-Firm speech').click()
    await expect(tapehand.the('tool-threshold_db')).toHaveValue(/^[-−]26$/)
    // when
    await tapehand.the('tool-threshold_db-slider').focus()
    await tapehand.page.keyboard.press('p')
    // then
    await expect(tapehand.the('preview-after')).toHaveAttribute('aria-pressed', 'true')
    await expect(tapehand.the('playhead')).toBeVisible()
    await expect(tapehand.page.locator('.preview-box').first()).toBeVisible()
    await tapehand.photograph('effect-preview')
    const time = async () => Number(await tapehand.the('playhead').getAttribute('data-time'))
    const first = await time()
    await expect.poll(time).not.toBe(first)
    await tapehand.page.keyboard.press('b')
    await expect(tapehand.the('preview-before')).toHaveAttribute('aria-pressed', 'true')
    // when
    await tapehand.page.keyboard.press('Enter')
    // then
    await expect(tapehand.the('tool-dialog')).toBeHidden()
    await expect(tapehand.the('playhead')).toBeHidden()
    await expect(tapehand.the('status-said')).toContainText('4:1 above -26')
  },
)

story('a preset of one’s own is kept over a restart, and Escape changes nothing', page, async ({ start, folder }) => {
  // given
  const tapehand = await start({ files: [writeRecording(folder)] })
  await open(tapehand, 'apply_high_pass')
  await tapehand.the('tool-frequency_hz').fill('133')
  await tapehand.the('presets').click()
  await tapehand.the('preset-save').click()
  await tapehand.the('preset-name').fill('Attic fan')
  await tapehand.page.keyboard.press('Enter')
  await expect(tapehand.the('presets')).toContainText('Attic fan')
  // when
  await tapehand.the('tool-frequency_hz-slider').focus()
  await tapehand.page.keyboard.press('Escape')
  await expect(tapehand.the('tool-dialog')).toBeHidden()
  await expect(tapehand.the('undo')).toHaveAttribute('aria-label', 'Undo Import')
  await tapehand.app.close()
  const again = await start()
  // then
  await open(again, 'apply_high_pass')
  await again.the('presets').click()
  await again.the('preset-Attic fan').click()
  await expect(again.the('tool-frequency_hz')).toHaveValue('133')
})

story(
  'sliders of one line stand in one line, however long their names are, beside fields and pictures',
  page,
  async ({ start }) => {
    // given
    const tapehand = await start()
    await expect(tapehand.the('lane-2')).toBeVisible({ timeout: 30_000 })
    const top = async (key: string) => (await tapehand.the(`tool-${key}-slider`).boundingBox())?.y ?? NaN
    // when
    await open(tapehand, 'apply_noise_reduction')
    // then: "Smoothing bands" takes two lines
    expect(await top('smoothing_bands')).toBeCloseTo(await top('sensitivity'), 0)
    await tapehand.page.keyboard.press('Escape')
    // when
    await open(tapehand, 'apply_auto_duck')
    // then: what is still to be chosen decides the picture, so there is none
    await expect(tapehand.the('effect-picture')).toHaveCount(0)
    await tapehand.the('tool-control').selectOption('Voice')
    await expect(tapehand.the('duck-picture').locator('.duck-control')).toBeVisible()
    expect(await top('threshold_db')).toBeGreaterThan(await top('duck_db'))
    expect(await violationsInEachTheme(tapehand, (theme) => tapehand.photograph(`duck-${theme}`))).toEqual([])
    await tapehand.page.keyboard.press('Escape')
    // when
    await open(tapehand, 'apply_change_tempo')
    await tapehand.the('tool-percent').fill('25')
    await tapehand.page.keyboard.press('Tab')
    // then
    await expect(tapehand.the('length-picture')).toContainText('0:50.8')
    // and what could not be heard without a value can be now
    await expect(tapehand.the('preview')).toBeEnabled()
  },
)
