import type { Result } from '../../../shared/result.ts'
import type { BlockId } from '../../../shared/ids.ts'
import type { FileSize } from '../../../shared/schemas/fileSize.ts'
import type { LocalEngine } from '../contract.ts'
import { fromDisk } from '../disk/diskFailures.ts'
import { blocksOf } from '../pieces/blocksOf.ts'
import type { ProjectFile } from '../projectFile/projectFile.ts'
import type { Session } from '../session/session.ts'
import type { RunningWork } from './runningWork.ts'

/** After so long without a change the file gives back what nothing needs. */
const quiet = 15_000

export interface Room {
  readonly fileSize: LocalEngine['editor']['fileSize']
  readonly giveBack: LocalEngine['engine']['giveBack']
  readonly end: () => void
}

/** What the project file takes, and gives back: when nothing changes for a while, and when it is asked to. */
export function createRoom(session: Session, file: ProjectFile, work: RunningWork): Room {
  let timer: ReturnType<typeof setTimeout> | null = null
  let history = session.shown.history
  const isFree = (): boolean => session.isIdle && work.isIdle()
  const held = (): ReadonlySet<BlockId> => blocksOf((session.shown.clipboard?.rows ?? []).flatMap(({ clips }) => clips))
  const giveBack = async (): Promise<void> => file.giveBack(isFree, held)
  const fileSize = (): Result<FileSize> => fromDisk(() => file.size(session.shown.project))
  const end = (): void => {
    if (timer !== null) clearTimeout(timer)
    timer = null
  }
  const leave = session.onChange(() => {
    const now = session.shown.history
    const hasLost = now.entries !== history.entries && history.entries.some(({ id }, at) => now.entries[at]?.id !== id)
    history = now
    if (timer === null && !hasLost) return
    end()
    timer = setTimeout(() => void giveBack(), quiet)
    timer.unref()
  })
  return {
    fileSize,
    giveBack: async () => {
      await giveBack()
      return fileSize()
    },
    end: () => {
      leave()
      end()
    },
  }
}
