import path from 'node:path'
import { readWav } from '../../support/files/readWav.ts'
import { expect, page, story } from '../support/story.ts'
import { writeRecording } from '../support/recordings.ts'

story('the main job: say it, see it, approve it, hear it, undo it, redo it, export it', async ({ start, folder }) => {
  // given
  const tapehand = await start()
  const before = { wave: await tapehand.settledWave(1), length: (await tapehand.the('duration').textContent()) ?? '' }
  expect(before.wave.drawn).toBeGreaterThan(5000)
  // when
  await tapehand.say('trim the first 30 seconds')
  // then
  await expect(tapehand.approval).toContainText('trim the first 30 seconds')
  await expect(tapehand.approval).toContainText(/Keep 0:00.0:30 of Voice and Music and remove the rest/u)
  await expect(tapehand.the('approval-length')).toContainText('1:03.5')
  await expect(tapehand.the('approval-length')).toContainText('0:30')
  await expect(tapehand.the('approval-step-1')).toContainText('Voice')
  await expect(tapehand.the('lane-1').locator('.region-kept:visible')).toHaveCount(1)
  await expect(tapehand.the('lane-2').locator('.region-removed:visible')).toHaveCount(1)
  await expect(tapehand.the('duration')).toHaveText(before.length)
  await tapehand.photograph('3-approval')
  // when
  await tapehand.approve()
  // then
  await tapehand.expectAnswer(/0:30/, 'Done')
  await tapehand.expectLength('0:30')
  await expect.poll(async () => (await tapehand.wave(1)).look).not.toBe(before.wave.look)
  await tapehand.photograph('4-result')
  // when
  await tapehand.the('play').click()
  await expect
    .poll(() => tapehand.the('player').evaluate((audio) => (audio as HTMLAudioElement).currentTime))
    .toBeGreaterThan(0.2)
  // then
  expect(await tapehand.the('player').evaluate((audio) => (audio as HTMLAudioElement).duration)).toBeCloseTo(30, 3)
  await tapehand.stop()
  // when
  await tapehand.the('undo-this').click()
  // then
  await tapehand.expectLength(before.length)
  await expect.poll(async () => (await tapehand.wave(1)).look).toBe(before.wave.look)
  await tapehand.photograph('5-after-undo')
  // when
  await tapehand.the('redo').click()
  // then
  await tapehand.expectLength('0:30')
  const file = await tapehand.exportTo(path.join(folder, 'short.wav'))
  const wav = readWav(file)
  expect(wav.duration).toBe(30)
  expect(wav.channels).toBe(2)
  expect(wav.peak).toBeGreaterThan(0.3)
})

story('what is kept by a trim is the very sound that was there', page, async ({ start, folder }) => {
  // given
  const source = writeRecording(folder, { seconds: 20 })
  const tapehand = await start({ files: [source] })
  // when
  await tapehand.say('trim to 5-12 seconds')
  await tapehand.approve()
  await tapehand.expectAnswer(/\S/, 'Done')
  const file = await tapehand.exportTo(path.join(folder, 'middle.wav'))
  // then
  const [before, after] = [readWav(source).channel(0), readWav(file).channel(0)]
  const middle = (samples: Float32Array, from: number) => samples.subarray(from * 8000 + 400, (from + 6) * 8000)
  const [expected, heard] = [middle(before, 5), middle(after, 5)]
  const worst = heard.reduce(
    (most, sample, frame) => Math.max(most, Math.abs(sample - (expected[frame] ?? Number.NaN))),
    0,
  )
  // Two steps of 16 bits: the export adds dither.
  expect(worst).toBeLessThan(2.5 / 32_768)
  expect(after.subarray(0, 5 * 8000 - 400).every((sample) => Math.abs(sample) < 2.5 / 32_768)).toBe(true)
})
