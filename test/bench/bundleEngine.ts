import { copyFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { kernelsFile } from '../../scripts/kernels.mjs'
import shipped from '../../vite.main.config.ts'

/**
 * The engine as the app ships it, as one file to import: from sources, much of the time and half of the memory would be
 * the compiler's.
 */
export async function bundleEngine(folder: string): Promise<string> {
  const source = (name: string): string => fileURLToPath(new URL(`../../electron/engine/${name}`, import.meta.url))
  const input = {
    door: source('index.ts'),
    engineWorker: source('engineWorker.ts'),
    renderWorker: source('rendering/renderWorker.ts'),
    decodeWorker: source('decoding/decodeWorker.ts'),
    projectWorker: source('decoding/projectWorker.ts'),
    encodeWorker: source('codecs/encode/encodeWorker.ts'),
  }
  await build({
    ...shipped,
    configFile: false,
    logLevel: 'error',
    build: {
      ...shipped.build,
      outDir: folder,
      rolldownOptions: { ...shipped.build?.rolldownOptions, input },
    },
  })
  // As beside what ships: without it Node reads every file twice to find out what it is.
  writeFileSync(path.join(folder, 'package.json'), '{"type":"module"}')
  copyFileSync(kernelsFile, path.join(folder, 'kernels.wasm'))
  copyFileSync(
    createRequire(import.meta.url)
      .resolve('@echogarden/pffft-wasm/simd')
      .replace(/\.js$/, '.wasm'),
    path.join(folder, 'pffft.wasm'),
  )
  return path.join(folder, 'door.js')
}
