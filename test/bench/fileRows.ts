import path from 'node:path'
import { createEngine, type Engine } from '../../electron/engine/index.ts'
import { ratioRow, type Row } from './row.ts'
import { median, timed, timedProgram } from './timing.ts'

const minutes = 10
const laps = 3

async function must<T>(work: Promise<{ ok: true; value: T } | { ok: false; error: { message: string } }>): Promise<T> {
  const result = await work
  if (!result.ok) throw new Error(result.error.message)
  return result.value
}

async function freshEngine(file: string): Promise<Engine> {
  return must(createEngine({ file }))
}

async function makeSource(folder: string): Promise<string> {
  const file = path.join(folder, 'source.wav')
  const engine = await freshEngine(path.join(folder, 'source.tapehand'))
  const clip = { name: 'tone', start: 0, end: minutes * 60 }
  const track = { name: 'Tone', channels: 2 as const, clips: [clip], silences: [] }
  await must(engine.seed({ sampleRate: 44100, tracks: [track], labels: [], selection: null, selectedTracks: [], selectedClips: [], cursor: 0 }))
  await must(engine.exportAudio({ path: file, range: 'all', format: 'wav16', channels: 2, overwrite: 'never' }))
  await engine.close()
  return file
}

/** Whole operations on a 10-minute stereo WAV: ours and the peer's in turn, fresh output names, median of three. */
export async function fileRows(folder: string): Promise<Row[]> {
  const source = await makeSource(folder)
  const times = { import: [] as number[], export: [] as number[], normalize: [] as number[] }
  const peers = { picture: [] as (number | null)[], copy: [] as (number | null)[], normalize: [] as (number | null)[] }
  for (let lap = 0; lap < laps; lap++) {
    const out = (name: string) => path.join(folder, `${name}-${lap}`)
    const engine = await freshEngine(out('project'))
    times.import.push(await timed(() => must(engine.importAudio([{ path: source, name: 'source.wav' }]))))
    peers.picture.push(timedProgram('ffmpeg', ['-v', 'error', '-i', source, '-filter_complex', 'showwavespic=s=2000x200', '-frames:v', '1', `${out('picture')}.png`]))
    times.export.push(await timed(() => must(engine.exportAudio({ path: `${out('ours')}.wav`, range: 'all', format: 'wav16', channels: 2, overwrite: 'never' }))))
    peers.copy.push(timedProgram('ffmpeg', ['-v', 'error', '-i', source, '-af', 'volume=0.9', `${out('ffmpeg')}.wav`]))
    times.normalize.push(await timed(async () => {
      await must(engine.perform({ kind: 'selectAllTracks' }))
      await must(engine.perform({ kind: 'setTimeSelection', start: 0, end: minutes * 60 }))
      await must(engine.perform({ kind: 'normalize', peakDb: -1 }))
      await must(engine.exportAudio({ path: `${out('normalized')}.wav`, range: 'all', format: 'wav16', channels: 2, overwrite: 'never' }))
    }))
    peers.normalize.push(timedProgram('sox', [source, `${out('sox')}.wav`, 'gain', '-n', '-1']))
    await engine.close()
  }
  const peer = (all: readonly (number | null)[]) => (all.includes(null) ? null : median(all as number[]))
  return [
    ratioRow('import WAV, 10 min: audio and waveform safely in the project', median(times.import), 'ffmpeg showwavespic', peer(peers.picture), 0.3),
    ratioRow('export WAV, 10 min', median(times.export), 'ffmpeg volume', peer(peers.copy), 0.4),
    ratioRow('normalize and write to a file, 10 min', median(times.normalize), 'sox gain -n', peer(peers.normalize), 0.15),
  ]
}
