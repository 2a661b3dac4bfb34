import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { DiskStep } from './diskTrace.ts'

/** A drive writes so many bytes at once, or none of them. */
const sector = 512

/**
 * Puts into a folder what may be on the drive when the power goes after these steps: what was synced, and of the rest
 * any part, in any order, torn between sectors. Names change in their order, as far as they came.
 */
export function leavePowerLoss(steps: readonly DiskStep[], folder: string, next: () => number): void {
  mkdirSync(folder, { recursive: true })
  const files = new Map<number, FileLeft>()
  const lastSync = new Map<number, number>()
  steps.forEach((step, index) => step.kind === 'sync' && lastSync.set(step.inode, index))
  // How much of what was not synced got through: nothing, everything, or a part.
  const luck = next() < 0.5 ? next() : Math.round(next())
  steps.forEach((step, index) => {
    if (step.kind !== 'write' && step.kind !== 'truncate') return
    const isSure = index < (lastSync.get(step.inode) ?? -1)
    const file = files.get(step.inode) ?? { bytes: Buffer.alloc(largest(steps, step.inode)), size: 0 }
    files.set(step.inode, file)
    if (step.kind === 'write') write(file, step, () => isSure || next() < luck)
    else if (isSure || next() < luck) cut(file, step.size)
  })
  for (const [name, inode] of namesLeft(steps, next)) {
    const { bytes, size } = files.get(inode) ?? { bytes: Buffer.alloc(0), size: 0 }
    writeFileSync(path.join(folder, name), bytes.subarray(0, size))
  }
}

interface FileLeft {
  readonly bytes: Buffer
  size: number
}

const largest = (steps: readonly DiskStep[], inode: number): number =>
  Math.max(0, ...steps.map((step) => (step.kind === 'write' && step.inode === inode ? step.at + step.bytes.length : 0)))

/** Sector by sector; a file may have grown without what was written to it. */
function write(file: FileLeft, { at, bytes }: { at: number; bytes: Buffer }, isLeft: () => boolean): void {
  for (let from = 0; from < bytes.length;) {
    const to = Math.min(bytes.length, from + sector - ((at + from) % sector))
    if (isLeft()) {
      bytes.copy(file.bytes, at + from, from, to)
      file.size = Math.max(file.size, at + to)
    }
    from = to
  }
}

function cut(file: FileLeft, size: number): void {
  if (size < file.size) file.bytes.fill(0, size, file.size)
  file.size = size
}

function namesLeft(steps: readonly DiskStep[], next: () => number): Map<string, number> {
  const sure = steps.findLastIndex(({ kind }) => kind === 'syncNames')
  const changes = steps.flatMap((step, index) =>
    step.kind === 'create' || step.kind === 'remove' || step.kind === 'rename' ? [{ step, isSure: index < sure }] : [],
  )
  const unsure = changes.filter(({ isSure }) => !isSure).length
  const kept = changes.slice(0, changes.length - Math.floor(next() * (unsure + 1)))
  const names = new Map<string, number>()
  for (const { step } of kept) {
    if (step.kind === 'create') names.set(step.name, step.inode)
    else if (step.kind === 'remove') names.delete(step.name)
    else {
      const inode = names.get(step.name)
      names.delete(step.name)
      if (inode !== undefined) names.set(step.to, inode)
    }
  }
  return names
}
