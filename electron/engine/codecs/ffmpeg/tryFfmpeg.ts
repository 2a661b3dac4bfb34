import { execFile } from 'node:child_process'
import path from 'node:path'
import { type FfmpegFault, failure } from '../../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../../shared/result.ts'
import type { FfmpegPlace } from '../../../../shared/schemas/ffmpeg.ts'
import { isFolder, isProgram, locateFfmpeg, programName, proberBeside } from './findFfmpeg.ts'

/** So long a program may take to say its version: one on a drive that sleeps takes some seconds. */
const patienceMs = 10_000
const mostText = 1 << 16

/**
 * Whether an FFmpeg can be used that a person names, by the program or its folder: both of its programs are asked for
 * their version, without a shell and with nothing else of the environment. Its version.
 */
export async function tryFfmpeg(named: string, patience = patienceMs): Promise<Result<{ version: string }>> {
  const refused = (fault: FfmpegFault) => err(failure('settings/no-ffmpeg', { path: named, fault }))
  if (!path.isAbsolute(named)) return refused({ kind: 'not-there' })
  const ffmpeg = isFolder(named) ? path.join(named, programName('ffmpeg')) : named
  if (!isProgram(ffmpeg)) return refused({ kind: 'not-there' })
  const said = await versionOf(ffmpeg, 'ffmpeg', patience)
  if (!said.ok) return refused(said.fault)
  const ffprobe = proberBeside(ffmpeg)
  if (!isProgram(ffprobe)) return refused({ kind: 'no-ffprobe', name: path.basename(ffprobe) })
  const beside = await versionOf(ffprobe, 'ffprobe', patience)
  if (!beside.ok) return refused({ kind: 'no-ffprobe', name: path.basename(ffprobe) })
  return ok({ version: said.version })
}

/** Which FFmpeg is in use, and its version: null where it does not say one. */
export async function placeOfFfmpeg(
  env: Readonly<Record<string, string | undefined>>,
  chosen: string,
): Promise<FfmpegPlace> {
  const { by, found } = locateFfmpeg(env, chosen)
  if (found === null) return { by, path: null, version: null }
  const said = await versionOf(found.ffmpeg, 'ffmpeg', patienceMs)
  return { by, path: found.ffmpeg, version: said.ok ? said.version : null }
}

type Said = { readonly ok: true; readonly version: string } | { readonly ok: false; readonly fault: FfmpegFault }

async function versionOf(program: string, name: 'ffmpeg' | 'ffprobe', patience: number): Promise<Said> {
  const options = {
    timeout: patience,
    maxBuffer: mostText,
    killSignal: 'SIGKILL',
    env: { PATH: process.env.PATH, SystemRoot: process.env.SystemRoot, LC_ALL: 'C' },
    windowsHide: true,
    shell: false,
  } as const
  return new Promise((resolve) => {
    const child = execFile(program, ['-version'], options, (error, text) => {
      const version = new RegExp(String.raw`^${name} version (\S+)`, 'u').exec(text)?.[1]
      if (error === null && version !== undefined) resolve({ ok: true, version })
      else if (error?.killed === true && typeof error.code !== 'string')
        resolve({ ok: false, fault: { kind: 'no-answer', seconds: Math.ceil(patience / 1000) } })
      else resolve({ ok: false, fault: { kind: 'no-ffmpeg' } })
    })
    // What waits for a word gets none.
    child.stdin?.end()
  })
}
