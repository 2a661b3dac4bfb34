import { cutOff } from './support/cutOff.ts'
import { writePauses, writeRecording } from './support/recordings.ts'
import { expect, page, story } from './support/story.ts'
import { isShort, someOf } from './support/sweep.ts'
import type { TapehandWindow } from './support/tapehandWindow.ts'

/** From a telephone to a wall, and how wide the chat is there; 640 by 400 is 1280 by 800 at 200 %. */
const sizes = [
  [3840, 2160, 520],
  [1920, 1080, 400],
  [1280, 800, 340],
  [640, 800, 640],
  [640, 400, 640],
  [400, 800, 400],
] as const

/** Where most has been cut off so far. */
const narrow = [sizes[4], sizes[5]] as const

/**
 * At each size: a picture, and nothing that is cut off or has to be scrolled sideways. In short: at a narrow one and
 * another one.
 */
async function expectWhole(tapehand: TapehandWindow, what: string, look = async () => {}): Promise<void> {
  const chosen = isShort ? [...someOf(sizes.slice(0, 4)), ...someOf(narrow)] : sizes
  for (const [width, height, chat] of chosen) {
    await tapehand.page.setViewportSize({ width, height })
    await look()
    const sideWidth = async () => Math.round((await tapehand.page.locator('.side').boundingBox())?.width ?? 0)
    await expect.soft.poll(sideWidth, `the chat, ${width} wide`).toBe(chat)
    await expect.soft.poll(() => cutOff(tapehand), `${what}, ${width} by ${height}`).toEqual([])
    await tapehand.photograph(`${what}-${width}x${height}`)
  }
  await tapehand.page.setViewportSize({ width: 1280, height: 800 })
}

const choose = async (tapehand: TapehandWindow, action: string): Promise<void> => {
  await tapehand.page.keyboard.press('ControlOrMeta+Shift+P')
  await tapehand.the(`palette-${action}`).click()
}

story('whatever the window shows has room from 400 pixels to 4K and at 200 %', page, async ({ start, folder }) => {
  story.setTimeout(240_000)
  // given
  const tapehand = await start({
    files: ['Voice', 'Guest', 'Music', 'Room'].map((name) =>
      writeRecording(folder, { name: `${name}.wav`, seconds: 30 }),
    ),
  })
  await expect(tapehand.the('track-4')).toBeVisible()
  // then
  await expectWhole(tapehand, 'window')
  // when
  await tapehand.say('bring Voice to -16 LUFS')
  await expect(tapehand.approval).toBeVisible({ timeout: 30_000 })
  // then: what decides is in sight, and some of the sound
  await expectWhole(tapehand, 'approval', async () => {
    for (const id of ['approve-all', 'reject', 'lane-1'])
      await expect.soft(tapehand.the(id)).toBeInViewport({ ratio: 0.5 })
    const [reject, apply] = [
      await tapehand.the('reject').boundingBox(),
      await tapehand.the('approve-all').boundingBox(),
    ]
    expect.soft(reject?.y, 'Reject and Apply stand beside each other').toBe(apply?.y)
    const [sentence, length] = [
      await tapehand.page.locator('.step-sentence').boundingBox(),
      await tapehand.the('approval-length').boundingBox(),
    ]
    expect.soft(length?.y, 'the length does not come before the sentence').toBeGreaterThan((sentence?.y ?? 0) - 8)
  })
  await tapehand.approve()
  await expectWhole(tapehand, 'receipt')
})

story('what is opened over the lanes or under them has room at every size', page, async ({ start, folder }) => {
  story.setTimeout(240_000)
  // given
  const tapehand = await start({ files: [writeRecording(folder, { name: 'Voice.wav', seconds: 30 })] })
  await expect(tapehand.the('track-1')).toBeVisible()
  // when
  for (const [action, name] of [
    ['apply_compressor', 'effect'],
    ['exportMix', 'export'],
    ['openSettings', 'settings'],
    ['showKeys', 'keys'],
  ] as const) {
    await choose(tapehand, action)
    await expectWhole(tapehand, name)
    await tapehand.page.keyboard.press('Escape')
  }
  await tapehand.page.keyboard.press('ControlOrMeta+Shift+P')
  await tapehand.the('palette-input').fill('compressor ratio 4')
  await expectWhole(tapehand, 'palette')
})

story('a list of many changes and the start have room at every size', page, async ({ start, folder }) => {
  story.setTimeout(180_000)
  // given
  const tapehand = await start({ files: [writePauses(folder, 40)] })
  // when
  await tapehand.say('shorten the pauses over 1 second to 0.5 seconds')
  await expect(tapehand.approval).toBeVisible()
  // then
  await expectWhole(tapehand, 'changes', async () => {
    for (const id of ['approve-all', 'reject', 'lane-1'])
      await expect.soft(tapehand.the(id)).toBeInViewport({ ratio: 0.3 })
    await expect.soft(tapehand.the('change-row').first()).toBeInViewport({ ratio: 0.5 })
  })
  await tapehand.the('reject').click()
  await choose(tapehand, 'newProject')
  await expect(tapehand.the('empty')).toBeVisible()
  await expectWhole(tapehand, 'start')
})

story(
  'rows are whole pixels high, and what does not fit into the chat scrolls in it',
  page,
  async ({ start, folder }) => {
    // given
    const files = ['Voice', 'Guest', 'Music', 'Room'].map((name) =>
      writeRecording(folder, { name: `${name}.wav`, seconds: 30 }),
    )
    const tapehand = await start({ files })
    await tapehand.page.setViewportSize({ width: 1280, height: 800 })
    await expect(tapehand.the('track-4')).toBeVisible()
    // then: the lines between them are all drawn alike
    const rows = tapehand.page.locator('.track-row')
    const edges = async () =>
      (await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().bottom))).filter(
        (bottom) => !Number.isInteger(bottom),
      )
    await expect.poll(edges).toEqual([])
    // when
    await tapehand.page.setViewportSize({ width: 640, height: 400 })
    await tapehand.say('delete the clip')
    await expect(tapehand.question).toBeVisible()
    // then
    const panel = await tapehand.page.locator('.side-panel').boundingBox()
    const bottomOf = async (id: string) => {
      const box = await tapehand.the(id).boundingBox()
      return (box?.y ?? Infinity) + (box?.height ?? 0)
    }
    expect(await bottomOf('chat-input')).toBeLessThan((panel?.y ?? 0) + (panel?.height ?? 0))
    await tapehand.the('answer-5').scrollIntoViewIfNeeded()
    expect(await bottomOf('answer-5')).toBeLessThan((await tapehand.the('chat-input').boundingBox())?.y ?? 0)
    // when
    await tapehand.page.setViewportSize({ width: 1280, height: 800 })
    await tapehand.the('answer-5').click()
    await expect(tapehand.approval).toBeVisible()
    // then: the mark of what waits scrolls with it
    const holder = tapehand.page.locator('.pending')
    const isHeld = await holder.evaluate((card) => getComputedStyle(card.closest('.message') ?? card).position)
    expect(isHeld).toBe('relative')
  },
)
