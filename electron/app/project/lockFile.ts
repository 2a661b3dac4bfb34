import { closeSync, openSync, readFileSync, readSync, rmSync, statSync, writeSync } from 'node:fs'
import { uptime } from 'node:os'
import { noteBytes, readNote, writeNote, type LastKnown } from './lastChanges.ts'

export interface FileLock {
  release(): void
  /** The copy that had it before ended, by a kill or a crash, while it said that the file was open. */
  readonly wasOpen?: boolean
  /** How far that copy had come. */
  readonly known?: LastKnown | null
  /** For whoever finds the lock when this copy has ended in disorder. */
  readonly tell?: (state: 'open' | 'closed') => void
  readonly note?: (known: LastKnown) => void
}

interface Owner {
  readonly pid: number
  /**
   * When the process began, as the system tells it; '' where it doesn't. A reused process number is not taken for the
   * owner.
   */
  readonly began: string
  /** Milliseconds since 1970. */
  readonly at: number
  /** 1 while the file is open for writing. Stands last in its line, where it can be changed by itself. */
  readonly open?: number
}

/** The first line is shorter. */
const longestOwner = 1024

/** Locks of this very process: its own number in a file says nothing after a restart in a container. */
const ours = new Set<string>()

/**
 * Keeps a second running copy away from a file. Null when another one has it. What a copy that was killed has left
 * behind does not count.
 */
export function lockFile(file: string): FileLock | null {
  const lock = `${file}.lock`
  if (ours.has(lock)) return null
  let wasOpen = false
  let known: LastKnown | null = null
  for (let attempt = 0; attempt < 3; attempt++) {
    if (take(lock)) {
      ours.add(lock)
      return {
        wasOpen,
        known,
        tell: (state) => overwrite(lock, Buffer.from(state === 'open' ? '1' : '0'), (line) => line - 2),
        note: (now) => overwrite(lock, writeNote(now), (line) => line + 1),
        release() {
          ours.delete(lock)
          rmSync(lock, { force: true })
        },
      }
    }
    if (isHeld(lock)) return null
    wasOpen = readOwner(lock)?.open === 1
    known = readNote(linesOf(lock)[1] ?? '')
    rmSync(lock, { force: true })
  }
  return null
}

/**
 * Bytes in the place of others, found from where the first line ends. That they can't be written is no reason to stop.
 */
function overwrite(lock: string, bytes: Buffer, place: (lineEnd: number) => number): void {
  try {
    const file = openSync(lock, 'r+')
    try {
      const head = Buffer.alloc(longestOwner)
      const lineEnd = head.subarray(0, readSync(file, head, 0, head.length, 0)).indexOf(10)
      if (lineEnd > 2) writeSync(file, bytes, 0, bytes.length, place(lineEnd))
    } finally {
      closeSync(file)
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
  }
}

function take(lock: string): boolean {
  try {
    const file = openSync(lock, 'wx', 0o600)
    const owner: Owner = { pid: process.pid, began: beginningOf(process.pid), at: Date.now(), open: 0 }
    try {
      writeSync(file, `${JSON.stringify(owner)}\n${' '.repeat(noteBytes)}`)
    } catch (error) {
      // A lock that says nothing would only be in the way.
      rmSync(lock, { force: true })
      throw error
    } finally {
      closeSync(file)
    }
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

function isHeld(lock: string): boolean {
  const owner = readOwner(lock)
  if (owner === null) return isBeingWritten(lock)
  if (owner.pid === process.pid || !isAlive(owner.pid)) return false
  if (owner.began !== '') return owner.began === beginningOf(owner.pid)
  return owner.at > Date.now() - uptime() * 1000
}

/** Made a moment ago and still empty: its owner is about to write its name. */
function isBeingWritten(lock: string): boolean {
  const made = statSync(lock, { throwIfNoEntry: false })
  return made !== undefined && Date.now() - made.mtimeMs < 2000
}

function readOwner(lock: string): Owner | null {
  try {
    const found: unknown = JSON.parse(linesOf(lock)[0] ?? '')
    const owner = found as Partial<Owner> | null
    return typeof owner?.pid === 'number' && typeof owner.began === 'string' && typeof owner.at === 'number'
      ? { pid: owner.pid, began: owner.began, at: owner.at, open: owner.open === 1 ? 1 : 0 }
      : null
  } catch {
    return null
  }
}

function linesOf(lock: string): readonly string[] {
  return readFileSync(lock, 'utf8').split('\n', 2)
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Linux tells it in ticks since boot: the 22nd field, behind a name that may hold spaces and brackets. */
function beginningOf(pid: number): string {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}
