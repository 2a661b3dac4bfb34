import { defineConfig, mergeConfig } from 'vite'
import main from './vite.main.config.ts'

/**
 * The command line, built by itself: what it shares with nobody lies in few files, and a start reads few. They go
 * beside those of the main process, whose threads it starts. A package leaves them out (electron-builder.yml).
 */
const cli = mergeConfig(main, { build: { outDir: 'dist/cli' } })
cli.build.rolldownOptions.input = { cli: 'electron/cli/main.ts' }
cli.build.rolldownOptions.output.chunkFileNames = 'cli-[name]-[hash].js'

export default defineConfig(cli)
