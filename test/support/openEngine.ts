import { expect, onTestFinished } from 'vitest'
import { createEngine, type Engine, type EngineOptions, type ProjectSeed } from '../../electron/engine/index.ts'
import { messageOf } from '../../shared/failures/index.ts'
import type { Result } from '../../shared/result.ts'

/**
 * An engine that is closed when the test ends; in this thread, in memory and with exact joins unless asked otherwise.
 */
export async function openEngine(options: Partial<EngineOptions> = {}): Promise<Engine> {
  const engine = value(await createEngine({ file: ':memory:', run: 'inline', joins: 'exact', ...options }))
  onTestFinished(async () => engine.close())
  return engine
}

/** One mono track, Voice, of 12 seconds at 1000 Hz with one clip; everything else as asked. */
export function makeSeed(fields: Partial<ProjectSeed> = {}): ProjectSeed {
  return {
    sampleRate: 1000,
    tracks: [{ name: 'Voice', channels: 1, clips: [{ name: 'take 1', start: 0, end: 12 }], silences: [] }],
    labels: [],
    selection: null,
    selectedTracks: ['Voice'],
    selectedClips: [],
    cursor: 0,
    ...fields,
  }
}

export async function openSeeded(
  fields: Partial<ProjectSeed> = {},
  options: Partial<EngineOptions> = {},
): Promise<Engine> {
  const engine = await openEngine(options)
  value(await engine.seed(makeSeed(fields)))
  return engine
}

/** The value of a result that has to be one. */
export function value<T>(result: Result<T>): T {
  if (!result.ok) expect.fail(`${result.error.code}: ${messageOf(result.error)}`)
  return result.value
}

export function code(result: Result<unknown>): string {
  return result.ok ? 'ok' : result.error.code
}
