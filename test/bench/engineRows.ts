import path from 'node:path'
import { createEngine, type Engine, type ProjectSeed } from '../../electron/engine/index.ts'
import { absoluteRow, type Row } from './row.ts'
import { percentile, timed } from './timing.ts'

const hour = 3600

/** Two stereo hours in `clips` clips each. */
function longProject(clips: number): ProjectSeed {
  const length = hour / clips
  const clipsOf = Array.from({ length: clips }, (_, k) => ({ name: `clip ${k + 1}`, start: k * length, end: (k + 1) * length }))
  const track = (name: string) => ({ name, channels: 2 as const, clips: clipsOf, silences: [] })
  return { sampleRate: 44100, tracks: [track('A'), track('B')], labels: [], selection: null, selectedTracks: ['A'], selectedClips: [], cursor: 0 }
}

async function open(file: string, seed: ProjectSeed): Promise<Engine> {
  const opened = await createEngine({ file })
  if (!opened.ok) throw new Error(opened.error.message)
  const seeded = await opened.value.seed(seed)
  if (!seeded.ok) throw new Error(seeded.error.message)
  return opened.value
}

async function must<T>(work: Promise<{ ok: true; value: T } | { ok: false; error: { message: string } }>): Promise<T> {
  const result = await work
  if (!result.ok) throw new Error(result.error.message)
  return result.value
}

async function timesOf(engine: Engine, runs: number) {
  const times = { cut: [] as number[], undo: [] as number[], redo: [] as number[] }
  for (let k = 0; k < runs; k++) {
    const start = 60 + ((k * 97) % 3000)
    await must(engine.perform({ kind: 'setTimeSelection', start, end: start + 10 }))
    times.cut.push(await timed(() => must(engine.perform({ kind: 'cut' }))))
    times.undo.push(await timed(() => must(engine.undo())))
    times.redo.push(await timed(() => must(engine.redo())))
    await must(engine.undo())
  }
  return times
}

async function effectTime(engine: Engine, request: Parameters<Engine['perform']>[0]): Promise<number> {
  await must(engine.perform({ kind: 'setTimeSelection', start: 0, end: hour }))
  const time = await timed(() => must(engine.perform(request)))
  await must(engine.undo())
  return time
}

/** Edits as the window feels them: message to the worker, edit, commit on disk, answer. */
export async function engineRows(folder: string): Promise<Row[]> {
  const engine = await open(path.join(folder, 'hour.tapehand'), longProject(4))
  const times = await timesOf(engine, 40)
  const rows = [
    absoluteRow('cut 10 s of an hour, committed to disk, p95', percentile(times.cut, 0.95), 23 * 0.25),
    absoluteRow('undo it, committed, p95', percentile(times.undo, 0.95), 19 * 0.25),
    absoluteRow('redo it, committed, p95', percentile(times.redo, 0.95), 19 * 0.25),
    absoluteRow('normalize an hour as an edit', await effectTime(engine, { kind: 'normalize', peakDb: -1 }), 50),
    absoluteRow('reverse an hour as an edit', await effectTime(engine, { kind: 'reverse' }), 50),
    absoluteRow('fade in over an hour as an edit', await effectTime(engine, { kind: 'fadeIn' }), 50),
  ]
  await engine.close()
  const many = await open(path.join(folder, 'many.tapehand'), longProject(5000))
  const manyTimes = await timesOf(many, 15)
  rows.push(absoluteRow('cut among 10,000 clips, committed, p95', percentile(manyTimes.cut, 0.95), 50))
  await many.close()
  return rows
}
