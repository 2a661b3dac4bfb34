// Opens Tapehand: in Electron where its program is here or can be had, else in a browser's window. `npm start --
// [files…] [--host …]`.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { findElectron, getElectron } from './electronProgram.mjs'
import { isStale, root } from './staleness.mjs'
import { electronArguments, hostsToTry, isNewEnough, readStartArguments } from './startPlan.mjs'

/** An Electron that ends sooner than this, and not well, could not start. */
const startLimit = 10_000
const newerNode = path.join(root, 'node_modules', '.bin', 'node')
const say = (line) => console.error(line)

process.exitCode = await start()

async function start() {
  if (!isNewEnough(process.versions.node)) return startAgainWith(newerNode)
  const wanted = readStartArguments(process.argv.slice(2), process.env.INIT_CWD ?? process.cwd())
  if (wanted.problem !== undefined) {
    say(wanted.problem)
    return 2
  }
  if (!existsSync(path.join(root, 'node_modules', 'vite'))) {
    say('The packages that Tapehand needs are not here. Run `npm ci` first.')
    return 1
  }
  if (isStale() && (await run(process.execPath, [path.join(root, 'scripts', 'build.mjs'), '--quiet'])) !== 0) {
    say('Tapehand could not be built; what is above says why.')
    return 1
  }
  return open(wanted)
}

async function open({ host, files }) {
  const override = Boolean(process.env.ELECTRON_OVERRIDE_DIST_PATH)
  const display = process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY)
  let note = ''
  for (const next of hostsToTry({ host, display, override })) {
    if (next === 'loopback') return openLoopback(host, files, note)
    const tried = await openElectron(files)
    if (tried.opened) return tried.status
    note = tried.note
  }
  say(`Electron can't be used here: ${note}. Without it: npm start -- --host window`)
  return 1
}

async function openElectron(files) {
  const program = findElectron() ?? (await getElectron(say))
  if (program === null)
    return { opened: false, note: 'Electron could not be downloaded; with a network, `npx install-electron` gets it' }
  const isRoot = process.getuid?.() === 0
  const began = performance.now()
  const status = await run(program, electronArguments({ root, files, platform: process.platform, isRoot }))
  if (status === 0 || performance.now() - began > startLimit) return { opened: true, status }
  return { opened: false, note: `Electron could not start, status ${status}` }
}

function openLoopback(host, files, note) {
  const shown = host === 'electron' ? 'auto' : host
  return run(process.execPath, [
    path.join(root, 'dist', 'main', 'loopback.js'),
    '--host',
    shown,
    '--note',
    note,
    '--',
    ...files,
  ])
}

function startAgainWith(node) {
  if (process.env.TAPEHAND_RESTARTED === undefined && existsSync(node)) {
    return run(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { TAPEHAND_RESTARTED: '1' })
  }
  say(
    `Tapehand needs Node 22.18 or newer, and this is ${process.versions.node}. Install a newer Node from https://nodejs.org and try again.`,
  )
  return 1
}

/** Runs a program to its end; what asks this one to end asks that one. */
function run(program, args, env = {}) {
  const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  // A terminal sends its interrupt to both; the other one decides when it is done.
  const pass = { SIGINT: () => undefined, SIGTERM: () => child.kill('SIGTERM'), SIGHUP: () => child.kill('SIGHUP') }
  for (const [name, listener] of Object.entries(pass)) process.on(name, listener)
  return new Promise((done) => {
    const end = (status) => {
      for (const [name, listener] of Object.entries(pass)) process.off(name, listener)
      done(status)
    }
    child.once('error', (error) => {
      say(error.message)
      end(1)
    })
    child.once('exit', (code, signal) => end(code ?? 128 + constants.signals[signal]))
  })
}
