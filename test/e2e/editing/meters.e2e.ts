import { violations, violationsInEachTheme } from '../support/axeOn.ts'
import { expect, page, story } from '../support/story.ts'
import { writeRecording } from '../support/recordings.ts'
import type { TapehandWindow } from '../support/tapehandWindow.ts'

/** How far the bars of a meter reach, from 0 to 1, as its canvas shows them: what is not the ground is a bar. */
const bars = (tapehand: TapehandWindow, meter: string) =>
  tapehand.the(meter).evaluate((element) => {
    const own = element.querySelector('canvas')
    const canvas = own ?? document.querySelector<HTMLCanvasElement>('[data-testid=track-meters]')
    const context = canvas?.getContext('2d')
    if (!canvas || !context) throw new Error('there is no canvas')
    const dot = document.createElement('canvas').getContext('2d')
    if (!dot) throw new Error('there is no canvas')
    dot.fillStyle = getComputedStyle(element).getPropertyValue('--press')
    dot.fillRect(0, 0, 1, 1)
    const ground = [...dot.getImageData(0, 0, 1, 1).data].join(' ')
    const [box, origin] = [element.getBoundingClientRect(), canvas.getBoundingClientRect()]
    const [left, top] = [Math.round(box.left - origin.left), Math.round(box.top - origin.top)]
    const rises = box.height > box.width
    // What is held is a line of its own above the level: the level ends where the first ground is.
    const length = Math.round(rises ? box.height : box.width)
    const thickness = rises ? box.width : box.height
    const isBar = (along: number, across: number) => {
      const [x, y] = rises ? [left + across, top + length - 1 - along] : [left + along, top + across]
      return [...context.getImageData(x, y, 1, 1).data].join(' ') !== ground
    }
    return [1, thickness - 2].map((across) => {
      // The very ends are rounded off.
      let reached = 3
      while (reached < length && isBar(reached, Math.round(across))) reached++
      return (reached - 3) / (length - 3)
    })
  })
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
    await expect.poll(() => clipped(tapehand, 'master-meter')).toBeNull()
    await expect.poll(() => clipped(tapehand, 'track-1-meter')).toBeNull()
    await expect(tapehand.the('master-peak')).toHaveAccessibleName('Highest peak silent. Reset')
  },
)

story('axe finds nothing wrong in any theme while it plays', page, async ({ start, folder }) => {
  // given
  const tapehand = await start({ files: [writeRecording(folder, { peak: 10 })] })
  await tapehand.page.emulateMedia({ reducedMotion: 'no-preference' })
  await tapehand.the('play').click()
  await expect.poll(() => clipped(tapehand, 'master-meter')).not.toBeNull()
  // then
  expect(await violationsInEachTheme(tapehand, (theme) => tapehand.photograph(`meters-${theme}`))).toEqual([])
})

story('with little motion the meters move in steps of half a second', page, async ({ start, folder }) => {
  // given
  const tapehand = await start({ files: [writeRecording(folder)] })
  await tapehand.page.emulateMedia({ reducedMotion: 'reduce' })
  const moves = await tapehand.the('track-meters').evaluateHandle((canvas) => {
    const times: number[] = []
    let before = (canvas as HTMLCanvasElement).toDataURL()
    const look = () => {
      const now = (canvas as HTMLCanvasElement).toDataURL()
      if (now !== before) times.push(performance.now())
      before = now
      requestAnimationFrame(look)
    }
    look()
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
