// Drives the built window in a browser: `npm run test:e2e [-- what Playwright takes]`. Installs nothing.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { chromiumIsMissing } from './chromiumIsMissing.mjs'
import { isStale, root } from './staleness.mjs'

process.exitCode = main(process.argv.slice(2))

function main(args) {
  const missing = chromiumIsMissing()
  if (missing !== null) {
    console.error(missing)
    console.log('0 passed, 1 failed')
    return 1
  }
  if (isStale() && run('scripts/build.mjs') !== 0) {
    console.log('0 passed, 1 failed')
    return 1
  }
  const asked = args.some((arg) => arg.startsWith('--project'))
    ? []
    : ['--project=electron', '--project=loopback', '--project=stand-in']
  return run('node_modules/@playwright/test/cli.js', 'test', ...asked, ...args)
}

function run(script, ...args) {
  const { status } = spawnSync(process.execPath, [path.join(root, script), ...args], { cwd: root, stdio: 'inherit' })
  return status ?? 1
}
