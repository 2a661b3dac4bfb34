import { accessSync, constants, statSync } from 'node:fs'
import path from 'node:path'

/** An FFmpeg that is installed: its two programs lie side by side. */
export interface Ffmpeg {
  readonly ffmpeg: string
  readonly ffprobe: string
}

/** Programs of the desktop are started without the PATH of a shell: there it lies on macOS. */
const usual = ['/usr/local/bin', '/opt/homebrew/bin', '/opt/local/bin', '/usr/bin']

/**
 * Where FFmpeg is: what TAPEHAND_FFMPEG names (the program or its folder; "off" for none), else the first on PATH. Only
 * whole paths are looked at, so that nothing beside a sound file is ever started. Null where there is none.
 */
export function findFfmpeg(env: NodeJS.ProcessEnv = process.env): Ffmpeg | null {
  const chosen = env.TAPEHAND_FFMPEG ?? ''
  if (chosen === 'off') return null
  const folders = chosen === '' ? [...(env.PATH ?? '').split(path.delimiter), ...usual] : [folderOf(chosen)]
  for (const folder of folders.filter((one) => path.isAbsolute(one))) {
    const found = { ffmpeg: programIn(folder, 'ffmpeg'), ffprobe: programIn(folder, 'ffprobe') }
    if (isProgram(found.ffmpeg) && isProgram(found.ffprobe)) return found
  }
  return null
}

const folderOf = (chosen: string): string =>
  statSync(chosen, { throwIfNoEntry: false })?.isDirectory() === true ? chosen : path.dirname(chosen)

const programIn = (folder: string, name: string): string =>
  path.join(folder, process.platform === 'win32' ? `${name}.exe` : name)

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch (error) {
    if (error instanceof Error && 'code' in error) return false
    throw error
  }
}
