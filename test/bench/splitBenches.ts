import { pathToFileURL } from 'node:url'
import type { createEngine as CreateEngine, Engine } from '../../electron/engine/index.ts'
import { must } from '../support/must.ts'
import type { Bench } from './bench.ts'
import { bundleEngine } from './bundleEngine.ts'
import { readRows } from './floors.ts'
import { absoluteRow, ratioRow } from './row.ts'
import { timed } from './timing.ts'

const minutes = 10
const splits = 10_000
/** Milliseconds between two looks at the memory. */
const tick = 20

async function splitOften(engine: Engine): Promise<void> {
  const agent = engine.editorFor('agent')
  await must(agent.begin({ id: 'bench', label: 'Split', text: 'split it' }))
  await must(agent.perform({ kind: 'selectAllTracks' }))
  for (let k = 1; k <= splits; k++)
    await must(agent.perform({ kind: 'splitAtTime', time: (k * minutes * 60) / (splits + 1) }))
  await must(agent.commit())
}

/** Thousands of steps in one request: what is kept of each adds up. */
const manySplits: Bench = {
  name: '10,000 splits in one request',
  run: async (fixtures) => {
    const door = pathToFileURL(await bundleEngine(fixtures.fresh('.engine'))).href
    const { createEngine } = (await import(door)) as { createEngine: typeof CreateEngine }
    const file = fixtures.fresh('.tapehand')
    const engine = await must(createEngine({ file }))
    await must(engine.importAudio([{ path: fixtures.wav(minutes), name: 'long.wav' }]))
    const before = process.memoryUsage.rss()
    let most = before
    const timer = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), tick)
    const took = await timed(async () => splitOften(engine))
    clearInterval(timer)
    await engine.close()
    const opened = await timed(async () => {
      const again = await must(createEngine({ file }))
      await again.view()
      await again.close()
    })
    return [
      absoluteRow(
        `10,000 splits in one request (${(took / 1000).toFixed(1)} s): memory that they add`,
        (most - before) / 1e6,
        150,
        'MB',
      ),
      ratioRow('opened again', opened, 'a thread that reads the same rows', await readRows(file), 5),
    ]
  },
}

export const splitBenches: readonly Bench[] = [manySplits]
