/**
 * Prints how quickly each format comes in and goes out, beside FFmpeg: `node test/bench/formatsMain.ts [WAV]`.
 * Without a file, ten minutes of stereo noise are made. Times are the best of three.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createEngine, type Engine } from '../../electron/engine/index.ts'
import type { SoundFormatName } from '../../shared/schemas/exportFormats.ts'
import type { Result } from '../../shared/result.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'tapehand-formats-'))
const ffmpeg = (...args: readonly string[]): void =>
  void execFileSync('ffmpeg', ['-y', '-v', 'error', ...args], { stdio: 'inherit' })

/** How FFmpeg makes each file. */
const inputs: readonly (readonly [file: string, ...options: string[]])[] = [
  ['in.wav', '-c:a', 'pcm_s16le'],
  ['in.aiff'],
  ['in.caf'],
  ['in.au'],
  ['in.w64'],
  ['in.flac'],
  ['in.mp3', '-b:a', '192k'],
  ['in.ogg', '-c:a', 'libvorbis'],
  ['in.opus', '-c:a', 'libopus'],
  ['in.m4a', '-c:a', 'aac', '-b:a', '192k'],
  ['alac.m4a', '-c:a', 'alac'],
  ['in.aac', '-c:a', 'aac', '-b:a', '192k'],
  ['in.webm', '-c:a', 'libopus'],
  ['in.mkv', '-c:a', 'libopus'],
  ['in.mov', '-c:a', 'pcm_s16le'],
  ['in.wv', '-c:a', 'wavpack'],
  ['in.tta', '-c:a', 'tta'],
  ['adpcm.wav', '-c:a', 'adpcm_ms'],
  ['in.wma', '-c:a', 'wmav2'],
  ['in.mp2'],
]
const outputs: readonly (readonly [format: SoundFormatName, ending: string, ...options: string[]])[] = [
  ['wav16', 'wav', '-c:a', 'pcm_s16le'],
  ['aiff16', 'aiff'],
  ['flac16', 'flac'],
  ['mp3', 'mp3', '-b:a', '192k'],
  ['ogg', 'ogg', '-c:a', 'libvorbis', '-q:a', '5'],
  ['m4a', 'm4a', '-c:a', 'aac', '-b:a', '192k'],
  ['opus', 'opus', '-c:a', 'libopus', '-b:a', '128k'],
]

async function main(given: string | null): Promise<void> {
  const source = given ?? path.join(folder, 'source.wav')
  if (given === null) ffmpeg('-f', 'lavfi', '-i', 'anoisesrc=c=pink:d=600:r=44100:a=0.3', '-ac', '2', source)
  console.log('| file | in, s | FFmpeg alone, s |\n|---|---|---|')
  for (const [name, ...options] of inputs) {
    const file = path.join(folder, name)
    ffmpeg('-i', source, ...options, file)
    const own = await bestOfFresh((engine) => engine.importAudio([{ path: file, name }]).then(need))
    const theirs = await best(async () => ffmpeg('-i', file, '-f', 'null', '-'))
    console.log(`| ${name} | ${say(own)} | ${say(theirs)} |`)
    rmSync(file)
  }
  console.log('\n| file | out, s | FFmpeg alone, s |\n|---|---|---|')
  const engine = await open()
  need(await engine.importAudio([{ path: source, name: 'source.wav' }]))
  for (const [format, ending, ...options] of outputs) {
    const target = path.join(folder, `out.${ending}`)
    const request = { path: target, format, channels: 'auto', range: 'all', overwrite: 'allowed' } as const
    const own = await best(() => engine.exportAudio(request).then(need))
    const theirs = await best(async () => ffmpeg('-i', source, ...options, path.join(folder, `theirs.${ending}`)))
    console.log(`| ${format} | ${say(own)} | ${say(theirs)} |`)
  }
  await engine.close()
}

let count = 0
const open = async (): Promise<Engine> =>
  need(await createEngine({ file: path.join(folder, `project-${(count += 1)}.tapehand`) }))

function need<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}

/** Seconds. */
async function best(work: () => Promise<unknown>): Promise<number> {
  let least = Infinity
  for (let round = 0; round < 3; round++) {
    least = Math.min(least, await once(work))
  }
  return least
}

/** Each time in an empty project; opening and closing it is behind the clock. */
async function bestOfFresh(work: (engine: Engine) => Promise<unknown>): Promise<number> {
  let least = Infinity
  for (let round = 0; round < 3; round++) {
    const engine = await open()
    least = Math.min(least, await once(() => work(engine)))
    await engine.close()
  }
  return least
}

async function once(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return (performance.now() - began) / 1000
}

const say = (seconds: number): string => seconds.toFixed(seconds < 1 ? 2 : 1)

try {
  await main(process.argv[2] ?? null)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
