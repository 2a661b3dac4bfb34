import { expect, story } from './support/story.ts'
import { writeRecording } from './support/recordings.ts'

story('without files, the demo recording is opened with its real waveform', async ({ start }) => {
  // when
  const tapehand = await start()
  // then
  await expect(tapehand.the('track-1')).toContainText('Voice')
  await expect(tapehand.the('track-2')).toContainText('Music')
  await expect.poll(async () => (await tapehand.wave(1)).drawn).toBeGreaterThan(5000)
  await expect.poll(async () => (await tapehand.wave(2)).drawn).toBeGreaterThan(5000)
  await tapehand.photograph('1-opened-recording')
})

story('files named at the start are opened as tracks, in their order', async ({ start, folder }) => {
  // given
  const files = [
    writeRecording(folder, { name: 'Host.wav', seconds: 12 }),
    writeRecording(folder, { name: 'Guest.wav', seconds: 20, channels: 2 }),
  ]
  // when
  const tapehand = await start({ files })
  // then
  await expect(tapehand.the('track-1')).toContainText('Host')
  await expect(tapehand.page.locator('.track-facts').nth(0)).toContainText('Mono')
  await expect(tapehand.the('track-2')).toContainText('Guest')
  await expect(tapehand.page.locator('.track-facts').nth(1)).toContainText('Stereo')
  await tapehand.expectLength('0:20')
})
