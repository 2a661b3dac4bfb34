import { execFileSync } from 'node:child_process'
import { copyFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { kernelsFile } from '../../scripts/kernels.mjs'
import type { Bench } from './bench.ts'
import { absoluteRow, type Row } from './row.ts'

const memoryMain = fileURLToPath(new URL('memoryMain.ts', import.meta.url))

/** The engine as the app ships it: from sources, half of the memory would be the compiler's. */
async function bundleEngine(folder: string): Promise<string> {
  const source = (name: string): string => fileURLToPath(new URL(`../../electron/engine/${name}`, import.meta.url))
  await build({
    configFile: false, logLevel: 'error', publicDir: false, ssr: { noExternal: true },
    build: {
      ssr: true, target: 'node22', outDir: folder, minify: false,
      rolldownOptions: { input: { door: source('index.ts'), engineWorker: source('worker/engineWorker.ts') }, output: { format: 'esm', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' } },
    },
  })
  copyFileSync(kernelsFile, path.join(folder, 'kernels.wasm'))
  return path.join(folder, 'door.js')
}

/** The most that a whole process held that did nothing but one thing with its engine. */
const memory: Bench = {
  name: 'memory of the engine',
  run: async (fixtures): Promise<Row[]> => {
    const door = await bundleEngine(fixtures.fresh('.engine'))
    const most = (what: string, file: string): number => {
      const told = execFileSync(process.execPath, [memoryMain, door, what, file, fixtures.wav(), fixtures.fresh('.wav')], { encoding: 'utf8' })
      return Number(told.trim())
    }
    const file = fixtures.fresh('.tapehand')
    return (['nothing', 'import', 'picture', 'hash', 'normalize', 'reverse'] as const).map((what) =>
      absoluteRow(`memory of a process with the engine: ${what}, ${fixtures.minutes} min`, most(what, what === 'nothing' ? fixtures.fresh('.tapehand') : file), 150, 'MB'))
  },
}

export const memoryBenches: readonly Bench[] = [memory]
