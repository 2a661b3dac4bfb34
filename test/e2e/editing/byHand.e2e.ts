import { violations } from '../support/axeOn.ts'
import { mixPeak } from '../support/mixPeak.ts'
import { writeRecording } from '../support/recordings.ts'
import { runByPalette } from '../support/runByPalette.ts'
import { expect, page, story } from '../support/story.ts'
import type { TapehandWindow } from '../support/tapehandWindow.ts'

const selected = (tapehand: TapehandWindow) => tapehand.times()

story(
  'the palette runs a high-pass filter on the selection, and undo takes it back',
  page,
  async ({ start, folder }) => {
    // given
    const tapehand = await start({ files: [writeRecording(folder)] })
    await tapehand.drag(1, 100, 300)
    await expect(tapehand.the('selection')).toBeVisible()
    await expect.poll(async () => (await tapehand.wave(1)).drawn).toBeGreaterThan(0)
    // What a drag shows while it goes on is not its end yet.
    await expect.poll(() => selected(tapehand)).toContain('Length 0:15')
    const range = await selected(tapehand)
    const before = await mixPeak(tapehand, 15)
    // when
    await runByPalette(tapehand, 'high pass')
    await expect(tapehand.the('tool-dialog')).toBeVisible()
    await tapehand.the('tool-frequency_hz').fill('3000')
    await tapehand.page.keyboard.press('Enter')
    // then
    await expect(tapehand.the('tool-dialog')).toBeHidden()
    await expect(tapehand.the('status-said')).toContainText('high-pass at 3000 Hz')
    expect(await selected(tapehand)).toBe(range)
    expect((await mixPeak(tapehand, 15))[0]).toBeLessThan(before[0] / 2)
    await expect(tapehand.the('timeline')).toBeFocused()
    // when
    await tapehand.page.keyboard.press('Control+Z')
    // then
    await expect.poll(async () => mixPeak(tapehand, 15)).toEqual(before)
  },
)

story(
  'an effect with nothing selected is done to all audio and says so; Ctrl+R does it again; its values are remembered',
  page,
  async ({ start, folder }) => {
    // given
    const tapehand = await start({ files: [writeRecording(folder)] })
    const before = await mixPeak(tapehand, 15)
    // when
    await tapehand.openMenu('effect')
    await tapehand.the('effect-apply_amplify').click()
    await expect(tapehand.the('tool-target')).toContainText('all audio')
    expect(await violations(tapehand)).toEqual([])
    await tapehand.the('tool-gain_db').fill('-6')
    await tapehand.the('tool-run').click()
    // then
    await expect(tapehand.the('status-said')).toContainText('Nothing was selected, so it was done to all audio.')
    const once = await mixPeak(tapehand, 15)
    expect(once[0] / before[0]).toBeCloseTo(0.5, 1)
    // when
    await tapehand.the('timeline').focus()
    await tapehand.page.keyboard.press('Control+R')
    // then
    await expect.poll(async () => (await mixPeak(tapehand, 15))[0] / once[0]).toBeCloseTo(0.5, 1)
    // when
    await runByPalette(tapehand, 'amplify')
    // then
    await expect(tapehand.the('tool-gain_db')).toHaveValue(/^[-−]6$/)
    await tapehand.page.keyboard.press('Escape')
    await expect(tapehand.the('tool-dialog')).toBeHidden()
  },
)

story(
  'questions are answered in a dialog, the palette and the list of keys have nothing for axe to find',
  page,
  async ({ start, folder }) => {
    const tapehand = await start({ files: [writeRecording(folder)] })
    await tapehand.page.keyboard.press('Control+Shift+P')
    await expect(tapehand.the('palette-input')).toBeFocused()
    expect(await violations(tapehand), 'palette').toEqual([])
    await tapehand.photograph('palette')
    await tapehand.page.keyboard.press('Escape')
    await expect(tapehand.the('palette')).toBeHidden()
    await tapehand.page.keyboard.press('F1')
    await expect(tapehand.the('keys')).toContainText('Ctrl+Shift+P')
    expect(await violations(tapehand), 'keys').toEqual([])
    await tapehand.page.keyboard.press('Escape')
    await expect(tapehand.the('keys')).toBeHidden()
    await tapehand.openMenu('edit')
    await expect(tapehand.the('edit-undo')).toBeVisible()
    expect(await violations(tapehand), 'menu').toEqual([])
    await tapehand.page.keyboard.press('Escape')
    await runByPalette(tapehand, 'measure loud')
    await expect(tapehand.the('tool-run')).toBeVisible()
    await tapehand.the('tool-run').click()
    await expect(tapehand.the('answer-text')).toContainText('LUFS')
    expect(await violations(tapehand), 'answer').toEqual([])
    await tapehand.page.keyboard.press('Escape')
    await expect(tapehand.the('answer')).toBeHidden()
  },
)

story(
  'an envelope by hand: a point from the menu, one on the line, pulled down, taken away',
  page,
  async ({ start, folder }) => {
    // given
    const tapehand = await start({ files: [writeRecording(folder)] })
    await tapehand.expectLength('1:00')
    const lane = await tapehand.lane(1)
    const points = tapehand.the('lane-1').locator('.clip-point:visible')
    const { mouse } = tapehand.page
    // when
    await mouse.click(lane.x + 200, lane.y + 50, { button: 'right' })
    await tapehand.page.getByRole('menuitem', { name: 'Envelope point here' }).click()
    // then
    await expect(points).toHaveCount(1)
    const first = await points
      .first()
      .evaluate((box) => Number((box as HTMLElement).style.getPropertyValue('--height')))
    const y = lane.y + 21 + (1 - first) * (lane.height - 25)
    // when: a double click on its line sets another, which is pulled down
    await mouse.dblclick(lane.x + 500, y)
    await expect(points).toHaveCount(2)
    await mouse.move(lane.x + 500, y)
    await mouse.down()
    await mouse.move(lane.x + 520, y + 20, { steps: 4 })
    // then
    await expect(points.filter({ hasText: 'dB' })).toHaveCount(1)
    await tapehand.photograph('envelope-pulled')
    await mouse.up()
    await expect(tapehand.the('announcer')).toContainText('Envelope of')
    await expect(tapehand.the('lane-1').locator('.clip-point-held:visible')).toHaveCount(0)
    // when
    await mouse.dblclick(lane.x + 520, y + 20)
    // then
    await expect(points).toHaveCount(1)
    await tapehand.page.keyboard.press('Control+z')
    await expect(points).toHaveCount(2)
  },
)
