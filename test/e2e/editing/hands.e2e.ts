import { writePauses, writeRecording } from '../support/recordings.ts'
import { expect, page, story } from '../support/story.ts'
import type { TapehandWindow } from '../support/tapehandWindow.ts'

const clips = (tapehand: TapehandWindow, lane: number) => tapehand.the(`lane-${lane}`).locator('.clip:visible')
const lefts = async (tapehand: TapehandWindow, lane: number) => {
  const { x } = await tapehand.lane(lane)
  const boxes = await clips(tapehand, lane).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x))
  return boxes.map((left) => Math.round(left - x)).toSorted((a, b) => a - b)
}

/** Takes the clip of a lane by its name and moves it so far to the right. */
async function take(tapehand: TapehandWindow, lane: number, by: number, whileHeld = async () => {}): Promise<void> {
  const box = await tapehand.lane(lane)
  const { mouse } = tapehand.page
  await mouse.move(box.x + 60, box.y + 9)
  await mouse.down()
  await mouse.move(box.x + 60 + by / 2, box.y + 9, { steps: 4 })
  await mouse.move(box.x + 60 + by, box.y + 9, { steps: 2 })
  await whileHeld()
  await mouse.up()
}

story(
  'a clip that is moved stays at an edge that it comes near to, with a line; Ctrl lets go of it; Alt leaves a copy',
  page,
  async ({ start, folder }) => {
    // given: 40 s above 10 s
    const files = [
      writeRecording(folder, { name: 'long.wav', seconds: 40 }),
      writeRecording(folder, { name: 'short.wav', seconds: 10 }),
    ]
    const tapehand = await start({ files })
    const { keyboard } = tapehand.page
    const second = (await tapehand.lane(1)).width / 40
    await tapehand.clickAt(1, Math.round(20 * second))
    await expect(tapehand.the('cursor-time')).toHaveValue(/^0:(?:19\.9|20\.0)/u)
    // when: a few pixels beside the cursor
    await take(tapehand, 2, 20 * second + 5, async () => {
      await expect(tapehand.the('snap-line')).toBeVisible()
      await tapehand.photograph('snap')
    })
    // then
    await expect.poll(() => lefts(tapehand, 2)).toEqual([Math.round(20 * second)])
    await keyboard.press('Control+z')
    await expect.poll(() => lefts(tapehand, 2)).toEqual([0])
    // when
    await keyboard.down('Control')
    await take(tapehand, 2, 20 * second + 5, () => expect(tapehand.the('snap-line')).toBeHidden())
    await keyboard.up('Control')
    // then
    await expect.poll(async () => (await lefts(tapehand, 2))[0]).toBeGreaterThan(20 * second + 3)
    await keyboard.press('Control+z')
    await expect.poll(() => lefts(tapehand, 2)).toEqual([0])
    // when
    await keyboard.down('Alt')
    await take(tapehand, 2, 25 * second)
    await keyboard.up('Alt')
    // then
    await expect(clips(tapehand, 2)).toHaveCount(2)
    await expect(tapehand.the('announcer')).toContainText('copied')
  },
)

story(
  'an edge that is trimmed holds where a pause ends, with a line, and Ctrl lets go of it; so does the end of a label',
  page,
  async ({ start, folder }) => {
    // given: a second of tone, then 1.2 s of nothing, a second of tone, then 2.6 s of nothing …
    const tapehand = await start({ files: [writePauses(folder, 4)] })
    const { keyboard, mouse } = tapehand.page
    await tapehand.say('add a label called Here from 0 to 5 seconds')
    await expect(tapehand.the('label-lane').locator('.label-box')).toHaveText('Here')
    await expect(tapehand.the('duration')).toHaveText(/^0:1/u)
    const lane = await tapehand.lane(1)
    const whole = await tapehand.the('duration').innerText()
    const second = lane.width / Number(whole.replace('0:', ''))
    /** Where the clip ends; it is the label that makes the project 5 s long then. */
    const end = async () => {
      const right = await clips(tapehand, 1).evaluate((box) => box.getBoundingClientRect().right)
      return (5 * (right - lane.x)) / lane.width
    }
    const low = lane.y + lane.height - 30
    // when: the end is pulled to a few pixels beside where the second pause begins, at 3.2 s
    const pull = async (to: number, whileHeld: () => Promise<void>) => {
      await mouse.move(lane.x + lane.width - 2, low)
      await mouse.down()
      await mouse.move(lane.x + 6 * second, low, { steps: 3 })
      await mouse.move(lane.x + to, low, { steps: 2 })
      await whileHeld()
      await mouse.up()
    }
    await pull(3.2 * second + 5, async () => {
      // what is found arrives while the edge is held
      await expect(async () => {
        await mouse.move(lane.x + 3.2 * second + 4, low)
        await mouse.move(lane.x + 3.2 * second + 5, low)
        await expect(tapehand.the('snap-line')).toBeVisible({ timeout: 300 })
      }).toPass()
      await tapehand.photograph('snap-pause')
    })
    // then: there, and not where the pointer is
    await expect.poll(async () => Math.abs((await end()) - 3.2)).toBeLessThan(0.01)
    await keyboard.press('Control+z')
    await expect(tapehand.the('duration')).toHaveText(whole)
    // when: with Ctrl
    await keyboard.down('Control')
    await pull(3.2 * second + 5, () => expect(tapehand.the('snap-line')).toBeHidden())
    await keyboard.up('Control')
    await expect.poll(async () => Math.abs((await end()) - 3.2 - 5 / second)).toBeLessThan(2 / second)
    await keyboard.press('Control+z')
    await expect(tapehand.the('duration')).toHaveText(whole)
    // when: the end of the label is pulled to beside the end of the first pause, at 2.2 s
    const label = await tapehand.the('label-lane').locator('.label-box').boundingBox()
    if (label === null) throw new Error('the label is not shown')
    await mouse.move(label.x + label.width - 1, label.y + 8)
    await mouse.down()
    await mouse.move(lane.x + 3 * second, label.y + 8, { steps: 3 })
    await mouse.move(lane.x + 2.2 * second - 4, label.y + 8, { steps: 2 })
    await expect(tapehand.the('snap-line')).toBeVisible()
    await mouse.up()
    // then
    await expect(tapehand.the('announcer')).toContainText('Label Here, 0:00 to 0:02.2')
    await expect(tapehand.the('snap-line')).toBeHidden()
  },
)

story(
  'a selection is typed, the overview moves the view, and one key finds the playhead again',
  page,
  async ({ start, folder }) => {
    // given
    const tapehand = await start({ files: [writeRecording(folder, { seconds: 60 })] })
    const { keyboard, mouse } = tapehand.page
    await tapehand.drag(1, 100, 300)
    // when
    await tapehand.the('selection-start').fill('0:12.5')
    await keyboard.press('Enter')
    await tapehand.the('selection-length').fill('5')
    await keyboard.press('Enter')
    // then
    await expect(tapehand.the('selection')).toHaveAttribute('data-start', '12.5')
    await expect(tapehand.the('selection')).toHaveAttribute('data-end', '17.5')
    // when: zoomed in there, the box of the overview is pulled to the end
    const overview = await tapehand.the('overview').boundingBox()
    if (overview === null) throw new Error('there is no overview')
    await keyboard.press('Control+e')
    const width = async () => (await tapehand.the('selection').boundingBox())?.width
    await expect.poll(width).toBeGreaterThan(overview.width / 3)
    await expect(tapehand.the('selection')).toBeInViewport()
    const at = (share: number) => [overview.x + share * overview.width, overview.y + overview.height / 2] as const
    await mouse.move(...at(15 / 60))
    await mouse.down()
    await mouse.move(...at(50 / 60), { steps: 5 })
    await mouse.up()
    // then
    await expect(tapehand.the('selection')).not.toBeInViewport()
    await tapehand.photograph('overview')
    // when: it plays where the selection is, and starts in view
    await tapehand.the('timeline').focus()
    await keyboard.press('Space')
    // then
    await expect(tapehand.the('playhead')).toBeInViewport()
    // when: looked away from, and found by one key
    await mouse.move(...at(15 / 60))
    await mouse.down()
    await mouse.move(...at(50 / 60), { steps: 5 })
    await mouse.up()
    await tapehand.the('timeline').focus()
    await keyboard.press('f')
    // then
    await expect(tapehand.the('playhead')).toBeInViewport()
    await expect(tapehand.the('selection')).toBeInViewport()
    await tapehand.stop()
  },
)

story(
  'an edit by hand while something waits has it rehearsed again at once; what a newer request sets aside is taken up',
  page,
  async ({ start, folder }) => {
    // given
    const tapehand = await start({ files: [writeRecording(folder, { seconds: 60 })] })
    await tapehand.say('delete the last 10 seconds')
    await expect(tapehand.the('approval-length')).toContainText('0:50')
    // when
    await tapehand.drag(1, 100, 300)
    await tapehand.page.keyboard.press('Delete')
    await expect(tapehand.the('duration')).not.toHaveText('1:00')
    // then: its times are those of the shorter project
    await expect(tapehand.the('approval-length')).not.toContainText('0:50')
    await expect(tapehand.approval).toBeVisible()
    // when
    await tapehand.say('fade out the last 3 seconds')
    await expect(tapehand.approval).toContainText(/[Ff]ade/u)
    // then
    await expect(tapehand.page.getByText('Set aside', { exact: false }).first()).toBeVisible()
    await tapehand.photograph('set-aside')
    // when
    await tapehand.say('back to the other one')
    // then
    await expect(tapehand.approval).toContainText(/[Dd]elete|[Rr]emove/u)
  },
)
