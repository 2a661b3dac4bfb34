import { defineConfig } from 'vite'

/** A sandboxed preload can't be an ES module: one CommonJS file that requires nothing but electron. */
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: true, external: ['electron'] },
  build: {
    ssr: 'electron/preload.ts',
    target: 'node22',
    outDir: 'dist/preload',
    emptyOutDir: true,
    minify: false,
    rolldownOptions: { output: { format: 'cjs', entryFileNames: 'preload.cjs' } },
  },
})
