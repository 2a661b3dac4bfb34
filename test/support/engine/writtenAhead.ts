import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ExportRequest } from '../../../electron/editor/index.ts'
import { maxBlockFrames } from '../../../electron/engine/blocks/blockStore.ts'
import type { Engine } from '../../../electron/engine/index.ts'
import type { EditRequestInput } from '../../../shared/schemas/editRequest.ts'
import { makeWav, storedFields, storeSamples } from '../files/makeWav.ts'
import { openEngine, value } from '../openEngine.ts'
import { makeFolder } from '../projectFolder.ts'

export const frames = 5 * maxBlockFrames + 1000
export const seconds = frames / 44_100

export function writeTake(folder: string, channels: 1 | 2): string {
  const path = join(folder, `take${channels}.wav`)
  const samples = Array.from({ length: frames * channels }, (_, i) =>
    Math.round(12_000 * Math.sin(i * i * 1e-7) * (i % 50_000 < 30_000 ? 1 : 0.2)),
  )
  writeFileSync(path, makeWav(storeSamples('s16', samples), storedFields('s16', channels)))
  return path
}

export const wanted = (path: string, more: Partial<ExportRequest> = {}): ExportRequest => ({
  path,
  range: 'all',
  overwrite: 'never',
  format: 'wav16',
  channels: 'auto',
  quality: { kind: 'variable', level: 4 },
  ...more,
})

export const highPass: EditRequestInput = { kind: 'highPass', frequencyHz: 300, rolloffDb: 12 }

export async function open(folder: string, channels: 1 | 2 = 2, run: 'inline' | 'thread' = 'inline'): Promise<Engine> {
  const engine = await openEngine({ file: join(folder, 'run.tapehand'), keeps: 'nothing', run })
  value(await engine.importAudio([{ path: writeTake(folder, channels), name: 'take' }]))
  value(await engine.perform({ kind: 'selectAllTracks' }))
  await select(engine, 0, seconds)
  return engine
}

export const select = async (engine: Engine, start: number, end: number) =>
  value(await engine.perform({ kind: 'setTimeSelection', start, end }))

/** The file of what is done, where it was expected before and where it was not. */
export async function both(
  work: (engine: Engine, expecting: (request: ExportRequest) => Promise<void>, path: string) => Promise<unknown>,
  channels: 1 | 2 = 2,
) {
  const made = []
  for (const isExpected of [true, false]) {
    const folder = makeFolder()
    const engine = await open(folder, channels)
    const path = join(folder, 'out')
    await work(engine, async (request) => (isExpected ? engine.expectExport(request) : undefined), path)
    made.push({ folder, bytes: readFileSync(path), scratch: scratchSize(folder) })
    await engine.close()
  }
  return made as [Made, Made]
}

interface Made {
  readonly folder: string
  readonly bytes: Buffer
  readonly scratch: number
}

export const scratchSize = (folder: string): number =>
  statSync(join(folder, 'run.tapehand'), { throwIfNoEntry: false })?.size ?? 0
export const parts = (folder: string): readonly string[] => readdirSync(folder).filter((name) => name.endsWith('.part'))
