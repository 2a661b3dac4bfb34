import { closeSync, constants, fstatSync, openSync } from 'node:fs'
import path from 'node:path'
import { isSystemError } from '../../codecs/files/systemError.ts'
import { stampOf } from '../../codecs/files/inputFile.ts'
import type { FilePlace } from '../../blocks/blockStore.ts'
import { DamagedRow } from '../../disk/diskErrors.ts'
import { readWhole } from './scratchSpace.ts'

/** Files whose sound is read where it lies. */
export interface SourceFiles {
  /** False where it can't stay there: the file is not the one any more that was opened, or can't be kept open. */
  keeps(place: FilePlace): boolean
  /** Fills `into`. Throws `DamagedRow` where the drive fails, or the file was changed since. */
  read(place: FilePlace, into: Uint8Array): void
  close(): void
}

export function createSourceFiles(): SourceFiles {
  const handles = new Map<string, number>()
  const open = ({ file, stamp }: FilePlace): boolean => {
    if (handles.has(file)) return isStill(handles.get(file) as number, stamp)
    try {
      const handle = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK)
      if (isStill(handle, stamp)) handles.set(file, handle)
      else closeSync(handle)
    } catch (error) {
      if (!isSystemError(error)) throw error
    }
    return handles.has(file)
  }
  return {
    // Windows lets nobody replace a file that is open, and an output may take the place of an input.
    keeps: (place) => process.platform !== 'win32' && open(place),
    read: ({ file, stamp, at }, into) => {
      const handle = handles.get(file)
      if (handle === undefined || !readWhole(handle, at, into) || !isStill(handle, stamp))
        throw new DamagedRow({ kind: 'source-changed', name: path.basename(file) })
    },
    close: () => {
      for (const handle of handles.values()) closeSync(handle)
      handles.clear()
    },
  }
}

const isStill = (handle: number, stamp: string): boolean => stampOf(fstatSync(handle)) === stamp
