import { closeSync, openSync, readSync, statSync } from 'node:fs'

/**
 * How a file that holds changes begins (sqlite.org/fileformat2.html#walformat): its last bit says the order of bytes.
 */
const magic = 0x377f0682
const headBytes = 32

/**
 * Whether the file beside a project that holds its last changes is gone or overwritten. A copy that is killed leaves it
 * there, if only an empty one; SQLite would open the project without a word.
 */
export function areLastChangesGone(project: string): boolean {
  const file = `${project}-wal`
  const found = statSync(file, { throwIfNoEntry: false })
  if (found === undefined) return true
  return found.size > 0 && !beginsAsChanges(file)
}

function beginsAsChanges(file: string): boolean {
  const head = Buffer.alloc(headBytes)
  const opened = openSync(file, 'r')
  try {
    return readSync(opened, head) === headBytes && (head.readUInt32BE(0) & ~1) === magic
  } finally {
    closeSync(opened)
  }
}
