import {
  closeSync,
  fsyncSync,
  linkSync,
  lstatSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  write as writeBeside,
  writeSync,
} from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { causeOf, failure, type SystemCause } from '../../../../shared/failures/index.ts'
import { err, type Result } from '../../../../shared/result.ts'
import { isSystemError } from './systemError.ts'

/** What of the file system is used; tests pass drives that are full or gone. */
export interface Drive {
  /** Where `writeLater` writes: at once, or beside this thread. */
  readonly later: 'at once' | 'beside'
  openNew(path: string): number
  /** At `position`, else behind what was written last. */
  write(handle: number, bytes: Uint8Array, position?: number): number
  /** The same behind what was written last, while this thread does other work. */
  writeLater(handle: number, bytes: Uint8Array): Promise<number>
  sync(handle: number): void
  close(handle: number): void
  link(from: string, to: string): void
  rename(from: string, to: string): void
  remove(path: string): void
}

const writing = promisify(writeBeside)

export const realDrive: Drive = {
  later: 'beside',
  openNew: (file) => openSync(file, 'wx'),
  write: (handle, bytes, position) =>
    position === undefined ? writeSync(handle, bytes) : writeSync(handle, bytes, 0, bytes.length, position),
  writeLater: async (handle, bytes) => (await writing(handle, bytes)).bytesWritten,
  sync: fsyncSync,
  close: closeSync,
  link: linkSync,
  rename: renameSync,
  remove: (file) => rmSync(file, { force: true }),
}

/**
 * Of a thread that has nothing else to do meanwhile. What another thread writes has to come out of this processor's
 * cache first, which takes several times as long as the write.
 */
export const ownThreadDrive: Drive = {
  ...realDrive,
  later: 'at once',
  writeLater: async (handle, bytes) => realDrive.write(handle, bytes),
}

export interface OutputRequest {
  readonly path: string
  readonly overwrite: 'never' | 'allowed'
  readonly drive?: Drive
}

let files = 0

/** A name that no other process takes now, nor one left over from before. Random ones cost a start of Node's crypto. */
const temporaryName = (): string => `.tapehand-${process.pid}-${process.hrtime.bigint()}-${++files}.part`

/** Behind what was written before, or over it from `at` on. */
export type WriteBytes = (bytes: Uint8Array, at?: number) => void

/** Writes while this thread does other work. */
export interface LaterWrites {
  /**
   * Behind what was written before. What is written beside this thread is a copy: `bytes` may lie in a block whose
   * memory is given back as soon as others are read, and whoever plays meanwhile reads them.
   */
  write(bytes: Uint8Array): Promise<void>
  /** All is written. */
  done(): Promise<void>
}

/**
 * Writes a file beside its final place and moves it there at the end, so that there is the whole file or none.
 * `fill` writes through the function that it gets; when it fails or throws, nothing is left behind.
 */
export async function writeOutputFile<T>(
  request: OutputRequest,
  fill: (write: WriteBytes, later: LaterWrites) => Promise<Result<T>>,
): Promise<Result<T>> {
  const drive = request.drive ?? realDrive
  const name = path.basename(request.path)
  const cannotWrite = (cause: SystemCause): Result<never> => err(failure('files/cannot-write', { name, cause }))
  const state = { temporary: null as string | null, handle: null as number | null, later: null as LaterWrites | null }
  try {
    const standing = lstatSync(request.path, { throwIfNoEntry: false })
    if (standing !== undefined && request.overwrite === 'never') return err(failure('files/exists', { name }))
    // Behind a link it is the file itself that is replaced.
    const target = standing?.isSymbolicLink() === true ? realpathSync(request.path) : request.path
    if (lstatSync(target, { throwIfNoEntry: false })?.isDirectory() === true) return cannotWrite({ kind: 'is-folder' })
    const temporary = path.join(path.dirname(target), temporaryName())
    const handle = drive.openNew(temporary)
    const later = createLaterWrites(drive, handle)
    Object.assign(state, { temporary, handle, later })
    const filled = await fill((bytes, at) => writeFully(drive, handle, bytes, at), later)
    if (!filled.ok) return filled
    await later.done()
    // A file that replaces another has to be whole before that one goes; a new one can be written again.
    if (standing !== undefined) drive.sync(handle)
    state.handle = null
    drive.close(handle)
    placeFile(drive, temporary, target, request.overwrite)
    return filled
  } catch (error) {
    if (!isSystemError(error)) throw error
    return error.code === 'EEXIST'
      ? err(failure('files/exists', { name }))
      : cannotWrite(error.code === 'ENOENT' ? { kind: 'folder-not-there' } : causeOf(error))
  } finally {
    // What is still being written holds the file; how that ends matters no more.
    await state.later?.done().catch(() => undefined)
    tidy(drive, state)
  }
}

/** One behind the other. */
function createLaterWrites(drive: Drive, handle: number): LaterWrites {
  let last: Promise<void> = Promise.resolve()
  const writeWhole = async (bytes: Uint8Array): Promise<void> => {
    for (let written = 0; written < bytes.length;) written += await drive.writeLater(handle, bytes.subarray(written))
  }
  const keep = drive.later === 'beside' ? twoInTurn() : (bytes: Uint8Array) => bytes
  return {
    async write(bytes) {
      const kept = keep(bytes)
      await last
      last = writeWhole(kept)
      // It is heard of by whoever waits for it next.
      last.catch(() => undefined)
    },
    done: async () => last,
  }
}

/** A copy of what is given; of the two that are held, one may be written while the next is made. */
function twoInTurn(): (bytes: Uint8Array) => Uint8Array {
  let held: readonly [Uint8Array, Uint8Array] = [new Uint8Array(0), new Uint8Array(0)]
  return (bytes) => {
    const [older, newer] = held
    const room = older.length >= bytes.length ? older : new Uint8Array(bytes.length)
    held = [newer, room]
    room.set(bytes)
    return room.subarray(0, bytes.length)
  }
}

function writeFully(drive: Drive, handle: number, bytes: Uint8Array, at: number | undefined): void {
  let written = 0
  while (written < bytes.length) {
    const rest = bytes.subarray(written)
    written += at === undefined ? drive.write(handle, rest) : drive.write(handle, rest, at + written)
  }
}

/**
 * A link never replaces anything, not even what came into being in the meantime. Drives without links (FAT, some
 * networks) reserve the name first.
 */
export function placeFile(drive: Drive, temporary: string, target: string, overwrite: 'never' | 'allowed'): void {
  if (overwrite === 'allowed') return drive.rename(temporary, target)
  try {
    drive.link(temporary, target)
  } catch (error) {
    if (!isSystemError(error) || error.code === 'EEXIST') throw error
    drive.close(drive.openNew(target))
    try {
      drive.rename(temporary, target)
    } catch (second) {
      drive.remove(target)
      throw second
    }
  }
}

function tidy(drive: Drive, state: { temporary: string | null; handle: number | null }): void {
  try {
    if (state.handle !== null) drive.close(state.handle)
    if (state.temporary !== null) drive.remove(state.temporary)
  } catch (error) {
    // The drive is gone, and the temporary file with it; what went wrong first is what the person hears of.
    if (!isSystemError(error)) throw error
  }
}
