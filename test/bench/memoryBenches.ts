import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Bench } from './bench.ts'
import { bundleEngine } from './bundleEngine.ts'
import { absoluteRow, type Row } from './row.ts'

const memoryMain = fileURLToPath(new URL('memoryMain.ts', import.meta.url))

/** The most that a whole process held that did nothing but one thing with its engine. */
const memory: Bench = {
  name: 'memory of the engine',
  run: async (fixtures): Promise<Row[]> => {
    const door = await bundleEngine(fixtures.fresh('.engine'))
    const most = (what: string, file: string): number => {
      const told = execFileSync(
        process.execPath,
        [memoryMain, door, what, file, fixtures.wav(), fixtures.fresh('.wav')],
        { encoding: 'utf8' },
      )
      return Number(told.trim())
    }
    const file = fixtures.fresh('.tapehand')
    return (['nothing', 'import', 'picture', 'hash', 'normalize', 'reverse'] as const).map((what) =>
      absoluteRow(
        `memory of a process with the engine: ${what}, ${fixtures.minutes} min`,
        most(what, what === 'nothing' ? fixtures.fresh('.tapehand') : file),
        150,
        'MB',
      ),
    )
  },
}

export const memoryBenches: readonly Bench[] = [memory]
