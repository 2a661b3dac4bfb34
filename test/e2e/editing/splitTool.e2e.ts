import { writeRecording } from '../support/recordings.ts'
import { expect, page, story } from '../support/story.ts'
import type { TapehandWindow } from '../support/tapehandWindow.ts'

const clips = (tapehand: TapehandWindow, lane: number) => tapehand.the(`lane-${lane}`).locator('.clip:visible')
const line = (tapehand: TapehandWindow) => tapehand.page.locator('.split-line:visible')
const cursorOver = (tapehand: TapehandWindow, lane: number) =>
  tapehand.the(`lane-${lane}`).evaluate((element) => getComputedStyle(element).cursor)
/** Where the clips of a lane begin and end, seconds. */
const edges = async (tapehand: TapehandWindow, lane: number, seconds: number) => {
  const { x, width } = await tapehand.lane(lane)
  const all = await clips(tapehand, lane).evaluateAll((boxes) =>
    boxes.map((box) => [box.getBoundingClientRect().left, box.getBoundingClientRect().right]),
  )
  return all
    .flat()
    .map((at) => Math.round(((at - x) / width) * seconds * 10) / 10)
    .toSorted((a, b) => a - b)
}

story(
  'the split tool splits the clip that is clicked, at what is near unless Ctrl is held, until Escape',
  page,
  async ({ start, folder }) => {
    // given: two tracks of 40 s, the cursor at 20 s
    const files = ['a.wav', 'b.wav'].map((name) => writeRecording(folder, { name, seconds: 40 }))
    const tapehand = await start({ files })
    const { keyboard, mouse } = tapehand.page
    const lane = await tapehand.lane(1)
    const second = lane.width / 40
    const middle = lane.y + lane.height / 2
    await tapehand.clickAt(1, Math.round(20 * second))
    await expect.poll(() => tapehand.times()).toContain('Cursor 0:20')
    await expect.poll(() => cursorOver(tapehand, 1)).toBe('text')
    // when: by its key, a few pixels beside the cursor
    await keyboard.press('s')
    await expect(tapehand.the('split-tool')).toHaveAttribute('aria-pressed', 'true')
    await mouse.move(lane.x + 20 * second + 5, middle)
    // then: it is seen where it would split
    await expect(line(tapehand)).toHaveCount(1)
    await expect(tapehand.the('snap-line')).toBeVisible()
    await expect.poll(() => cursorOver(tapehand, 1)).toContain('crosshair')
    await tapehand.photograph('split-tool')
    // when
    await mouse.down()
    await mouse.up()
    // then: on this track alone, at the cursor
    await expect.poll(() => edges(tapehand, 1, 40)).toEqual([0, 20, 20, 40])
    await expect(clips(tapehand, 2)).toHaveCount(1)
    await expect(tapehand.the('announcer')).toContainText('Split at 0:20')
    // when: with Ctrl exactly there, with Shift on all tracks
    await keyboard.down('Control')
    await mouse.move(lane.x + 30 * second, middle)
    await mouse.move(lane.x + 20 * second + 6, middle)
    await expect(tapehand.the('snap-line')).toBeHidden()
    await keyboard.up('Control')
    await keyboard.down('Shift')
    await mouse.move(lane.x + 30 * second, middle)
    await expect(line(tapehand)).toHaveCount(2)
    await mouse.down()
    await mouse.up()
    await keyboard.up('Shift')
    // then
    await expect.poll(() => edges(tapehand, 1, 40)).toEqual([0, 20, 20, 30, 30, 40])
    await expect.poll(() => edges(tapehand, 2, 40)).toEqual([0, 30, 30, 40])
    // when: Escape, and a click where a clip would be split
    await keyboard.press('Escape')
    await expect(tapehand.the('split-tool')).toHaveAttribute('aria-pressed', 'false')
    await expect(line(tapehand)).toHaveCount(0)
    await tapehand.clickAt(1, Math.round(5 * second))
    // then: it moves the cursor
    await expect.poll(() => tapehand.times()).toMatch(/Cursor 0:0[45]/u)
    await expect(clips(tapehand, 1)).toHaveCount(3)
    await expect.poll(() => cursorOver(tapehand, 1)).toBe('text')
    // when
    await keyboard.press('Control+z')
    await keyboard.press('Control+z')
    // then
    await expect.poll(() => edges(tapehand, 1, 40)).toEqual([0, 40])
    await expect(tapehand.problems).toHaveCount(0)
  },
)

story(
  'the split tool is in the palette, in the shortcuts and in the menu; Escape leaves what waits as it is',
  page,
  async ({ start, folder }) => {
    // given
    const tapehand = await start({ files: [writeRecording(folder, { seconds: 20 })] })
    const { keyboard } = tapehand.page
    // when
    await keyboard.press('Control+Shift+P')
    await tapehand.the('palette-input').fill('split tool')
    await expect(tapehand.the('palette-splitTool')).toContainText('S')
    await keyboard.press('Escape')
    await keyboard.press('F1')
    await tapehand.the('keys-search').fill('split tool')
    // then
    await expect(tapehand.the('keys-splitTool')).toBeVisible()
    // what is searched for goes first, then the list
    await keyboard.press('Escape')
    await keyboard.press('Escape')
    await expect(tapehand.the('keys-search')).toBeHidden()
    // when
    await tapehand.say('delete the last 5 seconds')
    await expect(tapehand.approval).toBeVisible()
    await tapehand.openMenu('edit')
    await tapehand.the('edit-splitTool').click()
    await expect(tapehand.the('split-tool')).toHaveAttribute('aria-pressed', 'true')
    await tapehand.the('timeline').focus()
    await keyboard.press('Escape')
    // then: it ends the tool first, and only then what waits
    await expect(tapehand.the('split-tool')).toHaveAttribute('aria-pressed', 'false')
    await expect(tapehand.approval).toBeVisible()
    await keyboard.press('Escape')
    await expect(tapehand.approval).toBeHidden()
  },
)
