import { closeSync, constants, fstatSync, openSync, readSync, type Stats } from 'node:fs'
import { causeOf, failure } from '../../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../../shared/result.ts'
import { isSystemError, type SystemError } from './systemError.ts'

/**
 * A file that is open for reading. Reads throw a SystemError when the drive fails; `unreadable` makes a failure of it.
 */
export interface InputFile {
  readonly name: string
  readonly path: string
  readonly size: number
  /** Another one when it is another file, or was written to. */
  readonly stamp: string
  /**
   * The bytes from `position` on; fewer at the end of the file, none behind it. With `into` they lie at its beginning,
   * and nothing new is made.
   */
  read(position: number, length: number, into?: Uint8Array): Uint8Array
  close(): void
}

export function openInputFile(path: string, name: string): Result<InputFile> {
  let handle: number
  let stats: Stats
  try {
    // Non-blocking, because opening a named pipe would wait for ever.
    handle = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK)
  } catch (error) {
    if (!isSystemError(error)) throw error
    return err(error.code === 'ENOENT' ? failure('files/missing', { name }) : unreadable(name, error))
  }
  try {
    stats = fstatSync(handle)
    if (!stats.isFile()) {
      closeSync(handle)
      return err(
        failure('files/unreadable', { name, cause: { kind: stats.isDirectory() ? 'is-folder' : 'not-a-file' } }),
      )
    }
  } catch (error) {
    closeSync(handle)
    if (!isSystemError(error)) throw error
    return err(unreadable(name, error))
  }
  const { size } = stats
  return ok({
    name,
    path,
    size,
    stamp: stampOf(stats),
    read: (position, length, into) => readFully(handle, position, Math.max(0, Math.min(length, size - position)), into),
    close: () => closeSync(handle),
  })
}

export const stampOf = ({ dev, ino, size, mtimeMs }: Stats): string => [dev, ino, size, mtimeMs].join(' ')

export function unreadable(name: string, error: SystemError): ReturnType<typeof failure> {
  return failure('files/unreadable', { name, cause: causeOf(error) })
}

function readFully(handle: number, position: number, length: number, into?: Uint8Array): Uint8Array {
  const bytes = into === undefined ? new Uint8Array(length) : into.subarray(0, length)
  let filled = 0
  while (filled < bytes.length) {
    const got = readSync(handle, bytes, filled, bytes.length - filled, position + filled)
    if (got === 0) return bytes.subarray(0, filled)
    filled += got
  }
  return bytes
}
