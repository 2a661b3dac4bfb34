#!/usr/bin/env node
// Starts the command line: what was built of these very sources, else the TypeScript sources themselves, which Node
// runs by itself from 22.18 on. Where this Node is older and the installed packages brought a newer one, that is used.
import { fileURLToPath } from 'node:url'
import { runBuilt } from './builtCode.mjs'
import { commandLineStampName, isCommandLineStale, kindOfRun, plainEditStampName, root } from './staleness.mjs'

// An import statement of it makes Node load most of what it knows of streams.
const { existsSync } = process.getBuiltinModule('node:fs')

const newer = fileURLToPath(new URL('../node_modules/.bin/node', import.meta.url))

if (isNewEnough()) {
  // Compiled code halves the start. Beside the packages, and not in a folder that others can write to.
  const kept = fileURLToPath(new URL('../node_modules/.cache/tapehand', import.meta.url))
  const built = fileURLToPath(new URL('../dist/main/cli.cjs', import.meta.url))
  // Of a thousand small files the start takes twice as long.
  const kind = kindOfRun(process.argv.slice(2))
  const stamp = kind === 'plain' ? plainEditStampName : commandLineStampName
  if (!isCommandLineStale(root, stamp) && existsSync(built)) {
    const { keep } = runBuilt(built, `${kept}/${kind}`)
    process.on('exit', keep)
  } else {
    process.getBuiltinModule('node:module').enableCompileCache?.(kept)
    if (await haveKernels()) await import('../electron/cli/main.ts')
  }
} else if (existsSync(newer) && process.env.TAPEHAND_RESTARTED === undefined) {
  await restartWith(newer)
} else {
  console.error(
    `Tapehand needs Node 22.18 or newer, and this is ${process.versions.node}. Install a newer Node from https://nodejs.org and try again.`,
  )
  process.exitCode = 1
}

/** Compiled once, in a second or so. */
async function haveKernels() {
  try {
    const { ensureKernels } = await import('./kernels.mjs')
    await ensureKernels()
    return true
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
    return false
  }
}

function isNewEnough() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  return major > 22 || (major === 22 && minor >= 18)
}

/** Waits for the other one, also after an interrupt, so that it can clear up. */
async function restartWith(node) {
  const { spawn } = await import('node:child_process')
  const { constants } = await import('node:os')
  const child = spawn(node, process.argv.slice(1), {
    stdio: 'inherit',
    env: { ...process.env, TAPEHAND_RESTARTED: '1' },
  })
  process.on('SIGINT', () => undefined) // A terminal sends it to both.
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? 128 + constants.signals[signal]
  })
}
