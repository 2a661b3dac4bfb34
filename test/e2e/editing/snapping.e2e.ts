import { writePauses, writeRecording } from '../support/recordings.ts'
import { expect, page, story } from '../support/story.ts'
import type { TapehandWindow } from '../support/tapehandWindow.ts'

const seconds = 60

const holds = (tapehand: TapehandWindow) => tapehand.the('snap-line')

async function selected(tapehand: TapehandWindow): Promise<{ start: number; end: number }> {
  const drawn = tapehand.the('selection')
  return { start: Number(await drawn.getAttribute('data-start')), end: Number(await drawn.getAttribute('data-end')) }
}

/** A recording with a label over it from 15 to 30 s, and pixels a second. */
async function withLabel(tapehand: TapehandWindow): Promise<number> {
  const clip = await tapehand.the('lane-1').locator('.clip').boundingBox()
  const scale = (clip?.width ?? Number.NaN) / seconds
  await tapehand.say('add a label "Verse" from 0:15 to 0:30')
  await expect(tapehand.page.locator('.label-box')).toHaveText('Verse')
  await tapehand.say('clear the selection')
  await expect(tapehand.the('selection')).toBeHidden()
  return scale
}

story(
  'what is drawn stays at what is near, with a line, and is exact to the pixel beside it and with Ctrl',
  page,
  async ({ start, folder }) => {
    // given
    const tapehand = await start({ files: [writeRecording(folder, { seconds })] })
    const { mouse, keyboard } = tapehand.page
    const scale = await withLabel(tapehand)
    const lane = await tapehand.lane(1)
    const at = (time: number, by = 0) => lane.x + Math.round(time * scale) + by
    const y = lane.y + lane.height / 2
    // when: a drag ends a little beside the end of the label
    await mouse.move(at(15, 3), y)
    await mouse.down()
    await mouse.move(at(30, -40), y, { steps: 4 })
    await expect(holds(tapehand)).toBeHidden()
    await mouse.move(at(30, -3), y)
    // then
    await expect(holds(tapehand)).toHaveAttribute('data-time', '30')
    await tapehand.photograph('selection-holds')
    await mouse.up()
    await expect(holds(tapehand)).toBeHidden()
    await expect.poll(() => selected(tapehand)).toEqual({ start: 15, end: 30 })
    // when: its end is pulled to just before the end of the clip, then with Ctrl a little to the left
    await tapehand.drag(1, at(30) - lane.x, at(60, -3) - lane.x)
    await expect.poll(() => selected(tapehand)).toEqual({ start: 15, end: 60 })
    await keyboard.down('Control')
    await tapehand.drag(1, at(60, -1) - lane.x, at(30, 2) - lane.x)
    await keyboard.up('Control')
    // then
    const { end } = await selected(tapehand)
    expect(end).not.toBe(30)
    expect(Math.abs(end - (at(30, 2) - lane.x) / scale)).toBeLessThan(1 / scale)
    // when: a click puts the cursor a little beside the label's start
    await tapehand.clickAt(1, at(45) - lane.x)
    await expect(tapehand.the('selection')).toBeHidden()
    await tapehand.clickAt(1, at(15, 3) - lane.x)
    await expect(tapehand.the('cursor')).toHaveAttribute('data-time', '15')
    // and where the cursor was is nothing that holds it
    await tapehand.clickAt(1, at(20) - lane.x)
    await tapehand.clickAt(1, at(20, 3) - lane.x)
    await expect
      .poll(async () => Number(await tapehand.the('cursor').getAttribute('data-time')))
      .toBeCloseTo((at(20, 3) - lane.x) / scale, 3)
    // when: snapping is off
    await tapehand.the('snap').click()
    await tapehand.drag(1, at(15, 3) - lane.x, at(30, -3) - lane.x)
    // then
    const free = await selected(tapehand)
    expect(free.start).toBeGreaterThan(15.01)
    expect(free.end).toBeLessThan(29.99)
  },
)

story('an edge of a drawn selection stays where a pause begins', page, async ({ start, folder }) => {
  // given: a second of sound, then 1.2 s of pause, and so on
  const tapehand = await start({ files: [writePauses(folder, 6)] })
  const lane = await tapehand.lane(1)
  const length = (await tapehand.the('lane-1').locator('.clip').boundingBox())?.width ?? Number.NaN
  const total = 6 + 1.2 + 2.6 + 2 + 1.4 + 2.8 + 2.2
  const scale = length / total
  const { mouse } = tapehand.page
  const y = lane.y + lane.height / 2
  // when: the first drag asks where they are
  await mouse.move(lane.x + 4 * scale, y)
  await mouse.down()
  await expect(async () => {
    await mouse.move(lane.x + 1.4 * scale, y)
    await mouse.move(lane.x + scale + 2, y)
    await expect(holds(tapehand)).toBeVisible({ timeout: 500 })
  }).toPass()
  await mouse.up()
  // then
  await expect.poll(async () => (await selected(tapehand)).start).toBeCloseTo(1, 1)
})
