import { themes, violationsInEachTheme } from './support/axeOn.ts'
import { writeRecording } from './support/recordings.ts'
import { expect, page, story } from './support/story.ts'

story(
  'axe finds nothing wrong in any theme: main window, settings, question, approval, result',
  page,
  async ({ start }) => {
    // given
    story.setTimeout(180_000)
    const tapehand = await start()
    await tapehand.the('settings-open').click()
    await tapehand.the('planner-model').click()
    // then
    expect(await violationsInEachTheme(tapehand), 'settings').toEqual([])
    await tapehand.the('planner-offline').click()
    await tapehand.the('settings-save').click()
    await expect(tapehand.the('settings')).toBeHidden()
    expect(await violationsInEachTheme(tapehand), 'main window').toEqual([])
    // when
    await tapehand.say('normalize')
    await expect(tapehand.question).toBeVisible()
    // then
    expect(await violationsInEachTheme(tapehand), 'question').toEqual([])
    // when
    await tapehand.say('trim the first 30 seconds')
    await expect(tapehand.approval).toBeVisible()
    // then
    expect(await violationsInEachTheme(tapehand), 'approval').toEqual([])
    for (const theme of themes) {
      await tapehand.the('settings-open').click()
      await tapehand.the(`theme-${theme}`).click()
      await tapehand.the('settings-save').click()
      await expect(tapehand.the('settings')).toBeHidden()
      await expect(tapehand.page.locator('html')).toHaveAttribute('data-theme', theme)
      await tapehand.photograph(`theme-${theme}`)
    }
    // when
    await tapehand.approve()
    await tapehand.expectAnswer(/\S/, 'Done')
    // then
    expect(await violationsInEachTheme(tapehand), 'result').toEqual([])
  },
)

story(
  'axe finds nothing wrong in any theme: start, receipts, history, palette, effect, export, keys, help, activity',
  page,
  async ({ start, folder }) => {
    // given
    story.setTimeout(240_000)
    const tapehand = await start({ files: [writeRecording(folder, { seconds: 20 })] })
    const { keyboard } = tapehand.page
    const runFromPalette = async (name: string) => {
      await keyboard.press('ControlOrMeta+Shift+P')
      await tapehand.the('palette-input').fill(name)
      await keyboard.press('Enter')
    }
    // when
    await tapehand.say('make it 3 dB quieter')
    await tapehand.approve()
    await tapehand.expectAnswer(/\S/, 'Done')
    await tapehand.the('side-history').click()
    await expect(tapehand.the('history-item').first()).toBeVisible()
    // then
    expect(await violationsInEachTheme(tapehand), 'receipt and history').toEqual([])
    // when
    await keyboard.press('ControlOrMeta+Shift+P')
    await tapehand.the('palette-input').fill('comp')
    // then
    expect(await violationsInEachTheme(tapehand), 'palette').toEqual([])
    // when
    await keyboard.press('Enter')
    await expect(tapehand.the('tool-run')).toBeVisible()
    // then
    expect(await violationsInEachTheme(tapehand), 'effect').toEqual([])
    await tapehand.the('tool-cancel').click()
    // when
    for (const [name, place] of [
      ['export audio', 'export-dialog'],
      ['keyboard shortcuts', 'keys'],
      ['tapehand help', 'help'],
      ['activity', 'activity'],
    ] as const) {
      await runFromPalette(name)
      await expect(tapehand.the(place)).toBeVisible()
      // then
      expect(await violationsInEachTheme(tapehand), name).toEqual([])
      await keyboard.press('Escape')
      await expect(tapehand.the(place)).toBeHidden()
    }
    // when
    await runFromPalette('new project')
    await expect(tapehand.the('empty')).toBeVisible()
    // then
    expect(await violationsInEachTheme(tapehand), 'start').toEqual([])
  },
)
