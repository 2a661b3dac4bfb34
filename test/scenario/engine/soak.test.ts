import { readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { openEngine, value } from '../../support/openEngine.ts'
import { newProjectPath } from '../../support/projectFolder.ts'
import { storySeed, tellStory } from '../../support/engine/randomStory.ts'
import { tellTorture, tortureCount, tortureSeed, tortureTime } from '../../support/torture.ts'

/** Minutes of work without a pause; in `npm test` a few seconds. */
const minutes = tortureCount(0.15)
const demo = path.resolve(import.meta.dirname, '../../../assets/demo/Voice.flac')

interface Reading {
  readonly memory: number
  readonly handles: number
  readonly file: number
}

const megabytes = (bytes: number): number => Math.round(bytes / 1e5) / 10

function readOff(file: string): Reading {
  const handles = process.platform === 'linux' ? readdirSync('/proc/self/fd').length : 0
  return { memory: megabytes(process.memoryUsage().rss), handles, file: megabytes(statSync(file).size) }
}

/** The middle of so many readings, at the beginning (warm already) and at the end. */
function middles(readings: readonly Reading[], of: keyof Reading): readonly [number, number] {
  const part = Math.max(1, Math.floor(readings.length / 4))
  const middle = (some: readonly Reading[]): number =>
    some.map((one) => one[of]).toSorted((one, other) => one - other)[Math.floor(some.length / 2)] ?? 0
  return [middle(readings.slice(part, 2 * part)), middle(readings.slice(-part))]
}

/** A round of a working day: edits and undo, a recording that comes in and goes, an effect, an export. */
async function work(engine: Awaited<ReturnType<typeof openEngine>>, seed: number, out: string): Promise<void> {
  const step = tellStory(engine, seed)
  for (let count = 0; count < 30; count++) await step()
  value(await engine.importAudio([{ path: demo, name: 'Voice.flac' }]))
  const last = (await engine.view()).tracks.at(-1)?.id ?? ''
  await engine.perform({ kind: 'selectTracks', trackIds: [last] })
  await engine.perform({ kind: 'setTimeSelection', start: 1, end: 4 })
  value(
    await engine.perform({
      kind: 'compressor',
      thresholdDb: -30,
      ratio: 3,
      attackMs: 5,
      releaseMs: 100,
      kneeDb: 6,
      makeupDb: 0,
    }),
  )
  await engine.readPeaks({ trackId: last, from: 0, to: 60, columns: 800 })
  await engine.readMix({ fromFrame: 0, frames: 44_100 })
  value(await engine.exportAudio({ path: out, range: 'all', format: 'wav16', channels: 'auto', overwrite: 'allowed' }))
  // All that came in: undo in a story may have brought back what an earlier round took away.
  const added = (await engine.view()).tracks.slice(storySeed.tracks.length).map(({ id }) => id)
  value(await engine.perform({ kind: 'deleteTracks', trackIds: added }))
}

test(
  'a day of work: memory, handles and the file stay as large as they are',
  { timeout: tortureTime(minutes * 60, 2000) },
  async () => {
    const file = newProjectPath()
    const engine = await openEngine({ file, run: 'thread', joins: 'clickSafe', historyLimit: 20 })
    value(await engine.seed({ ...storySeed, sampleRate: 44_100 }))
    const readings: Reading[] = []
    const end = Date.now() + minutes * 60_000
    let rounds = 0
    while (Date.now() < end || rounds < 8) {
      await work(engine, tortureSeed * 1000 + rounds++, `${file}.wav`)
      value(await engine.giveBack())
      readings.push(readOff(file))
    }
    rmSync(`${file}.wav`)
    const [memory, handles, size] = (['memory', 'handles', 'file'] as const).map((of) => middles(readings, of))
    tellTorture({ minutes, rounds, memory, handles, size })
    // What is warm grows no more; a short run is not warm yet.
    const most = rounds < 60 ? 2 : 1.15
    for (const [first = 0, last = 0] of [memory ?? [], handles ?? [], size ?? []])
      expect(last).toBeLessThanOrEqual(first * most + 8)
  },
)
