import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Ended, Told } from '../../support/processes/keptLoopbackMain.ts'
import { appEnvironment, type StartOptions } from './runningApp.ts'

const root = path.resolve(import.meta.dirname, '../../..')

/** A loopback host that serves one app. */
export interface LoopbackHost {
  readonly address: string
  /** Ends the app as an interrupt does, and gives its exit status. */
  close(): Promise<number | null>
  /** Ends the process of the app at once. */
  kill(): Promise<void>
}

/** The built host as a person starts it, in a process of its own. */
export async function startOwnHost(options: StartOptions): Promise<LoopbackHost> {
  const child = spawn(
    process.execPath,
    [path.join(root, 'dist/main/loopback.js'), '--host', 'none', ...options.files],
    { cwd: root, env: appEnvironment(options), stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const ended = once(child, 'exit')
  return {
    address: await nextAddress(child),
    async close() {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM')
        await ended
      }
      return child.exitCode
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

/**
 * The built host in a process that stays for the stories of a worker: it loads and compiles its code once, which is a
 * third of what a start costs. For stories of the page alone, which say nothing of how a process starts and ends.
 */
export function createKeptHost() {
  let child: ChildProcess | null = null
  let isBusy = false

  async function start(options: StartOptions): Promise<LoopbackHost> {
    isBusy = true
    child ??= spawn(process.execPath, [path.join(root, 'test/support/processes/keptLoopbackMain.ts')], {
      cwd: root,
      env: appEnvironment(options),
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    })
    const process_ = child
    const tell = (told: Told) => void process_.send(told)
    let ended: Promise<number | null> | null = null
    const address = nextAddress(process_)
    tell({ what: 'start', data: options.data, files: options.files })
    return {
      address: await address,
      close() {
        ended ??= (async () => {
          if (process_ !== child) return null
          const status = await appEnded(process_, () => tell({ what: 'end' }))
          isBusy = false
          return status
        })()
        return ended
      },
      async kill() {
        child = null
        isBusy = false
        const gone = once(process_, 'exit')
        process_.kill('SIGKILL')
        await gone
      },
    }
  }

  return {
    /** Whether an app runs there; it has one at a time. */
    isBusy: () => isBusy,
    start,
    end: () => child?.kill('SIGKILL'),
  }
}

/** The exit status of the app that `end` tells to end; that of the process where it ends instead. Listens no longer. */
function appEnded(child: ChildProcess, end: () => void): Promise<number | null> {
  return new Promise((settle) => {
    const onMessage = ({ status }: Ended) => finish(status)
    const onExit = (status: number | null) => finish(status)
    const finish = (status: number | null) => {
      child.off('message', onMessage)
      child.off('exit', onExit)
      settle(status)
    }
    child.on('message', onMessage)
    child.on('exit', onExit)
    end()
  })
}

/** The next address that the host prints where it opens nothing itself. */
async function nextAddress(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error('the host has no output')
  const lines = createInterface({ input: child.stdout })
  const said: string[] = []
  try {
    for await (const line of lines) {
      said.push(line)
      const address = /http:\/\/127\.0\.0\.1:\d+\/\S*/.exec(line)?.[0]
      if (address !== undefined) return address
    }
  } finally {
    lines.close()
    child.stdout.resume()
  }
  throw new Error(`the loopback host ended without an address:\n${said.join('\n')}`)
}
