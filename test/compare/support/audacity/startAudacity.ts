import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { AudacityPipe, pipes } from './audacityPipe.ts'

/** The rate of all stories: few samples are exported, and a tenth of a second is a whole number of frames. */
export const storyRate = 8000

const found = (program: string): boolean => spawnSync('which', [program], { stdio: 'ignore' }).status === 0

/** Why it can't be driven here; null where it can. */
export function audacityIsMissing(): string | null {
  if (process.platform !== 'linux') return 'Audacity is driven on Linux only'
  if (!found('audacity') || !found('Xvfb')) return 'Audacity and Xvfb are not installed'
  if (scriptModule() === null) return 'this Audacity has no mod-script-pipe'
  return othersRun() ? 'another Audacity of this user is running, and the pipes are one pair for each user' : null
}

export interface RunningAudacity {
  readonly pipe: AudacityPipe
  readonly stop: () => Promise<void>
}

/** A real Audacity with a home of its own, on a display that nobody sees. */
export async function startAudacity(folder: string): Promise<RunningAudacity> {
  const home = path.join(folder, 'home')
  const work = path.join(folder, 'work')
  const config = path.join(home, '.config/audacity')
  const macros = path.join(home, '.local/share/audacity/Macros')
  for (const each of [config, work, macros]) mkdirSync(each, { recursive: true })
  // Effects that are sent over the pipe make no undo step; a macro that does nothing makes one of what stands there.
  writeFileSync(path.join(macros, 'Checkpoint.txt'), 'Comment:_="x"\n')
  const { server, display } = await startDisplay()
  const launch = (): ChildProcess =>
    spawn('audacity', [], { env: environment(home, display), cwd: folder, stdio: 'ignore' })
  try {
    await scanPlugins(config, work, launch)
    const { program, pipe } = await listening(launch, () =>
      writeFileSync(path.join(config, 'audacity.cfg'), configuration(work, true)),
    )
    const stop = async (): Promise<void> => {
      pipe.close()
      await end(program)
      await end(server)
    }
    return { pipe, stop }
  } catch (error) {
    await end(server)
    throw error
  }
}

const mostStarts = 4

/**
 * A start that fails is tried again: right behind another one that was ended it can find its lock and leave, and on a
 * busy machine the plug-ins may not have been looked at to the end.
 */
async function listening(
  launch: () => ChildProcess,
  configure: () => void,
): Promise<{ readonly program: ChildProcess; readonly pipe: AudacityPipe }> {
  for (let starts = 1; ; starts++) {
    configure()
    for (const pipe of Object.values(pipes)) rmSync(pipe, { force: true })
    const program = launch()
    const isAlive = (): boolean => program.exitCode === null && program.signalCode === null
    try {
      return { program, pipe: await AudacityPipe.connect(isAlive) }
    } catch (error) {
      await end(program)
      if (starts === mostStarts) throw error
    }
  }
}

/** Debian says where the module is; it is loaded only if its path and time are in the configuration. */
function scriptModule(): string | null {
  const listed = spawnSync('dpkg', ['-L', 'audacity'], { encoding: 'utf8' }).stdout ?? ''
  return listed.split('\n').find((file) => file.endsWith('/mod-script-pipe.so')) ?? null
}

function configuration(work: string, withPipe: boolean): string {
  const file = scriptModule() ?? ''
  const two = (part: number): string => String(part).padStart(2, '0')
  const time = statSync(file).mtime
  const day = [time.getFullYear(), two(time.getMonth() + 1), two(time.getDate())].join('-')
  const clock = [time.getHours(), time.getMinutes(), time.getSeconds()].map(two).join(':')
  const sections: Readonly<Record<string, readonly string[]>> = {
    Version: ['Major=3', 'Minor=2', 'Micro=4'],
    Locale: ['Language=en'],
    GUI: ['ShowSplashScreen=0', 'EditClipCanMove=1'],
    Directories: [`TempDir=${work}`],
    SamplingRate: [`DefaultProjectSampleRate=${storyRate}`],
    Quality: ['HQDitherAlgorithmChoice=None', 'DitherAlgorithmChoice=None'],
    Warnings: ['FirstProjectSave=0', 'MixMono=0', 'MixStereo=0', 'MixUnknownChannels=0', 'DropoutDetected=0'],
    Module: [`mod-script-pipe=${withPipe ? 1 : 0}`],
    ModulePath: [`mod-script-pipe=${file}`],
    ModuleDateTime: [`mod-script-pipe=${day}T${clock}`],
  }
  const texts = Object.entries(sections).map(([name, lines]) => [`[${name}]`, ...lines].join('\n'))
  return ['PrefsVersion=1.1.1r1', 'NewPrefsInitialized=1', ...texts, ''].join('\n')
}

/**
 * At the first start of a new home plug-ins are looked at by a child, which opens the pipes too and takes them away
 * from its parent. So that start is done once without the module.
 */
async function scanPlugins(config: string, work: string, launch: () => ChildProcess): Promise<void> {
  writeFileSync(path.join(config, 'audacity.cfg'), configuration(work, false))
  const program = launch()
  const registry = path.join(config, 'pluginregistry.cfg')
  const sizeNow = (): number => (existsSync(registry) ? statSync(registry).size : 0)
  let [size, unchanged] = [0, 0]
  for (let tries = 0; tries < 600 && unchanged < 8; tries++) {
    await sleep(100)
    unchanged = sizeNow() > 1000 && sizeNow() === size ? unchanged + 1 : 0
    size = sizeNow()
  }
  await end(program)
  rmSync(work, { recursive: true, force: true })
  mkdirSync(work)
}

/** It takes a number that is free and says it; both come in two writes, so the end of the line is waited for. */
async function startDisplay(): Promise<{ server: ChildProcess; display: string }> {
  const size = ['-screen', '0', '640x480x24', '-nolisten', 'tcp', '-noreset']
  const server = spawn('Xvfb', ['-displayfd', '3', ...size], { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const told = server.stdio[3] as NodeJS.ReadableStream
  const number = await new Promise<string>((resolve, reject) => {
    let text = ''
    told.on('data', (part: Buffer) => {
      text += part.toString()
      if (text.includes('\n')) resolve(text.trim())
    })
    server.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)))
  })
  return { server, display: `:${number}` }
}

function environment(home: string, display: string): NodeJS.ProcessEnv {
  const { PATH = '/usr/bin:/bin' } = process.env
  return {
    PATH,
    HOME: home,
    DISPLAY: display,
    NO_AT_BRIDGE: '1',
    DBUS_SESSION_BUS_ADDRESS: 'disabled:',
    LC_ALL: 'C.UTF-8',
    GDK_BACKEND: 'x11',
  }
}

async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return
  const gone = new Promise<void>((resolve) => program.once('exit', () => resolve()))
  program.kill('SIGTERM')
  const isGone = await Promise.race([gone.then(() => true), sleep(3000).then(() => false)])
  if (!isGone) program.kill('SIGKILL')
  await gone
}

function othersRun(): boolean {
  return readdirSync('/proc').some((pid) => {
    if (!/^\d+$/u.test(pid)) return false
    try {
      const name = readFileSync(`/proc/${pid}/comm`, 'utf8').trim()
      return name === 'audacity' && statSync(`/proc/${pid}`).uid === process.getuid?.()
    } catch {
      // It ended while it was asked.
      return false
    }
  })
}

/** The version that the comparison was made with. */
export function audacityVersion(): string {
  return execFileSync('dpkg-query', ['-W', '-f', '${Version}', 'audacity'], { encoding: 'utf8' })
}
