import { copyFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { kernelsFile } from '../../scripts/kernels.mjs'

/**
 * The engine as the app ships it, as one file to import: from sources, much of the time and half of the memory would be
 * the compiler's.
 */
export async function bundleEngine(folder: string): Promise<string> {
  const source = (name: string): string => fileURLToPath(new URL(`../../electron/engine/${name}`, import.meta.url))
  const workers = {
    engineWorker: source('engineWorker.ts'),
    renderWorker: source('rendering/renderWorker.ts'),
    decodeWorker: source('decoding/decodeWorker.ts'),
    projectWorker: source('decoding/projectWorker.ts'),
    encodeWorker: source('codecs/encode/encodeWorker.ts'),
  }
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: true,
      target: 'node22',
      outDir: folder,
      minify: false,
      rolldownOptions: {
        input: { door: source('index.ts'), ...workers },
        output: { format: 'esm', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })
  copyFileSync(kernelsFile, path.join(folder, 'kernels.wasm'))
  copyFileSync(
    createRequire(import.meta.url)
      .resolve('@echogarden/pffft-wasm/simd')
      .replace(/\.js$/, '.wasm'),
    path.join(folder, 'pffft.wasm'),
  )
  return path.join(folder, 'door.js')
}
