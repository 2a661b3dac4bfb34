import { mixPeak } from '../support/mixPeak.ts'
import { writeRecording } from '../support/recordings.ts'
import { runByPalette } from '../support/runByPalette.ts'
import { expect, page, story } from '../support/story.ts'
import type { TapehandWindow } from '../support/tapehandWindow.ts'

const names = (tapehand: TapehandWindow) => tapehand.page.locator('.track-choose').allInnerTexts()
const order = (tapehand: TapehandWindow, wanted: readonly string[]) =>
  expect.poll(async () => (await names(tapehand)).map((name) => name.replace(/^Track \d+\s*/u, ''))).toEqual(wanted)

/** Presses on a track's name and moves so far down; what is held is looked at before the release. */
async function pullDown(tapehand: TapehandWindow, track: number, by: number, whileHeld: () => Promise<void>) {
  const box = await tapehand.the(`track-${track}`).boundingBox()
  if (box === null) throw new Error('the track is not shown')
  const { mouse } = tapehand.page
  await mouse.move(box.x + 20, box.y + 10)
  await expect(tapehand.page.locator('.track-header').first()).toHaveCSS('cursor', 'grab')
  await mouse.down()
  await mouse.move(box.x + 20, box.y + 10 + by / 2, { steps: 3 })
  await mouse.move(box.x + 20, box.y + 10 + by, { steps: 3 })
  await whileHeld()
}

story(
  'a track is taken by its name to another place and keeps its colour; Escape lets go; a click still selects',
  page,
  async ({ start, folder }) => {
    // given
    const files = ['one.wav', 'two.wav', 'three.wav'].map((name) => writeRecording(folder, { name, seconds: 10 }))
    const tapehand = await start({ files })
    await order(tapehand, ['one', 'two', 'three'])
    const colour = (name: string) =>
      tapehand.page
        .locator('.track-row', {
          has: tapehand.page.getByRole('button', { name: new RegExp(`Track \\d ${name}$`, 'u') }),
        })
        .evaluate((row) => (row as HTMLElement).style.getPropertyValue('--h'))
    const before = await colour('one')
    const { height } = await tapehand.lane(1)
    // when
    await pullDown(tapehand, 1, 1.7 * height, async () => {
      await expect(tapehand.page.locator('.track-row-taken')).toHaveCount(1)
      await expect(tapehand.page.locator('.track-row-above')).toContainText('three')
      await tapehand.photograph('track-dragged')
      await tapehand.page.keyboard.press('Escape')
      await expect(tapehand.page.locator('.track-row-taken')).toHaveCount(0)
      await tapehand.page.mouse.up()
    })
    // then
    await order(tapehand, ['one', 'two', 'three'])
    // when
    await pullDown(tapehand, 1, 2.8 * height, () => tapehand.page.mouse.up())
    // then
    await order(tapehand, ['two', 'three', 'one'])
    await expect(tapehand.the('announcer')).toContainText('one moved to another place')
    await expect.poll(() => colour('one')).toBe(before)
    await tapehand.the('track-2').click()
    await expect(tapehand.the('track-2')).toHaveAttribute('aria-pressed', 'true')
    // when
    await tapehand.page.keyboard.press('Control+z')
    // then
    await order(tapehand, ['one', 'two', 'three'])
  },
)

story(
  'tracks are collapsed and expanded by key and menu, and the others take the room',
  page,
  async ({ start, folder }) => {
    // given
    const files = ['one.wav', 'two.wav'].map((name) => writeRecording(folder, { name, seconds: 10 }))
    const tapehand = await start({ files })
    await expect(tapehand.the('track-2')).toBeVisible()
    const full = (await tapehand.lane(2)).height
    await tapehand.the('track-1').click()
    await expect(tapehand.the('track-1')).toHaveAttribute('aria-pressed', 'true')
    // when
    await tapehand.page.keyboard.press('Control+Shift+C')
    // then
    await expect(tapehand.the('announcer')).toContainText('one collapsed')
    await expect.poll(async () => (await tapehand.lane(1)).height).toBeLessThan(50)
    await expect.poll(async () => (await tapehand.lane(2)).height).toBeGreaterThan(full + 60)
    await tapehand.photograph('track-collapsed')
    // when
    await tapehand.the('track-1').click({ button: 'right' })
    await tapehand.photograph('track-collapsed-menu')
    // it stands at the track
    const [menu, name] = await Promise.all([
      tapehand.the('track-1-height').boundingBox(),
      tapehand.the('track-1').boundingBox(),
    ])
    expect((menu?.y ?? 0) - (name?.y ?? 0)).toBeGreaterThan(0)
    await tapehand.the('track-1-height').click()
    // then
    await expect.poll(async () => Math.round((await tapehand.lane(1)).height - full)).toBe(0)
  },
)

story(
  'a track is given a colour, which is undone, and is there again when the project is opened again',
  page,
  async ({ start, folder }) => {
    // given
    const files = ['one.wav', 'two.wav'].map((name) => writeRecording(folder, { name, seconds: 10 }))
    let tapehand = await start({ files })
    const hue = (track: number) =>
      tapehand.page
        .locator('.track-row')
        .nth(track - 1)
        .evaluate((row) => (row as HTMLElement).style.getPropertyValue('--h'))
    expect([await hue(1), await hue(2)]).toEqual(['248', '352'])
    const before = await tapehand.settledWave(2)
    // when: by the menu key, and arrows alone
    await tapehand.the('track-2').focus()
    await tapehand.page.keyboard.press('Shift+F10')
    await expect(tapehand.the('track-2-colour')).toBeVisible()
    await tapehand.page.keyboard.press('End')
    await tapehand.page.keyboard.press('ArrowUp')
    await tapehand.page.keyboard.press('ArrowRight')
    await expect(tapehand.the('track-2-colour-order')).toHaveAttribute('aria-checked', 'true')
    await tapehand.photograph('track-colours')
    await tapehand.the('track-2-colour-green').click()
    // then
    await expect.poll(() => hue(2)).toBe('145')
    await expect(tapehand.the('announcer')).toContainText('Colour of two: Green')
    expect((await tapehand.settledWave(2)).drawn).toBe(before.drawn)
    // when
    await tapehand.page.keyboard.press('Control+z')
    await expect.poll(() => hue(2)).toBe('352')
    await tapehand.page.keyboard.press('Control+y')
    await expect.poll(() => hue(2)).toBe('145')
    await tapehand.app.close()
    tapehand = await start()
    // then
    await expect.poll(() => hue(2)).toBe('145')
    await expect.poll(() => hue(1)).toBe('248')
  },
)

story('mute, solo, gain and pan are heard in the mix', page, async ({ start, folder }) => {
  // given
  const tapehand = await start({ files: [writeRecording(folder), writeRecording(folder, { name: 'Other.wav' })] })
  await tapehand.expectLength('1:00')
  await expect(tapehand.the('track-2')).toBeVisible()
  const both = await mixPeak(tapehand, 15)
  // when
  await tapehand.the('track-2-mute').click()
  // then
  await expect.poll(async () => (await mixPeak(tapehand, 15))[0]).toBeLessThan(both[0])
  const one = await mixPeak(tapehand, 15)
  // when
  await tapehand.the('track-2-solo').click()
  await tapehand.the('track-2-mute').click()
  await expect.poll(async () => mixPeak(tapehand, 15)).toEqual(one)
  await tapehand.the('track-2-solo').click()
  await expect.poll(async () => mixPeak(tapehand, 15)).toEqual(both)
  // when
  await tapehand.the('track-1').click()
  await tapehand.openMenu('tracks')
  await tapehand.the('tracks-set_track_gain').click()
  await tapehand.the('tool-gain_db').fill('-12')
  await tapehand.the('tool-run').click()
  // then
  await expect.poll(async () => (await mixPeak(tapehand, 15))[0]).toBeLessThan(both[0] * 0.7)
  // when
  await runByPalette(tapehand, 'track pan')
  await tapehand.the('tool-pan').fill('-100')
  await tapehand.the('tool-run').click()
  // then
  await expect
    .poll(async () => {
      const [left, right] = await mixPeak(tapehand, 15)
      return left > right
    })
    .toBe(true)
})

story('a track made by menu is announced', page, async ({ start, folder }) => {
  const tapehand = await start({ files: [writeRecording(folder)] })
  await tapehand.openMenu('tracks')
  await tapehand.the('tracks-create_stereo_track').click()
  await expect(tapehand.the('track-2')).toBeVisible()
  await expect(tapehand.the('announcer')).toContainText('stereo track')
})
