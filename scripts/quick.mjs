// Unit tests for the edit loop: those that reach what is not committed yet, all of them where everything is. What
// follows `--` goes to vitest.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { root } from './staleness.mjs'

const { stdout } = spawnSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' })
const isChanged = (stdout ?? '').trim() !== ''
const { status } = spawnSync(
  process.execPath,
  [
    path.join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--project=unit',
    '--project=window',
    ...(isChanged ? ['--changed', '--passWithNoTests'] : []),
    ...process.argv.slice(2),
  ],
  { cwd: root, stdio: 'inherit' },
)
process.exitCode = status ?? 1
