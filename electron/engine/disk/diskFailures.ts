import { failure } from '../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import { causeOfSqlite, DamagedRow, isSqliteError, LostBlock, RefusedFile } from './diskErrors.ts'

/** As `onDisk`, for work that takes its time and has failures of its own. */
export async function onDiskLater<T>(work: () => Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await work()
  } catch (error) {
    const failed = diskFailure(error)
    if (failed === null) throw error
    return failed
  }
}

/** Turns what SQLite throws into a failure; everything else is a bug and goes on. */
export function onDisk<T>(work: () => T): Result<T> {
  try {
    return ok(work())
  } catch (error) {
    const failed = diskFailure(error)
    if (failed === null) throw error
    return failed
  }
}

/**
 * Turns what can go wrong while something is read from the file into a failure; everything else is a bug and goes on.
 */
export function fromDisk<T>(work: () => T): Result<T> {
  try {
    return ok(work())
  } catch (error) {
    if (error instanceof DamagedRow) return err(failure('engine/unreadable', { fault: error.fault }))
    if (isSqliteError(error))
      return err(failure('engine/unreadable', { fault: { kind: 'system', cause: causeOfSqlite(error) } }))
    throw error
  }
}

/** As `fromDisk`, for work that takes its time and has failures of its own. */
export async function fromDiskLater<T>(work: () => Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await work()
  } catch (error) {
    return flatten(
      fromDisk((): Result<T> => {
        throw error
      }),
    )
  }
}

function diskFailure(error: unknown): ReturnType<typeof err> | null {
  if (error instanceof LostBlock) return err(failure('engine/disk', { cause: { kind: 'sound-did-not-fit' } }))
  if (error instanceof RefusedFile) return err(failure('engine/disk', { cause: error.why }))
  if (error instanceof DamagedRow) return err(failure('engine/unreadable', { fault: error.fault }))
  return isSqliteError(error) ? err(failure('engine/disk', { cause: causeOfSqlite(error) })) : null
}

export function flatten<T>(result: Result<Result<T>>): Result<T> {
  return result.ok ? result.value : result
}
