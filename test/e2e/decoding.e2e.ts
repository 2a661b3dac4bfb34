import path from 'node:path'
import { ffmpegFloats, hasFfmpeg, runPeer } from '../support/files/peerTools.ts'
import { readWav } from '../support/files/readWav.ts'
import { expect, story } from './support/story.ts'
import type { TapehandWindow } from './support/tapehandWindow.ts'

/** The app finds no FFmpeg; the test makes files by one. Where everything is tested, that it lacks is a failure. */
const env = { TAPEHAND_FFMPEG: 'off' }
const isMissing = !hasFfmpeg && process.env['CI'] === undefined
const why = 'ffmpeg, which makes the files, is not installed'

interface Made {
  readonly file: string
  readonly rate: 44_100 | 48_000
  readonly codec: string
  readonly args: readonly string[]
}

const files: readonly Made[] = [
  { file: 'voice memo.m4a', rate: 48_000, codec: 'AAC', args: ['-c:a', 'aac', '-b:a', '192k'] },
  { file: 'memo.m4a', rate: 44_100, codec: 'AAC', args: ['-c:a', 'aac', '-ac', '1'] },
  { file: 'clip.mov', rate: 48_000, codec: 'AAC', args: ['-c:a', 'aac', '-movflags', 'faststart'] },
  { file: 'meeting.mp4', rate: 44_100, codec: 'AAC', args: ['-c:a', 'aac', '-movflags', 'frag_keyframe+empty_moov'] },
  { file: 'raw.aac', rate: 44_100, codec: 'AAC', args: ['-c:a', 'aac', '-f', 'adts'] },
  { file: 'call.webm', rate: 48_000, codec: 'Opus', args: ['-c:a', 'libopus', '-b:a', '128k'] },
  { file: 'opus.mp4', rate: 48_000, codec: 'Opus', args: ['-c:a', 'libopus'] },
  { file: 'vorbis.webm', rate: 44_100, codec: 'Vorbis', args: ['-c:a', 'libvorbis'] },
  { file: 'aac.mkv', rate: 44_100, codec: 'AAC', args: ['-c:a', 'aac'] },
  { file: 'mp3.mkv', rate: 44_100, codec: 'MP3', args: ['-c:a', 'libmp3lame'] },
  { file: 'mp3.mp4', rate: 44_100, codec: 'MP3', args: ['-c:a', 'libmp3lame'] },
  { file: 'flac.mkv', rate: 44_100, codec: 'FLAC', args: ['-c:a', 'flac'] },
  { file: 'screen.mov', rate: 48_000, codec: 'PCM', args: ['-c:a', 'pcm_s24le'] },
  { file: 'camera.mov', rate: 48_000, codec: 'PCM', args: ['-c:a', 'pcm_s16be'] },
  { file: 'screen.mkv', rate: 48_000, codec: 'PCM', args: ['-c:a', 'pcm_s16le'] },
]

/** 3.217 s of noise with a quiet end, which shows every shift. */
function makeSound(folder: string, { file, rate, args }: Made): string {
  const source = `anoisesrc=d=3.217:c=pink:r=${rate}:a=0.4:seed=7,aformat=channel_layouts=stereo`
  runPeer('ffmpeg', '-v', 'error', '-y', '-f', 'lavfi', '-i', source, ...args, path.join(folder, file))
  return path.join(folder, file)
}

/** How many frames are meant, by the edit list; without one, all that FFmpeg gives. */
function meantFrames(file: string, rate: number, decoded: number): number {
  if (!/\.(?:m4a|mov|mp4)$/u.test(file)) return decoded
  const said = runProbe(file)
  return said.time_base === `1/${rate}` && said.start_pts === 0 ? Math.min(decoded, said.duration_ts) : decoded
}

function runProbe(file: string): { time_base: string; start_pts: number; duration_ts: number } {
  const entries = 'stream=time_base,start_pts,duration_ts'
  const text = runPeer(
    'ffprobe',
    '-v',
    'error',
    '-select_streams',
    'a:0',
    '-show_entries',
    entries,
    '-of',
    'json',
    file,
  )
  return (JSON.parse(text.toString()) as { streams: [ReturnType<typeof runProbe>] }).streams[0]
}

for (const made of files) {
  story(`${made.file} (${made.codec}) is decoded by the window as FFmpeg decodes it`, async ({ start, folder }) => {
    story.skip(isMissing, why)
    // given
    const file = makeSound(folder, made)
    // when
    const tapehand = await start({ env, files: [file] })
    // then
    await expect(tapehand.the('notice-info').filter({ hasText: made.file })).toContainText(
      `decoded by the window (${made.codec})`,
    )
    await expect(tapehand.the('duration')).toHaveText(/^0:03\.2/u)
    await expectSameSound(tapehand, folder, { file, rate: made.rate })
  })
}

async function expectSameSound(
  tapehand: TapehandWindow,
  folder: string,
  { file, rate }: { readonly file: string; readonly rate: number },
): Promise<void> {
  const written = readWav(await tapehand.exportTo(path.join(folder, 'out.wav')))
  const heard = ffmpegFloats(file)
  const channels = written.channels
  const frames = meantFrames(file, rate, heard.length / channels)
  expect({ rate: written.sampleRate, frames: written.frames }).toEqual({ rate, frames })
  let worst = 0
  for (let channel = 0; channel < channels; channel++) {
    const samples = written.channel(channel)
    for (let frame = 0; frame < frames; frame++)
      worst = Math.max(worst, Math.abs((samples[frame] ?? 2) - (heard[frame * channels + channel] ?? -2)))
  }
  // Two steps of 16 bits: the export rounds, and nothing else differs.
  expect(worst).toBeLessThan(2 / 32_768)
}
