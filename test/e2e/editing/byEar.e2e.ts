import { expect, page, story } from '../support/story.ts'
import { writeRecording } from '../support/recordings.ts'
import type { TapehandWindow } from '../support/tapehandWindow.ts'

async function drawLoop(tapehand: TapehandWindow, from: number, to: number): Promise<void> {
  const ruler = await tapehand.the('ruler').boundingBox()
  if (ruler === null) throw new Error('there is no ruler')
  await tapehand.page.mouse.move(ruler.x + from, ruler.y + 4)
  await tapehand.page.mouse.down()
  await tapehand.page.mouse.move(ruler.x + to, ruler.y + 4, { steps: 4 })
  await tapehand.page.mouse.up()
}
const soundTime = (tapehand: TapehandWindow) =>
  tapehand.the('player').evaluate((audio) => (audio as HTMLAudioElement).currentTime)

story('a loop is drawn on the ruler and gone round in, until it is turned off', page, async ({ start, folder }) => {
  // given
  const tapehand = await start({ files: [writeRecording(folder, { seconds: 20 })] })
  await drawLoop(tapehand, 60, 30)
  await expect(tapehand.the('loop')).toHaveAttribute('aria-pressed', 'true')
  const { width } = await tapehand.lane(1)
  const [from, to] = [(30 / width) * 20, (60 / width) * 20]
  await tapehand.photograph('loop-on')
  // when
  const seeks = await tapehand.the('player').evaluateHandle((audio) => {
    const times: number[] = []
    audio.addEventListener('seeked', () => times.push((audio as HTMLAudioElement).currentTime))
    return times
  })
  await tapehand.the('play').click()
  // then
  const near = (times: number[], time: number) => times.filter((each) => Math.abs(each - time) < 0.1).length
  await expect.poll(async () => near(await seeks.evaluate((times) => [...times]), from)).toBeGreaterThan(1)
  // when
  await tapehand.page.keyboard.press('l')
  // then
  await expect(tapehand.the('loop')).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(() => soundTime(tapehand)).toBeGreaterThan(to + 0.2)
  await tapehand.photograph('loop-off')
  // when
  await tapehand.stop()
  await tapehand.drag(1, 200, 400)
  await tapehand.page.keyboard.press('Shift+L')
  // then
  await expect(tapehand.the('loop')).toHaveAttribute('aria-pressed', 'true')
})
