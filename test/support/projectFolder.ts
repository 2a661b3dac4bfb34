import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A folder that is gone when the test ends. */
export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tapehand-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Path of a project that is not there yet. */
export function newProjectPath(): string {
  return join(makeFolder(), 'story.tapehand')
}
