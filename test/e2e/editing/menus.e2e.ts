import { violations, violationsInEachTheme } from '../support/axeOn.ts'
import { writeRecording } from '../support/recordings.ts'
import { expect, page, story } from '../support/story.ts'
import type { TapehandWindow } from '../support/tapehandWindow.ts'

const rightClick = async ({ page: { mouse } }: TapehandWindow, x: number, y: number) =>
  mouse.click(x, y, { button: 'right' })
const label = ({ page: window }: TapehandWindow, text: string) =>
  window.locator('.label-box:visible', { hasText: text })
const placeOf = async (tapehand: TapehandWindow, text: string) => {
  const box = await label(tapehand, text).boundingBox()
  if (box === null) throw new Error(`the label ${text} is not shown`)
  return box
}

story(
  'a label has a menu: rename, select, move its edges to the cursor, play, delete; by the menu key too',
  page,
  async ({ start, folder }) => {
    // given
    const tapehand = await start({ files: [writeRecording(folder, { seconds: 40 })] })
    const { keyboard } = tapehand.page
    await tapehand.say('add a label called Intro from 10 to 20 seconds')
    await expect(label(tapehand, 'Intro')).toBeVisible()
    const second = (await tapehand.lane(1)).width / 40
    await tapehand.clickAt(1, Math.round(5 * second))
    await expect.poll(() => tapehand.times()).toMatch(/Cursor 0:0[45]/u)
    // when
    const box = await placeOf(tapehand, 'Intro')
    await rightClick(tapehand, box.x + 20, box.y + 10)
    // then
    await expect(tapehand.the('label-rename')).toBeVisible()
    await tapehand.photograph('label-menu')
    expect(await violationsInEachTheme(tapehand)).toEqual([])
    // when
    await tapehand.the('label-start').click()
    // then
    await expect(tapehand.the('announcer')).toContainText(/Label Intro, 0:0[45].* to 0:20/u)
    // when: it is selected and renamed from the keyboard alone
    const wider = await placeOf(tapehand, 'Intro')
    await rightClick(tapehand, wider.x + 20, wider.y + 10)
    await tapehand.the('label-select').click()
    await expect.poll(() => tapehand.times()).toMatch(/Selection 0:0[45]\S* – 0:20\.000/u)
    await tapehand.the('timeline').focus()
    await keyboard.press('Shift+F10')
    await expect(tapehand.the('label-rename')).toBeVisible()
    await keyboard.press('ArrowDown')
    await keyboard.press('Home')
    await keyboard.press('Enter')
    await tapehand.the('label-text').fill('Opening')
    await keyboard.press('Enter')
    // then
    await expect(label(tapehand, 'Opening')).toBeVisible()
    await expect(tapehand.the('timeline')).toBeFocused()
    // when
    const renamed = await placeOf(tapehand, 'Opening')
    await rightClick(tapehand, renamed.x + 20, renamed.y + 10)
    await tapehand.the('label-play').click()
    // then
    await expect(tapehand.the('playhead')).toBeVisible()
    await expect.poll(async () => Number(await tapehand.the('playhead').getAttribute('data-time'))).toBeGreaterThan(4)
    await tapehand.stop()
    // when
    await rightClick(tapehand, renamed.x + 20, renamed.y + 10)
    await tapehand.the('label-delete').click()
    // then
    await expect(label(tapehand, 'Opening')).toHaveCount(0)
    await keyboard.press('Control+z')
    await expect(label(tapehand, 'Opening')).toBeVisible()
  },
)

story(
  'the ruler has a menu: play, label, loop, zoom and what it counts in, which the fields with times follow',
  page,
  async ({ start, folder }) => {
    // given: 40 s at 8000 samples a second
    const tapehand = await start({ files: [writeRecording(folder, { seconds: 40 })] })
    const { keyboard } = tapehand.page
    const ruler = await tapehand.the('ruler').boundingBox()
    if (ruler === null) throw new Error('there is no ruler')
    const second = ruler.width / 40
    const open = () => rightClick(tapehand, ruler.x + 10 * second, ruler.y + 18)
    // when
    await open()
    await tapehand.photograph('ruler-menu')
    expect(await violations(tapehand)).toEqual([])
    // then: what needs something says so
    await expect(tapehand.the('time-clearLoop')).toHaveAttribute('aria-disabled', 'true')
    await expect(tapehand.the('time-loopSelection')).toHaveAttribute('aria-disabled', 'true')
    await expect(tapehand.the('time-time-clock')).toHaveAttribute('aria-checked', 'true')
    // when
    await tapehand.the('time-addLabel').click()
    await tapehand.the('label-new').fill('Here')
    await keyboard.press('Enter')
    // then: at that time
    await expect(label(tapehand, 'Here')).toBeVisible()
    const place = await placeOf(tapehand, 'Here')
    expect(Math.abs(place.x - ruler.x - 10 * second)).toBeLessThan(3)
    // when: a loop of the selection, turned off and cleared
    await tapehand.drag(1, 5 * second, 15 * second)
    await open()
    await tapehand.the('time-loopSelection').click()
    await open()
    await expect(tapehand.the('time-toggleLoop')).toContainText('Turn the loop off')
    await tapehand.the('time-toggleLoop').click()
    await open()
    await expect(tapehand.the('time-toggleLoop')).toContainText('Turn the loop on')
    await tapehand.the('time-clearLoop').click()
    await open()
    await expect(tapehand.the('time-clearLoop')).toHaveAttribute('aria-disabled', 'true')
    // when
    await tapehand.the('time-zoomSelection').click()
    await open()
    await tapehand.the('time-zoomFit').click()
    await open()
    await tapehand.the('time-time-samples').click()
    // then
    await expect(tapehand.page.locator('.ruler-row')).toContainText('samples')
    await expect(tapehand.the('selection-start')).toHaveValue(/^\d{5}$/u)
    await expect(tapehand.the('time-display')).toHaveText(/^\d{5}$/u)
    await tapehand.photograph('ruler-samples')
    // when
    await tapehand.the('selection-start').fill('16000')
    await keyboard.press('Enter')
    // then
    await expect(tapehand.the('selection')).toHaveAttribute('data-start', '2')
    // when: from the keyboard
    await tapehand.the('timeline').focus()
    await keyboard.press('Shift+F10')
    await expect(tapehand.the('time-time-samples')).toHaveAttribute('aria-checked', 'true')
    await keyboard.press('End')
    await keyboard.press('ArrowUp')
    await keyboard.press('Enter')
    // then
    await expect(tapehand.the('selection-start')).toHaveValue('2.000')
    await expect(tapehand.page.locator('.ruler-row')).toContainText('s')
    // when: the settings say the same, and set it
    await tapehand.the('settings-open').click()
    await expect(tapehand.page.getByRole('radio', { name: 'Seconds', exact: true })).toBeChecked()
    await tapehand.the('time-format-clock').click()
    await keyboard.press('Escape')
    await expect(tapehand.the('selection-start')).toHaveValue('0:02.000')
    await open()
    // then
    await expect(tapehand.the('time-time-clock')).toHaveAttribute('aria-checked', 'true')
    await keyboard.press('Escape')
    await expect(tapehand.problems).toHaveCount(0)
  },
)

story(
  'a right click on what is selected keeps it, and offers what can be done with it',
  page,
  async ({ start, folder }) => {
    // given
    const names = ['a.wav', 'b.wav']
    const tapehand = await start({ files: names.map((name) => writeRecording(folder, { name, seconds: 40 })) })
    const lane = await tapehand.lane(1)
    const second = lane.width / 40
    await tapehand.drag(1, 10 * second, 20 * second)
    await expect.poll(() => tapehand.times()).toMatch(/Selection 0:(09|10)\S* – 0:(19|20)/u)
    const times = await tapehand.times()
    // when
    await rightClick(tapehand, lane.x + 15 * second, lane.y + 60)
    // then
    await expect(tapehand.the('selected-deleteSelection')).toBeVisible()
    await expect(tapehand.the('selected-paste')).toHaveAttribute('aria-disabled', 'true')
    expect(await tapehand.times()).toBe(times)
    await tapehand.photograph('selection-menu')
    expect(await violations(tapehand)).toEqual([])
    // when
    await tapehand.the('selected-silence').click()
    // then: what sounds there is gone, and what is selected stays
    await expect(tapehand.the('undo')).toHaveAccessibleName(/Silence/u)
    expect(await tapehand.times()).toBe(times)
    // when: on a track that is not selected it is the clip that is meant
    await rightClick(tapehand, lane.x + 15 * second, (await tapehand.lane(2)).y + 60)
    await expect(tapehand.the('clip-rename')).toBeVisible()
    await tapehand.page.keyboard.press('Escape')
  },
)

story(
  'the grips of a selection pull its edges over the names of clips too, and the bar of a loop is moved as it is',
  page,
  async ({ start, folder }) => {
    // given: the grips of two lanes lie at the top of the second
    const names = ['a.wav', 'b.wav']
    const tapehand = await start({ files: names.map((name) => writeRecording(folder, { name, seconds: 40 })) })
    const { mouse } = tapehand.page
    const lane = await tapehand.lane(1)
    const second = lane.width / 40
    await tapehand.drag(1, 10 * second, 20 * second)
    const selection = await tapehand.the('selection').boundingBox()
    if (selection === null) throw new Error('there is no selection')
    const middle = selection.y + selection.height / 2
    // when
    await mouse.move(lane.x + 20 * second, middle + 8)
    await expect(tapehand.the('lane-2')).toHaveCSS('cursor', 'ew-resize')
    await mouse.down()
    await mouse.move(lane.x + 30 * second, middle + 8, { steps: 4 })
    await mouse.up()
    // then
    await expect.poll(() => tapehand.times()).toMatch(/Length 0:(19|20)/u)
    // when: a loop of 5 s is drawn, and taken by its middle
    const ruler = await tapehand.the('ruler').boundingBox()
    if (ruler === null) throw new Error('there is no ruler')
    const drag = async (from: number, to: number) => {
      await mouse.move(ruler.x + from * second, ruler.y + 4)
      await mouse.down()
      await mouse.move(ruler.x + to * second, ruler.y + 4, { steps: 4 })
      await mouse.up()
    }
    await tapehand.page.keyboard.press('Escape')
    await mouse.move(ruler.x + 3 * second, ruler.y + 4)
    await expect(tapehand.the('ruler')).toHaveCSS('cursor', 'crosshair')
    await drag(2, 7)
    await expect(tapehand.the('loop')).toHaveAttribute('aria-pressed', 'true')
    await mouse.move(ruler.x + 4 * second, ruler.y + 4)
    await expect(tapehand.the('ruler')).toHaveCSS('cursor', 'grab')
    await drag(4, 27)
    // then
    await mouse.move(ruler.x + 27 * second, ruler.y + 4)
    await expect(tapehand.the('ruler')).toHaveCSS('cursor', 'grab')
    await mouse.move(ruler.x + 4 * second, ruler.y + 4)
    await expect(tapehand.the('ruler')).toHaveCSS('cursor', 'crosshair')
  },
)

story(
  'the overview has a menu: the place that was pressed is shown or played from, the zoom, and how it follows',
  page,
  async ({ start, folder }) => {
    // given: a few seconds at the beginning are in view
    const tapehand = await start({ files: [writeRecording(folder, { seconds: 60 })] })
    const { keyboard } = tapehand.page
    await tapehand.drag(1, 40, 100)
    await keyboard.press('Control+e')
    const overview = await tapehand.the('overview').boundingBox()
    if (overview === null) throw new Error('there is no overview')
    const box = tapehand.page.locator('.overview-box i').nth(1)
    await expect.poll(async () => (await box.boundingBox())?.width ?? 0).toBeLessThan(overview.width / 4)
    const left = async () => Math.round((await box.boundingBox())?.x ?? 0)
    const before = await left()
    // when: another button than the first asks, and moves nothing
    await rightClick(tapehand, overview.x + overview.width / 2, overview.y + overview.height / 2)
    // then
    await expect(tapehand.the('overview-show')).toBeVisible()
    expect(await left()).toBe(before)
    await tapehand.photograph('overview-menu')
    expect(await violationsInEachTheme(tapehand)).toEqual([])
    // when
    await tapehand.the('overview-show').click()
    // then
    await expect
      .poll(async () => {
        const { x = 0, width = 0 } = (await box.boundingBox()) ?? {}
        return Math.abs(x + width / 2 - overview.x - overview.width / 2)
      })
      .toBeLessThan(8)
    // when: from the keyboard, which goes back to where it was
    await tapehand.the('overview').focus()
    await keyboard.press('Shift+F10')
    await expect(tapehand.the('overview-show')).toBeFocused()
    await keyboard.press('Escape')
    await expect(tapehand.the('overview')).toBeFocused()
    await keyboard.press('Shift+F10')
    await tapehand.the('overview-follow-smooth').click()
    // then
    await rightClick(tapehand, overview.x + 20, overview.y + 10)
    await expect(tapehand.the('overview-follow-smooth')).toHaveAttribute('aria-checked', 'true')
    await tapehand.the('overview-playFrom').click()
    await expect(tapehand.the('playhead')).toBeInViewport()
    await tapehand.stop()
  },
)
