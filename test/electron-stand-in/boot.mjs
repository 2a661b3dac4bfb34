// First script in the process: makes `electron` mean the stand-in, then starts the app.
// Hooks are registered here and not by `node -r`, because workers inherit `-r` and must not get the stand-in.
import { registerHooks } from 'node:module'

const names = new Set(['electron', 'electron/main', 'electron/common'])
const standIn = new URL('src/electron.ts', import.meta.url).href

registerHooks({
  resolve: (specifier, context, next) =>
    names.has(specifier) ? { url: standIn, shortCircuit: true } : next(specifier, context),
})

const { start } = await import('./src/start.ts')
await start()
