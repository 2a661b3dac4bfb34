// Builds the window, the main process with its worker and loopback host, and the preload into dist/.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { newestSource, root, stampFile } from './staleness.mjs'

process.chdir(root)
const newest = newestSource()
const logLevel = process.argv.includes('--quiet') ? 'error' : 'warn'
await Promise.all(['vite.config.ts', 'vite.main.config.ts', 'vite.preload.config.ts'].map((configFile) => build({ configFile: path.join(root, configFile), logLevel })))
writeFileSync(stampFile, String(newest))
