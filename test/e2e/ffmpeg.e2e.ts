import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { writeFakeFfmpeg, writeProgram } from '../support/files/fakeFfmpeg.ts'
import { hasFfmpeg, runLavfi } from '../support/files/peerTools.ts'
import { violations } from './support/axeOn.ts'
import { expect, story } from './support/story.ts'

story.skip(process.platform === 'win32', 'its programs are scripts of a shell')

story('FFmpeg is chosen in the settings, and what is none of it changes nothing', async ({ start, folder }) => {
  // given
  const env = { TAPEHAND_FFMPEG: '' }
  const program = writeFakeFfmpeg(path.join(folder, 'of my own'), '7.1-mine')
  const other = writeProgram(folder, 'ls', 'echo "ls (GNU coreutils) 9.1"')
  const tapehand = await start({ env })
  await tapehand.the('settings-open').click()
  await expect(tapehand.the('ffmpeg-place')).toContainText(/^(Found: \/|Not found\.)/)
  // when
  if (tapehand.app.menu === null) {
    await tapehand.the('ffmpeg-path').fill(program)
    await tapehand.the('ffmpeg-take').click()
  } else await tapehand.app.chooseFiles(() => tapehand.the('ffmpeg-choose').click(), [program])
  // then
  await expect(tapehand.the('ffmpeg-place')).toHaveText(`In use: ${program}, version 7.1-mine.`)
  // when
  await tapehand.the('ffmpeg-path').fill(other)
  await tapehand.the('ffmpeg-path').press('Enter')
  // then
  await expect(tapehand.the('ffmpeg-problem')).toHaveText(
    `"${other}" can't be used as FFmpeg: asked for its version, it does not answer as FFmpeg does. The settings were not changed.`,
  )
  await expect(tapehand.the('ffmpeg-place')).toHaveText(`In use: ${program}, version 7.1-mine.`)
  expect(await violations(tapehand)).toEqual([])
  // when
  await tapehand.app.kill()
  const again = await start({ env })
  await again.the('settings-open').click()
  // then
  await expect(again.the('ffmpeg-path')).toHaveValue(program)
  await expect(again.the('ffmpeg-place')).toHaveText(`In use: ${program}, version 7.1-mine.`)
  // when
  await again.the('ffmpeg-automatic').click()
  // then
  await expect(again.the('ffmpeg-path')).toHaveValue('')
  await expect(again.the('ffmpeg-place')).toContainText(/^(Found: \/|Not found\.)/)
})

story('a file is read by the FFmpeg that is chosen, from the next one on', async ({ start, folder }) => {
  story.skip(!hasFfmpeg && process.env['CI'] === undefined, 'ffmpeg is not installed')
  // given
  const notes = path.join(folder, 'notes')
  const own = path.join(folder, 'own')
  for (const name of ['ffprobe', 'ffmpeg']) writeProgram(own, name, `echo ${name} $1 >> "${notes}"; exec ${name} "$@"`)
  const memo = path.join(folder, 'memo.m4a')
  runLavfi('sine=440:d=3', '-c:a', 'aac', memo)
  const tapehand = await start({ files: [memo], env: { TAPEHAND_FFMPEG: '' } })
  await expect(tapehand.the('track-1')).toBeVisible()
  expect(existsSync(notes)).toBe(false)
  // when
  await tapehand.the('settings-open').click()
  await tapehand.the('ffmpeg-path').fill(own)
  // What was typed is taken by Save too.
  await tapehand.the('settings-save').click()
  await expect(tapehand.the('settings')).toHaveCount(0)
  await tapehand.importByDialog([memo])
  // then
  await expect(tapehand.the('track-2')).toBeVisible()
  const started = readFileSync(notes, 'utf8').trim().split('\n')
  expect(started.slice(0, 2)).toEqual(['ffmpeg -version', 'ffprobe -version'])
  expect(started.slice(-2)).toEqual(['ffprobe -v', 'ffmpeg -v'])
})
