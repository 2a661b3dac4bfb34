import { spawnSync } from 'node:child_process'
import { rmSync, statSync } from 'node:fs'
import { createEngine, type Engine } from '../../electron/engine/index.ts'
import type { Bench } from './bench.ts'
import { must } from '../support/must.ts'
import { type Fixtures, undoAll } from './fixtures.ts'
import { absoluteRow, ratioRow } from './row.ts'
import { copyBytes } from './floors.ts'
import { scanFile } from './scanFile.ts'
import { alternate, median, timed, timedProgram, timedWriter } from './timing.ts'

const picture = (fixtures: Fixtures) => (): number | null => {
  const out = fixtures.fresh('.png')
  return timedWriter(
    'ffmpeg',
    ['-v', 'error', '-i', fixtures.wav(), '-filter_complex', 'showwavespic=s=2000x200', '-frames:v', '1', out],
    out,
  )
}

const ffmpeg = (fixtures: Fixtures, filter: string) => (): number | null => {
  const out = fixtures.fresh('.wav')
  return timedWriter('ffmpeg', ['-v', 'error', '-i', fixtures.wav(), '-af', filter, out], out)
}

const sox =
  (fixtures: Fixtures, ...effect: string[]) =>
  (): number | null => {
    const out = fixtures.fresh('.wav')
    return timedWriter('sox', [fixtures.wav(), out, ...effect], out)
  }

/**
 * Each run begins with nothing waiting for the drive: what the run before it wrote and did not wait for would be waited
 * for by this one. Half a gigabyte takes longer to reach many drives than to be computed.
 */
function settled<Peer extends string>(
  ours: () => Promise<number>,
  peers: Readonly<Record<Peer, () => number | null>>,
): ReturnType<typeof alternate<Peer>> {
  const settle = (): void => void spawnSync('sync')
  const theirs = Object.entries<() => number | null>(peers).map(([name, run]) => [name, () => (settle(), run())])
  return alternate(() => (settle(), ours()), Object.fromEntries(theirs) as typeof peers)
}

async function exported(
  fixtures: Fixtures,
  engine: Engine,
  before: () => Promise<unknown> = async () => undefined,
): Promise<number> {
  const out = fixtures.fresh('.wav')
  const time = await timed(async () => {
    await before()
    await must(engine.exportAudio({ path: out, range: 'all', format: 'wav16', channels: 2, overwrite: 'never' }))
  })
  rmSync(out)
  return time
}

const importing: Bench = {
  name: 'import, first picture, scan',
  run: async (fixtures) => {
    const pictures: number[] = []
    const imports = await settled(
      async () => {
        const file = fixtures.fresh('.tapehand')
        const engine = await must(createEngine({ file }))
        const time = await timed(() => must(engine.importAudio([{ path: fixtures.wav(), name: 'long.wav' }])))
        const view = await engine.view()
        pictures.push(
          await timed(() =>
            engine.readPeaks({ trackId: view.tracks[0]?.id ?? '', from: 0, to: view.duration, columns: 2000 }),
          ),
        )
        await engine.close()
        rmSync(file)
        return time
      },
      { showwavespic: picture(fixtures) },
    )
    const scans = await settled(() => timed(() => scanFile(fixtures.wav())), { showwavespic: picture(fixtures) })
    const copied = copyBytes(statSync(fixtures.wav()).size)
    const name = `${fixtures.minutes} min`
    return [
      ratioRow(
        `import WAV, ${name}, safely in the project with its waveform`,
        imports.ours,
        'ffmpeg showwavespic',
        imports.peers.showwavespic,
        0.3,
      ),
      absoluteRow(`first picture after it`, median(pictures), 50),
      ratioRow(
        `scan WAV, ${name}: read, extremes, energy`,
        scans.ours,
        'ffmpeg showwavespic',
        scans.peers.showwavespic,
        0.15,
      ),
      ratioRow(`scan WAV, ${name}`, scans.ours, 'copying the same bytes in memory', copied, 6),
    ]
  },
}

/** An edit and the file that comes of it, against programs that do the same. */
function rendered(
  name: string,
  edit: (engine: Engine, minutes: number) => Promise<unknown>,
  peers: (fixtures: Fixtures) => readonly (readonly [name: string, most: number, run: () => number | null])[],
): Bench {
  return {
    name: `rendered: ${name}`,
    run: async (fixtures) => {
      const engine = await fixtures.project()
      const theirs = peers(fixtures)
      const times = await settled(
        async () => {
          await must(engine.perform({ kind: 'selectAllTracks' }))
          await must(engine.perform({ kind: 'setTimeSelection', start: 0, end: fixtures.minutes * 60 }))
          const time = await exported(fixtures, engine, () => edit(engine, fixtures.minutes))
          await undoAll(engine)
          return time
        },
        Object.fromEntries(theirs.map(([peer, , run]) => [peer, run])),
      )
      await engine.close()
      return theirs.map(([peer, most]) =>
        ratioRow(`${name} ${fixtures.minutes} min to a WAV`, times.ours, peer, times.peers[peer] ?? null, most),
      )
    },
  }
}

const exporting: Bench = {
  name: 'export WAV',
  run: async (fixtures) => {
    const engine = await fixtures.project()
    const times = await settled(() => exported(fixtures, engine), { volume: ffmpeg(fixtures, 'volume=0.9') })
    await engine.close()
    return [ratioRow(`export ${fixtures.minutes} min to a WAV`, times.ours, 'ffmpeg volume', times.peers.volume, 0.4)]
  },
}

const both = (first: number | null, second: number | null): number | null =>
  first === null || second === null ? null : first + second
const fade = async (engine: Engine, minutes: number): Promise<void> => {
  await must(engine.perform({ kind: 'setTimeSelection', start: 0, end: 5 }))
  await must(engine.perform({ kind: 'fadeIn' }))
  await must(engine.perform({ kind: 'setTimeSelection', start: minutes * 60 - 5, end: minutes * 60 }))
  await must(engine.perform({ kind: 'fadeOut' }))
}
const cut = async (engine: Engine, minutes: number): Promise<void> => {
  await must(engine.perform({ kind: 'setTimeSelection', start: minutes * 30, end: minutes * 30 + 10 }))
  await must(engine.perform({ kind: 'cut' }))
}

/** Ten minutes of it, whatever else is measured: FFmpeg makes the file that is read. */
const compressedImport = (extension: 'mp3' | 'flac'): Bench => ({
  name: `import ${extension.toUpperCase()}`,
  run: async (fixtures) => {
    const minutes = Math.min(10, fixtures.minutes)
    const source = fixtures.fresh(`.${extension}`)
    const name = `import ${extension.toUpperCase()}, ${minutes} min, safely in the project with its waveform`
    if (
      timedProgram('ffmpeg', [
        '-v',
        'error',
        '-i',
        fixtures.wav(),
        '-t',
        String(minutes * 60),
        ...(extension === 'mp3' ? ['-b:a', '192k'] : []),
        source,
      ]) === null
    )
      return []
    const imports = await settled(
      async () => {
        const file = fixtures.fresh('.tapehand')
        const engine = await must(createEngine({ file }))
        const time = await timed(() => must(engine.importAudio([{ path: source, name: `long.${extension}` }])))
        await engine.close()
        rmSync(file)
        return time
      },
      { decode: () => decoded(fixtures, source) },
    )
    return [
      ratioRow(name, imports.ours, 'ffmpeg decode to WAV', imports.peers.decode, 1.6),
      ratioRow(name, imports.ours, 'Audacity', null, 1.1),
    ]
  },
})

function decoded(fixtures: Fixtures, source: string): number | null {
  const out = fixtures.fresh('.wav')
  return timedWriter('ffmpeg', ['-v', 'error', '-i', source, out], out)
}

const compressedExport = (extension: 'mp3' | 'flac', most: number): Bench => ({
  name: `export ${extension.toUpperCase()}`,
  run: async (fixtures) => {
    const minutes = Math.min(10, fixtures.minutes)
    const engine = await fixtures.project()
    await must(engine.perform({ kind: 'setTimeSelection', start: 0, end: minutes * 60 }))
    const times = await settled(
      async () => {
        const out = fixtures.fresh(`.${extension}`)
        const format =
          extension === 'mp3'
            ? ({ format: 'mp3', quality: { kind: 'constant', kbps: 192 } } as const)
            : ({ format: 'flac16' } as const)
        const time = await timed(() =>
          must(engine.exportAudio({ path: out, range: 'selection', channels: 2, overwrite: 'never', ...format })),
        )
        rmSync(out)
        return time
      },
      { encode: () => encoded(fixtures, minutes, extension) },
    )
    await engine.close()
    return [
      ratioRow(`export ${minutes} min to ${extension.toUpperCase()}`, times.ours, 'ffmpeg', times.peers.encode, most),
    ]
  },
})

function encoded(fixtures: Fixtures, minutes: number, extension: 'mp3' | 'flac'): number | null {
  const out = fixtures.fresh(`.${extension}`)
  return timedWriter(
    'ffmpeg',
    [
      '-v',
      'error',
      '-i',
      fixtures.wav(),
      '-t',
      String(minutes * 60),
      ...(extension === 'mp3' ? ['-b:a', '192k'] : []),
      out,
    ],
    out,
  )
}

export const fileBenches: readonly Bench[] = [
  importing,
  compressedImport('mp3'),
  compressedImport('flac'),
  exporting,
  compressedExport('flac', 1.2),
  compressedExport('mp3', 0.8),
  rendered('cut 10 s', cut, (fixtures) => [
    ['sox trim', 0.5, sox(fixtures, 'trim', '0', String(fixtures.minutes * 30), '10')],
  ]),
  rendered(
    'normalize',
    async (engine) => must(engine.perform({ kind: 'normalize', peakDb: -1 })),
    (fixtures) => [
      [
        'ffmpeg two passes',
        0.3,
        () =>
          both(
            timedWriter(
              'ffmpeg',
              ['-v', 'error', '-i', fixtures.wav(), '-af', 'volumedetect', '-f', 'null', '-'],
              fixtures.fresh(''),
            ),
            ffmpeg(fixtures, 'volume=3dB')(),
          ),
      ],
      ['sox gain -n', 0.15, sox(fixtures, 'gain', '-n', '-1')],
    ],
  ),
  rendered('fade 5 s at both ends', fade, (fixtures) => [
    ['ffmpeg afade', 0.4, ffmpeg(fixtures, `afade=d=5,afade=t=out:st=${fixtures.minutes * 60 - 5}:d=5`)],
    ['sox fade', 0.4, sox(fixtures, 'fade', 't', '5', '-0', '5')],
  ]),
  rendered(
    'reverse',
    async (engine) => must(engine.perform({ kind: 'reverse' })),
    (fixtures) => [
      ['ffmpeg areverse', 0.4, ffmpeg(fixtures, 'areverse')],
      ['sox reverse', 0.4, sox(fixtures, 'reverse')],
    ],
  ),
]
