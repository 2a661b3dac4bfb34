import { defineConfig, mergeConfig } from 'vite'
import main from './vite.main.config.ts'

/**
 * The command line, built by itself: what it shares with nobody lies in few files, and a start reads few. They go
 * beside those of the main process, whose threads it starts. A package leaves them out (electron-builder.yml).
 */
const cli = mergeConfig(main, { build: { outDir: 'dist/cli' } })
/** What every run of `edit` takes, early or late. */
const edit = {
  readEditArguments: 'electron/cli/edit/readEditArguments.ts',
  runEdit: 'electron/cli/edit/runEdit.ts',
  editReport: 'electron/cli/edit/editReport.ts',
  cliTexts: 'electron/cli/texts/en.ts',
  loadCliTexts: 'electron/cli/texts/loadCliTexts.ts',
  localEngine: 'electron/engine/localEngine.ts',
  openScratchProject: 'electron/engine/projectFile/scratch/openScratchProject.ts',
  inlineEngine: 'electron/engine/worker/inlineEngine.ts',
}
const { rolldownOptions } = cli.build
rolldownOptions.input = { cli: 'electron/cli/main.ts', ...edit }
// What V8 compiled of modules can only be kept before they run (scripts/builtCode.mjs).
rolldownOptions.output.format = 'cjs'
rolldownOptions.output.dynamicImportInCjs = false
rolldownOptions.output.chunkFileNames = 'cli-[name]-[hash].cjs'
rolldownOptions.output.entryFileNames = ({ name }: { name: string }) => (name === 'cli' ? 'cli.cjs' : 'cli-[name].cjs')
// One file of it: each takes Node half a millisecond to find, read and link. Not the entry, which waits for what it
// loads.
rolldownOptions.output.codeSplitting = {
  groups: [
    { name: 'edit', tags: ['$initial'], test: (id: string) => !id.endsWith('electron/cli/main.ts'), priority: 2 },
    // And one of what a run takes besides in which something is done.
    {
      name: 'steps',
      test: /electron[\\/]engine[\\/](longEdits|rendering|effects|state|measure|asked)[\\/]|shared[\\/](failures|notes|wording|texts)[\\/]/,
      priority: 1,
    },
  ],
}

export default defineConfig(cli)
