import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { createEngine as CreateEngine, Engine } from '../../electron/engine/index.ts'
import type { Bench } from './bench.ts'
import { bundleEngine } from './bundleEngine.ts'
import { type Fixtures, must } from './fixtures.ts'
import { absoluteRow, type Row } from './row.ts'
import { percentile, timed } from './timing.ts'

/** Milliseconds that the main process may be away at the longest; a screen of 60 pictures a second has 16 for each. */
const mostAway = 50
/** Milliseconds for a selection or a cut while something long goes on. */
const mostForEdit = 100
const between = 50

/** Does long work, and meanwhile what a person would do: selects, and cuts and undoes where that is let. */
async function watch(name: string, engine: Engine, memoryBefore: number, work: () => Promise<unknown>): Promise<Row[]> {
  const { tracks } = await engine.view()
  const delay = monitorEventLoopDelay({ resolution: 5 })
  const selects: number[] = []
  const edits: number[] = []
  let most = 0
  let goesOn = true
  delay.enable()
  const working = timed(work).finally(() => {
    goesOn = false
  })
  for (let k = 0; goesOn; k++) {
    selects.push(await timed(() => must(engine.perform({ kind: 'setTimeSelection', start: k % 60, end: (k % 60) + 1 }))))
    let done = false
    const time = tracks.length === 0 ? 0 : await timed(async () => {
      done = (await engine.perform({ kind: 'cut' })).ok
    })
    if (done) {
      edits.push(time)
      await engine.undo()
    }
    most = Math.max(most, process.memoryUsage.rss())
    await setTimeout(between)
  }
  const took = await working
  delay.disable()
  return [
    absoluteRow(`${name}: longest time that the main process was away (${(took / 1000).toFixed(1)} s in all)`, delay.max / 1e6, mostAway),
    absoluteRow(`${name}: selecting meanwhile, p95 of ${selects.length}`, percentile(selects, 0.95), mostForEdit),
    ...(edits.length === 0 ? [] : [absoluteRow(`${name}: cut meanwhile, p95 of ${edits.length}`, percentile(edits, 0.95), mostForEdit)]),
    absoluteRow(`${name}: memory that the engine added`, (most - memoryBefore) / 1e6, 150, 'MB'),
  ]
}

const scale: Bench = {
  name: 'long work on a long project',
  run: async (fixtures: Fixtures) => {
    const { createEngine } = (await import(pathToFileURL(await bundleEngine(fixtures.fresh('.engine'))).href)) as { createEngine: typeof CreateEngine }
    const wav = fixtures.wav()
    const memory = process.memoryUsage.rss()
    const engine = await must(createEngine({ file: fixtures.fresh('.tapehand') }))
    const rows = await watch(`import ${fixtures.minutes} min`, engine, memory, () => must(engine.importAudio([{ path: wav, name: 'long.wav' }])))
    const { duration, tracks } = await engine.view()
    await must(engine.perform({ kind: 'selectAllTracks' }))
    const output = fixtures.fresh('.wav')
    rows.push(...await watch('export', engine, memory, () => must(engine.exportAudio({ path: output, range: 'all', format: 'wav16', channels: 2, overwrite: 'never' }))))
    rows.push(...await watch('hash', engine, memory, () => must(engine.measure({ range: { start: 0, end: duration }, trackIds: tracks.map((track) => track.id) }))))
    // Of the agent's, so that what the window selects meanwhile is its own.
    for (const [name, request] of [['high-pass', { kind: 'highPass', frequencyHz: 80, rolloffDb: 12 }], ['normalize', { kind: 'normalize', peakDb: -1 }]] as const) {
      const agent = engine.client('agent')
      await must(agent.perform({ kind: 'setTimeSelection', start: 0, end: duration }))
      rows.push(...await watch(name, engine, memory, () => must(agent.perform(request))))
    }
    await engine.close()
    return rows
  },
}

export const scaleBenches: readonly Bench[] = [scale]
