import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { maxBlockFrames } from '../../../../../electron/engine/blocks/blockStore.ts'
import type { EditRequestInput } from '../../../../../shared/schemas/editRequest.ts'
import { makeWav, storedFields, storeSamples } from '../../../../support/files/makeWav.ts'
import { openEngine, value } from '../../../../support/openEngine.ts'
import { makeFolder } from '../../../../support/projectFolder.ts'

const rate = 44_100
/** More than stays in memory to be read again. */
const frames = 24 * maxBlockFrames
const wav = makeWav(
  storeSamples(
    's16',
    Array.from({ length: frames }, (_, i) => Math.round(9000 * Math.sin(i / 40) * Math.sin(i / 90_000))),
  ),
  storedFields('s16', 1, rate),
)

/** Bytes that are read from files meanwhile. */
async function bytesRead(work: () => Promise<void>): Promise<number> {
  const { readSync } = fs
  let sum = 0
  const counted = (...args: Parameters<typeof readSync>): number => {
    const got = readSync(...args)
    sum += got
    return got
  }
  const put = (read: typeof readSync): void => {
    fs.readSync = read
    syncBuiltinESMExports()
  }
  put(counted as typeof readSync)
  try {
    await work()
  } finally {
    put(readSync)
  }
  return sum
}

const requests: readonly EditRequestInput[] = [
  { kind: 'changeSpeed', percent: -10 },
  { kind: 'loudnessNormalize', targetLufs: -20, mode: 'together', mono: 'once' },
]
const cases = requests.flatMap((request) =>
  (['kept', 'written'] as const).map((how) => [request.kind, how, request] as const),
)

test.each(cases)('%s of sound in its file reads that once, where the result is %s', async (_kind, how, request) => {
  const folder = makeFolder()
  const file = join(folder, 'take.wav')
  fs.writeFileSync(file, wav)
  const engine = await openEngine({ file: join(folder, 'run.tapehand'), keeps: 'nothing', run: 'inline' })
  onTestFinished(async () => engine.close())
  value(await engine.importAudio([{ path: file, name: 'take' }]))
  value(await engine.perform({ kind: 'selectAllTracks' }))
  value(await engine.perform({ kind: 'setTimeSelection', start: 0, end: frames / rate }))
  if (how === 'written')
    await engine.expectExport({
      path: join(folder, 'out.wav'),
      range: 'all',
      overwrite: 'never',
      format: 'wav16',
      channels: 'auto',
      quality: { kind: 'variable', level: 4 },
    })
  const read = await bytesRead(async () => {
    // As it is rehearsed before anybody is asked.
    const fork = await engine.fork()
    if (request.kind === 'changeSpeed') value(await fork.perform(request))
    value(await engine.perform(request))
  })
  // What it is read back by is read once more: a few blocks at either end, and of what was kept.
  expect(read / (frames * 2)).toBeLessThan(1.5)
})
