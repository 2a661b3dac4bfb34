// Packs the app: `npm run package [-- what electron-builder takes]`. `npm run package -- --check` proves the packing
// without Electron's binary: the configuration, what lies in the folder, and that the app starts from it (in the tests'
// stand-in for the binary).
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { chromiumIsMissing } from './chromiumIsMissing.mjs'
import { findElectron, getElectron } from './electronProgram.mjs'
import { isStale, root } from './staleness.mjs'

const args = process.argv.slice(2)
process.exitCode = args.includes('--check') ? await check(args.filter((arg) => arg !== '--check')) : await pack(args)

async function pack(wanted) {
  // The tests' stand-in is nothing to ship, so an override does not count.
  const program = findElectron({}) ?? (await getElectron(console.error))
  if (program === null) {
    console.error(
      "Packing needs Electron's own binary, and it is neither here nor could it be downloaded. Go online, or set ELECTRON_MIRROR to a place\n" +
        'that has it, and run this again. To test the packing without it: npm run package -- --check',
    )
    return 1
  }
  if (isStale() && run('scripts/build.mjs') !== 0) return 1
  // For another system electron-builder has to fetch that system's Electron.
  const forOthers = wanted.some((arg) =>
    ['--win', '-w', '--mac', '-m', '--linux', '-l', '--arm64', '--universal'].includes(arg),
  )
  const electron = forOthers ? [] : [`-c.electronDist=${path.join(root, 'node_modules/electron/dist')}`]
  return run('node_modules/electron-builder/cli.js', ...electron, ...wanted)
}

async function check(wanted) {
  const missing = chromiumIsMissing()
  if (missing !== null) return fail(missing)
  if (isStale() && run('scripts/build.mjs') !== 0) return fail('The build failed.')
  try {
    await packWithStandIn()
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
  return run('node_modules/@playwright/test/cli.js', 'test', '--project=packaged', ...wanted)
}

/**
 * A folder as electron-builder makes it for Linux. Plain files and no fuses: the stand-in reads no archive and has no
 * fuses to set.
 */
async function packWithStandIn() {
  const { build, Platform } = await import('electron-builder')
  rmSync(path.join(root, 'release/check'), { recursive: true, force: true })
  await build({
    projectDir: root,
    targets: Platform.LINUX.createTarget('dir'),
    config: {
      extends: 'electron-builder.yml',
      electronDist: 'test/electron-stand-in/dist',
      asar: false,
      asarUnpack: null,
      electronFuses: null,
      directories: { output: 'release/check' },
    },
  })
}

function fail(sentence) {
  console.error(sentence)
  console.log('0 passed, 1 failed')
  return 1
}

function run(script, ...rest) {
  const { status } = spawnSync(process.execPath, [path.join(root, script), ...rest], { cwd: root, stdio: 'inherit' })
  return status ?? 1
}
