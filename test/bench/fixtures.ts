import { copyFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { createEngine, type Engine } from '../../electron/engine/index.ts'
import { makeLongWav } from './makeLongWav.ts'
import { must } from '../support/must.ts'

/**
 * What measurements share, made when it is first asked for. Every name that `fresh` gives is new: writing over a file
 * costs extra.
 */
export interface Fixtures {
  readonly minutes: number
  fresh(ending: string): string
  /** A stereo WAV, 44.1 kHz, 16 bits; as long as what is measured when nothing is said. */
  wav(minutes?: number): string
  /** A project of its own with that WAV in it. */
  project(): Promise<Engine>
}

export function createFixtures(folder: string, minutes: number): Fixtures {
  let count = 0
  const wavs = new Map<number, string>()
  let imported: string | null = null
  const fresh = (ending: string): string => path.join(folder, `${++count}${ending}`)
  const source = (long = minutes): string => {
    const wav = wavs.get(long) ?? makeLongWav(fresh('.wav'), long)
    wavs.set(long, wav)
    return wav
  }
  const importOnce = async (): Promise<string> => {
    const file = fresh('.tapehand')
    const engine = await must(createEngine({ file }))
    await must(engine.importAudio([{ path: source(), name: 'long.wav' }]))
    await engine.close()
    return file
  }
  return {
    minutes,
    fresh,
    wav: source,
    project: async () => {
      imported ??= await importOnce()
      const file = fresh('.tapehand')
      copyFileSync(imported, file)
      return closing(await must(createEngine({ file })), file)
    },
  }
}

/** Takes the file away when it is closed: drives of this size are not for keeping. */
function closing(engine: Engine, file: string): Engine {
  return {
    ...engine,
    close: async () => {
      await engine.close()
      for (const ending of ['', '-wal', '-journal']) rmSync(`${file}${ending}`, { force: true })
    },
  }
}

/** Back to what was imported. */
export async function undoAll(engine: Engine): Promise<void> {
  while ((await engine.view()).historyPosition > 1) await must(engine.undo())
}
