import { pathToFileURL } from 'node:url'
import type { createEngine as CreateEngine } from '../../electron/engine/index.ts'
import { must } from '../support/must.ts'
import { readRows } from './floors.ts'

/**
 * `openMain.ts DOOR PROJECT`: milliseconds for opening it with that engine, to the first picture; without a door, for a
 * thread that reads the same rows.
 */
const [door = '', file = ''] = process.argv.slice(2)
process.stdout.write(`${await (door === '' ? readRows(file) : toFirstPicture())}\n`)

async function toFirstPicture(): Promise<number> {
  const { createEngine } = (await import(pathToFileURL(door).href)) as { createEngine: typeof CreateEngine }
  const start = performance.now()
  const engine = await must(createEngine({ file }))
  const { tracks, duration } = await engine.view()
  await engine.readPeaks({ trackId: tracks[0]?.id ?? '', from: 0, to: duration, columns: 2000 })
  const time = performance.now() - start
  await engine.close()
  return time
}
