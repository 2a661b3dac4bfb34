import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { violations } from '../support/axeOn.ts'
import { writeRecording } from '../support/recordings.ts'
import { expect, page, story } from '../support/story.ts'
import type { TapehandWindow } from '../support/tapehandWindow.ts'

const selected = (tapehand: TapehandWindow) => tapehand.times()

/** Opens the palette, types, and takes what is found. */
async function runByPalette(tapehand: TapehandWindow, words: string): Promise<void> {
  await tapehand.page.keyboard.press('Control+Shift+P')
  await expect(tapehand.the('palette-input')).toBeFocused()
  await tapehand.page.keyboard.type(words)
  await tapehand.page.keyboard.press('Enter')
  await expect(tapehand.the('palette')).toBeHidden()
}

/** The loudest sample of each channel of a second of what is heard, from the route that the player reads. */
function mixPeak(tapehand: TapehandWindow, second: number): Promise<readonly [number, number]> {
  return tapehand.page.evaluate(async (at) => {
    const bytes = await (await fetch(`/media/mix.wav?rev=${Math.random()}`)).arrayBuffer()
    const head = new DataView(bytes)
    const rate = head.getUint32(24, true)
    const sound = new Int16Array(bytes, 44)
    const peak = [0, 0] as [number, number]
    for (let frame = at * rate; frame < (at + 1) * rate; frame++)
      for (const side of [0, 1] as const) peak[side] = Math.max(peak[side], Math.abs(sound[frame * 2 + side] ?? 0))
    return peak
  }, second)
}

story(
  'the palette runs a high-pass filter on the selection, and undo takes it back',
  page,
  async ({ start, folder }) => {
    // given
    const tapehand = await start({ files: [writeRecording(folder)] })
    await tapehand.drag(1, 100, 300)
    await expect(tapehand.the('selection')).toBeVisible()
    await expect.poll(async () => (await tapehand.wave(1)).drawn).toBeGreaterThan(0)
    const range = await selected(tapehand)
    const before = await mixPeak(tapehand, 15)
    // when
    await runByPalette(tapehand, 'high pass')
    await expect(tapehand.the('tool-dialog')).toBeVisible()
    await tapehand.the('tool-frequency_hz').fill('3000')
    await tapehand.page.keyboard.press('Enter')
    // then
    await expect(tapehand.the('tool-dialog')).toBeHidden()
    await expect(tapehand.the('status-said')).toContainText('high-pass at 3000 Hz')
    expect(await selected(tapehand)).toBe(range)
    expect((await mixPeak(tapehand, 15))[0]).toBeLessThan(before[0] / 2)
    await expect(tapehand.the('timeline')).toBeFocused()
    // when
    await tapehand.page.keyboard.press('Control+Z')
    // then
    await expect.poll(async () => mixPeak(tapehand, 15)).toEqual(before)
  },
)

story(
  'an effect with nothing selected is done to all audio and says so; Ctrl+R does it again; its values are remembered',
  page,
  async ({ start, folder }) => {
    // given
    const tapehand = await start({ files: [writeRecording(folder)] })
    const before = await mixPeak(tapehand, 15)
    // when
    await tapehand.openMenu('effect')
    await tapehand.the('effect-apply_amplify').click()
    await expect(tapehand.the('tool-target')).toContainText('all audio')
    expect(await violations(tapehand)).toEqual([])
    await tapehand.the('tool-gain_db').fill('-6')
    await tapehand.the('tool-run').click()
    // then
    await expect(tapehand.the('status-said')).toContainText('Nothing was selected, so it was done to all audio.')
    const once = await mixPeak(tapehand, 15)
    expect(once[0] / before[0]).toBeCloseTo(0.5, 1)
    // when
    await tapehand.the('timeline').focus()
    await tapehand.page.keyboard.press('Control+R')
    // then
    await expect.poll(async () => (await mixPeak(tapehand, 15))[0] / once[0]).toBeCloseTo(0.5, 1)
    // when
    await runByPalette(tapehand, 'amplify')
    // then
    await expect(tapehand.the('tool-gain_db')).toHaveValue(/^[-−]6$/)
    await tapehand.page.keyboard.press('Escape')
    await expect(tapehand.the('tool-dialog')).toBeHidden()
  },
)

story(
  'questions are answered in a dialog, the palette and the list of keys have nothing for axe to find',
  page,
  async ({ start, folder }) => {
    const tapehand = await start({ files: [writeRecording(folder)] })
    await tapehand.page.keyboard.press('Control+Shift+P')
    await expect(tapehand.the('palette-input')).toBeFocused()
    expect(await violations(tapehand), 'palette').toEqual([])
    await tapehand.photograph('palette')
    await tapehand.page.keyboard.press('Escape')
    await expect(tapehand.the('palette')).toBeHidden()
    await tapehand.page.keyboard.press('F1')
    await expect(tapehand.the('keys')).toContainText('Ctrl+Shift+P')
    expect(await violations(tapehand), 'keys').toEqual([])
    await tapehand.page.keyboard.press('Escape')
    await expect(tapehand.the('keys')).toBeHidden()
    await tapehand.openMenu('edit')
    await expect(tapehand.the('edit-undo')).toBeVisible()
    expect(await violations(tapehand), 'menu').toEqual([])
    await tapehand.page.keyboard.press('Escape')
    await runByPalette(tapehand, 'measure loud')
    await expect(tapehand.the('tool-run')).toBeVisible()
    await tapehand.the('tool-run').click()
    await expect(tapehand.the('answer-text')).toContainText('LUFS')
    expect(await violations(tapehand), 'answer').toEqual([])
    await tapehand.page.keyboard.press('Escape')
    await expect(tapehand.the('answer')).toBeHidden()
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

story(
  'in an approval an edge is dragged, values are edited and a step is left out',
  page,
  async ({ start, folder }) => {
    // given
    const tapehand = await start({ files: [writeRecording(folder)] })
    const { mouse } = tapehand.page
    await tapehand.say('delete the first 10 seconds')
    await expect(tapehand.approval).toContainText('0:10')
    await tapehand.expectLength('1:00')
    // when
    const lane = await tapehand.lane(1)
    const edge = lane.x + (10 / 60) * lane.width
    const edges = tapehand.page.locator('.region-grips:visible')
    /** Where what is removed ends, on the lane. */
    const removedTo = async () => {
      const box = await tapehand.page.locator('.region-removed:visible').boundingBox()
      return Math.round((60 * ((box?.x ?? 0) + (box?.width ?? 0) - lane.x)) / lane.width)
    }
    await expect(edges).toBeVisible()
    await mouse.move(edge, lane.y + lane.height / 2)
    await mouse.down()
    await mouse.move(edge + lane.width / 12, lane.y + lane.height / 2, { steps: 5 })
    // then: what is let go is what is seen
    await expect.poll(removedTo).toBe(15)
    await mouse.up()
    // then
    await expect(tapehand.the('approval-step-1')).toContainText(/0:1[45]/)
    // when
    await tapehand.approval.locator('.sentence-chip').first().click()
    await expect(tapehand.the('step-from')).toBeFocused()
    await tapehand.the('step-length').fill('20')
    await expect(tapehand.the('step-to')).toHaveValue('0:20')
    await expect.poll(removedTo).toBe(20)
    await tapehand.photograph('approval-range-edited')
    await tapehand.the('save-step-1').click()
    await expect(tapehand.the('approval-step-1')).toContainText('0:20')
    await tapehand.approve()
    // then
    await tapehand.expectLength('0:40')
    // when
    await tapehand.say('delete the first 5 seconds and fade out the last 3 seconds')
    await expect(tapehand.the('approval-step-2')).toBeVisible()
    await tapehand.the('leave-out-step-1').click()
    await expect(tapehand.the('approval-step-2')).toBeHidden()
    await tapehand.approve()
    // then
    await tapehand.expectAnswer(/[Ff]aded out/)
    await tapehand.expectLength('0:40')
  },
)

story(
  'in an approval the tracks and the values of a step are edited, each within its limits',
  page,
  async ({ start, folder }) => {
    // given
    const files = ['Host.wav', 'Guest.wav', 'Music.wav'].map((name) => writeRecording(folder, { name, seconds: 10 }))
    const tapehand = await start({ files })
    await expect(tapehand.the('track-3')).toBeVisible()
    await tapehand.say('high pass the host at 80 Hz')
    await expect(tapehand.the('approval-step-1')).toContainText('Host')
    // when
    await tapehand.the('edit-step-1').click()
    await expect(tapehand.the('step-track-1')).toBeChecked()
    await tapehand.the('step-track-1').click({ force: true })
    // then: a step has to work on something
    await expect(tapehand.the('save-step-1')).toBeDisabled()
    // when
    await tapehand.the('step-track-2').click({ force: true })
    await tapehand.the('step-track-3').click({ force: true })
    await tapehand.the('value-frequency_hz').fill('200')
    await tapehand.photograph('approval-edited')
    await tapehand.the('save-step-1').click()
    // then
    await expect(tapehand.the('approval-step-1')).toContainText('Guest')
    await expect(tapehand.the('approval-step-1')).toContainText('Music')
    await expect(tapehand.the('approval-step-1')).not.toContainText('Host')
    await expect(tapehand.the('approval-step-1')).toContainText('200 Hz')
    await tapehand.approve()
    await tapehand.expectAnswer(/200 Hz.*Guest and Music/, 'Done')
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
