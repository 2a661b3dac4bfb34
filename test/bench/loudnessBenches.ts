import type { Engine } from '../../electron/engine/index.ts'
import type { Bench } from './bench.ts'
import { must } from '../support/must.ts'
import { type Fixtures, undoAll } from './fixtures.ts'
import { absoluteRow, ratioRow, type Row } from './row.ts'
import { alternate, median, timed, timedProgram } from './timing.ts'

const listening = (fixtures: Fixtures, filter: string) => (): number | null =>
  timedProgram('ffmpeg', ['-v', 'error', '-nostats', '-i', fixtures.wav(), '-af', filter, '-f', 'null', '-'])

async function loudnessOf(engine: Engine, fixtures: Fixtures): Promise<number> {
  const trackIds = (await engine.view()).tracks.map((track) => track.id)
  return timed(() =>
    must(engine.measure({ range: { start: 0, end: fixtures.minutes * 60 }, trackIds, facts: 'loudness' })),
  )
}

const loudness: Bench = {
  name: 'loudness of an hour, and again after an edit',
  run: async (fixtures): Promise<Row[]> => {
    const again: number[] = []
    const louder: number[] = []
    const first = await alternate(
      async () => {
        // What was measured is kept as long as the project is open.
        const engine = await fixtures.project()
        const time = await loudnessOf(engine, fixtures)
        await must(engine.perform({ kind: 'selectAllTracks' }))
        await must(engine.perform({ kind: 'setTimeSelection', start: 100, end: 110 }))
        await must(engine.perform({ kind: 'deleteSelection' }))
        again.push(await loudnessOf(engine, fixtures))
        await must(engine.perform({ kind: 'setTimeSelection', start: 0, end: fixtures.minutes * 60 - 10 }))
        await must(engine.perform({ kind: 'amplify', gainDb: -3 }))
        louder.push(await loudnessOf(engine, fixtures))
        await engine.close()
        return time
      },
      { ebur128: listening(fixtures, 'ebur128') },
    )
    return [
      ratioRow(`integrated loudness, ${fixtures.minutes} min`, first.ours, 'ffmpeg ebur128', first.peers.ebur128, 0.5),
      absoluteRow('integrated loudness again after a cut', median(again), 10),
      absoluteRow('integrated loudness again after a gain', median(louder), 10),
    ]
  },
}

const truePeak: Bench = {
  name: 'true peak',
  run: async (fixtures): Promise<Row[]> => {
    const times = await alternate(
      async () => {
        const engine = await fixtures.project()
        const trackIds = (await engine.view()).tracks.map((track) => track.id)
        const time = await timed(() => must(engine.analyse({ kind: 'loudness', range: null, trackIds })))
        await engine.close()
        return time
      },
      { ebur128: listening(fixtures, 'ebur128=peak=true') },
    )
    return [
      ratioRow(
        `loudness and true peak, ${fixtures.minutes} min`,
        times.ours,
        'ffmpeg ebur128=peak=true',
        times.peers.ebur128,
        1,
      ),
    ]
  },
}

const silences: Bench = {
  name: 'silences found and truncated',
  run: async (fixtures): Promise<Row[]> => {
    const engine = await fixtures.project()
    const trackIds = (await engine.view()).tracks.map((track) => track.id)
    await must(engine.perform({ kind: 'selectAllTracks' }))
    const peer = listening(fixtures, 'silenceremove=stop_periods=-1:stop_duration=0.3:stop_threshold=-30dB')
    const found = await alternate(
      async () =>
        timed(() =>
          must(engine.analyse({ kind: 'silences', range: null, trackIds, thresholdDb: -30, minSilence: 0.3 })),
        ),
      { silenceremove: peer },
    )
    const truncated: number[] = []
    for (let lap = 0; lap < 3; lap++) {
      await must(engine.perform({ kind: 'setTimeSelection', start: 0, end: fixtures.minutes * 60 }))
      truncated.push(
        await timed(() =>
          engine.perform({
            kind: 'truncateSilence',
            thresholdDb: -30,
            minSilence: 0.3,
            keep: 0.1,
            where: 'all',
            mode: 'together',
          }),
        ),
      )
      await undoAll(engine)
    }
    await engine.close()
    return [
      ratioRow(
        `silences found, ${fixtures.minutes} min`,
        found.ours,
        'ffmpeg silenceremove',
        found.peers.silenceremove,
        0.05,
      ),
      ratioRow(
        `silences truncated, committed, ${fixtures.minutes} min`,
        median(truncated),
        'ffmpeg silenceremove',
        found.peers.silenceremove,
        0.05,
      ),
    ]
  },
}

export const loudnessBenches: readonly Bench[] = [loudness, truePeak, silences]
