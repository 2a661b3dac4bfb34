// Packs the app: `npm run package [-- what electron-builder takes]`; `npm run package -- --own` makes the archives for
// Linux by tar and dpkg-deb, without a download. `npm run package -- --check` proves the packing
// without Electron's binary: the configuration, what lies in the folder, and that the app starts from it (in the tests'
// stand-in for the binary).
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { chromiumIsMissing } from './chromiumIsMissing.mjs'
import { findElectron, getElectron } from './electronProgram.mjs'
import { makeDeb, makeTar } from './packing/linuxArchives.mjs'
import { isStale, root } from './staleness.mjs'

const args = process.argv.slice(2)
process.exitCode = args.includes('--check') ? await check(args.filter((arg) => arg !== '--check')) : await pack(args)

/** The folder by electron-builder, the archives by the system's tools. */
async function packOwn(electron) {
  const status = run('node_modules/electron-builder/cli.js', ...electron, '--linux', 'dir')
  if (status !== 0) return status
  const { createRequire } = await import('node:module')
  const { getConfig } = createRequire(import.meta.url)('app-builder-lib/out/util/config/config')
  const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  const config = { ...(await getConfig(root, path.join(root, 'electron-builder.yml'), null)), ...manifest }
  const [folder, name] = [path.join(root, 'release/linux-unpacked'), `Tapehand-${manifest.version}-linux-x64`]
  try {
    makeTar(folder, path.join(root, 'release', `${name}.tar.gz`), name)
    makeDeb(folder, path.join(root, 'release', `${name}.deb`), config)
    console.log(`release/${name}.tar.gz, release/${name}.deb`)
    return 0
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
}

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
  if (wanted.includes('--own')) return packOwn(electron)
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
