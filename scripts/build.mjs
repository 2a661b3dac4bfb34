// Builds the window, the main process with its workers, loopback host and command line, and the preload, and puts them
// in the place of dist/ at once: a start at the same moment finds either the old build or the new one.
import { copyFileSync, existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { ensureKernels, kernelsFile } from './kernels.mjs'
import { lameFile, mpg123Code } from './licences/replaceable.mjs'
import { noticesHere } from './notices.mjs'
import { ofPlainEdit, sourcesOf } from './sourcesOf.mjs'
import { commandLineStampName, newestSource, plainEditStampName, root, stampName, stampOf } from './staleness.mjs'

process.chdir(root)
const newest = newestSource()
const logLevel = process.argv.includes('--quiet') ? 'error' : 'warn'
const dist = path.join(root, 'dist')
const fresh = path.join(root, `dist.new-${process.pid}`)
const old = path.join(root, `dist.old-${process.pid}`)

/** The program, and the threads that it starts. */
const isOfCommandLine = (entry) => entry === 'cli' || entry.endsWith('Worker')

const parts = [
  ['vite.config.ts', 'renderer'],
  ['vite.main.config.ts', 'main'],
  ['vite.preload.config.ts', 'preload'],
  ['vite.cli.config.ts', 'cli'],
]
try {
  await ensureKernels()
  const [, main, , cli] = await Promise.all(
    parts.map(([config, folder]) =>
      build({
        configFile: path.join(root, config),
        logLevel,
        build: { outDir: path.join(fresh, folder), emptyOutDir: true },
      }),
    ),
  )
  // The command line starts the threads that were built beside the main process.
  for (const name of readdirSync(path.join(fresh, 'cli')))
    renameSync(path.join(fresh, 'cli', name), path.join(fresh, 'main', name))
  rmSync(path.join(fresh, 'cli'), { recursive: true })
  // Beside the chunks, where kernelCode.ts looks for it.
  copyFileSync(kernelsFile, path.join(fresh, 'main', 'kernels.wasm'))
  // What is under the LGPL, as files that can be replaced (replaceableCode.ts).
  copyFileSync(lameFile(), path.join(fresh, 'main', 'lame.wasm'))
  writeFileSync(path.join(fresh, 'main', 'mpg123.wasm'), await mpg123Code())
  // Beside them too, where createFourier.ts looks for it.
  copyFileSync(
    path.join(root, 'node_modules/@echogarden/pffft-wasm/dist/simd/pffft.wasm'),
    path.join(fresh, 'main', 'pffft.wasm'),
  )
  writeFileSync(path.join(fresh, 'THIRD-PARTY-NOTICES.txt'), noticesHere())
  writeFileSync(path.join(fresh, stampName), String(newest))
  const sources = sourcesOf([...main.output, ...cli.output], isOfCommandLine, root)
  writeFileSync(path.join(fresh, commandLineStampName), stampOf(sources))
  writeFileSync(path.join(fresh, plainEditStampName), stampOf(ofPlainEdit(sources)))
  if (existsSync(dist)) renameSync(dist, old)
  renameSync(fresh, dist)
  // What was compiled of older builds (tapehand.mjs); it would grow with each.
  rmSync(path.join(root, 'node_modules', '.cache', 'tapehand'), { recursive: true, force: true, maxRetries: 3 })
} finally {
  for (const folder of [fresh, old]) rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}
