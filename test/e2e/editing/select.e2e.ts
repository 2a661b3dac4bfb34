import { expect, page, story } from '../support/story.ts'
import { writeRecording } from '../support/recordings.ts'
import type { TapehandWindow } from '../support/tapehandWindow.ts'

const seconds = 60
const frame = 1 / 8000

/** Pixels a second while the whole recording is shown: the clip's own box says it. */
async function scaleOf(tapehand: TapehandWindow): Promise<number> {
  const box = await tapehand.the('lane-1').locator('.clip').boundingBox()
  return (box?.width ?? Number.NaN) / seconds
}

async function selectionOf(tapehand: TapehandWindow): Promise<{ start: number; end: number }> {
  const element = tapehand.the('selection')
  return {
    start: Number(await element.getAttribute('data-start')),
    end: Number(await element.getAttribute('data-end')),
  }
}

/** The range from one distance to another, to the frame; the tolerance is the rounding to whole frames. */
async function expectSelected(tapehand: TapehandWindow, from: number, to: number): Promise<void> {
  const scale = await scaleOf(tapehand)
  await expect.poll(() => tapehand.the('selection').isVisible()).toBe(true)
  const { start, end } = await selectionOf(tapehand)
  expect(Math.abs(start - from / scale)).toBeLessThanOrEqual(frame)
  expect(Math.abs(end - to / scale)).toBeLessThanOrEqual(frame)
}

story(
  'a drag selects exactly what lies between press and release, in both directions',
  page,
  async ({ start, folder }) => {
    // given
    const tapehand = await start({ files: [writeRecording(folder, { seconds })] })
    const lane = await tapehand.lane(1)
    // when
    await tapehand.drag(1, 200, 500)
    // then
    await expectSelected(tapehand, 200, 500)
    const edges = tapehand.the('selection').locator('i')
    const [first, last] = [await edges.first().boundingBox(), await edges.last().boundingBox()]
    expect([first?.x, (last?.x ?? 0) + (last?.width ?? 0)]).toEqual([lane.x + 200, lane.x + 500])
    await expect.poll(() => tapehand.times()).toContain('Selection')
    await tapehand.photograph('2-dragged-selection')
    // when
    await tapehand.drag(1, 650, 100)
    // then
    await expectSelected(tapehand, 100, 650)
  },
)

story(
  'an edge can be dragged, Shift and a click extend, and a click sets the cursor',
  page,
  async ({ start, folder }) => {
    // given
    const tapehand = await start({ files: [writeRecording(folder, { seconds })] })
    const scale = await scaleOf(tapehand)
    await tapehand.drag(1, 200, 500)
    await expectSelected(tapehand, 200, 500)
    // when
    await tapehand.drag(1, 500, 420)
    // then
    await expectSelected(tapehand, 200, 420)
    // when
    await tapehand.clickAt(1, 600, ['Shift'])
    // then
    await expectSelected(tapehand, 200, 600)
    // when
    await tapehand.clickAt(1, 300)
    // then
    await expect(tapehand.the('selection')).toBeHidden()
    await expect(tapehand.the('cursor')).toBeVisible()
    await expect
      .poll(async () => Math.abs(Number(await tapehand.the('cursor').getAttribute('data-time')) - 300 / scale))
      .toBeLessThanOrEqual(frame)
  },
)

story('a drag over one lane selects on that track only, one on the ruler on all', page, async ({ start, folder }) => {
  // given
  const tapehand = await start({
    files: [writeRecording(folder, { name: 'One.wav', seconds }), writeRecording(folder, { name: 'Two.wav', seconds })],
  })
  const marked = (lane: number) => tapehand.the(`lane-${lane}`).locator('.lane-selection:visible')
  // when
  await tapehand.drag(2, 100, 300)
  // then
  await expect(marked(2)).toHaveCount(1)
  await expect(marked(1)).toHaveCount(0)
  await expect(tapehand.the('track-2')).toHaveAttribute('aria-pressed', 'true')
  // when
  const ruler = await tapehand.the('ruler').boundingBox()
  await tapehand.page.mouse.move((ruler?.x ?? 0) + 400, (ruler?.y ?? 0) + 18)
  await tapehand.page.mouse.down()
  await tapehand.page.mouse.move((ruler?.x ?? 0) + 500, (ruler?.y ?? 0) + 18, { steps: 3 })
  await tapehand.page.mouse.up()
  // then
  await expect(marked(1)).toHaveCount(1)
  await expect(marked(2)).toHaveCount(1)
})

story(
  'the wheel zooms at the pointer and scrolls, and the whole project comes back with one press',
  page,
  async ({ start, folder }) => {
    // given
    const tapehand = await start({ files: [writeRecording(folder, { seconds })] })
    const lane = await tapehand.lane(1)
    await tapehand.clickAt(1, 300)
    const cursor = tapehand.the('cursor')
    const cursorX = async () => ((await cursor.boundingBox())?.x ?? Number.NaN) - lane.x
    await expect.poll(cursorX).toBeCloseTo(300, 0)
    const time = await cursor.getAttribute('data-time')
    const before = await tapehand.settledWave(1)
    // when
    await tapehand.page.mouse.move(lane.x + 300, lane.y + 60)
    await tapehand.page.keyboard.down('Control')
    for (let turn = 0; turn < 5; turn++) await tapehand.page.mouse.wheel(0, -240)
    await tapehand.page.keyboard.up('Control')
    // then
    await expect.poll(async () => (await tapehand.wave(1)).look).not.toBe(before.look)
    expect(Math.abs((await cursorX()) - 300)).toBeLessThanOrEqual(1)
    expect(await cursor.getAttribute('data-time')).toBe(time)
    // when
    await tapehand.page.mouse.wheel(0, 120)
    // then
    await expect.poll(async () => Math.abs((await cursorX()) - 180)).toBeLessThanOrEqual(1)
    // when
    await tapehand.the('zoom-fit').click()
    // then
    await expect.poll(async () => (await tapehand.wave(1)).look).toBe(before.look)
    await expect.poll(async () => Math.abs((await cursorX()) - 300)).toBeLessThanOrEqual(1)
  },
)

story('the timeline works from the keyboard', page, async ({ start, folder }) => {
  // given
  const tapehand = await start({ files: [writeRecording(folder, { seconds })] })
  const scale = await scaleOf(tapehand)
  const { keyboard } = tapehand.page
  await tapehand.the('timeline').focus()
  // when
  for (let press = 0; press < 10; press++) await keyboard.press('ArrowRight')
  // then
  await expect
    .poll(async () => Number(await tapehand.the('cursor').getAttribute('data-time')))
    .toBeCloseTo(80 / scale, 3)
  // when
  for (let press = 0; press < 5; press++) await keyboard.press('Shift+ArrowRight')
  // then
  await expect.poll(() => selectionOf(tapehand).then(({ end }) => end)).toBeCloseTo(120 / scale, 3)
  expect((await selectionOf(tapehand)).start).toBeCloseTo(80 / scale, 3)
  await expect(tapehand.the('announcer')).toContainText('Selected')
  // when
  await keyboard.press('Control+a')
  // then
  await expect.poll(() => selectionOf(tapehand)).toEqual({ start: 0, end: seconds })
  // when
  await keyboard.press('Delete')
  // then
  await tapehand.expectLength('0:00')
  // when
  await keyboard.press('Control+z')
  // then
  await tapehand.expectLength('1:00')
})
