import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Fork } from '../../electron/editor/index.ts'
import type { Engine } from '../../electron/engine/index.ts'
import { makeWav } from '../support/files/makeWav.ts'
import { random } from '../support/signals.ts'
import { pageOf } from './page.ts'
import { must } from '../support/must.ts'

/** One cut, heard twice: as other editors make it, at zero crossings, and as it lands here. */
export interface Pair {
  readonly file: string
  /** Which of the two is ours; the page does not know. */
  readonly ours: 'A' | 'B'
  readonly asked: { readonly start: number; readonly end: number }
  readonly placed: { readonly start: number; readonly end: number }
}

/** Seconds that are heard on each side of a join. */
const around = 1.5
const shortest = 0.5
const longest = 3

/** Writes the pairs, a page that plays them, and the key that tells them apart to a new folder. */
export async function makeKit(
  engines: { readonly ours: Engine; readonly exact: Engine },
  folder: string,
  { count, seed }: { readonly count: number; readonly seed: number },
): Promise<readonly Pair[]> {
  mkdirSync(folder)
  const next = random(seed)
  const { tracks } = await engines.ours.view()
  const pairs: Pair[] = []
  for (let k = 0; k < count; k++) {
    const index = Math.floor(next() * tracks.length)
    const track = tracks[index]
    const length = track?.clips.at(-1)?.end ?? 0
    const cut = shortest + next() * (longest - shortest)
    const start = around + next() * Math.max(0, length - 2 * around - cut)
    const asked = { start, end: start + cut }
    const placed = await cutOn(engines.ours, index, asked, 'quiet')
    const crossing = await cutOn(engines.exact, index, asked, 'zeroCrossing')
    const ours = next() < 0.5 ? 'A' : 'B'
    const sounds = ours === 'A' ? [placed, crossing] : [crossing, placed]
    for (const [side, { wav }] of sounds.entries())
      writeFileSync(path.join(folder, `${k + 1}${'AB'[side] ?? ''}.wav`), wav)
    pairs.push({ file: track?.name ?? '', ours, asked, placed: placed.range })
  }
  writeFileSync(path.join(folder, 'index.html'), pageOf(count))
  writeFileSync(path.join(folder, 'key.json'), JSON.stringify({ seed, pairs }, null, 2))
  return pairs
}

interface Heard {
  readonly range: Pair['asked']
  readonly wav: Uint8Array
}

async function cutOn(
  engine: Engine,
  index: number,
  asked: Pair['asked'],
  how: 'quiet' | 'zeroCrossing',
): Promise<Heard> {
  const fork = await engine.fork()
  try {
    const { tracks } = await fork.view()
    const id = tracks[index]?.id ?? ''
    await must(fork.perform({ kind: 'selectTracks', trackIds: [id] }))
    await must(fork.perform({ kind: 'soloTracks', trackIds: [id], solo: 'on' }))
    const range = how === 'quiet' ? await quietly(fork, id, asked) : await atCrossings(fork, asked)
    await must(fork.perform({ kind: 'setTimeSelection', ...range }))
    await must(fork.perform({ kind: 'deleteSelection' }))
    const heard = await must(fork.hear({ start: range.start - around, end: range.start + around }))
    const bytes = new Uint8Array(heard.samples.buffer, heard.samples.byteOffset, heard.samples.byteLength)
    return { range, wav: makeWav(bytes, { sampleRate: heard.sampleRate, channels: 2 }) }
  } finally {
    await fork.dispose()
  }
}

async function quietly(fork: Fork, id: string, range: Pair['asked']): Promise<Pair['asked']> {
  const found = await must(fork.analyse({ kind: 'cut', range, trackIds: [id] }))
  return found.kind === 'cut' ? { start: found.start, end: found.end } : range
}

/** The next places at which the left channel rises through zero. */
async function atCrossings(fork: Fork, { start, end }: Pair['asked']): Promise<Pair['asked']> {
  const next = async (time: number): Promise<number> => {
    const { samples, sampleRate } = await must(fork.hear({ start: time, end: time + 0.02 }))
    for (let k = 2; k < samples.length; k += 2)
      if ((samples[k - 2] ?? 0) <= 0 && (samples[k] ?? 0) > 0) return time + k / 2 / sampleRate
    return time
  }
  return { start: await next(start), end: await next(end) }
}
