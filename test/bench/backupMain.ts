import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { createEngine } from '../../electron/engine/index.ts'
import { value } from '../support/openEngine.ts'
import { makeLongWav } from './makeLongWav.ts'

/**
 * `node test/bench/backupMain.ts [MINUTES]`: what a backup of a long stereo project costs (usual: 100, 1.1 GB): bytes
 * that are written (Linux counts them), and how long edits take that are made meanwhile.
 */
const minutes = Number(process.argv[2] ?? 100)
const folder = mkdtempSync(path.join(tmpdir(), 'tapehand-backup-'))
const [file, copy, sound] = ['p.tapehand', 'copy.tapehand', 'a.wav'].map((name) => path.join(folder, name)) as [
  string,
  string,
  string,
]

makeLongWav(sound, minutes)

const engine = value(await createEngine({ file }))
value(await engine.importAudio([{ path: sound, name: 'a.wav' }]))
console.log(`project: ${megabytes(statSync(file).size)}`)
const edit = async (): Promise<void> => {
  value(await engine.perform({ kind: 'addLabels', labels: [{ text: 'x', start: 0, end: 0 }] }))
}
await tell('edits alone', async () => new Promise((resolve) => setTimeout(resolve, 3000)))
await tell('first backup', async () => engine.keepCopy(copy))
await tell('after small edits', async () => engine.keepCopy(copy))
value(await engine.perform({ kind: 'setTimeSelection', start: 0, end: 60 }))
value(await engine.perform({ kind: 'selectAllTracks' }))
value(await engine.perform({ kind: 'highPass', frequencyHz: 100, rolloffDb: 12 }))
await tell('after an effect on a minute', async () => engine.keepCopy(copy))
await engine.close()
const from = performance.now()
const proof = value(await createEngine({ file: copy }))
const { readOnly } = await proof.view()
await proof.close()
console.log(
  `opened as proof, by another thread: ${Math.round(performance.now() - from)} ms, ${readOnly ? 'damaged' : 'whole'}`,
)
rmSync(folder, { recursive: true })

async function tell(name: string, work: () => Promise<unknown>): Promise<void> {
  const [begun, before, delay] = [performance.now(), written(), monitorEventLoopDelay({ resolution: 1 })]
  const times: number[] = []
  let isDone = false
  delay.enable()
  const running = work().finally(() => (isDone = true))
  while (!isDone) {
    const at = performance.now()
    await edit()
    times.push(performance.now() - at)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  await running
  delay.disable()
  times.sort((one, other) => one - other)
  const part = (share: number): string => `${times[Math.floor(share * (times.length - 1))]?.toFixed(1)} ms`
  console.log(
    [
      `${name}: ${((performance.now() - begun) / 1000).toFixed(2)} s, ${megabytes(written() - before)} written`,
      `${times.length} edits meanwhile, median ${part(0.5)}, longest ${part(1)}`,
      `main thread held up at most ${(delay.max / 1e6).toFixed(1)} ms`,
    ].join('; '),
  )
}

function written(): number {
  return Number(/^write_bytes: (\d+)/mu.exec(readFileSync('/proc/self/io', 'utf8'))?.[1])
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`
}
