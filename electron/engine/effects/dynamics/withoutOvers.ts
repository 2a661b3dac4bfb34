import { fineBefore, fineBehind, findOvers } from '../../measure/mix/finePeak.ts'
import { createQueue } from '../frames/createQueue.ts'
import type { Processor, SoundFormat } from '../processor.ts'

/** Seconds to each side over which it gets quieter around a place that is too loud. */
const side = 0.001
/** What is turned down ends below the ceiling: a gain that moves moves what lies between samples a little too. */
const margin = 0.99
/** Frames that are looked at together. */
const least = 2048
/** From here on samples are near enough to each other. */
const dense = 192_000

/**
 * What is limited by the standard's filter of 12 taps can still be over between samples, by a few tenths of a decibel.
 * Each such place is looked at closely, and turned down by what is too much within a millisecond to each side; where
 * several are near each other, by what the loudest of them needs. All else stays as it is, to the bit.
 */
export function withoutOvers(inner: Processor, ceiling: number, { sampleRate, channels }: SoundFormat): Processor {
  if (sampleRate >= dense) return inner
  const waiting = Array.from({ length: channels }, createQueue)
  const mending = createMending(ceiling, Math.ceil(side * sampleRate), channels)
  const put = (rows: readonly Float32Array[]): void => rows.forEach((row, c) => waiting[c]?.put(row))
  const count = (): number => waiting[0]?.length() ?? 0
  return {
    process(input) {
      put(inner.process(input))
      if (count() < least) return input.map(() => new Float32Array(0))
      const all = count()
      return mending.mend(waiting.map((queue) => queue.take(all)))
    },
    finish() {
      put(inner.finish())
      const all = count()
      return mending.end(waiting.map((queue) => queue.take(all)))
    },
  }
}

function createMending(ceiling: number, reach: number, channels: number) {
  const shape = Float64Array.from({ length: reach + 1 }, (_, d) => 0.5 + 0.5 * Math.cos((Math.PI * d) / (reach + 1)))
  const behind = fineBehind + reach + 1
  /** Frames in front that were given already: places that come are made of them, too. */
  const given = fineBefore + reach
  let rows = Array.from({ length: channels }, (): Float32Array => new Float32Array(given))
  let gains: Float64Array = new Float64Array(given).fill(1)
  /** Up to here places were looked at, and from there on nothing is turned down. */
  let [seen, turned] = [given, 0]

  const turnDown = (frame: number, gain: number): void => {
    turned = Math.max(turned, frame + reach + 2)
    for (let d = 0; d <= reach; d++) {
      const needed = 1 - (1 - gain) * (shape[d] as number)
      for (const at of [frame - d, frame + 1 + d]) gains[at] = Math.min(gains[at] ?? 1, needed)
    }
  }
  const add = (input: readonly Float32Array[]): void => {
    rows = rows.map((row, c) => joined(row, input[c] as Float32Array))
    const longer = new Float64Array(rows[0]?.length ?? 0).fill(1)
    longer.set(gains)
    gains = longer
    const from = seen - fineBefore
    for (const row of rows)
      findOvers(row.subarray(from), { ceiling, margin }, (frame, peak) =>
        turnDown(from + frame, (ceiling * margin) / peak),
      )
    seen = Math.max(seen, gains.length - fineBehind)
  }
  const give = (until: number): readonly Float32Array[] => {
    const out = rows.map((row) => row.slice(given, until))
    for (const row of out)
      for (let at = given; at < Math.min(until, turned); at++) {
        const gain = gains[at] as number
        if (gain < 1) row[at - given] = (row[at - given] as number) * gain
      }
    const gone = until - given
    rows = rows.map((row) => row.slice(gone))
    gains = gains.slice(gone)
    seen -= gone
    turned -= gone
    return out
  }
  return {
    mend(input: readonly Float32Array[]): readonly Float32Array[] {
      add(input)
      return give(Math.max(given, gains.length - behind))
    },
    end(input: readonly Float32Array[]): readonly Float32Array[] {
      const until = gains.length + (input[0]?.length ?? 0)
      add(input.map((row) => joined(row, new Float32Array(behind))))
      return give(until)
    },
  }
}

function joined(one: Float32Array, other: Float32Array): Float32Array {
  const all = new Float32Array(one.length + other.length)
  all.set(one)
  all.set(other, one.length)
  return all
}
