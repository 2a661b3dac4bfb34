import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { createEngine, type Engine, type ProjectSeed } from '../../electron/engine/index.ts'
import type { Bench } from './bench.ts'
import { bundleEngine } from './bundleEngine.ts'
import { must } from '../support/must.ts'
import { undoAll } from './fixtures.ts'
import { bytesLogged, logEnd, openCommitFloor } from './floors.ts'
import { absoluteRow, ratioRow, type Row } from './row.ts'
import { alternate, percentile, timed } from './timing.ts'

const openMain = fileURLToPath(new URL('openMain.ts', import.meta.url))

/** Two stereo tracks of so many hours in `clips` clips each. */
function seeded(hours: number, clips: number): ProjectSeed {
  const length = (hours * 3600) / clips
  const clipsOf = Array.from({ length: clips }, (_, k) => ({
    name: `clip ${k + 1}`,
    start: k * length,
    end: (k + 1) * length,
  }))
  const track = (name: string) => ({ name, channels: 2 as const, clips: clipsOf, silences: [] })
  return {
    sampleRate: 44_100,
    tracks: [track('A'), track('B')],
    labels: [],
    selection: null,
    selectedTracks: ['A'],
    selectedClips: [],
    cursor: 0,
  }
}

async function open(file: string, seed: ProjectSeed): Promise<Engine> {
  const engine = await must(createEngine({ file }))
  await must(engine.seed(seed))
  return engine
}

/** Times of cut, undo and redo as the window feels them: message to the worker, edit, (commit on disk,) answer. */
async function cutTimes(engine: Engine, seconds: number, runs: number) {
  const times = { cut: [] as number[], undo: [] as number[], redo: [] as number[] }
  for (let k = -5; k < runs; k++) {
    const start = (seconds * (((k + 5) * 97) % 311)) / 320
    await must(engine.perform({ kind: 'setTimeSelection', start, end: start + Math.min(10, seconds / 40) }))
    const cut = await timed(() => must(engine.perform({ kind: 'cut' })))
    const undo = await timed(() => must(engine.undo()))
    const redo = await timed(() => must(engine.redo()))
    await must(engine.undo())
    // The first ones are the code's, not the edit's.
    if (k < 0) continue
    times.cut.push(cut)
    times.undo.push(undo)
    times.redo.push(redo)
  }
  return times
}

/** A drive that is busy answers in two ways, at once or after others: fewer laps may see one of them alone. */
const floorLaps = 120

/**
 * A cut, a bare commit of the bytes that it wrote, a selection and a call that does nothing, in turn: a busy machine is
 * as slow for each.
 */
async function besideFloors(engine: Engine, file: string, floorFile: string, seconds: number) {
  const floor = openCommitFloor(floorFile)
  const times = { cut: [] as number[], commit: [] as number[], select: [] as number[], empty: [] as number[] }
  const written: number[] = []
  for (let k = 0; k < floorLaps; k++) {
    const start = (seconds * ((k * 97) % 311)) / 320
    times.empty.push(await timed(() => engine.exportNames('labels')))
    times.select.push(
      await timed(() =>
        must(engine.perform({ kind: 'setTimeSelection', start, end: start + Math.min(10, seconds / 40) })),
      ),
    )
    const before = logEnd(file)
    times.cut.push(await timed(() => must(engine.perform({ kind: 'cut' }))))
    written.push(bytesLogged(before, logEnd(file)))
    times.commit.push(floor.commit(percentile(written, 0.5)))
    await must(engine.undo())
  }
  floor.close()
  return {
    cut: percentile(times.cut, 0.5),
    commit: percentile(times.commit, 0.5),
    select: percentile(times.select, 0.5),
    empty: percentile(times.empty, 0.5),
    bytes: percentile(written, 0.5),
  }
}

const p95 = (times: readonly number[]): number => percentile(times, 0.95)

/**
 * A quarter of what Audacity 3.2.4 takes over its pipe on a machine of this kind: 23 and 19 ms, mostly its message
 * loop.
 */
const quarterOf = { cut: 5.75, undo: 4.75 } as const

function committed(name: string, hours: number, clips: number, most?: number): Bench {
  return {
    name: `cut, undo, redo committed: ${name}`,
    run: async (fixtures): Promise<Row[]> => {
      const file = fixtures.fresh('.tapehand')
      const engine = await open(file, seeded(hours, clips))
      const times = await cutTimes(engine, hours * 3600, 40)
      const floors = await besideFloors(engine, file, fixtures.fresh('.floor'), hours * 3600)
      await engine.close()
      return [
        ratioRow(
          `cut in ${name}, committed to disk, median; ${floors.bytes} bytes`,
          floors.cut,
          'bare SQLite commit of the same bytes',
          floors.commit,
          1.5,
        ),
        ratioRow(`select in ${name}, median`, floors.select, 'empty round trip', floors.empty, 3),
        absoluteRow(`cut in ${name}, committed to disk, p95`, p95(times.cut), most ?? quarterOf.cut),
        absoluteRow(`undo it, p95`, p95(times.undo), most ?? quarterOf.undo),
        absoluteRow(`redo it, p95`, p95(times.redo), most ?? quarterOf.undo),
      ]
    },
  }
}

/** Within a transaction nothing is written before its end. */
function inMemory(name: string, hours: number, clips: number, most: number): Bench {
  return {
    name: `cut, undo, redo in memory: ${name}`,
    run: async (fixtures): Promise<Row[]> => {
      const engine = await open(fixtures.fresh('.tapehand'), seeded(hours, clips))
      await must(engine.begin({ id: 'bench', label: 'Bench', text: 'bench' }))
      const times = await cutTimes(engine, hours * 3600, 60)
      await engine.close()
      return [
        absoluteRow(`cut in ${name}, in memory, p95`, p95(times.cut), most),
        absoluteRow(`undo it in memory, p95`, p95(times.undo), most),
      ]
    },
  }
}

const effects = [
  ['normalize', { kind: 'normalize', peakDb: -1 }],
  ['amplify', { kind: 'amplify', gainDb: 3 }],
  ['fade in', { kind: 'fadeIn' }],
  ['reverse', { kind: 'reverse' }],
  ['invert', { kind: 'invert' }],
  ['silence', { kind: 'silenceSelection' }],
] as const

const asAnEdit: Bench = {
  name: 'effects as edits',
  run: async (fixtures) => {
    const engine = await fixtures.project()
    const rows: Row[] = []
    for (const [name, request] of effects) {
      const times: number[] = []
      for (let lap = 0; lap < 6; lap++) {
        await must(engine.perform({ kind: 'selectAllTracks' }))
        await must(engine.perform({ kind: 'setTimeSelection', start: 0, end: fixtures.minutes * 60 }))
        times.push(await timed(() => must(engine.perform(request))))
        await undoAll(engine)
      }
      rows.push(absoluteRow(`${name} ${fixtures.minutes} min as an edit, first time`, times[0] ?? NaN, 50))
      rows.push(absoluteRow(`${name} again, median`, percentile(times.slice(1), 0.5), 5))
    }
    await engine.close()
    return rows
  },
}

const longHistory: Bench = {
  name: 'open with 500 edits',
  run: async (fixtures) => {
    const file = fixtures.fresh('.tapehand')
    const engine = await must(createEngine({ file }))
    await must(engine.importAudio([{ path: fixtures.wav(), name: 'long.wav' }]))
    await must(engine.perform({ kind: 'selectAllTracks' }))
    const turns = ['deleteSelection', 'split', 'fadeIn'] as const
    for (let k = 0; k < 500; k++) {
      const start = ((k * 37) % 900) * (fixtures.minutes / 30)
      await must(engine.perform({ kind: 'setTimeSelection', start, end: start + 0.5 }))
      await must(engine.perform({ kind: turns[k % 3] ?? 'fadeIn' }))
    }
    await engine.close()
    const door = await bundleEngine(fixtures.fresh('.engine'))
    const inProcess = (engineDoor: string): number =>
      Number(execFileSync(process.execPath, [openMain, engineDoor, file], { encoding: 'utf8' }))
    const { ours, peers } = await alternate(async () => inProcess(door), { floor: () => inProcess('') })
    const name = `open ${fixtures.minutes} min with 500 edits, to the first picture, each in a process of its own`
    return [absoluteRow(name, ours, 300), ratioRow(name, ours, 'a thread that reads the same rows', peers.floor, 5)]
  },
}

export const editBenches: readonly Bench[] = [
  inMemory('1 minute', 1 / 60, 1, 1),
  inMemory('1 hour', 1, 4, 1),
  inMemory('10 hours', 10, 40, 1),
  inMemory('10,000 clips', 1, 5000, 5),
  committed('1 hour', 1, 4),
  committed('10 hours', 10, 40),
  committed('10,000 clips', 1, 5000),
  asAnEdit,
  longHistory,
]
