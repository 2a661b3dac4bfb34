import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { changes, mutateBytes } from '../support/files/mutateBytes.ts'
import { ffmpegFloats, hasFfmpeg, runLavfi, runPeer } from '../support/files/peerTools.ts'
import { readWav } from '../support/files/readWav.ts'
import { writeRecording } from './support/recordings.ts'
import { expect, page, story } from './support/story.ts'
import { isShort, someOf } from './support/sweep.ts'
import type { TapehandWindow } from './support/tapehandWindow.ts'

/** The app finds no FFmpeg; the test makes files by one. Where everything is tested, that it lacks is a failure. */
const env = { TAPEHAND_FFMPEG: 'off' }
story.skip(!hasFfmpeg && process.env['CI'] === undefined, 'ffmpeg, which makes the files, is not installed')

interface Made {
  readonly file: string
  readonly rate: 44_100 | 48_000
  readonly codec: string
  readonly args: readonly string[]
}

const rooms: Readonly<Record<string, readonly Made[]>> = {
  'MP4 and MOV': [
    { file: 'voice memo.m4a', rate: 48_000, codec: 'AAC', args: ['-c:a', 'aac', '-b:a', '192k'] },
    { file: 'mono.m4a', rate: 44_100, codec: 'AAC', args: ['-c:a', 'aac', '-ac', '1'] },
    { file: 'clip.mov', rate: 48_000, codec: 'AAC', args: ['-c:a', 'aac', '-movflags', 'faststart'] },
    { file: 'meeting.mp4', rate: 44_100, codec: 'AAC', args: ['-c:a', 'aac', '-movflags', 'frag_keyframe+empty_moov'] },
    { file: 'mp3.mp4', rate: 44_100, codec: 'MP3', args: ['-c:a', 'libmp3lame'] },
  ],
  'WebM and Matroska': [
    { file: 'call.webm', rate: 48_000, codec: 'Opus', args: ['-c:a', 'libopus', '-b:a', '128k'] },
    { file: 'vorbis.webm', rate: 44_100, codec: 'Vorbis', args: ['-c:a', 'libvorbis'] },
    { file: 'aac.mkv', rate: 44_100, codec: 'AAC', args: ['-c:a', 'aac'] },
    { file: 'mp3.mkv', rate: 44_100, codec: 'MP3', args: ['-c:a', 'libmp3lame'] },
    { file: 'flac.mkv', rate: 44_100, codec: 'FLAC', args: ['-c:a', 'flac'] },
  ],
  'others and sound that is not compressed': [
    { file: 'opus.mp4', rate: 48_000, codec: 'Opus', args: ['-c:a', 'libopus'] },
    { file: 'raw.aac', rate: 44_100, codec: 'AAC', args: ['-c:a', 'aac', '-f', 'adts'] },
    { file: 'screen.mov', rate: 48_000, codec: 'PCM', args: ['-c:a', 'pcm_s24le'] },
    { file: 'camera.mov', rate: 48_000, codec: 'PCM', args: ['-c:a', 'pcm_s16be'] },
    { file: 'screen.mkv', rate: 48_000, codec: 'PCM', args: ['-c:a', 'pcm_s16le'] },
  ],
}

const bothHosts = 'MP4 and MOV'

for (const [room, files] of Object.entries(rooms)) {
  // Containers are the page's affair: one room of them is told on both hosts.
  const told = room === bothHosts ? {} : page
  story(`${room} are decoded by the window as FFmpeg decodes them`, told, async ({ start, folder }) => {
    story.slow()
    // given: the first comes before there is a window; in short, one behind it only in one of the rooms
    const [first, ...more] = someOf(files, room === bothHosts ? 2 : 1).map((made) => ({
      made,
      file: makeSound(folder, made),
    }))
    if (first === undefined) throw new Error('no files')
    const tapehand = await start({ env, files: [first.file] })
    await expectSameSound(tapehand, folder, first)
    for (const one of more) {
      // when
      await tapehand.openMenu('file')
      await tapehand.the('file-newProject').click()
      await expect(tapehand.the('empty')).toBeVisible()
      await tapehand.drop([one.file])
      // then
      await expectSameSound(tapehand, folder, one)
    }
  })
}

/** Noise, which shows every shift. */
function makeSound(folder: string, { file, rate, args }: Made, seconds = 3.217): string {
  const source = `anoisesrc=d=${seconds}:c=pink:r=${rate}:a=0.4:seed=7,aformat=channel_layouts=stereo`
  runLavfi(source, ...args, path.join(folder, file))
  return path.join(folder, file)
}

async function expectSameSound(
  tapehand: TapehandWindow,
  folder: string,
  { made, file }: { readonly made: Made; readonly file: string },
): Promise<void> {
  await expect(tapehand.the('notice-info').filter({ hasText: made.file })).toContainText(
    `decoded by the window (${made.codec})`,
  )
  await expect(tapehand.the('duration')).toHaveText(/^0:03\.2/u)
  const written = readWav(await tapehand.exportTo(path.join(folder, `${made.file} out.wav`)))
  const heard = ffmpegFloats(file)
  const { channels } = written
  const frames = meantFrames(file, made.rate, heard.length / channels)
  expect({ rate: written.sampleRate, frames: written.frames }).toEqual({ rate: made.rate, frames })
  let worst = 0
  for (let channel = 0; channel < channels; channel++) {
    const samples = written.channel(channel)
    for (let frame = 0; frame < frames; frame++)
      worst = Math.max(worst, Math.abs((samples[frame] ?? 2) - (heard[frame * channels + channel] ?? -2)))
  }
  // Two steps of 16 bits: the export rounds, and nothing else differs.
  expect(worst, made.file).toBeLessThan(2 / 32_768)
}

/** How many frames are meant, by the edit list as FFmpeg reads it; of other files, all that it gives. */
function meantFrames(file: string, rate: number, decoded: number): number {
  if (!/\.(?:m4a|mov|mp4)$/u.test(file)) return decoded
  const entries = 'stream=time_base,start_pts,duration_ts'
  const args = ['-v', 'error', '-select_streams', 'a:0', '-show_entries', entries, '-of', 'json', file]
  const { streams } = JSON.parse(runPeer('ffprobe', ...args).toString()) as {
    streams: { time_base: string; start_pts: number; duration_ts: number }[]
  }
  const [said] = streams
  return said?.time_base === `1/${rate}` && said.start_pts === 0 ? Math.min(decoded, said.duration_ts) : decoded
}

story('what no window decodes, and what is damaged, ends in a sentence', async ({ start, folder }) => {
  // given
  const tapehand = await start({ env, files: [writeRecording(folder, { name: 'First.wav', seconds: 10 })] })
  const aac: Made = { file: 'memo.m4a', rate: 48_000, codec: 'AAC', args: ['-c:a', 'aac'] }
  const memo = readFileSync(makeSound(folder, aac))
  // when
  await tapehand.drop([makeSound(folder, { ...aac, file: 'lossless.m4a', args: ['-c:a', 'alac'] })])
  // then
  await expect(tapehand.problems.filter({ hasText: 'lossless.m4a' })).toContainText('install FFmpeg')
  // when
  const damaged = path.join(folder, 'damaged.m4a')
  writeFileSync(damaged, Buffer.from(memo).fill(0xff, memo.indexOf('stsz') + 4, memo.indexOf('stsz') + 16))
  await tapehand.drop([damaged])
  // then
  await expect(tapehand.problems.filter({ hasText: 'damaged.m4a' })).toContainText('Nothing was imported')
  // when
  const cut = path.join(folder, 'cut.m4a')
  writeFileSync(cut, memo.subarray(0, memo.length / 2))
  await tapehand.drop([cut])
  // then
  await expect(tapehand.problems.filter({ hasText: 'cut.m4a' })).toContainText('Nothing was imported')
  await tapehand.expectLength('0:10')
  await expect(tapehand.the('track-2')).toBeHidden()
})

story('a file that is being decoded is let go of by cancel, and with its window', page, async ({ start, folder }) => {
  story.slow()
  // given
  const tapehand = await start({ env, files: [writeRecording(folder, { name: 'First.wav', seconds: 10 })] })
  const long = path.join(folder, 'long.m4a')
  const source = 'sine=f=300:d=900:r=48000,aformat=channel_layouts=stereo'
  runPeer(
    'ffmpeg',
    '-v',
    'error',
    '-f',
    'lavfi',
    '-i',
    source,
    '-c:a',
    'aac',
    '-aac_coder',
    'fast',
    '-b:a',
    '32k',
    long,
  )
  // when
  await tapehand.drop([long])
  await expect(tapehand.the('arriving')).toContainText(/^(?!.*Copying).*%/u)
  await tapehand.the('arriving-cancel').click()
  // then
  await expect(tapehand.the('arriving')).toBeHidden()
  // What fetches stays; what decodes does not.
  const decoding = () => tapehand.page.workers().filter((worker) => !worker.url().includes('fetchWorker'))
  await expect.poll(() => decoding().length).toBe(0)
  // when
  await tapehand.drop([long])
  await expect(tapehand.the('arriving')).toContainText(/^(?!.*Copying).*%/u)
  await tapehand.page.reload()
  // then
  await expect(tapehand.the('arriving')).toBeHidden()
  await tapehand.expectLength('0:10')
  await expect(tapehand.the('track-2')).toBeHidden()
  // when
  await tapehand.drop([makeSound(folder, { file: 'memo.m4a', rate: 48_000, codec: 'AAC', args: ['-c:a', 'aac'] })])
  // then
  await expect(tapehand.the('track-2')).toContainText('memo')
})

story(
  'damaged files of every kind become sound or a sentence, and none is waited for',
  page,
  async ({ start, folder }, info) => {
    story.skip(info.project.name !== 'loopback', 'its page brings files by their bytes')
    story.slow()
    // given
    const tapehand = await start({ env })
    const whole = Object.values(rooms)
      .flat()
      .filter(({ codec }) => codec !== 'PCM')
      .map((made) => ({ made, bytes: new Uint8Array(readFileSync(makeSound(folder, made, 1))) }))
    const importing = async (name: string, bytes: Uint8Array): Promise<{ ok: boolean; error?: { code: string } }> => {
      const address = new URL(`/import?name=${encodeURIComponent(name)}`, tapehand.page.url()).href
      const answer = await tapehand.page.request.post(address, { data: Buffer.from(bytes) })
      return (await answer.json()) as { ok: boolean; error?: { code: string } }
    }
    for (const { made, bytes } of whole) {
      for (const [index, wrong] of fc.sample(changes, { seed: bytes.length, numRuns: isShort ? 1 : 4 }).entries()) {
        // when
        const { ok, error } = await importing(`${index} ${made.file}`, mutateBytes(bytes, wrong))
        // then
        if (!ok)
          expect(error?.code, made.file).toMatch(/^files\/(?:broken|convert-first|unsupported|not-audio|empty)$/u)
      }
    }
    const [first] = whole
    if (first === undefined) throw new Error('no files')
    expect(await importing(first.made.file, first.bytes)).toMatchObject({ ok: true })
  },
)

story('the window decodes the files of a batch', page, async ({ start, folder }, info) => {
  story.skip(info.project.name !== 'loopback', 'its dialogs choose no folder')
  story.slow()
  // given
  const recipes = path.join(folder, 'data', 'recipes')
  mkdirSync(recipes, { recursive: true })
  const recipe = { version: 1, name: 'one second off', steps: [{ say: 'delete the first second' }] }
  writeFileSync(path.join(recipes, 'one.json'), JSON.stringify(recipe))
  const tapehand = await start({ env, files: [writeRecording(folder, { name: 'First.wav', seconds: 10 })] })
  const memos = Object.values(rooms).flatMap(([made]) => (made === undefined ? [] : [makeSound(folder, made)]))
  // when
  await tapehand.openMenu('file')
  await tapehand.the('file-openBatch').click()
  await tapehand.the('batch-recipe').selectOption('one second off')
  await tapehand.app.chooseFiles(() => tapehand.the('batch-add').click(), memos)
  await expect(tapehand.the('batch-file')).toHaveCount(memos.length)
  await tapehand.the('batch-rehearse').click()
  // then
  await expect
    .poll(() => tapehand.the('batch-file').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-state'))), {
      timeout: 60_000,
    })
    .toEqual(memos.map(() => 'ready'))
})
