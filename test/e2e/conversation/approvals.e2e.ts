import { violations } from '../support/axeOn.ts'
import { expect, page, story } from '../support/story.ts'
import { writeRecording } from '../support/recordings.ts'

story(
  'a step that waits for a yes is heard before and after, and nothing is done by it',
  page,
  async ({ start, folder }) => {
    // given
    const tapehand = await start({ files: [writeRecording(folder, { seconds: 20 })] })
    const heard: { address: string; status: number; length: number }[] = []
    tapehand.page.on('response', async (response) => {
      if (response.url().includes('/media/hear.wav'))
        heard.push({
          address: response.url(),
          status: response.status(),
          length: Number(response.headers()['content-length']),
        })
    })
    await tapehand.say('high pass the whole thing at 200 Hz')
    await expect(tapehand.approval).toBeVisible()
    // when
    await tapehand.the('hear-after-1').click()
    // then
    await expect(tapehand.the('hear-after-1')).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => heard.filter(({ status }) => status === 200 || status === 206).length).toBeGreaterThan(0)
    expect(heard[0]?.address).toContain('side=after&around=1')
    // when: more is to be heard around a place, which holds at once
    await tapehand.the('settings-open').click()
    await tapehand.the('around-4').click()
    await tapehand.page.keyboard.press('Escape')
    // when
    await tapehand.the('hear-before-1').click()
    await expect.poll(() => heard.at(-1)?.address).toContain('side=before&around=4')
    // then
    await expect(tapehand.the('hear-after-1')).toHaveAttribute('aria-pressed', 'false')
    await expect(tapehand.the('hear-before-1')).toHaveAttribute('aria-pressed', 'true')
    await tapehand.the('hear-before-1').click()
    await expect(tapehand.the('hear-before-1')).toHaveAttribute('aria-pressed', 'false')
    await expect(tapehand.approval).toBeVisible()
    await expect(tapehand.the('undo')).toHaveAccessibleName('Undo Import')
  },
)

story(
  'what would change is listed with before and after, without a fault for a screen reader',
  page,
  async ({ start, folder }) => {
    // given
    const tapehand = await start({ files: [writeRecording(folder, { seconds: 20 })] })
    // when
    await tapehand.say('bring everything to -20 LUFS')
    // then
    await expect(tapehand.the('changes-1')).toContainText(/Loudness: −\d+\.\d LUFS .* −20\.0 LUFS/)
    expect(await violations(tapehand, { within: '[data-testid=approval]' })).toEqual([])
    await tapehand.photograph('changes')
  },
)

story('at any size the sentence, the verbs and a lane are in sight', page, async ({ start, folder }) => {
  // given
  // with a notice, too
  const files = [1, 2, 3, 4].map((number) => writeRecording(folder, { name: `Mic ${number}.wav`, seconds: 60 }))
  const tapehand = await start({ files })
  await expect(tapehand.the('track-4')).toBeVisible()
  await tapehand.say('trim the first 30 seconds')
  await expect(tapehand.approval).toBeVisible()
  for (const [width, height] of [
    [640, 400],
    [640, 800],
    [900, 600],
    [1280, 800],
  ] as const) {
    // when
    await tapehand.page.setViewportSize({ width, height })
    // then
    for (const part of [
      tapehand.the('approve-all'),
      tapehand.the('reject'),
      tapehand.approval.locator('.step-sentence'),
    ])
      await expect(part, `${width} by ${height}`).toBeInViewport({ ratio: 1 })
    const toggle = tapehand.the('track-1-mute')
    const row = await tapehand.page.locator('.track-row').first().boundingBox()
    const button = await toggle.boundingBox()
    expect((button?.y ?? 0) + (button?.height ?? 0), 'mute is whole').toBeLessThanOrEqual(
      (row?.y ?? 0) + (row?.height ?? 0),
    )
    const lanes = tapehand.page.locator('.lanes-frame')
    await expect.poll(async () => (await lanes.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(64)
  }
})

story(
  'of many tracks the one that would change is brought into sight, and has the room',
  page,
  async ({ start, folder }) => {
    // given
    const names = Array.from({ length: 24 }, (_, index) => `Mic ${index + 1}.wav`)
    const tapehand = await start({ files: names.map((name) => writeRecording(folder, { name, seconds: 10 })) })
    await expect(tapehand.the('track-24')).toBeAttached({ timeout: 30_000 })
    await expect(tapehand.the('lane-20')).not.toBeInViewport()
    // when
    await tapehand.say('delete the first 5 seconds of track 20')
    await expect(tapehand.approval).toBeVisible()
    // then
    await expect(tapehand.the('lane-20')).toBeInViewport({ ratio: 1 })
    await expect(tapehand.the('lane-20').locator('.region-removed')).toBeVisible()
    await expect(tapehand.the('main-menu')).toBeInViewport({ ratio: 1 })
    await tapehand.photograph('approval-of-many-tracks')
    // when: the card in the chat leads to it
    await expect(tapehand.answers.last()).toContainText('Waiting for you below the tracks')
    await tapehand.the('pending-go').click()
    // then
    await expect(tapehand.approval.locator('.sentence-chip').first()).toBeFocused()
    expect(await violations(tapehand)).toEqual([])
  },
)
