import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Bench } from './bench.ts'
import type { Fixtures } from './fixtures.ts'
import { ratioRow, type Row } from './row.ts'
import { median } from './timing.ts'
import { wavHeader } from '../../electron/engine/codecs/wav/wavHeader.ts'

/**
 * The command line from end to end, beside a program that does the same to the same file: wall time, and processor
 * time, which other work on the machine stretches less.
 */
interface Spent {
  readonly wall: number
  readonly processor: number
}

const tapehand = fileURLToPath(new URL('../../scripts/tapehand.mjs', import.meta.url))
const laps = 3

/** Null when the program is not installed. Throws when it fails. */
function spend(command: readonly string[]): Spent | null {
  const start = performance.now()
  // `times` prints what the shell and its children took; the children's are on the second line.
  const run = spawnSync('sh', ['-c', '"$@" >/dev/null || exit $?; times', 'sh', ...command], { encoding: 'utf8' })
  const wall = performance.now() - start
  if (run.status === 127) return null
  if (run.status !== 0) throw new Error(`${command.join(' ')} failed: ${run.stderr.slice(-300)}`)
  const [, user = '', system = ''] = /\n(\S+) (\S+)/.exec(run.stdout) ?? []
  return { wall, processor: shellTime(user) + shellTime(system) }
}

/** "1m2.340s" in milliseconds. */
function shellTime(text: string): number {
  const [, minutes, seconds] = /^(\d+)m([\d.]+)s$/.exec(text) ?? []
  return Number(minutes) * 60_000 + Number(seconds) * 1000
}

interface Command {
  readonly name: string
  /** Ours by the peer's. */
  readonly most: number
  readonly peer: string
  readonly source?: (fixtures: Fixtures) => string
  /** Of ours and of what is written. */
  readonly ending?: string
  readonly ours: readonly string[]
  readonly theirs: (source: string, out: string) => readonly string[]
}

function command({ name, most, peer, source, ending = '.wav', ours, theirs }: Command): Bench {
  return {
    name: `command: ${name}`,
    run: async (fixtures) => {
      const input = (source ?? tenMinutes)(fixtures)
      const run = (args: (out: string) => readonly string[]): Spent | null => {
        const out = fixtures.fresh(ending)
        const spent = spend(args(out))
        rmSync(out, { force: true })
        return spent
      }
      const spent: { ours: Spent[]; theirs: (Spent | null)[] } = { ours: [], theirs: [] }
      for (let lap = 0; lap < laps; lap++) {
        const mine = run((out) => [
          process.execPath,
          tapehand,
          'edit',
          input,
          ...ours.map((word) => (word === 'IN' ? input : word)),
          '--offline',
          '--yes',
          '-o',
          out,
        ])
        if (mine !== null) spent.ours.push(mine)
        spent.theirs.push(run((out) => theirs(input, out)))
      }
      return rows(name, most, peer, spent)
    },
  }
}

function rows(name: string, most: number, peer: string, spent: { ours: Spent[]; theirs: (Spent | null)[] }): Row[] {
  return (['wall', 'processor'] as const).map((kind) => {
    const theirs = spent.theirs.flatMap((one) => (one === null ? [] : [one[kind]]))
    return ratioRow(
      `${name}, ${kind} time`,
      median(spent.ours.map((one) => one[kind])),
      peer,
      theirs.length === 0 ? null : median(theirs),
      most,
    )
  })
}

const tenMinutes = (fixtures: Fixtures): string => fixtures.wav(Math.min(10, fixtures.minutes))

const sox =
  (...effect: string[]) =>
  (source: string, out: string): readonly string[] => ['sox', source, out, ...effect]
const ffmpeg =
  (...options: string[]) =>
  (source: string, out: string): readonly string[] => ['ffmpeg', '-v', 'error', '-i', source, ...options, out]
/** On all of the ten minutes, where nothing else is said. */
const call = (tool: string, values: object = {}): readonly string[] => [
  '--call',
  JSON.stringify({ tool, start_time: 0, end_time: 600, ...values }),
]

/** Made by the peer, and read by both. */
const encodedBy =
  (ending: string, ...options: string[]) =>
  (fixtures: Fixtures): string => {
    const out = fixtures.fresh(ending)
    const run = spawnSync('ffmpeg', ['-v', 'error', '-i', tenMinutes(fixtures), ...options, out])
    if (run.status !== 0) throw new Error(`ffmpeg can't make ${out}: ${String(run.stderr)}`)
    return out
  }

function tenthOfASecond(fixtures: Fixtures): string {
  const out = fixtures.fresh('.wav')
  const frames = 4410
  const header = wavHeader({ encoding: 's16', channels: 1, sampleRate: 44_100 }, frames)
  writeFileSync(out, Buffer.concat([header, Buffer.alloc(frames * 2)]))
  return out
}

export const commandBenches: readonly Bench[] = [
  command({
    name: 'start, 0.1 s written again',
    most: 2,
    peer: 'node -e 0',
    source: tenthOfASecond,
    ours: [],
    theirs: () => [process.execPath, '-e', '0'],
  }),
  command({
    name: 'keep 0:30 to the end of an hour',
    most: 0.8,
    peer: 'sox trim',
    source: (fixtures) => fixtures.wav(),
    ours: ['--say', 'keep 0:30 to the end'],
    theirs: sox('trim', '30'),
  }),
  command({
    name: 'one behind the other, 10 + 10 min',
    most: 0.8,
    peer: 'sox',
    ours: ['IN', ...call('move_clip', { to: 600, tracks: [2] })],
    theirs: (source, out) => ['sox', source, source, out],
  }),
  command({
    name: 'high-pass 10 min',
    most: 0.5,
    peer: 'sox highpass',
    ours: call('apply_high_pass', { frequency_hz: 80 }),
    theirs: sox('highpass', '80'),
  }),
  command({
    name: 'compressor 10 min',
    most: 0.8,
    peer: 'ffmpeg acompressor',
    ours: call('apply_compressor'),
    theirs: ffmpeg('-af', 'acompressor=threshold=0.125:ratio=4:attack=20:release=250'),
  }),
  command({
    name: 'limiter 10 min',
    most: 0.6,
    peer: 'ffmpeg alimiter',
    ours: call('apply_limiter', { ceiling_db: -6 }),
    theirs: ffmpeg('-af', 'alimiter=limit=0.5:level=disabled'),
  }),
  command({
    name: 'reverb 10 min',
    most: 0.6,
    peer: 'sox reverb',
    ours: call('apply_reverb'),
    theirs: sox('reverb'),
  }),
  command({
    name: 'noise reduction 10 min',
    most: 0.8,
    peer: 'ffmpeg afftdn',
    ours: call('apply_noise_reduction'),
    theirs: ffmpeg('-af', 'afftdn=nr=12'),
  }),
  command({
    name: 'speech denoise 1 min',
    most: 10,
    peer: 'ffmpeg afftdn',
    source: (fixtures) => fixtures.wav(1),
    ours: call('apply_noise_reduction', { mode: 'speech', end_time: 60 }),
    theirs: ffmpeg('-af', 'afftdn=nr=12'),
  }),
  command({
    name: 'click removal 10 min',
    most: 0.8,
    peer: 'ffmpeg adeclick',
    ours: call('apply_click_removal'),
    theirs: ffmpeg('-af', 'adeclick'),
  }),
  command({
    name: 'speed 0.9, 10 min',
    most: 0.6,
    peer: 'sox speed',
    ours: call('apply_change_speed', { percent: -10 }),
    theirs: sox('speed', '0.9'),
  }),
  command({
    name: 'loudness -16 LUFS, 10 min',
    most: 0.8,
    peer: 'ffmpeg ebur128, then volume',
    ours: call('apply_loudness_normalize', { target_lufs: -16 }),
    theirs: (source, out) => [
      'sh',
      '-c',
      'ffmpeg -v error -i "$0" -af ebur128 -f null - && ffmpeg -v error -i "$0" -af volume=-3dB "$1"',
      source,
      out,
    ],
  }),
  command({
    name: '44.1 to 48 kHz, 10 min',
    most: 0.8,
    peer: 'sox rate -v',
    ours: ['--rate', '48000'],
    theirs: (source, out) => ['sox', source, out, 'rate', '-v', '48000'],
  }),
  command({
    name: 'MP3 read, 10 min',
    most: 1.3,
    peer: 'ffmpeg',
    source: encodedBy('.mp3', '-b:a', '192k'),
    ours: [],
    theirs: ffmpeg(),
  }),
  command({ name: 'FLAC written, 10 min', most: 1.1, peer: 'ffmpeg', ending: '.flac', ours: [], theirs: ffmpeg() }),
  // The quality that ours has when nothing is said; FFmpeg's own is lower, and less work.
  command({
    name: 'Ogg written, 10 min',
    most: 0.8,
    peer: 'ffmpeg -q:a 5',
    ending: '.ogg',
    ours: [],
    theirs: ffmpeg('-q:a', '5'),
  }),
]
