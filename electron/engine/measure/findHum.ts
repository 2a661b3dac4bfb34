import type { BlockStore } from '../blocks/blockStore.ts'
import { inScratch } from '../kernels/index.ts'
import type { Track } from '../model/project.ts'
import { readTrack } from '../render/readTrack.ts'
import type { InSteps } from './takeTurns.ts'

/** Seconds of a stretch that is listened to, and how many of each track, evenly over the range. */
const heard = 1
const most = 12
/** The mains of the world, and the multiples that only one of the two has. */
const mains = [50, 60] as const
const multiples = [1, 2, 3, 4] as const
/** Hz beside a multiple, where a hum is not. */
const beside = [-9, -6, 6, 9] as const
/** Of the quietest stretches of a frequency so many are taken for what is always there. */
const steady = 0.25
/** A hum is so many times as strong as what is beside it. */
const standsOut = 6

interface Listened {
  readonly tracks: readonly Track[]
  readonly start: number
  readonly end: number
}

/**
 * The frequency that the mains hum at, 50 or 60 Hz; null where neither stands out. A voice goes through these
 * frequencies, a hum stays: what counts is the power that is there in the quieter stretches too.
 */
export function* findHum(store: BlockStore, range: Listened, sampleRate: number): InSteps<number | null> {
  const scores = new Map<number, number>(mains.map((frequency) => [frequency, 0]))
  for (const track of range.tracks) {
    const powers = new Map<number, number[]>()
    for (const from of stretchesOf(range, sampleRate)) {
      const count = Math.min(Math.round(heard * sampleRate), range.end - from)
      inScratch(() => {
        for (const row of readTrack(store, track, from, count)) listen(row, sampleRate, powers)
      })
      yield count * mains.length * multiples.length * track.channels
    }
    for (const frequency of mains)
      scores.set(frequency, Math.max(scores.get(frequency) ?? 0, scoreOf(frequency, powers)))
  }
  const [best] = [...scores].toSorted((one, other) => other[1] - one[1])
  return best !== undefined && best[1] >= standsOut ? best[0] : null
}

function stretchesOf({ start, end }: Listened, sampleRate: number): number[] {
  const length = Math.round(heard * sampleRate)
  const room = Math.max(0, end - start - length)
  const count = Math.max(1, Math.min(most, Math.floor((end - start) / length)))
  return Array.from({ length: count }, (_, k) => start + Math.round(count === 1 ? 0 : (room * k) / (count - 1)))
}

function listen(samples: Float32Array, sampleRate: number, powers: Map<number, number[]>): void {
  for (const frequency of mains)
    for (const multiple of multiples)
      for (const offset of [0, ...beside]) {
        const at = frequency * multiple + offset
        const found = powers.get(at) ?? []
        if (at < sampleRate / 2) found.push(powerAt(samples, at, sampleRate))
        powers.set(at, found)
      }
}

/** How far the strongest of its multiples stands out from what is beside it. */
function scoreOf(frequency: number, powers: ReadonlyMap<number, readonly number[]>): number {
  return Math.max(
    ...multiples.map((multiple) => {
      const at = frequency * multiple
      const around = beside.map((offset) => steadyOf(powers.get(at + offset) ?? []))
      const mean = around.reduce((sum, power) => sum + power, 0) / around.length
      const own = steadyOf(powers.get(at) ?? [])
      return own > 0 ? own / Math.max(mean, own * 1e-6) : 0
    }),
  )
}

const steadyOf = (powers: readonly number[]): number =>
  powers.toSorted((one, other) => one - other)[Math.floor(powers.length * steady)] ?? 0

/** Goertzel's algorithm under a Hann window. */
function powerAt(samples: Float32Array, frequency: number, sampleRate: number): number {
  const turn = (2 * Math.PI * frequency) / sampleRate
  const step = (2 * Math.PI) / samples.length
  const [along, window] = [2 * Math.cos(turn), 2 * Math.cos(step)]
  let [last, before] = [0, 0]
  // The window's cosine, by its own recursion.
  let [cosine, previous] = [1, Math.cos(step)]
  for (let i = 0; i < samples.length; i++) {
    const next = (samples[i] as number) * (1 - cosine) + along * last - before
    before = last
    last = next
    const following = window * cosine - previous
    previous = cosine
    cosine = following
  }
  return (last * last + before * before - along * last * before) / (samples.length * samples.length)
}
