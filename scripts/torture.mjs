// One entry for all that tries to break it:
// `npm run torture -- kills|files|projects|faults|ipc|checks|soak|hosts --count N [--seed S]`
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { kindsOfTorture, readTorture } from './tortureKinds.mjs'

const root = path.resolve(import.meta.dirname, '..')
const wanted = readTorture(process.argv.slice(2), parseArgs)
if (typeof wanted === 'string') {
  console.error(wanted)
  process.exitCode = 2
} else {
  const { files, only } = kindsOfTorture[wanted.kind]
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs')
  const before = new Set(readdirSync(root))
  const { status } = spawnSync(process.execPath, [vitest, 'run', ...files, ...(only === null ? [] : ['-t', only])], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TAPEHAND_COUNT: String(wanted.count), TAPEHAND_SEED: String(wanted.seed) },
  })
  const left = readdirSync(root).filter((name) => !before.has(name) && name !== 'test-results')
  if (left.length > 0) console.error(`Left behind: ${left.join(', ')}`)
  process.exitCode = left.length > 0 ? 1 : (status ?? 1)
}
