// Finds Electron's program, or gets it: the npm package brings everything but the program itself.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './staleness.mjs'

const folder = path.join(root, 'node_modules', 'electron')
const probeLimit = 3_000
const downloadLimit = 300_000

/** Its path, or null when it is not on this machine. */
export function findElectron(env = process.env) {
  const note = path.join(folder, 'path.txt')
  const name = existsSync(note) ? readFileSync(note, 'utf8') : null
  if (env.ELECTRON_OVERRIDE_DIST_PATH) return path.join(env.ELECTRON_OVERRIDE_DIST_PATH, name ?? 'electron')
  const program = name === null ? null : path.join(folder, 'dist', name)
  return program !== null && existsSync(program) ? program : null
}

/**
 * Tries to download it, quietly; gives up at once without a network, and in seconds where the network swallows what is
 * sent.
 */
export async function getElectron(say) {
  if (!existsSync(path.join(folder, 'install.js'))) return null
  const child = spawn(process.execPath, [path.join(folder, 'install.js')], { stdio: 'ignore' })
  const ended = new Promise((done) => child.once('exit', done).once('error', done))
  const stop = setTimeout(() => child.kill(), downloadLimit)
  const reachable = isReachable()
  const first = await Promise.race([ended.then(() => 'ended'), reachable])
  if (first === false) child.kill()
  if (first === true) say('Getting Electron, once (about 120 MB) …')
  await ended
  clearTimeout(stop)
  return findElectron()
}

async function isReachable() {
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  const mirror =
    process.env.ELECTRON_MIRROR ??
    process.env.npm_config_electron_mirror ??
    'https://github.com/electron/electron/releases/download/'
  try {
    await fetch(`${mirror}v${version}/SHASUMS256.txt`, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(probeLimit),
    })
    return true
  } catch {
    return false
  }
}
