// The built loopback host, one app behind the other in this process, each on a folder of its own: what an app has
// loaded and compiled is there for the next. Told by messages; says its address where the host does, and its end by a
// message.
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { runLoopback as run } from '../../../electron/loopback/runLoopback.ts'

export type Told =
  | { readonly what: 'start'; readonly data: string; readonly files: readonly string[] }
  | { readonly what: 'end' }
export interface Ended {
  readonly status: number
}

const built = path.resolve(import.meta.dirname, '../../../dist/main')
const name = readdirSync(built).find((file) => /^runLoopback-.*\.js$/u.test(file))
if (name === undefined) throw new Error('the built host has no runLoopback')
const { runLoopback } = (await import(pathToFileURL(path.join(built, name)).href)) as { runLoopback: typeof run }

// Each app listens for what ends the process, and none of them takes that back.
process.setMaxListeners(0)
let ending = new AbortController()
process.on('message', (told: Told) => {
  if (told.what === 'end') return ending.abort()
  process.env['TAPEHAND_DATA'] = told.data
  ending = new AbortController()
  void runLoopback({ show: 'none', files: told.files, port: 0, note: '' }, ending.signal).then((status) =>
    process.send?.({ status } satisfies Ended),
  )
})
process.on('disconnect', () => process.exit())
