import { violations } from '../support/axeOn.ts'
import { expect, page, story } from '../support/story.ts'
import { writeRecording } from '../support/recordings.ts'
import type { TapehandWindow } from '../support/tapehandWindow.ts'

/** How far the bars of a meter reach, from 0 to 1. */
const bars = (tapehand: TapehandWindow, meter: string) =>
  tapehand
    .the(meter)
    .locator('.meter-bar')
    .evaluateAll((shown) => shown.map((bar) => Number((bar as HTMLElement).style.getPropertyValue('--level'))))
const clipped = (tapehand: TapehandWindow, meter: string) => tapehand.the(meter).getAttribute('data-clipped')

story(
  'the meters show what is heard, hold that it clipped, and rest when it stops',
  page,
  async ({ start, folder }) => {
    // given
    const files = [
      writeRecording(folder, { name: 'loud.wav', peak: 2 }),
      writeRecording(folder, { name: 'quiet.wav', peak: 0.1 }),
    ]
    const tapehand = await start({ files })
    await tapehand.page.emulateMedia({ reducedMotion: 'no-preference' })
    await tapehand.the('track-2-mute').click()
    // when
    await tapehand.the('play').click()
    // then
    await expect.poll(async () => Math.min(...(await bars(tapehand, 'track-1-meter')))).toBeGreaterThan(0.5)
    await expect.poll(async () => Math.min(...(await bars(tapehand, 'master-meter')))).toBeGreaterThan(0.5)
    expect(await bars(tapehand, 'track-2-meter')).toEqual([0, 0])
    await expect(tapehand.page.getByRole('meter', { name: 'Level of the mix' })).toHaveAttribute(
      'aria-valuetext',
      /−\d+\.\d dB/,
    )
    // when: the fifth second is at full scale
    await expect.poll(() => clipped(tapehand, 'master-meter')).not.toBeNull()
    await expect.poll(() => clipped(tapehand, 'track-1-meter')).not.toBeNull()
    await tapehand.photograph('meters')
    await tapehand.stop()
    // then
    await expect.poll(() => bars(tapehand, 'master-meter')).toEqual([0, 0])
    await expect.poll(() => bars(tapehand, 'track-1-meter')).toEqual([0, 0])
    await expect(tapehand.the('master-peak')).toHaveAccessibleName(/^Highest peak 0\.\d dB, clipped\. Reset$/)
    expect(await violations(tapehand)).toEqual([])
    // when
    await tapehand.the('master-peak').focus()
    await tapehand.page.keyboard.press('Enter')
    // then
    expect(await clipped(tapehand, 'master-meter')).toBeNull()
    expect(await clipped(tapehand, 'track-1-meter')).toBeNull()
    await expect(tapehand.the('master-peak')).toHaveAccessibleName('Highest peak silent. Reset')
  },
)

story('axe finds nothing wrong in any theme while it plays', page, async ({ start, folder }) => {
  // given
  const tapehand = await start({ files: [writeRecording(folder, { peak: 10 })] })
  await tapehand.page.emulateMedia({ reducedMotion: 'no-preference' })
  await tapehand.the('play').click()
  await expect.poll(() => clipped(tapehand, 'master-meter')).not.toBeNull()
  for (const theme of ['light', 'dark', 'contrast'] as const) {
    // when
    await tapehand.the('settings-open').click()
    await tapehand.the(`theme-${theme}`).click()
    await tapehand.the('settings-save').click()
    await expect(tapehand.the('settings')).toBeHidden()
    // then
    expect(await violations(tapehand), theme).toEqual([])
    await tapehand.photograph(`meters-${theme}`)
  }
})

story('with little motion the meters move in steps of half a second', page, async ({ start, folder }) => {
  // given
  const tapehand = await start({ files: [writeRecording(folder)] })
  await tapehand.page.emulateMedia({ reducedMotion: 'reduce' })
  const moves = await tapehand.the('track-1-meter').evaluateHandle((meter) => {
    const times: number[] = []
    const bar = meter.querySelector('.meter-bar')
    if (bar) new MutationObserver(() => times.push(performance.now())).observe(bar, { attributeFilter: ['style'] })
    return times
  })
  // when
  await tapehand.the('play').click()
  await expect.poll(() => moves.evaluate((times) => times.length)).toBeGreaterThan(5)
  // then
  const times = await moves.evaluate((found) => [...found])
  const steps = times.slice(1).map((time, index) => time - (times[index] ?? 0))
  expect(Math.min(...steps)).toBeGreaterThan(400)
})
