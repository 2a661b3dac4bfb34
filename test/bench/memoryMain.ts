import { existsSync, readFileSync, rmSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { createEngine as CreateEngine } from '../../electron/engine/index.ts'
import { must } from '../support/must.ts'

/**
 * `memoryMain.ts DOOR WHAT PROJECT WAV OUTPUT`: does it with that engine, and says how many megabytes the process held
 * at most.
 */
const [door = '', what = '', file = '', wav = '', output = ''] = process.argv.slice(2)
const { createEngine } = (await import(pathToFileURL(door).href)) as { createEngine: typeof CreateEngine }
const engine = await must(createEngine({ file }))
if (what === 'import') await must(engine.importAudio([{ path: wav, name: 'long.wav' }]))
const { tracks, duration } = await engine.view()
const range = { start: 0, end: duration }
const trackIds = tracks.map((track) => track.id)
if (what === 'picture') await engine.readPeaks({ trackId: trackIds[0] ?? '', from: 0, to: duration, columns: 2000 })
if (what === 'hash') await must(engine.measure({ range, trackIds }))
if (what === 'normalize' || what === 'reverse') {
  await must(engine.perform({ kind: 'selectAllTracks' }))
  await must(engine.perform({ kind: 'setTimeSelection', ...range }))
  await must(engine.perform(what === 'reverse' ? { kind: 'reverse' } : { kind: 'normalize', peakDb: -1 }))
  await must(engine.exportAudio({ path: output, range: 'all', format: 'wav16', channels: 2, overwrite: 'never' }))
  rmSync(output)
  await must(engine.undo())
}
await engine.close()
process.stdout.write(`${mostHeld()}\n`)

/**
 * Linux counts it for this program alone; what `resourceUsage` says there begins with the size of the program that
 * started it.
 */
function mostHeld(): number {
  if (!existsSync('/proc/self/status')) return process.resourceUsage().maxRSS / 1024
  return Number(/^VmHWM:\s*(\d+)/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) / 1024
}
