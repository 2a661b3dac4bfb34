import { type ChildProcessByStdio, spawn } from 'node:child_process'
import path from 'node:path'
import type { Readable } from 'node:stream'

export type FfmpegChild = ChildProcessByStdio<null, Readable, Readable>

/**
 * One of FFmpeg's programs, reading one file. No shell; it may open files only, so that no list of addresses in a file
 * is followed, and the path is whole, so that no name is taken for an option or an address.
 */
export function startOn(
  program: string,
  file: string,
  before: readonly string[],
  behind: readonly string[],
): FfmpegChild {
  const args = ['-v', 'error', ...before, '-protocol_whitelist', 'file,pipe', '-i', `file:${path.resolve(file)}`]
  return spawn(program, [...args, ...behind], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, SystemRoot: process.env.SystemRoot, LC_ALL: 'C' },
    windowsHide: true,
    shell: false,
  })
}

/** Of what it says, the end is kept. */
const mostSaid = 2000

/** What it says on its error output, and how it ends: null where it was ended or could not be started. */
export function listenTo(child: FfmpegChild): { said(): string; readonly ended: Promise<number | null> } {
  let said = ''
  child.stderr.setEncoding('utf8')
  child.stderr.on('data', (text: string) => void (said = (said + text).slice(-mostSaid)))
  const ended = new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null))
    child.once('close', (status) => resolve(status))
  })
  return { said: () => said, ended }
}
