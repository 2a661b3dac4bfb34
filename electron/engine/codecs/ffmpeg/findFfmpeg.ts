import { accessSync, constants, statSync } from 'node:fs'
import path from 'node:path'
import type { FfmpegPlace } from '../../../../shared/schemas/ffmpeg.ts'

/** An FFmpeg that is installed: its two programs lie side by side. */
export interface Ffmpeg {
  readonly ffmpeg: string
  readonly ffprobe: string
}

/** Programs of the desktop are started without the PATH of a shell: there it lies on macOS. */
const usual = ['/usr/local/bin', '/opt/homebrew/bin', '/opt/local/bin', '/usr/bin']

/** Where FFmpeg is, as `locateFfmpeg` looks for it; null where there is none. */
export const findFfmpeg = (env: NodeJS.ProcessEnv = process.env, chosen = ''): Ffmpeg | null =>
  locateFfmpeg(env, chosen).found

/**
 * Where FFmpeg is, and what led there: what TAPEHAND_FFMPEG names ("off" for none), else what was chosen ('' for
 * nothing), where it still is, else the first on PATH. Only whole paths are looked at, so that nothing beside a sound
 * file is ever started.
 */
export function locateFfmpeg(
  env: Readonly<Record<string, string | undefined>>,
  chosen: string,
): { readonly by: FfmpegPlace['by']; readonly found: Ffmpeg | null } {
  const named = env['TAPEHAND_FFMPEG'] ?? ''
  if (named === 'off') return { by: 'off', found: null }
  if (named !== '') return { by: 'environment', found: ffmpegAt(named) }
  const own = chosen === '' ? null : ffmpegAt(chosen)
  if (own !== null) return { by: 'settings', found: own }
  const folders = [...(env['PATH'] ?? '').split(path.delimiter), ...usual]
  for (const folder of folders.filter((one) => path.isAbsolute(one))) {
    const found = ffmpegIn(folder)
    if (found !== null) return { by: 'search', found }
  }
  return { by: 'search', found: null }
}

/** What a path names: a folder with both programs, or the program with the other one beside it, called alike. */
function ffmpegAt(named: string): Ffmpeg | null {
  if (!path.isAbsolute(named)) return null
  return isFolder(named) ? ffmpegIn(named) : bothThere({ ffmpeg: named, ffprobe: proberBeside(named) })
}

/** Of `ffmpeg-7` it is `ffprobe-7`. */
export function proberBeside(ffmpeg: string): string {
  const { dir, base } = path.parse(ffmpeg)
  return path.join(dir, /ffmpeg/iu.test(base) ? base.replace(/ffmpeg/iu, 'ffprobe') : programName('ffprobe'))
}

export const ffmpegIn = (folder: string): Ffmpeg | null =>
  bothThere({ ffmpeg: path.join(folder, programName('ffmpeg')), ffprobe: path.join(folder, programName('ffprobe')) })

const bothThere = (both: Ffmpeg): Ffmpeg | null => (isProgram(both.ffmpeg) && isProgram(both.ffprobe) ? both : null)

export const programName = (name: string): string => (process.platform === 'win32' ? `${name}.exe` : name)

export const isFolder = (file: string): boolean =>
  unlessSystemError(() => statSync(file, { throwIfNoEntry: false })?.isDirectory() === true)

export const isProgram = (file: string): boolean =>
  unlessSystemError(() => {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  })

/** What can't be looked at is nothing that could be used. */
function unlessSystemError(look: () => boolean): boolean {
  try {
    return look()
  } catch (error) {
    if (error instanceof Error && 'code' in error) return false
    throw error
  }
}
