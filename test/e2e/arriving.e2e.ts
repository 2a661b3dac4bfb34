import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Locator } from '@playwright/test'
import { hasFfmpeg, runLavfi } from '../support/files/peerTools.ts'
import { writeRecording } from './support/recordings.ts'
import { expect, oneHost, story } from './support/story.ts'
import type { TapehandWindow } from './support/tapehandWindow.ts'

const lane = (tapehand: TapehandWindow, name: string): Locator =>
  tapehand.page.getByRole('group', { name, exact: true })
const stop = (tapehand: TapehandWindow, name: string): Promise<void> =>
  lane(tapehand, name).getByTestId('arriving-cancel').click()
/** How far to the right something of a sound is drawn. */
const drawnTo = (tapehand: TapehandWindow, name: string): Promise<number> =>
  lane(tapehand, name)
    .getByTestId('arriving-wave')
    .locator('path')
    .evaluate((bars) => (bars as SVGPathElement).getBBox().x + (bars as SVGPathElement).getBBox().width)

/** A column of the picture is half a minute of sound. */
const patient = { timeout: 30_000 }

/** Two hours of noise each, which take a while: a minute of MP3, over and over. */
function writeHours(folder: string, names: readonly string[]): string[] {
  const minute = path.join(folder, 'minute.mp3')
  const source = 'anoisesrc=d=60:c=pink:r=44100:a=0.4:seed=7'
  runLavfi(source, '-b:a', '64k', '-id3v2_version', '0', '-write_xing', '0', minute)
  const bytes = readFileSync(minute)
  return names.map((name) => {
    const file = path.join(folder, name)
    writeFileSync(file, Buffer.concat(Array.from({ length: 120 }, () => bytes)))
    return file
  })
}

story(
  'long files have their lanes at once, their waveforms grow beside each other, and each is stopped by itself',
  async ({ start, folder }) => {
    story.skip(!hasFfmpeg && process.env['CI'] === undefined, 'ffmpeg, which makes the files, is not installed')
    story.slow()
    // given
    const tapehand = await start({ files: [writeRecording(folder, { name: 'First.wav', seconds: 10 })] })
    const files = writeHours(folder, ['Monday.mp3', 'Tuesday.mp3'])
    // when
    await tapehand.drop(files)
    // then: both are there with something of their sound, and more comes
    for (const name of ['Monday.mp3', 'Tuesday.mp3']) {
      await expect.poll(() => drawnTo(tapehand, name), patient).toBeGreaterThan(0)
      const before = await drawnTo(tapehand, name)
      await expect.poll(() => drawnTo(tapehand, name), patient).toBeGreaterThan(before)
    }
    await tapehand.photograph('arriving')
    // when
    await stop(tapehand, 'Monday.mp3')
    // then: the other goes on
    const then = await drawnTo(tapehand, 'Tuesday.mp3')
    await expect.poll(() => drawnTo(tapehand, 'Tuesday.mp3'), patient).toBeGreaterThan(then)
    await stop(tapehand, 'Tuesday.mp3')
    await expect(tapehand.the('arriving')).toHaveCount(0)
    await expect(tapehand.the('track-2')).toHaveCount(0)
    await tapehand.expectLength('0:10')
    await expect(tapehand.problems).toHaveCount(0)
  },
)

story(
  'files that a page sends have their lanes while they are on the way, come in beside each other, in one change',
  oneHost,
  async ({ start, folder }, info) => {
    story.skip(info.project.name !== 'loopback', 'a window with native dialogs names files by their paths')
    // given: two files that do not come through
    const tapehand = await start({ files: [writeRecording(folder, { name: 'First.wav', seconds: 10 })] })
    const held = Promise.withResolvers<void>()
    await tapehand.page.route(/import\?name=(?:Second|Third)/u, async (route) => {
      await held.promise
      await route.continue().catch(() => undefined)
    })
    // when
    await tapehand.importByDialog(
      ['Second', 'Third', 'Fourth'].map((name) => writeRecording(folder, { name: `${name}.wav`, seconds: 20 })),
    )
    // then
    await expect(tapehand.the('arriving')).toHaveText([/Second\.wavCopying/u, /Third\.wavCopying/u, /Fourth\.wav/u])
    await tapehand.photograph('arriving-sent')
    // when
    await stop(tapehand, 'Second.wav')
    await expect(lane(tapehand, 'Second.wav')).toHaveCount(0)
    held.resolve()
    // then
    await expect(tapehand.the('arriving')).toHaveCount(0)
    await expect(tapehand.the('track-2')).toContainText('Third')
    await expect(tapehand.the('track-3')).toContainText('Fourth')
    await tapehand.page.keyboard.press('Control+z')
    await expect(tapehand.the('track-2')).toHaveCount(0)
    await tapehand.expectLength('0:10')
    await expect(tapehand.problems).toHaveCount(0)
  },
)
