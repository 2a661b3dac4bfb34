import { chromiumFlags, findChromium } from '../../support/runner/chromium.ts'
import { violations } from '../support/axeOn.ts'
import { expect, page, story } from '../support/story.ts'
import { writePauses, writeRecording } from '../support/recordings.ts'
import type { TapehandWindow } from '../support/tapehandWindow.ts'

// A browser with two devices that play, and a microphone.
story.use({
  launchOptions: {
    executablePath: findChromium() ?? 'chromium',
    args: [...chromiumFlags(), '--use-fake-device-for-media-stream'],
  },
})

const second = 'Fake Audio Output 2'
/** The name of the device that the player is on; '' for the system's own. */
const playedOn = (tapehand: TapehandWindow) =>
  tapehand.the('player').evaluate(async (audio) => {
    const { sinkId } = audio as HTMLAudioElement
    const all = await navigator.mediaDevices.enumerateDevices()
    return sinkId === '' ? '' : all.find(({ deviceId }) => deviceId === sinkId)?.label
  })
const soundTime = (tapehand: TapehandWindow) =>
  tapehand.the('player').evaluate((audio) => (audio as HTMLAudioElement).currentTime)
const allow = (tapehand: TapehandWindow) => tapehand.page.context().grantPermissions(['microphone'])
/** Pulls a device out, or plugs it in again. */
const plug = (tapehand: TapehandWindow, name: string, isIn: boolean) =>
  tapehand.page.evaluate(
    ([name, isIn]) => {
      const media = navigator.mediaDevices
      const all = MediaDevices.prototype.enumerateDevices.bind(media)
      media.enumerateDevices = async () => (await all()).filter(({ label }) => isIn || label !== name)
      media.dispatchEvent(new Event('devicechange'))
    },
    [name, isIn] as const,
  )

story(
  'what is played on is chosen by name, kept, and found again at the next start',
  page,
  async ({ start, folder }) => {
    // given: a browser that does not name its devices yet
    const first = await start({ files: [writeRecording(folder)] })
    await first.the('settings-open').click()
    await expect(first.the('output')).toHaveText('System default')
    // when: it may not
    await first.the('output-names').click()
    // then
    await expect(first.the('output-problem')).toContainText('was not allowed to name the devices')
    // when: it may
    await allow(first)
    await expect(first.the('output-names')).toBeHidden()
    await expect(first.the('output').locator('option')).toHaveText(['System default', 'Fake Audio Output 1', second])
    await first.the('output').selectOption(second)
    // then: at once
    await expect.poll(() => playedOn(first)).toBe(second)
    expect(await violations(first, { within: '[data-testid=settings]' })).toEqual([])
    await first.the('output').scrollIntoViewIfNeeded()
    await first.photograph('output')
    await first.app.close()
    // when: the next start may not see devices, for it is another address
    const tapehand = await start()
    await tapehand.the('play').click()
    // then
    await expect(tapehand.the('notice-info')).toContainText(`does not let Tapehand see “${second}” yet`)
    await expect.poll(() => soundTime(tapehand)).toBeGreaterThan(0.2)
    // when
    await allow(tapehand)
    // then
    await expect.poll(() => playedOn(tapehand)).toBe(second)
    await tapehand.the('settings-open').click()
    await expect(tapehand.the('output')).toHaveValue(/\S/)
  },
)

story(
  'a device that is pulled out is said, and the sound goes on on the system default until it is back',
  page,
  async ({ start, folder }) => {
    // given
    const tapehand = await start({ files: [writeRecording(folder)] })
    await allow(tapehand)
    await tapehand.the('settings-open').click()
    await tapehand.the('output').selectOption(second)
    await tapehand.page.keyboard.press('Escape')
    await expect.poll(() => playedOn(tapehand)).toBe(second)
    await tapehand.the('play').click()
    await expect.poll(() => soundTime(tapehand)).toBeGreaterThan(0.2)
    // when
    await plug(tapehand, second, false)
    // then
    await expect(tapehand.problems).toContainText(`“${second}” is not there any more`)
    await expect.poll(() => playedOn(tapehand)).toBe('')
    const then = await soundTime(tapehand)
    await expect.poll(() => soundTime(tapehand)).toBeGreaterThan(then + 0.2)
    await expect(tapehand.the('play')).toHaveAccessibleName('Pause')
    await tapehand.the('settings-open').click()
    await expect(tapehand.the('output').locator('option:checked')).toHaveText(`${second} (not there)`)
    await tapehand.page.keyboard.press('Escape')
    // when
    await plug(tapehand, second, true)
    // then
    await expect(tapehand.the('notice-info')).toContainText(`“${second}” is back`)
    await expect.poll(() => playedOn(tapehand)).toBe(second)
  },
)

/** Where whatever is played from now on goes: elements when they begin, and contexts that previews are put out by. */
const writeDownOutputs = (tapehand: TapehandWindow) =>
  tapehand.page.evaluate(() => {
    const written: { on: () => unknown }[] = []
    const { play } = HTMLMediaElement.prototype
    HTMLMediaElement.prototype.play = function playWritten() {
      written.push({ on: () => this.sinkId })
      return play.call(this)
    }
    globalThis.AudioContext = class extends AudioContext {
      constructor() {
        super()
        written.push({ on: () => Reflect.get(this, 'sinkId') })
      }
    }
    Object.assign(globalThis, { written })
  })
/** The names of the devices of all that was played since; it is forgotten then. */
const outputsWritten = (tapehand: TapehandWindow) =>
  tapehand.page.evaluate(async () => {
    const written = Reflect.get(globalThis, 'written') as { on: () => unknown }[]
    const devices = await navigator.mediaDevices.enumerateDevices()
    const found = written.map(({ on }) => devices.find(({ deviceId }) => deviceId === on())?.label ?? 'another')
    if (found.length > 0) written.length = 0
    return found
  })

story(
  'what is listened to before it is done, at a place, and while an effect is set, goes to the device that was chosen',
  page,
  async ({ start, folder }) => {
    story.slow()
    // given
    const tapehand = await start({ files: [writePauses(folder, 4)] })
    await allow(tapehand)
    await tapehand.the('settings-open').click()
    await tapehand.the('output').selectOption(second)
    await tapehand.page.keyboard.press('Escape')
    await expect.poll(() => playedOn(tapehand)).toBe(second)
    await writeDownOutputs(tapehand)
    // when: a step that waits
    await tapehand.say('delete the first 2 seconds')
    await expect(tapehand.approval).toBeVisible()
    await tapehand.the('hear-before-1').click()
    // then
    await expect.poll(() => outputsWritten(tapehand)).toEqual([second])
    // when: what was done
    await tapehand.approve()
    await tapehand.the('hear-this').click()
    // then
    await expect.poll(() => outputsWritten(tapehand)).toEqual([second])
    // when: an effect
    await tapehand.openMenu('effect')
    await tapehand.the('effect-apply_compressor').click()
    await tapehand.the('preview').click()
    // then
    await expect.poll(() => outputsWritten(tapehand)).toContain(second)
  },
)
