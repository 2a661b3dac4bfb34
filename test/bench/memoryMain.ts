import { rmSync } from 'node:fs'
import { createEngine } from '../../electron/engine/index.ts'
import { must } from './fixtures.ts'

/** `memoryMain.ts WHAT PROJECT WAV OUTPUT`: does it, and says how many megabytes the process held at most. */
const [what = '', file = '', wav = '', output = ''] = process.argv.slice(2)
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
process.stdout.write(`${process.resourceUsage().maxRSS / 1024}\n`)
