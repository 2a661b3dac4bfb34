import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { element } from '../support/files/audacity/binaryXml.ts'
import { clip, floatRow, makeProject, project, waveTrack } from '../support/files/audacity/makeProject.ts'
import { readWav } from '../support/files/readWav.ts'
import { expect, page, story } from './support/story.ts'
import { violationsInEachTheme } from './support/axeOn.ts'
import { writeBursts, writeRecording } from './support/recordings.ts'

story('files chosen in the dialog become tracks behind the others, in one undo step', async ({ start, folder }) => {
  // given
  const tapehand = await start({ files: [writeRecording(folder, { name: 'First.wav', seconds: 10 })] })
  const more = [
    writeRecording(folder, { name: 'Second.wav', seconds: 15 }),
    writeRecording(folder, { name: 'Third.wav', seconds: 5 }),
  ]
  // when
  await tapehand.importByDialog(more)
  // then
  await expect(tapehand.the('track-2')).toContainText('Second')
  await expect(tapehand.the('track-3')).toContainText('Third')
  await tapehand.expectLength('0:15')
  await expect.poll(async () => (await tapehand.wave(3)).drawn).toBeGreaterThan(500)
})

story('files dropped on the window become tracks', async ({ start, folder }) => {
  // given
  const tapehand = await start({ files: [writeRecording(folder, { name: 'First.wav', seconds: 10 })] })
  // when
  await tapehand.drop([writeRecording(folder, { name: 'Jingle.wav', seconds: 12, channels: 2 })])
  // then
  await expect(tapehand.the('track-2')).toContainText('Jingle')
  await tapehand.expectLength('0:12')
  await expect(tapehand.the('drop-veil')).toBeHidden()
})

story('of a folder and what lies beside it, the sound comes, and what is none is told', async ({ start, folder }) => {
  // given
  const show = path.join(folder, 'show')
  mkdirSync(path.join(show, 'part 2'), { recursive: true })
  writeRecording(show, { name: 'Take 10.wav', seconds: 2 })
  writeRecording(show, { name: 'Take 9.wav', seconds: 2 })
  writeRecording(path.join(show, 'part 2'), { name: 'End.wav', seconds: 2 })
  for (const name of ['.hidden', 'about.txt']) writeFileSync(path.join(show, name), 'x')
  const cover = path.join(folder, 'cover.png')
  writeFileSync(cover, 'x')
  const tapehand = await start({ files: [writeRecording(folder, { name: 'First.wav', seconds: 10 })] })
  // when
  await tapehand.drop([show, cover, writeRecording(folder, { name: 'Beside.wav', seconds: 2 })])
  // then
  for (const [at, name] of ['End', 'Take 9', 'Take 10', 'Beside'].entries())
    await expect(tapehand.the(`track-${at + 2}`)).toContainText(name)
  await expect(tapehand.the('track-6')).toHaveCount(0)
  await expect(tapehand.the('notice-info')).toContainText('"about.txt", "cover.png"')
  await expect(tapehand.the('chat-input')).toHaveValue('')
})

story('projects of Audacity come by drop and dialog with their tracks and labels', async ({ start, folder }) => {
  // given
  const tapehand = await start({ files: [writeRecording(folder, { name: 'First.wav', seconds: 10 })] })
  const show = (name: string): string => {
    const file = path.join(folder, name)
    makeProject(file, {
      rows: [floatRow(Array.from({ length: 96_000 }, (_, i) => Math.sin(i / 5) / 2))],
      document: project([
        waveTrack({ name: `Host of ${name}` }, [clip({ blocks: [1], attributes: { name: 'greeting' } })]),
        waveTrack({ name: 'Guest' }, [clip({ blocks: [1], attributes: { offset: 8, trimLeft: 2 } })]),
        element('timetrack', { name: 'Time' }),
        element('labeltrack', {}, [element('label', { t: 1, t1: 2, title: 'intro' })]),
      ]),
    })
    return file
  }
  // when
  await tapehand.drop([show('one.aup3')])
  // then
  await expect(tapehand.the('track-2')).toContainText('Host of one.aup3')
  await expect(tapehand.the('track-3')).toContainText('Guest')
  await tapehand.expectLength('0:20')
  await expect(tapehand.the('notice-info').filter({ hasText: 'the time track “Time”' })).toBeVisible()
  // when
  await tapehand.importByDialog([show('two.aup3')])
  // then
  await expect(tapehand.the('track-4')).toContainText('Host of two.aup3')
  await expect.poll(async () => (await tapehand.wave(4)).drawn).toBeGreaterThan(500)
})

story(
  'what is not audio, empty or damaged is refused in a clear sentence and changes nothing',
  page,
  async ({ start, folder }) => {
    // given
    const tapehand = await start({ files: [writeRecording(folder, { name: 'First.wav', seconds: 10 })] })
    const notes = path.join(folder, 'shopping list.wav')
    writeFileSync(notes, 'milk, bread and a new microphone\n'.repeat(50))
    const empty = path.join(folder, 'empty.wav')
    writeFileSync(empty, '')
    const headless = path.join(folder, 'no sound inside.wav')
    writeFileSync(headless, readFileSync(writeRecording(folder)).subarray(0, 30))
    // when
    await tapehand.drop([notes])
    // then
    await expect(tapehand.problems.filter({ hasText: 'shopping list.wav' })).toContainText('is not an audio file')
    // when
    await tapehand.drop([empty])
    // then
    await expect(tapehand.problems.filter({ hasText: 'empty.wav' })).toContainText('the file is empty')
    // when
    await tapehand.drop([headless])
    // then
    await expect(tapehand.problems.filter({ hasText: 'no sound inside.wav' })).toContainText('Nothing was imported')
    await expect(tapehand.the('track-2')).toHaveCount(0)
    await tapehand.expectLength('0:10')
    await tapehand.photograph('problem-notices')
  },
)

story('a file that was cut off is opened as far as it goes, and that is said', page, async ({ start, folder }) => {
  // given
  const tapehand = await start({ files: [writeRecording(folder, { name: 'First.wav', seconds: 10 })] })
  const whole = writeRecording(folder, { name: 'Interrupted.wav', seconds: 20 })
  const bytes = readFileSync(whole)
  writeFileSync(whole, bytes.subarray(0, 44 + 15 * 8000 * 2))
  // when
  await tapehand.drop([whole])
  // then
  await expect(tapehand.the('notice-info').filter({ hasText: 'Interrupted' })).toBeVisible()
  await tapehand.expectLength('0:15')
})

story('the export holds what is on the timeline, to the frame', async ({ start, folder }) => {
  // given
  const tapehand = await start({ files: [writeRecording(folder, { seconds: 20, peak: 0.5 })] })
  // when
  const file = await tapehand.exportTo(path.join(folder, 'out.wav'))
  // then
  const wav = readWav(file)
  expect({ sampleRate: wav.sampleRate, channels: wav.channels, frames: wav.frames }).toEqual({
    sampleRate: 8000,
    channels: 1,
    frames: 160_000,
  })
  expect(wav.peak).toBeCloseTo(0.5, 3)
})

story('what was exported is shown in its folder, where the host has one', async ({ start, folder }) => {
  // given
  const tapehand = await start({ files: [writeRecording(folder, { seconds: 5 })] })
  const file = await tapehand.exportTo(path.join(folder, 'out.wav'))
  const show = tapehand.the('notice-info').getByRole('button', { name: 'Show in its folder' })
  const { shownInFolder } = tapehand.app
  // then: a browser has put it where it puts files
  if (shownInFolder === null) return expect(show).toHaveCount(0)
  // when
  await show.focus()
  const shown = await shownInFolder(() => tapehand.page.keyboard.press('Enter'))
  // then
  expect(shown).toBe(file)
  await expect(tapehand.the('notice-info')).toHaveCount(0)
  await expect(tapehand.problems).toHaveCount(0)
})

story(
  'one file for each track: into a folder where the host has dialogs, as one ZIP from a browser',
  async ({ start, folder }) => {
    // given
    const tapehand = await start({
      files: [
        writeRecording(folder, { name: 'Voice.wav', seconds: 5 }),
        writeRecording(folder, { name: 'Music.wav', seconds: 7 }),
      ],
    })
    await expect(tapehand.the('track-2')).toBeVisible()
    // when
    await tapehand.the('export').click()
    await tapehand.the('export-range-tracks').click()
    if (tapehand.app.menu === null) {
      await tapehand.app.saveTo(() => tapehand.the('export-start').click(), path.join(folder, 'tracks.zip'))
      // then
      const zip = readFileSync(path.join(folder, 'tracks.zip'))
      expect([
        zip.toString('latin1', 0, 4),
        zip.includes('Voice.wav'),
        zip.includes('Music.wav'),
        zip.length > 2 * 12 * 8000,
      ]).toEqual(['PK\u0003\u0004', true, true, true])
    } else {
      const target = path.join(folder, 'parts')
      mkdirSync(target)
      await tapehand.app.chooseFiles(() => tapehand.the('export-start').click(), [target])
      await expect(tapehand.the('notice-info').filter({ hasText: '2 files' })).toBeVisible()
      // then
      expect(readdirSync(target).toSorted()).toEqual(['Music.wav', 'Voice.wav'])
      expect(readWav(path.join(target, 'Music.wav')).frames).toBe(7 * 8000)
    }
  },
)

story(
  'an export is checked against a target before it is written, each place that is too loud is gone to, and has the name that was typed',
  page,
  async ({ start, folder }) => {
    // given
    const tapehand = await start({ files: [writeBursts(folder, 4)] })
    await tapehand.the('export').click()
    const check = tapehand.the('export-check')
    // when
    await tapehand.the('export-target').selectOption('acx')
    // then
    await expect(check).toContainText('RMS level')
    await expect(check).toContainText(/dB too (loud|quiet)|within/)
    await expect(tapehand.the('export-facts')).toContainText('0:10')
    await expect(tapehand.the('over-told')).toHaveText('Over −3.0 dBFS in 2 places')
    // then: at 640 wide all of it is above the foot
    await tapehand.page.setViewportSize({ width: 640, height: 800 })
    const [verbs, foot] = await Promise.all(
      ['.over-verbs', '.settings-foot'].map((one) => tapehand.page.locator(one).boundingBox()),
    )
    expect((verbs?.y ?? 0) + (verbs?.height ?? Infinity)).toBeLessThan(foot?.y ?? 0)
    await tapehand.page.setViewportSize({ width: 1280, height: 800 })
    // when
    await tapehand.the('export-name').fill('Episode 7')
    await tapehand.the('over-next').click()
    await tapehand.the('over-next').click()
    // then
    await expect(tapehand.the('over-at')).toContainText('2 of 2 0:08')
    await expect(tapehand.page.locator('.shown-box')).toHaveCount(1)
    expect(await violationsInEachTheme(tapehand, (theme) => tapehand.photograph(`export-check-${theme}`))).toEqual([])
    // when
    await tapehand.the('over-show').click()
    // then
    await expect(tapehand.the('export-dialog')).toBeHidden()
    await expect(tapehand.page.locator('.shown-box')).toBeInViewport()
    // when
    await tapehand.the('export').click()
    const file = path.join(folder, 'Episode 7.wav')
    await tapehand.app.saveTo(() => tapehand.the('export-start').click(), file)
    // then
    await expect.poll(() => existsSync(file)).toBe(true)
  },
)
