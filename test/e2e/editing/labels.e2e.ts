import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { violations } from '../support/axeOn.ts'
import { writeRecording } from '../support/recordings.ts'
import { expect, page, story } from '../support/story.ts'

story(
  'a point is dragged, and the edges and the text of a label go by keyboard, announced',
  page,
  async ({ start, folder }) => {
    // given
    const tapehand = await start({ files: [writeRecording(folder)] })
    const { keyboard, mouse } = tapehand.page
    await tapehand.say('add a label called Here at 30 seconds')
    await tapehand.expectAnswer(/\S/, 'Done')
    await tapehand.say('add a label called Intro from 0 to 6 seconds')
    await tapehand.expectAnswer(/Intro/, 'Done')
    const point = tapehand.page.locator('.label-point')
    await expect(point).toHaveText('Here')
    // when
    const lane = await tapehand.lane(1)
    const place = await point.boundingBox()
    if (place === null) throw new Error('the label is not shown')
    await mouse.move(place.x, place.y + 10)
    await mouse.down()
    await mouse.move(place.x + lane.width / 12, place.y + 10, { steps: 4 })
    await mouse.up()
    // then
    await expect(tapehand.the('announcer')).toContainText(/Label Here, at 0:3[45]/)
    await expect
      .poll(async () => Math.round((await point.boundingBox())?.x ?? 0))
      .toBeGreaterThan(Math.round(place.x + lane.width / 12) - 3)
    // when
    await tapehand.the('timeline').focus()
    await keyboard.press('Home')
    await expect.poll(() => tapehand.times()).toContain('Cursor 0:00.000')
    await keyboard.press('Alt+ArrowLeft')
    await expect.poll(() => tapehand.times()).toMatch(/Cursor 0:3[45]/)
    await keyboard.press('Alt+ArrowRight')
    await expect.poll(() => tapehand.times()).toContain('0:06.000')
    await keyboard.press('Alt+Shift+ArrowRight')
    // then
    await expect.poll(() => tapehand.times()).toMatch(/Selection 0:00\.000 – 0:06\.(?!000)\d/)
    // when
    await keyboard.press('F2')
    await tapehand.the('label-text').fill('Opening')
    await keyboard.press('Enter')
    // then
    await expect(tapehand.the('announcer')).toContainText('The label says Opening now')
    await expect(tapehand.the('timeline')).toBeFocused()
    // when
    await tapehand.the('label-list-open').click()
    await tapehand.page.getByRole('textbox', { name: 'End of the label Opening' }).fill('0:08')
    await keyboard.press('Enter')
    // then
    await expect(tapehand.the('announcer')).toContainText('Label Opening, 0:00 to 0:08')
  },
)

story(
  'texts of labels never lie over each other, however dense they are, and are there again when there is room',
  page,
  async ({ start, folder }) => {
    // given: a range with a point and a range in it, and eight points in 4 s of a minute
    const tapehand = await start({ files: [writeRecording(folder)] })
    const add = async (what: string, name: string) => {
      await tapehand.say(`add a label called ${name} ${what}`)
      await tapehand.expectAnswer(new RegExp(name, 'u'), 'Done')
    }
    await add('from 10 to 40 seconds', 'Conversation')
    await add('at 12 seconds', 'Question')
    await add('from 14 to 30 seconds', 'Answer')
    for (const at of [50, 50.5, 51, 51.5]) await add(`at ${at} seconds`, `Point${at * 10}`)
    const texts = () =>
      tapehand.page.locator('.label-box:visible').evaluateAll((boxes) =>
        boxes.map((box) => {
          const { left, right } = box.getBoundingClientRect()
          return { text: box.textContent, left: Math.round(left), right: Math.round(right) }
        }),
      )
    await expect(tapehand.page.locator('.label-box:visible')).toHaveCount(7)
    // then
    const all = (await texts()).toSorted((a, b) => a.left - b.left)
    expect(all.map(({ text }) => text)).toEqual([
      'Conversation',
      'Question',
      'Answer',
      'Point500',
      'Point505',
      'Point510',
      'Point515',
    ])
    for (const [i, { right }] of all.slice(0, -1).entries())
      expect(right).toBeLessThanOrEqual((all[i + 1]?.left ?? 0) + 1)
    await tapehand.photograph('labels-dense')
    // when
    await tapehand.clickAt(1, ((await tapehand.lane(1)).width * 51) / 60)
    for (let zoom = 0; zoom < 8; zoom++) await tapehand.page.keyboard.press('Control+1')
    // then: what was narrow is wide enough to be read
    await expect(tapehand.page.locator('.label-box:visible', { hasText: 'Point510' })).toBeInViewport()
    const width = async () => {
      const wide = (await texts()).find(({ text }) => text === 'Point510')
      return (wide?.right ?? 0) - (wide?.left ?? 0)
    }
    await expect.poll(width).toBeGreaterThan(60)
  },
)

story('labels are added, edited, moved and deleted, exported and imported again', page, async ({ start, folder }) => {
  // given
  const tapehand = await start({ files: [writeRecording(folder)] })
  const { keyboard, mouse } = tapehand.page
  await tapehand.drag(1, 200, 400)
  await expect(tapehand.the('selection')).toBeVisible()
  await keyboard.press('Control+B')
  await keyboard.type('Intro')
  await keyboard.press('Enter')
  const box = tapehand.page.locator('.label-box')
  await expect(box).toHaveText('Intro')
  // when: a double click edits its text
  await box.dblclick({ force: true })
  await tapehand.the('label-text').fill('Opening')
  await keyboard.press('Enter')
  await expect(box).toHaveText('Opening')
  // when: its right edge is pulled
  const place = await box.boundingBox()
  if (place === null) throw new Error('the label is not shown')
  await mouse.move(place.x + place.width - 1, place.y + 10)
  await mouse.down()
  await mouse.move(place.x + place.width + 99, place.y + 10, { steps: 4 })
  await mouse.up()
  // then
  await expect
    .poll(async () => Math.round((await box.boundingBox())?.width ?? 0))
    .toBeGreaterThan(Math.round(place.width) + 90)
  // when
  const file = path.join(folder, 'labels.txt')
  await tapehand.openMenu('file')
  await tapehand.the('file-exportLabels').click()
  expect(await violations(tapehand)).toEqual([])
  await tapehand.app.saveTo(() => tapehand.the('export-labels-start').click(), file)
  // then
  await expect.poll(async () => readFile(file, 'utf8').catch(() => '')).toMatch(/^\d+\.\d+\t\d+\.\d+\tOpening/)
  // when
  await tapehand.the('label-list-open').click()
  await tapehand.page.getByRole('button', { name: 'Delete the label Opening' }).click()
  await expect(box).toBeHidden()
  await keyboard.press('Escape')
  await writeFile(file, `${await readFile(file, 'utf8')}20.0\t21.0\tSecond\n`)
  await tapehand.app.chooseFiles(async () => {
    await tapehand.openMenu('file')
    await tapehand.the('file-importLabels').click()
  }, [file])
  // then
  await expect(tapehand.page.locator('.label-box:visible')).toHaveText(['Opening', 'Second'])
})
