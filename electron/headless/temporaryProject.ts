import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface TemporaryProject {
  readonly file: string
  remove(): void
}

/**
 * A project file in a folder of its own, for one run, called after what is edited; removed at the latest when the
 * process exits, also after an interrupt.
 */
export function temporaryProject(name: string): TemporaryProject {
  const folder = mkdtempSync(join(tmpdir(), 'tapehand-run-'))
  const remove = () => {
    process.off('exit', remove)
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  }
  process.on('exit', remove)
  return { file: join(folder, `${name}.tapehand`), remove }
}
