import path from 'node:path'
import { readFileSync } from 'node:fs'
import { defineConfig, type Plugin } from 'vite'
import { oneByteCode } from './scripts/oneByteCode.mjs'
import { builtLanguages } from './scripts/builtLanguages.mjs'
import { lateBuiltins } from './scripts/lateBuiltins.mjs'
import { lateSchemas } from './scripts/lateSchemas.mjs'
import { pureDeclarations } from './scripts/pureDeclarations.mjs'
import { noticed } from './scripts/licences/noticePlugin.mjs'
import { packagesHere } from './scripts/notices.mjs'

/** The FLAC encoder's code, which its loader finds beside the chunk that it runs from. */
const flacEncoder: Plugin = {
  name: 'flac-encoder',
  generateBundle() {
    this.emitFile({
      type: 'asset',
      fileName: 'libflac.wasm',
      source: readFileSync('node_modules/libflacjs/dist/libflac.wasm.wasm'),
    })
  },
}

/**
 * Main process, loopback host and workers: Node modules with every dependency bundled, so that a package needs no
 * node_modules.
 * All chunks lie in one folder: the engine finds its worker beside the chunk that it runs from.
 */
export default defineConfig({
  publicDir: false,
  resolve: { alias: { 'codec-parser': path.resolve(import.meta.dirname, 'electron/engine/codecs/noPageParser.ts') } },
  plugins: [
    builtLanguages,
    lateBuiltins,
    lateSchemas,
    pureDeclarations,
    oneByteCode,
    flacEncoder,
    noticed(packagesHere().map(({ name }) => name)),
  ],
  ssr: { noExternal: true, external: ['electron'] },
  build: {
    ssr: true,
    target: 'node22',
    outDir: 'dist/main',
    emptyOutDir: true,
    minify: false,
    rolldownOptions: {
      // No file of ours does anything by being imported: who comes in by a room's door loads only what it takes.
      treeshake: { moduleSideEffects: [{ test: /[\\/](electron|shared)[\\/].+\.ts$/, sideEffects: false }] },
      input: {
        main: 'electron/main.ts',
        loopback: 'electron/loopback/main.ts',
        engineWorker: 'electron/engine/engineWorker.ts',
        renderWorker: 'electron/engine/rendering/renderWorker.ts',
        encodeWorker: 'electron/engine/codecs/encode/encodeWorker.ts',
        decodeWorker: 'electron/engine/decoding/decodeWorker.ts',
        projectWorker: 'electron/engine/decoding/projectWorker.ts',
      },
      output: {
        format: 'esm',
        // Read and compiled at every start: comments and white space go, names stay for whoever reads a report of a crash.
        minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
      },
    },
  },
})
