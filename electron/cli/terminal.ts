import { fstatSync, statSync } from 'node:fs'

/**
 * Whether Node's stream of this handle is worth asking if it is a terminal: to make one takes longer than to read a
 * short file. What is a file, a pipe, a socket or nothing (/dev/null) is none.
 */
export function mayBeTerminal(handle: number): boolean {
  try {
    const kind = fstatSync(handle)
    if (kind.isFile() || kind.isFIFO() || kind.isSocket()) return false
    return process.platform === 'win32' || kind.rdev !== statSync('/dev/null', { throwIfNoEntry: false })?.rdev
  } catch {
    // Closed, or of a kind that the system tells nothing of.
    return true
  }
}

const handles = { stdin: 0, stderr: 2 } as const

export const isTerminal = (stream: keyof typeof handles): boolean =>
  mayBeTerminal(handles[stream]) && process[stream].isTTY
