import { violations, violationsInEachTheme } from '../support/axeOn.ts'
import { writeRecording } from '../support/recordings.ts'
import { expect, page, story } from '../support/story.ts'
import type { TapehandWindow } from '../support/tapehandWindow.ts'

interface State {
  readonly sound: string
  readonly clips: string[]
}

/** The state once the window has drawn it: the same in four reads on end. */
async function settled(tapehand: TapehandWindow): Promise<State> {
  let last = await state(tapehand)
  let alike = 0
  const read = async (): Promise<number> => {
    const now = await state(tapehand)
    alike = JSON.stringify(now) === JSON.stringify(last) ? alike + 1 : 0
    last = now
    return alike
  }
  await expect.poll(read, { intervals: [100] }).toBeGreaterThanOrEqual(3)
  return last
}

/** What is heard from beginning to end, as a fingerprint, and where the clips are. */
async function state(tapehand: TapehandWindow): Promise<State> {
  const sound = await tapehand.page.evaluate(async () => {
    const bytes = await (await fetch(`/media/mix.wav?rev=${Math.random()}`)).arrayBuffer()
    const sum = await crypto.subtle.digest('SHA-256', bytes)
    return `${bytes.byteLength} ${[...new Uint8Array(sum)].slice(0, 8).join(' ')}`
  })
  const clips = await tapehand
    .the('clip-name')
    .evaluateAll((names) => names.map((name) => `${name.textContent} ${Math.round(name.getBoundingClientRect().x)}`))
  return { sound, clips }
}

story(
  'any point of the history is one key away, back and forth, with the very same sound and clips, also after a reload',
  page,
  async ({ start, folder }) => {
    // given
    const tapehand = await start({ files: [writeRecording(folder)] })
    const { keyboard } = tapehand.page
    const items = tapehand.the('history-item')
    const now = tapehand.page.locator('[role=treeitem][aria-current=step]')
    const states = [await settled(tapehand)]
    await tapehand.say('fade in the first 3 seconds')
    await expect(tapehand.approval).toBeVisible()
    await tapehand.approve()
    await tapehand.expectAnswer(/\S/, 'Done')
    states.push(await settled(tapehand))
    await tapehand.drag(1, 300, 400)
    await tapehand.the('timeline').press('Delete')
    await expect.poll(async () => (await state(tapehand)).sound).not.toBe(states[1]?.sound)
    states.push(await settled(tapehand))
    await tapehand.say('fade out the last 5 seconds, then mute track 1')
    await expect(tapehand.approval).toBeVisible()
    await tapehand.approve()
    await tapehand.expectAnswer(/\S/, 'Done')
    states.push(await settled(tapehand))
    expect(new Set(states.map(({ sound }) => sound)).size).toBe(4)
    // when
    await tapehand.the('timeline').focus()
    await keyboard.press('Control+Shift+H')
    // then
    await expect(now).toBeFocused()
    await expect(items).toHaveCount(5)
    await expect(now).toContainText('You asked “fade out the last 5 seconds, then mute track 1”')
    await expect(tapehand.the('history-did').first()).toContainText('your words')
    await expect(items.nth(1)).toContainText('By hand')
    await expect(items.nth(3)).toContainText('Import take.wav')
    await tapehand.photograph('history')
    // when
    await keyboard.press('End')
    await keyboard.press('ArrowUp')
    await keyboard.press('ArrowUp')
    await expect(items.nth(2)).toBeFocused()
    await keyboard.press('Enter')
    // then
    await expect(items.nth(2)).toHaveAttribute('aria-current', 'step')
    await expect(items.nth(2)).toBeFocused()
    await expect(tapehand.the('history-state')).toHaveText('2 later changes stay until you change something.')
    await expect(tapehand.the('announcer').filter({ hasText: 'Went to: Fade In' })).toHaveCount(1)
    await expect.poll(() => state(tapehand)).toEqual(states[1])
    // then
    expect(await violationsInEachTheme(tapehand, (theme) => tapehand.photograph(`history-${theme}`))).toEqual([])
    // when
    await tapehand.page.reload()
    await expect(tapehand.page.locator('[data-connection=open]')).toBeVisible()
    await tapehand.openMenu('view')
    await tapehand.the('view-toggleHistory').click()
    // then
    await expect(now).toBeFocused()
    await expect(items.nth(2)).toHaveAttribute('aria-current', 'step')
    // when
    await tapehand.the('history-latest').click()
    // then
    await expect(items.first()).toHaveAttribute('aria-current', 'step')
    await expect.poll(() => state(tapehand)).toEqual(states[3])
    // when
    await items.first().press('ArrowRight')
    await expect(items).toHaveCount(7)
    await items.nth(2).click()
    // then
    await expect(items.nth(2)).toHaveAttribute('aria-current', 'step')
    await expect(items.first()).toContainText('1 of 2 steps stand')
    // when
    await items.nth(5).click()
    // then
    await expect.poll(() => state(tapehand)).toEqual(states[0])
    await expect(tapehand.page.getByTestId('history-latest')).toBeVisible()
    // when
    await tapehand.page.setViewportSize({ width: 640, height: 400 })
    // then
    await expect(items.first()).toBeInViewport()
    await expect(tapehand.the('history-latest')).toBeInViewport()
    await tapehand.photograph('history-640')
    expect(await violations(tapehand), '640').toEqual([])
    // when
    await keyboard.press('Escape')
    // then
    await expect(tapehand.the('history')).toBeHidden()
    await expect(tapehand.the('chat-input')).toBeVisible()
  },
)

story('while something waits the history says why it stays where it is', page, async ({ start, folder }) => {
  // given
  const tapehand = await start({ files: [writeRecording(folder)] })
  await tapehand.the('side-history').click()
  await expect(tapehand.the('history-item').first()).toBeVisible()
  await tapehand.the('side-chat').click()
  await tapehand.say('keep the first 30 seconds')
  await expect(tapehand.approval).toBeVisible()
  const before = await state(tapehand)
  // when
  await tapehand.the('side-history').click()
  await tapehand.the('history-item').last().click({ force: true })
  // then
  await expect(tapehand.the('history-state')).toContainText('Decide on what waits below the tracks first')
  await expect(tapehand.the('announcer-urgent')).toContainText('Decide on what waits')
  expect((await state(tapehand)).sound).toBe(before.sound)
  await expect(tapehand.approval).toBeVisible()
})
