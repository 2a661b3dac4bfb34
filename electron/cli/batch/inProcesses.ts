import { spawn } from 'node:child_process'
import { appFile } from '../../platform/index.ts'
import { type BatchTarget, type FileResult, untouched } from '../../headless/index.ts'

const script = appFile('scripts', 'tapehand.mjs')

/** The command for one file, complete in itself: done twice it does nothing, ended early it goes on. */
export function commandFor(recipe: string, { input }: BatchTarget, folder: string, more: readonly string[]): string[] {
  return [process.execPath, script, 'batch', recipe, input, '-o', folder, '--yes', '--jobs', '1', ...more]
}

/** For a shell: what holds nothing special stays as it is. */
export const quoted = (words: readonly string[]): string =>
  words.map((word) => (/^[\w./:=,+@%-]+$/u.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`)).join(' ')

/** Done in a process of its own, so that several go on beside each other and none takes another down. */
export function inProcess(command: readonly string[], target: BatchTarget, signal: AbortSignal): Promise<FileResult> {
  const [program = '', ...args] = command
  const nothing = untouched(target)
  return new Promise((done) => {
    // A group of its own: an interrupt at the terminal comes once, from here.
    const child = spawn(program, [...args, '--json'], { stdio: ['ignore', 'pipe', 'pipe'], detached: true })
    const stop = () => void child.kill('SIGTERM')
    let [out, problem] = ['', '']
    child.stdout.on('data', (text: Buffer) => (out += text.toString()))
    child.stderr.on('data', (text: Buffer) => (problem += text.toString()))
    const end = (result: FileResult) => {
      signal.removeEventListener('abort', stop)
      done(result)
    }
    child.on('error', ({ message }) => end({ ...nothing, state: 'failed', problem: message }))
    child.on('close', () => {
      const read = resultIn(out)
      if (read !== null) end(read)
      else if (signal.aborted) end({ ...nothing, state: 'interrupted' })
      else end({ ...nothing, state: 'failed', problem: problem.trim().slice(-500) || 'Its process ended early.' })
    })
    signal.addEventListener('abort', stop)
    if (signal.aborted) stop()
  })
}

function resultIn(out: string): FileResult | null {
  try {
    return (JSON.parse(out) as { files: FileResult[] }).files[0] ?? null
  } catch {
    return null
  }
}
