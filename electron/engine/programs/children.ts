import { spawnSync } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { RunningProgram } from '../contract.ts'

export interface Children {
  add(child: RunningProgram): void
  remove(child: RunningProgram): void
  onChange(listener: (running: readonly RunningProgram[]) => void): void
}

export function createChildren(): Children {
  const running = new Map<number, RunningProgram>()
  const listeners: ((running: readonly RunningProgram[]) => void)[] = []
  const announce = (): void => {
    for (const listener of listeners) listener([...running.values()])
  }
  return {
    add: (child) => {
      running.set(child.pid, child)
      announce()
    },
    remove: ({ pid }) => {
      if (running.delete(pid)) announce()
    },
    onChange: (listener) => void listeners.push(listener),
  }
}

/** Ends a program that was started in a group of its own, with all that it has started. */
export function endProgram(pid: number): void {
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/pid', String(pid), '/T', '/F'], { stdio: 'ignore' })
    return
  }
  try {
    process.kill(-pid, 'SIGKILL')
  } catch (error) {
    // It has ended by itself meanwhile.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

/** Ends what an engine has started when that dies, or when this process exits before it could. */
export function endedWithUs() {
  let running: readonly RunningProgram[] = []
  const endAll = (): void => {
    for (const { pid, folder } of running) {
      endProgram(pid)
      removeFolder(folder)
    }
  }
  const now = (children: readonly RunningProgram[]): void => {
    process.off('exit', endAll)
    running = children
    if (children.length > 0) process.on('exit', endAll)
  }
  return {
    now,
    end: (): void => {
      endAll()
      now([])
    },
  }
}

const prefix = 'tapehand-program-'

/** Begins the name of a folder: whose it is can be told from it. */
export const folderPrefix = (): string => path.join(tmpdir(), `${prefix}${process.pid}-`)

export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}

/** A process that was killed could not clear up: what nobody's process works in any more goes now. */
export function sweepFolders(): void {
  for (const name of readdirSync(tmpdir())) {
    const owner = name.startsWith(prefix) ? Number(name.slice(prefix.length).split('-')[0]) : Number.NaN
    if (Number.isInteger(owner) && owner > 0 && !isAlive(owner)) removeFolder(path.join(tmpdir(), name))
  }
}

/** Also where it is another user's. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH')
  }
}
