import { writeRecording } from '../support/recordings.ts'
import { expect, page, story } from '../support/story.ts'

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
    await expect(tapehand.the('left-out-step-1')).toBeVisible()
    await expect(tapehand.the('approve-all')).toContainText('Apply 1 of 2')
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
