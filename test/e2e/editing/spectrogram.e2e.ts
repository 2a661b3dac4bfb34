import { violations, wear } from '../support/axeOn.ts'
import { writeTones } from '../support/recordings.ts'
import { expect, page, story } from '../support/story.ts'
import type { TapehandWindow } from '../support/tapehandWindow.ts'

/** How far each of ten places of a stretch of the lane is from the ground of the clip, from the top to the bottom. */
async function profile(tapehand: TapehandWindow, lane: number, [from, to]: readonly [number, number]) {
  return tapehand.the(`spectrum-${lane}`).evaluate(
    (canvas, [left, right]) => {
      const { width, height } = canvas as HTMLCanvasElement
      const margin = 384 * devicePixelRatio
      const seen = width - 2 * margin
      const sheet = new OffscreenCanvas(width, height).getContext('2d')
      sheet?.drawImage(canvas as HTMLCanvasElement, 0, 0)
      const pixels = sheet?.getImageData(margin + left * seen, 0, (right - left) * seen, height)
      if (!pixels) throw new Error('the spectrogram has no picture')
      const [ground = 0] = pixels.data
      return Array.from({ length: 10 }, (_, band) => {
        let sum = 0
        const rows = [Math.floor((band * height) / 10), Math.floor(((band + 1) * height) / 10)] as const
        for (let row = rows[0]; row < rows[1]; row++)
          for (let at = row * pixels.width * 4; at < (row + 1) * pixels.width * 4; at += 4)
            sum += Math.abs((pixels.data[at] ?? 0) - ground)
        return Math.round(sum / ((rows[1] - rows[0]) * pixels.width))
      })
    },
    [from, to] as const,
  )
}

const loudest = (bands: readonly number[]) => bands.indexOf(Math.max(...bands))
const settled = (tapehand: TapehandWindow, lane: number, part: readonly [number, number], band: number) =>
  expect.poll(async () => loudest(await profile(tapehand, lane, part))).toBe(band)

story(
  'a track is shown by its frequencies over time: low then high, by key and menus, through zoom, scroll and an edit',
  page,
  async ({ start, folder }) => {
    // given: 10 s of 250 Hz, then 10 s of 4000 Hz
    const tapehand = await start({ files: [writeTones(folder, [250, 4000]), writeTones(folder, [1000], 'b.wav')] })
    await tapehand.settledWave(1)
    await expect(tapehand.the('spectrum-1')).toHaveCount(0)
    await tapehand.clickAt(1, 200)
    // when
    await tapehand.page.keyboard.press('Shift+W')
    // then
    await expect(tapehand.the('announcer')).toContainText('as a spectrogram')
    await expect(tapehand.page.getByRole('img', { name: /^Spectrogram of take, up to 11 kHz/u })).toBeVisible()
    await expect(tapehand.the('spectrum-2')).toHaveCount(0)
    await settled(tapehand, 1, [0.1, 0.3], 8)
    await settled(tapehand, 1, [0.6, 0.8], 3)
    await tapehand.photograph('spectrogram')
    // when
    await tapehand.the('lane-2').click({ button: 'right', position: { x: 200, y: 40 }, force: true })
    await tapehand.the('clip-shown').click()
    // then
    await settled(tapehand, 2, [0.1, 0.4], 6)
    // when: zoomed in to where the tones change, and scrolled past it
    await tapehand.clickAt(1, (await tapehand.lane(1)).width / 2)
    for (let turn = 0; turn < 6; turn++) await tapehand.the('zoom-in').click()
    // then
    await settled(tapehand, 1, [0.1, 0.3], 8)
    await settled(tapehand, 1, [0.7, 0.9], 3)
    // when
    await tapehand.page.mouse.move((await tapehand.lane(1)).x + 300, (await tapehand.lane(1)).y + 40)
    await tapehand.page.mouse.wheel(2000, 0)
    // then
    await settled(tapehand, 1, [0.1, 0.3], 3)
    // when: what was there first is cut
    await tapehand.the('zoom-fit').click()
    await tapehand.say('delete the first 10 seconds of track 1')
    await tapehand.approve()
    // then
    await tapehand.expectLength('0:10')
    await settled(tapehand, 1, [0.1, 0.3], 3)
    await tapehand.page.keyboard.press('Escape')
    await tapehand.the('undo').click()
    await tapehand.expectLength('0:20')
    await settled(tapehand, 1, [0.1, 0.3], 8)
    // when
    await tapehand.the('track-1-menu').click()
    await tapehand.the('track-1-shown').click()
    // then
    await expect(tapehand.the('spectrum-1')).toHaveCount(0)
    expect((await tapehand.settledWave(1)).drawn).toBeGreaterThan(1000)
    await expect(tapehand.the('spectrum-2')).toBeVisible()
  },
)

story(
  'a spectrogram is in the colours of each theme, at any size, with nothing for axe to find',
  page,
  async ({ start }) => {
    // given
    const tapehand = await start()
    await expect(tapehand.the('track-2')).toBeVisible({ timeout: 30_000 })
    await tapehand.the('track-1-menu').click()
    await tapehand.the('track-1-shown').click()
    const looks = new Set<string>()
    // Each theme and each size, not each of the one with each of the other.
    for (const [theme, width, height] of [
      ['light', 1280, 800],
      ['dark', 1920, 1080],
      ['contrast', 640, 800],
      ['dark', 640, 400],
    ] as const) {
      await wear(tapehand, theme)
      await tapehand.page.setViewportSize({ width, height })
      await expect.poll(async () => Math.max(...(await profile(tapehand, 1, [0.1, 0.9])))).toBeGreaterThan(10)
      expect(await violations(tapehand), `${theme} ${width}`).toEqual([])
      await tapehand.photograph(`spectrogram-${theme}-${width}x${height}`)
      looks.add(`${theme} ${JSON.stringify(await profile(tapehand, 1, [0.1, 0.9]))}`)
    }
    expect(looks.size).toBe(4)
  },
)
