import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { noticed } from './scripts/licences/noticePlugin.mjs'
import { packagesHere } from './scripts/notices.mjs'

const notices = () => noticed(packagesHere().map(({ name }) => name))

/** The window: static files with relative addresses, so that both hosts can serve them from anywhere. */
export default defineConfig({
  root: fileURLToPath(new URL('renderer', import.meta.url)),
  base: './',
  plugins: [react(), notices()],
  // A thread that decodes files is a bundle of its own.
  worker: { format: 'es', plugins: () => [notices()] },
  build: {
    outDir: '../dist/renderer',
    emptyOutDir: true,
    target: 'chrome140',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // Styles are there before what they are for, whenever that comes.
    cssCodeSplit: false,
    chunkSizeWarningLimit: 700,
  },
})
