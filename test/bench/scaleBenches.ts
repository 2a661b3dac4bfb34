import { rmSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { createEngine as CreateEngine, Engine } from '../../electron/engine/index.ts'
import type { EditRequestInput } from '../../shared/schemas/editRequest.ts'
import type { Bench } from './bench.ts'
import { bundleEngine } from './bundleEngine.ts'
import type { Fixtures } from './fixtures.ts'
import { must } from '../support/must.ts'
import { absoluteRow, type Row } from './row.ts'
import { tick, watchThread } from './threadWatch.ts'
import { percentile, timed } from './timing.ts'

/**
 * Milliseconds of its own processor time that the main thread may be away at the longest; a screen of 60 pictures a
 * second has 16 for each.
 */
const mostAway = 10
/** Milliseconds for a selection or a cut while something long goes on. */
const mostForEdit = 100
/** Milliseconds from asking long work to stop to its answer. */
const mostToCancel = 200
/** Milliseconds after which what work has left behind is given back, and megabytes that may stay. */
const givenBack = 4000
const mostLeft = 75
const between = 50

/** Does long work, and meanwhile what a person would do: selects, and cuts and undoes where that is let. */
async function watch(name: string, engine: Engine, memoryBefore: number, work: () => Promise<unknown>): Promise<Row[]> {
  const { tracks } = await engine.view()
  const selects: number[] = []
  const edits: number[] = []
  const atStart = process.memoryUsage.rss()
  let most = 0
  let goesOn = true
  const thread = watchThread()
  const working = timed(work).finally(() => {
    goesOn = false
  })
  for (let k = 0; goesOn; k++) {
    selects.push(
      await timed(() => must(engine.perform({ kind: 'setTimeSelection', start: k % 60, end: (k % 60) + 1 }))),
    )
    let done = false
    const time =
      tracks.length === 0
        ? 0
        : await timed(async () => {
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
  const away = thread.end()
  await setTimeout(givenBack)
  const left = process.memoryUsage.rss() - atStart
  return [
    absoluteRow(
      `${name}: longest time that the main thread computed (${(took / 1000).toFixed(1)} s in all)`,
      away,
      mostAway,
    ),
    absoluteRow(`${name}: selecting meanwhile, p95 of ${selects.length}`, percentile(selects, 0.95), mostForEdit),
    ...(edits.length === 0
      ? []
      : [absoluteRow(`${name}: cut meanwhile, p95 of ${edits.length}`, percentile(edits, 0.95), mostForEdit)]),
    absoluteRow(`${name}: memory that the engine added`, (most - memoryBefore) / 1e6, 150, 'MB'),
    absoluteRow(`${name}: what of it is left ${givenBack / 1000} s later`, left / 1e6, mostLeft, 'MB'),
  ]
}

/**
 * Every kind of long edit: filters, dynamics and spectra in threads, time that changes, listening alone; normalizing is
 * quick and stands for those that are.
 */
const edits: readonly (readonly [string, EditRequestInput])[] = [
  ['high-pass', { kind: 'highPass', frequencyHz: 80, rolloffDb: 12 }],
  ['limiter', { kind: 'limiter', ceilingDb: -12, releaseMs: 100 }],
  ['noise reduction', { kind: 'noiseReduction', mode: 'profile', reductionDb: 12, sensitivity: 6, smoothingBands: 3 }],
  ['tempo', { kind: 'changeTempo', percent: 10 }],
  ['pitch', { kind: 'changePitch', semitones: 2 }],
  ['click removal', { kind: 'clickRemoval', threshold: 8, widthMs: 2 }],
  [
    'truncate silence',
    { kind: 'truncateSilence', thresholdDb: -30, minSilence: 0.3, keep: 0.1, where: 'all', mode: 'together' },
  ],
  ['loudness', { kind: 'loudnessNormalize', targetLufs: -16, mode: 'together' }],
  ['normalize', { kind: 'normalize', peakDb: -1 }],
]

/** What computes for long, and speech denoise, which takes longest of all. */
const stopped: typeof edits = [
  ...edits.slice(0, 6),
  ['speech denoise', { kind: 'noiseReduction', mode: 'speech', reductionDb: 12, sensitivity: 6, smoothingBands: 3 }],
]

interface LongProject {
  readonly engine: Engine
  readonly wav: string
  /** A file that is not there. */
  readonly output: string
  readonly duration: number
}

async function openLong(fixtures: Fixtures): Promise<LongProject> {
  const { createEngine } = (await import(pathToFileURL(await bundleEngine(fixtures.fresh('.engine'))).href)) as {
    createEngine: typeof CreateEngine
  }
  const engine = await must(createEngine({ file: fixtures.fresh('.tapehand') }))
  return { engine, wav: fixtures.wav(), output: fixtures.fresh('.wav'), duration: fixtures.minutes * 60 }
}

const exportTo = async ({ engine, output }: LongProject) =>
  engine.exportAudio({ path: output, range: 'all', format: 'wav16', channels: 2, overwrite: 'never' })

/** Of the agent's, so that what the window selects meanwhile is its own. */
async function agentOf({ engine, duration }: LongProject): Promise<ReturnType<Engine['editorFor']>> {
  const agent = engine.editorFor('agent')
  await must(engine.perform({ kind: 'selectAllTracks' }))
  await must(agent.perform({ kind: 'setTimeSelection', start: 0, end: duration }))
  return agent
}

const scale: Bench = {
  name: 'long work on a long project',
  run: async (fixtures: Fixtures) => {
    const long = await openLong(fixtures)
    const { engine, wav, output } = long
    const memory = process.memoryUsage.rss()
    const rows = await watch(`import ${fixtures.minutes} min`, engine, memory, () =>
      must(engine.importAudio([{ path: wav, name: 'long.wav' }])),
    )
    const { duration, tracks } = await engine.view()
    rows.push(...(await watch('export', engine, memory, () => must(exportTo(long)))))
    rmSync(output)
    rows.push(
      ...(await watch('hash', engine, memory, () =>
        must(engine.measure({ range: { start: 0, end: duration }, trackIds: tracks.map((track) => track.id) })),
      )),
    )
    for (const [name, request] of edits) {
      const agent = await agentOf(long)
      rows.push(...(await watch(name, engine, memory, () => must(agent.perform(request)))))
      await must(engine.undo())
    }
    await engine.close()
    return rows
  },
}

interface Stoppable {
  readonly begin: () => Promise<{ readonly ok: boolean }>
  /** What was over too soon. */
  readonly takeBack: () => Promise<unknown>
  readonly by?: Pick<Engine, 'cancelWork'>
}

/**
 * Begins work three times and stops it on its way; the longest wait for its answer. Of what is over before, all of it.
 */
async function cancelled(name: string, engine: Engine, { begin, takeBack, by = engine }: Stoppable): Promise<Row> {
  const times: number[] = []
  for (const far of [0.1, 0.22, 0.3]) {
    const began = performance.now()
    let isOver = false
    const work = begin().finally(() => (isOver = true))
    while (!isOver && (engine.jobs()[0]?.fraction ?? 0) < far) await setTimeout(tick)
    const asked = isOver ? began : performance.now()
    await by.cancelWork()
    const { ok: isDone } = await work
    times.push(performance.now() - asked)
    if (isDone) await takeBack()
  }
  return absoluteRow(`${name} stopped: longest time to the answer`, Math.max(...times), mostToCancel)
}

const cancel: Bench = {
  name: 'long work stopped',
  run: async (fixtures: Fixtures) => {
    const long = await openLong(fixtures)
    const { engine, wav } = long
    const files = [{ path: wav, name: 'long.wav' }]
    const undo = async () => must(engine.undo())
    const bring = { begin: () => engine.importAudio(files), takeBack: undo }
    const rows = [await cancelled(`import of ${fixtures.minutes} min`, engine, bring)]
    await must(engine.importAudio(files))
    rows.push(
      await cancelled('export', engine, { begin: () => exportTo(long), takeBack: async () => rmSync(long.output) }),
    )
    for (const [name, request] of stopped) {
      const agent = await agentOf(long)
      rows.push(await cancelled(name, engine, { begin: () => agent.perform(request), takeBack: undo, by: agent }))
    }
    await engine.close()
    return rows
  },
}

export const scaleBenches: readonly Bench[] = [scale, cancel]
