import { expect, page, story } from '../support/story.ts'
import { writeRecording } from '../support/recordings.ts'
import type { TapehandWindow } from '../support/tapehandWindow.ts'

const playheadTime = async (tapehand: TapehandWindow) =>
  Number(await tapehand.the('playhead').getAttribute('data-time'))
/** Every time that the playhead shows from now on: behind a cut it is heard for a second, which a poll may miss. */
async function watchPlayhead(tapehand: TapehandWindow): Promise<() => Promise<readonly number[]>> {
  const watch = await tapehand.the('playhead').evaluateHandle((line) => {
    const times: number[] = []
    const note = () => times.push(Number((line as HTMLElement).dataset['time']))
    new MutationObserver(note).observe(line, { attributeFilter: ['data-time'] })
    return times
  })
  return async () => watch.evaluate((times) => [...times])
}
/** Where the playhead stands in the lane, 0 at its left edge and 1 at its right one, in each of the next 31 frames. */
async function playheadInView(tapehand: TapehandWindow): Promise<readonly number[]> {
  const lane = await tapehand.lane(1)
  return tapehand.the('playhead').evaluate(async (line, lane) => {
    const seen: number[] = []
    while (seen.length < 31) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      const { left, width } = line.getBoundingClientRect()
      seen.push((left + width / 2 - lane.x) / lane.width)
    }
    return seen
  }, lane)
}
const soundTime = (tapehand: TapehandWindow) =>
  tapehand.the('player').evaluate((audio) => (audio as HTMLAudioElement).currentTime)

story('play moves the playhead with the sound, pause holds it, stop takes it away', async ({ start, folder }) => {
  // given
  const tapehand = await start({ files: [writeRecording(folder)] })
  // when
  await tapehand.the('play').click()
  // then
  await expect(tapehand.the('playhead')).toBeVisible()
  await expect(tapehand.the('play')).toHaveAccessibleName('Pause')
  await expect.poll(() => soundTime(tapehand)).toBeGreaterThan(0.3)
  await expect.poll(() => playheadTime(tapehand)).toBeGreaterThan(0.3)
  expect(await tapehand.the('player').evaluate((audio) => (audio as HTMLAudioElement).duration)).toBeCloseTo(60, 3)
  // when
  await tapehand.the('play').click()
  // then
  await expect(tapehand.the('play')).toHaveAccessibleName('Play')
  const held = await playheadTime(tapehand)
  const clock = await tapehand.the('time-display').textContent()
  await expect(tapehand.the('playhead')).toBeVisible()
  await expect.poll(() => tapehand.the('player').evaluate((audio) => (audio as HTMLAudioElement).paused)).toBe(true)
  // when
  await tapehand.the('play').click()
  // then
  await expect.poll(() => playheadTime(tapehand)).toBeGreaterThan(held + 0.3)
  await expect(tapehand.the('time-display')).not.toHaveText(clock ?? '')
  // when
  await tapehand.stop()
  // then
  await expect(tapehand.the('playhead')).toBeHidden()
  await expect(tapehand.the('time-display')).toHaveText('0:00.000')
})

story('the space bar plays and stops, and a selection ends by itself', page, async ({ start, folder }) => {
  // given
  const tapehand = await start({ files: [writeRecording(folder, { seconds: 20 })] })
  await tapehand.drag(1, 400, 430)
  await expect(tapehand.the('selection')).toBeVisible()
  const end = Number(await tapehand.the('selection').getAttribute('data-end'))
  // when
  await tapehand.page.keyboard.press('Space')
  // then
  await expect(tapehand.the('play')).toHaveAccessibleName('Pause')
  await expect(tapehand.the('play')).toHaveAccessibleName('Play')
  await expect(tapehand.the('playhead')).toBeHidden()
  expect(await soundTime(tapehand)).toBeLessThan(end + 0.5)
})

story('an edit while it plays goes on at the same place in the new mix', page, async ({ start, folder }) => {
  // given
  const tapehand = await start({ files: [writeRecording(folder)] })
  await tapehand.the('play').click()
  await expect.poll(() => soundTime(tapehand)).toBeGreaterThan(0.2)
  // when
  await tapehand.drag(1, 500, 700)
  await tapehand.page.keyboard.press('Delete')
  // then
  await expect(tapehand.the('duration')).not.toHaveText('1:00')
  const shorter = await tapehand.the('duration').textContent()
  await expect
    .poll(() => tapehand.the('player').evaluate((audio) => (audio as HTMLAudioElement).duration))
    .toBeLessThan(60)
  await expect(tapehand.the('play')).toHaveAccessibleName('Pause')
  const there = await soundTime(tapehand)
  await expect.poll(() => soundTime(tapehand)).toBeGreaterThan(there + 0.2)
  // when
  await tapehand.page.keyboard.press('Control+z')
  // then
  await tapehand.expectLength('1:00')
  expect(shorter).not.toBe('1:00')
})

story(
  'a cut is heard before it is made: what would go is left out, and the playhead jumps over it',
  page,
  async ({ start, folder }) => {
    // given
    const tapehand = await start({ files: [writeRecording(folder)] })
    await tapehand.drag(1, 100, 300)
    await expect(tapehand.the('selection')).toBeVisible()
    const ends = await tapehand
      .the('selection')
      .evaluate(
        (element) =>
          [Number((element as HTMLElement).dataset['start']), Number((element as HTMLElement).dataset['end'])] as const,
      )
    const shown = await watchPlayhead(tapehand)
    // when
    await tapehand.page.keyboard.press('C')
    // then
    await expect
      .poll(() => tapehand.the('player').evaluate((audio) => (audio as HTMLAudioElement).src))
      .toContain(`skipFrom=${ends[0]}&skipTo=${ends[1]}`)
    await expect.poll(async () => (await shown()).some((time) => time > ends[1])).toBe(true)
    await expect(tapehand.the('play')).toHaveAccessibleName('Play')
    expect((await shown()).filter((time) => time > ends[0] + 0.001 && time < ends[1] - 0.001)).toEqual([])
    await tapehand.expectLength('1:00')
  },
)

story(
  'the view goes with the playhead as it is set, and keeps that for the next start',
  page,
  async ({ start, folder }) => {
    // given
    const first = await start({ files: [writeRecording(folder)] })
    await first.the('settings-open').click()
    await first.the('follow-smooth').click()
    await first.the('settings-save').click()
    await expect(first.the('settings')).toBeHidden()
    await first.app.close()
    const tapehand = await start()
    // then
    await tapehand.the('settings-open').click()
    await expect(tapehand.page.getByRole('radio', { name: 'Smoothly' })).toBeChecked()
    await tapehand.page.keyboard.press('Escape')
    // when
    for (let zoom = 0; zoom < 5; zoom++) await tapehand.the('zoom-in').click()
    await tapehand.the('play').click()
    // then: the view moves under the playhead, which stays in its middle
    await expect.poll(() => playheadTime(tapehand), { timeout: 20_000 }).toBeGreaterThan(5)
    const middle = (await playheadInView(tapehand)).toSorted((a, b) => a - b)[15]
    expect(middle).toBeGreaterThan(0.47)
    expect(middle).toBeLessThan(0.53)
  },
)

story('the page turns when the playhead runs out of the view, and not before', page, async ({ start, folder }) => {
  // given: some seconds fill the view
  const tapehand = await start({ files: [writeRecording(folder)] })
  for (let zoom = 0; zoom < 6; zoom++) await tapehand.the('zoom-in').click()
  const span = 60 / 1.6 ** 6
  // when
  await tapehand.the('play').click()
  await expect.poll(() => playheadTime(tapehand)).toBeGreaterThan(0.3)
  // then: from place to place in the view, the playhead goes and the view stays
  const first = await playheadInView(tapehand)
  expect(first).toEqual(first.toSorted((a, b) => a - b))
  expect((first.at(-1) ?? 0) - (first[0] ?? 0)).toBeGreaterThan(0.02)
  // when: it has run out of the first page
  await expect.poll(() => playheadTime(tapehand), { timeout: 20_000 }).toBeGreaterThan(span * 1.05)
  // then: it began at the left of the next one
  const second = await playheadInView(tapehand)
  expect(Math.max(...second)).toBeLessThan(0.6)
  expect(Math.min(...second)).toBeGreaterThanOrEqual(0)
  await expect(tapehand.the('playhead')).toBeInViewport()
  await tapehand.stop()
})
