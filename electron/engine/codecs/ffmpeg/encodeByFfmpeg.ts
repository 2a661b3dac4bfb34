import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { defaultQuality, type FfmpegFormat } from '../../../../shared/schemas/exportFormats.ts'
import type { ExportQuality } from '../../../../shared/schemas/exportRequest.ts'
import { chapterComments, pictureComment } from '../encode/tags/vorbisComment.ts'
import { type Chapter, type FileTags, readable, type TagField, tagsThatAreThere } from '../encode/tags/tags.ts'
import { ThreadDied } from '../../threads/thread.ts'
import type { Cover } from '../../model/about.ts'
import type { Ffmpeg } from './findFfmpeg.ts'

export interface EncodePlan extends FileTags {
  readonly format: FfmpegFormat
  readonly quality: ExportQuality
  readonly channels: 1 | 2
  readonly sampleRate: number
}

export interface FfmpegEncoder {
  /** Where its file is, once it has finished. */
  readonly file: string
  /** Interleaved floats. Resolves when it can take more. */
  take(sound: Uint8Array): Promise<void>
  /** Whether it has encoded all of it. */
  finish(): Promise<boolean>
  /** Ends it, and takes its file away. */
  close(): void
}

const codecs: Readonly<Record<FfmpegFormat, readonly string[]>> = {
  m4a: ['-c:a', 'aac', '-movflags', '+faststart', '-f', 'ipod'],
  opus: ['-c:a', 'libopus', '-f', 'opus'],
}

/**
 * FFmpeg at work in a folder of its own, without a shell. It may open files and pipes only; tags and chapters reach it
 * in a file, never as arguments.
 */
export function startEncoder(plan: EncodePlan, found: Ffmpeg | null): FfmpegEncoder {
  if (found === null) throw new ThreadDied('FFmpeg is gone.')
  const folder = mkdtempSync(path.join(tmpdir(), 'tapehand-encode-'))
  const file = path.join(folder, `sound.${plan.format}`)
  const about = path.join(folder, 'about.txt')
  writeFileSync(about, metadata(plan))
  const { kbps } = plan.quality.kind === 'constant' ? plan.quality : defaultQuality[plan.format]
  const sound = ['-f', 'f32le', '-ar', String(plan.sampleRate), '-ac', String(plan.channels), '-i', 'pipe:0']
  const meta = ['-f', 'ffmetadata', '-i', `file:${about}`]
  const taken = ['-map', '0:a', '-map_metadata', '1', '-map_chapters', '1']
  const picture = plan.format === 'm4a' ? coverBeside(folder, plan.cover ?? null) : noCover
  const child = spawn(
    found.ffmpeg,
    [
      '-v',
      'error',
      '-protocol_whitelist',
      'file,pipe',
      ...sound,
      ...meta,
      ...picture.input,
      ...taken,
      ...picture.output,
      '-b:a',
      `${kbps}k`,
      ...codecs[plan.format],
      `file:${file}`,
    ],
    {
      stdio: ['pipe', 'ignore', 'ignore'],
      env: { PATH: process.env.PATH, SystemRoot: process.env.SystemRoot, LC_ALL: 'C' },
      windowsHide: true,
      shell: false,
    },
  )
  const ended = new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null))
    child.once('close', (status) => resolve(status))
  })
  // Where it ends early its pipe breaks; how it ended is what counts.
  child.stdin.on('error', () => undefined)
  return {
    file,
    take: async (bytes) => {
      if (child.stdin.write(bytes) || child.stdin.destroyed) return
      await Promise.race([once(child.stdin, 'drain').catch(() => undefined), ended])
    },
    finish: async () => {
      child.stdin.end()
      return (await ended) === 0
    },
    close: () => {
      child.kill('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

interface CoverOptions {
  readonly input: readonly string[]
  readonly output: readonly string[]
}

const noCover: CoverOptions = { input: [], output: [] }

/** A picture in the file's folder, copied as it is. */
function coverBeside(folder: string, cover: Cover | null): CoverOptions {
  if (cover === null) return noCover
  const file = path.join(folder, cover.mime === 'image/png' ? 'cover.png' : 'cover.jpg')
  writeFileSync(file, cover.bytes)
  // Behind the sound and the metadata.
  const output = ['-map', '2:v', '-c:v', 'copy', '-disposition:v:0', 'attached_pic']
  return { input: ['-f', cover.mime === 'image/png' ? 'png_pipe' : 'jpeg_pipe', '-i', `file:${file}`], output }
}

const names: Readonly<Record<TagField, string>> = {
  title: 'title',
  artist: 'artist',
  album: 'album',
  year: 'date',
  comment: 'comment',
}

/** FFmpeg's own format of metadata; in milliseconds. */
function metadata({ tags, chapters = [], cover = null, format }: FileTags & Pick<EncodePlan, 'format'>): string {
  const said = tagsThatAreThere(tags).map(([field, value]) => `${names[field]}=${escaped(value)}`)
  // FFmpeg rounds the seconds of chapters in Ogg, so there they are written as what they are: comments.
  if (format === 'opus')
    return [';FFMETADATA1', ...said, ...commentsOf(chapters, cover).map(withEscapes), ''].join('\n')
  const parts = chapters.map(
    ({ start, end, title }) =>
      `[CHAPTER]\nTIMEBASE=1/1000\nSTART=${Math.round(start)}\nEND=${Math.round(end)}\ntitle=${escaped(readable(title))}`,
  )
  return [';FFMETADATA1', ...said, ...parts, ''].join('\n')
}

const commentsOf = (chapters: readonly Chapter[], cover: Cover | null): string[] => [
  ...chapters.flatMap(chapterComments),
  ...(cover === null ? [] : [pictureComment(cover)]),
]

const withEscapes = (comment: string): string => {
  const at = comment.indexOf('=')
  return `${comment.slice(0, at)}=${escaped(comment.slice(at + 1))}`
}

const escaped = (text: string): string => text.replaceAll(/[=;#\\\n]/gu, String.raw`\$&`)
