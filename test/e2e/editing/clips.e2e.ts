import { expect, page, story } from '../support/story.ts'
import { writeRecording } from '../support/recordings.ts'
import type { TapehandWindow } from '../support/tapehandWindow.ts'

/** Presses, moves and releases on a lane, at these heights. */
async function pull(
  tapehand: TapehandWindow,
  from: { lane: number; x: number; y: number },
  to: typeof from,
  whileHeld: () => Promise<void> = () => Promise.resolve(),
) {
  const { mouse } = tapehand.page
  const place = async ({ lane, x, y }: typeof from) => {
    const box = await tapehand.lane(lane)
    return [box.x + x, box.y + y] as const
  }
  await mouse.move(...(await place(from)))
  await mouse.down()
  const [x, y] = await place(to)
  await mouse.move(x - 3, y, { steps: 4 })
  await mouse.move(x, y)
  await whileHeld()
  await mouse.up()
}

const clipsOf = (tapehand: TapehandWindow, lane: number) => tapehand.the(`lane-${lane}`).locator('.clip:visible')

story(
  'clips by hand: trim an edge, pull it out again, move to another track, rename, delete, undo',
  page,
  async ({ start, folder }) => {
    // given
    const tapehand = await start({
      files: [writeRecording(folder), writeRecording(folder, { name: 'b.wav', seconds: 20 })],
    })
    const lane = await tapehand.lane(1)
    const second = lane.width / 60
    await tapehand.expectLength('1:00')
    // when
    await pull(tapehand, { lane: 1, x: lane.width - 2, y: 60 }, { lane: 1, x: 30 * second, y: 60 })
    // then
    await expect(tapehand.the('duration')).toHaveText(/^0:(29|30)/)
    // when
    await tapehand.the('zoom-fit').click()
    const shorter = await tapehand.lane(1)
    await pull(tapehand, { lane: 1, x: shorter.width - 2, y: 60 }, { lane: 1, x: shorter.width + 200, y: 60 })
    // then
    await expect(tapehand.the('duration')).not.toHaveText(/^0:(29|30)/)
    await tapehand.page.keyboard.press('Control+z')
    await tapehand.page.keyboard.press('Control+z')
    await tapehand.expectLength('1:00')
    // when
    const moving = tapehand.page.locator('.clip-moving:visible')
    await pull(tapehand, { lane: 2, x: 60, y: 10 }, { lane: 1, x: 60 + 5 * second, y: 10 }, async () => {
      // then: there is no room, and the pointer and the clip say so before it is let go
      await expect(moving).toHaveClass(/clip-over/)
      await expect(tapehand.the('lane-1')).toHaveCSS('cursor', 'not-allowed')
      await tapehand.photograph('clip-no-room')
    })
    await expect(tapehand.problems.last()).toContainText('would lie over')
    await tapehand.problems.last().getByRole('button').click()
    await expect(tapehand.problems).toHaveCount(0)
    await pull(tapehand, { lane: 2, x: 60, y: 10 }, { lane: 2, x: 60 + 25 * second, y: 10 }, async () => {
      // then: it is its sound that is moved, and where it was is faded
      await expect(moving).toContainText('b')
      const drawn = await moving.locator('canvas:not(.text-picture)').evaluate((canvas: HTMLCanvasElement) => {
        const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
        return pixels.filter((value, at) => at % 4 === 3 && value > 0).length
      })
      expect(drawn).toBeGreaterThan(500)
      await expect(tapehand.the('lane-2').locator('.clip-left:visible')).toHaveCount(1)
      await tapehand.photograph('clip-moving')
    })
    // then
    await expect(tapehand.the('announcer')).toContainText('Clip moved')
    await expect(clipsOf(tapehand, 2)).toHaveCount(1)
    const offPlace = async () => Math.abs(((await clipsOf(tapehand, 2).boundingBox())?.x ?? 0) - lane.x - 25 * second)
    // The box goes with its waveform, whose peaks have to come.
    await expect.poll(offPlace).toBeLessThan(9)
    // when
    await tapehand.page.keyboard.press('F2')
    await tapehand.the('clip-name').fill('Answer')
    await tapehand.page.keyboard.press('Enter')
    // then
    await expect(clipsOf(tapehand, 2).locator('span')).toHaveText('Answer')
    await tapehand.photograph('clip-renamed')
    // when
    await tapehand.the('lane-2').click({ button: 'right', position: { x: 30 * second, y: 60 }, force: true })
    await tapehand.the('clip-delete').click()
    // then
    await expect(clipsOf(tapehand, 2)).toHaveCount(0)
    await tapehand.page.keyboard.press('Control+z')
    await expect(clipsOf(tapehand, 2).locator('span')).toHaveText('Answer')
    await expect(tapehand.problems).toHaveCount(0)
    // when
    await tapehand.page.keyboard.press('Control+Shift+H')
    // then: the history says which clip
    for (const text of ['Move Clip b', 'Rename Clip b', 'Delete Clip Answer'])
      await expect(tapehand.the('history-item').filter({ hasText: text })).toHaveCount(1)
  },
)

story(
  'the corners of a clip: pull a fade in, turn it down, write a fade out, take it all back',
  page,
  async ({ start, folder }) => {
    // given
    const tapehand = await start({ files: [writeRecording(folder), writeRecording(folder, { name: 'b.wav' })] })
    const lane = await tapehand.lane(1)
    const before = await tapehand.settledWave(1)
    const clip = clipsOf(tapehand, 1)
    const fade = tapehand.the('lane-1').locator('.clip-fade-in:visible')
    // when
    await pull(tapehand, { lane: 1, x: 7, y: 24 }, { lane: 1, x: 200, y: 24 }, async () => {
      // then: seen before it is done
      await expect.poll(async () => (await tapehand.wave(1)).look).not.toBe(before.look)
    })
    // then
    await expect(tapehand.the('announcer')).toContainText('Fade in of')
    await expect(fade).toBeVisible()
    expect(Math.abs(((await fade.boundingBox())?.width ?? 0) - 193)).toBeLessThan(12)
    expect((await tapehand.settledWave(1)).look).not.toBe(before.look)
    // when
    await pull(tapehand, { lane: 1, x: lane.width - 30, y: 10 }, { lane: 1, x: lane.width - 30, y: 70 })
    // then
    await expect(clip.locator('em')).toHaveText('−6.0 dB')
    await tapehand.photograph('clip-fade-and-gain')
    // when
    await tapehand.page.mouse.click(lane.x + 100, lane.y + 10)
    await expect(clip).toHaveClass(/clip-selected/)
    await tapehand.page.keyboard.press('Alt+Enter')
    await tapehand.the('clip-fade-out').fill('5')
    await tapehand.the('clip-fade-out-curve').selectOption('sCurve')
    await tapehand.photograph('clip-shape-form')
    await tapehand.the('clip-shape-apply').click()
    // then
    await expect(tapehand.the('announcer')).toContainText('5.00 s, S-curve')
    await expect(tapehand.the('lane-1').locator('.clip-fade-out:visible')).toBeVisible()
    // when
    for (let press = 0; press < 3; press++) await tapehand.page.keyboard.press('Control+z')
    // then
    await expect(tapehand.the('lane-1').locator('.clip-fade:visible')).toHaveCount(0)
    expect((await tapehand.settledWave(1)).look).toBe(before.look)
    await expect(tapehand.problems).toHaveCount(0)
  },
)

story(
  'a click on a lane says where a split and what is pasted are meant, without a track being selected first',
  page,
  async ({ start, folder }) => {
    // given
    const names = ['a.wav', 'b.wav']
    const tapehand = await start({ files: names.map((name) => writeRecording(folder, { name, seconds: 30 })) })
    const { keyboard } = tapehand.page
    const lane = await tapehand.lane(2)
    // when
    await tapehand.clickAt(2, lane.width / 2)
    await keyboard.press('ControlOrMeta+I')
    // then
    await expect(clipsOf(tapehand, 2)).toHaveCount(2)
    await expect(clipsOf(tapehand, 1)).toHaveCount(1)
    await expect(tapehand.problems).toHaveCount(0)
    // when: a second of the first is copied, and pasted into the other
    await tapehand.drag(1, 100, 100 + lane.width / 30)
    await keyboard.press('ControlOrMeta+C')
    await tapehand.the('side-chat').focus()
    await tapehand.clickAt(2, lane.width / 4)
    await keyboard.press('ControlOrMeta+V')
    // then
    await expect(tapehand.the('duration')).toHaveText(/^0:30\.[89]|^0:31/)
    await expect(clipsOf(tapehand, 1)).toHaveCount(1)
  },
)

story(
  'what an edge hides is seen while it is pulled out again, before it is let go',
  page,
  async ({ start, folder }) => {
    // given: louder from second to second, and the first 25 of them hidden
    const tapehand = await start({ files: [writeRecording(folder)] })
    const second = (await tapehand.lane(1)).width / 60
    await pull(tapehand, { lane: 1, x: 2, y: 60 }, { lane: 1, x: 25 * second, y: 60 })
    await expect.poll(async () => (await clipsOf(tapehand, 1).boundingBox())?.width ?? 0).toBeLessThan(36 * second)
    const out = tapehand.the('lane-1').locator('.clip-out:visible')
    /** How high what is drawn of a second is, in shares of the picture. */
    const heightAt = (at: number) =>
      out.locator('canvas').evaluate((canvas: HTMLCanvasElement, time) => {
        const column = Math.floor((canvas.width * time) / 25)
        const pixels = canvas.getContext('2d')?.getImageData(column, 0, 1, canvas.height).data ?? []
        return pixels.filter((value, index) => index % 4 === 3 && value > 0).length / canvas.height
      }, at)
    // when
    await pull(tapehand, { lane: 1, x: 25 * second, y: 60 }, { lane: 1, x: 10 * second, y: 60 }, async () => {
      // then
      await expect(out.locator('canvas')).toBeVisible()
      const heights = [await heightAt(10.5), await heightAt(14.5), await heightAt(19.5)]
      expect(heights[0]).toBeGreaterThan(0.01)
      expect(heights[1]).toBeGreaterThan((heights[0] ?? 0) * 2)
      expect(heights[2]).toBeGreaterThan((heights[1] ?? 0) * 1.5)
      const [box, picture] = [await out.boundingBox(), await out.locator('canvas').boundingBox()]
      expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) - (picture?.x ?? 0) - (picture?.width ?? 0))).toBeLessThan(2)
      await tapehand.photograph('clip-pulled-out')
    })
    // then
    await expect(out).toHaveCount(0)
    await expect.poll(async () => (await clipsOf(tapehand, 1).boundingBox())?.width ?? 0).toBeGreaterThan(49 * second)
  },
)
