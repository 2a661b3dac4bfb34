import { writeRecording } from '../support/recordings.ts'
import { expect, page, story } from '../support/story.ts'
import type { TapehandWindow } from '../support/tapehandWindow.ts'

const clips = (tapehand: TapehandWindow, lane: number) => tapehand.the(`lane-${lane}`).locator('.clip:visible')
const chosen = (tapehand: TapehandWindow, lane: number) =>
  tapehand.the(`lane-${lane}`).locator('.clip-selected:visible')
/** Where the clips of a lane begin, in seconds of a view so long. */
const starts = async (tapehand: TapehandWindow, lane: number, seconds: number) => {
  const { x, width } = await tapehand.lane(lane)
  const all = await clips(tapehand, lane).evaluateAll((boxes) => boxes.map((box) => box.getBoundingClientRect().x))
  return all.map((left) => Math.round(((left - x) / width) * seconds)).toSorted((a, b) => a - b)
}
/** How many changes the history has. */
const changes = (tapehand: TapehandWindow) => tapehand.the('history-item').count()

/** Two tracks of 40 s; the first has a clip of 10 s, then two of 15 s. */
async function withThreeClips(tapehand: TapehandWindow): Promise<number> {
  await expect(tapehand.the('track-2')).toBeVisible()
  const second = (await tapehand.lane(1)).width / 40
  for (const [at, count] of [
    [10, 2],
    [25, 3],
  ] as const) {
    await tapehand.clickAt(1, at * second)
    await expect.poll(() => tapehand.times()).toMatch(new RegExp(`Cursor 0:${at - 1}|Cursor 0:${at}`, 'u'))
    await tapehand.page.keyboard.press('Control+i')
    await expect(clips(tapehand, 1)).toHaveCount(count)
  }
  return second
}

const files = (folder: string) => ['a.wav', 'b.wav'].map((name) => writeRecording(folder, { name, seconds: 40 }))

story(
  'several clips are chosen by their names, and deleted, cut, copied and pasted together',
  page,
  async ({ start, folder }) => {
    // given
    const tapehand = await start({ files: files(folder) })
    const second = await withThreeClips(tapehand)
    const { keyboard, mouse } = tapehand.page
    const lane = await tapehand.lane(1)
    const chooseTwo = async () => {
      await mouse.click(lane.x + 3 * second, lane.y + 10)
      await expect(chosen(tapehand, 1)).toHaveCount(1)
      await keyboard.down('Control')
      await mouse.click(lane.x + 30 * second, lane.y + 10)
      await keyboard.up('Control')
      await expect(chosen(tapehand, 1)).toHaveCount(2)
    }
    // when
    await chooseTwo()
    await tapehand.photograph('clips-chosen')
    await keyboard.press('Delete')
    // then: nothing else moves
    await expect(tapehand.the('announcer')).toContainText('2 clips deleted')
    await expect.poll(() => starts(tapehand, 1, 40)).toEqual([10])
    await keyboard.press('Control+z')
    await expect.poll(() => starts(tapehand, 1, 40)).toEqual([0, 10, 25])
    // when: cut, and pasted behind everything of the second track
    await chooseTwo()
    await keyboard.press('Control+x')
    await expect.poll(() => starts(tapehand, 1, 40)).toEqual([10])
    await keyboard.press('Control+z')
    await expect.poll(() => starts(tapehand, 1, 40)).toEqual([0, 10, 25])
    // when: copied, and pasted on the empty track that is made for it
    await chooseTwo()
    await keyboard.press('Control+c')
    await expect(tapehand.the('announcer')).toContainText('2 clips copied')
    await keyboard.press('Control+Shift+n')
    await expect(tapehand.the('track-3')).toBeVisible()
    await tapehand.the('timeline').focus()
    await keyboard.press('Home')
    await expect.poll(() => tapehand.times()).toContain('Cursor 0:00.000')
    await keyboard.press('Control+v')
    // then: with the gap between them
    await expect.poll(() => starts(tapehand, 3, 40)).toEqual([0, 25])
    await expect(tapehand.problems).toHaveCount(0)
  },
)

story('Shift keeps the time of a clip that is moved to another track', page, async ({ start, folder }) => {
  // given: an empty third track
  const tapehand = await start({ files: files(folder) })
  const second = await withThreeClips(tapehand)
  const { keyboard, mouse } = tapehand.page
  await keyboard.press('Control+Shift+n')
  await expect(tapehand.the('track-3')).toBeVisible()
  const from = await tapehand.lane(1)
  const to = await tapehand.lane(3)
  // when: the pointer goes 3 s to the right as well
  await mouse.move(from.x + 14 * second, from.y + 10)
  await mouse.down()
  await keyboard.down('Shift')
  await mouse.move(from.x + 16 * second, to.y + 20, { steps: 4 })
  await mouse.move(from.x + 17 * second, to.y + 20)
  await expect(tapehand.page.locator('.clip-moving:visible')).toHaveCount(1)
  await mouse.up()
  await keyboard.up('Shift')
  // then
  await expect.poll(() => starts(tapehand, 3, 40)).toEqual([10])
  await expect.poll(() => starts(tapehand, 1, 40)).toEqual([0, 25])
  await expect(tapehand.problems).toHaveCount(0)
})

story(
  'the pointer says what a press would do, and what a held key moves or turns is one change in the history',
  page,
  async ({ start, folder }) => {
    // given
    const tapehand = await start({ files: files(folder) })
    const second = await withThreeClips(tapehand)
    const { keyboard, mouse } = tapehand.page
    const lane = await tapehand.lane(1)
    const cursorAt = async (x: number, y: number) => {
      await mouse.move(lane.x + x - 1, lane.y + y)
      await mouse.move(lane.x + x, lane.y + y)
      return tapehand.the('lane-1').evaluate((element) => getComputedStyle(element).cursor)
    }
    // then
    await expect.poll(() => cursorAt(18 * second, 10)).toBe('grab')
    await expect.poll(() => cursorAt(10 * second, 10)).toBe('ew-resize')
    await expect.poll(() => cursorAt(18 * second, 90)).toBe('text')
    await expect.poll(() => cursorAt(40 * second - 30, 10)).toBe('ns-resize')
    await expect.poll(() => cursorAt(10 * second + 7, 24)).toBe('ew-resize')
    await mouse.move(lane.x + 18 * second, lane.y + 10)
    await mouse.down()
    await expect
      .poll(() => tapehand.the('lane-1').evaluate((element) => getComputedStyle(element).cursor))
      .toBe('grabbing')
    await mouse.up()
    // when: the middle one goes right by a key that is held, to where there is room
    await expect(chosen(tapehand, 1)).toHaveCount(1)
    await keyboard.press('Delete')
    await expect(clips(tapehand, 1)).toHaveCount(2)
    await tapehand.the('side-history').click()
    await expect(tapehand.the('history-item').first()).toBeVisible()
    const before = await changes(tapehand)
    await mouse.click(lane.x + 3 * second, lane.y + 10)
    await expect(chosen(tapehand, 1)).toHaveCount(1)
    await tapehand.the('timeline').focus()
    await keyboard.down('Control')
    await keyboard.down('Alt')
    for (let press = 0; press < 6; press++) await keyboard.down('ArrowRight')
    await expect(tapehand.page.locator('.clip-moving:visible')).toHaveCount(1)
    await keyboard.up('ArrowRight')
    await keyboard.up('Alt')
    await keyboard.up('Control')
    // then: one change, by six steps of 8 pixels
    await expect.poll(() => changes(tapehand)).toBe(before + 1)
    const left = () =>
      clips(tapehand, 1)
        .first()
        .evaluate((box) => box.getBoundingClientRect().x)
    await expect.poll(async () => Math.abs((await left()) - lane.x - 48)).toBeLessThan(2)
    // when: a knob is turned by a key that is held
    await tapehand.the('track-2-gain').focus()
    for (let press = 0; press < 5; press++) await keyboard.down('ArrowUp')
    await keyboard.up('ArrowUp')
    await expect.poll(() => changes(tapehand)).toBe(before + 2)
    await expect(tapehand.the('track-2-gain')).toHaveAttribute('aria-valuenow', '2.5')
    // when
    await keyboard.press('Control+z')
    await keyboard.press('Control+z')
    // then
    await expect.poll(async () => (await starts(tapehand, 1, 40))[0]).toBe(0)
    await expect(tapehand.the('track-2-gain')).toHaveAttribute('aria-valuenow', '0')
  },
)
