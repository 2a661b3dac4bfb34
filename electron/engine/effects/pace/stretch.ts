import { defineEffect, type Processor, type SoundFormat } from '../processor.ts'
import { createShelf } from '../../resample/shelf.ts'
import { loadStretcher } from './stretcher.ts'

export interface StretchParams {
  /** New length for one second of the old. */
  readonly ratio: number
  readonly semitones: number
}

/**
 * Frames that go into the library at a time, whatever comes in: it rounds by what it is given, and the result must not
 * depend on blocks.
 */
const portion = 2048

/**
 * Time and pitch apart from each other, by Signalsmith Stretch (MIT). Its delay, in what goes in and in what comes out,
 * is taken off to the frame.
 */
export const stretch = defineEffect<StretchParams>({ channels: 'linked', create: createStretch })

async function createStretch(
  { ratio, semitones }: StretchParams,
  { sampleRate, channels }: SoundFormat,
): Promise<Processor> {
  const stretcher = await loadStretcher(channels, sampleRate, Math.ceil(portion * Math.max(1, ratio)) + 1)
  stretcher.transpose(semitones)
  const shelf = createShelf(channels)
  const delay = Math.round(stretcher.inputLatency * ratio + stretcher.outputLatency)
  let real = 0
  let taken = 0
  let made = 0
  let given = 0

  /** What comes out of the next frames that go in, without what is only the delay. */
  const step = (input: readonly Float32Array[]): readonly Float32Array[] => {
    taken += input[0]?.length ?? 0
    const count = Math.round(taken * ratio) - made
    const late = Math.max(0, Math.min(count, delay - made))
    made += count
    const output = stretcher.process(input, count).map((row) => row.subarray(late))
    given += count - late
    return output
  }
  const whole = (parts: readonly (readonly Float32Array[])[]): Float32Array[] =>
    Array.from({ length: channels }, (_, c) => joinRows(parts.map((part) => part[c] as Float32Array)))

  return {
    process(input) {
      real += input[0]?.length ?? 0
      shelf.put(input.map((row) => row.slice()))
      const parts: (readonly Float32Array[])[] = []
      while (shelf.frames() >= portion) parts.push(step(shelf.take(portion)))
      return whole(parts)
    },
    finish() {
      const wanted = Math.round(real * ratio)
      const parts: (readonly Float32Array[])[] = []
      const rest = shelf.take(shelf.frames())
      while (given < wanted) {
        // Silence follows until all that is inside has come out.
        const filled = Array.from({ length: channels }, (_, c) => {
          const row = new Float32Array(portion)
          if (parts.length === 0) row.set(rest[c] as Float32Array)
          return row
        })
        parts.push(step(filled))
      }
      stretcher.close()
      return whole(parts).map((row) => row.subarray(0, row.length - (given - wanted)))
    },
  }
}

function joinRows(rows: readonly Float32Array[]): Float32Array {
  const joined = new Float32Array(rows.reduce((sum, row) => sum + row.length, 0))
  let at = 0
  for (const row of rows) {
    joined.set(row, at)
    at += row.length
  }
  return joined
}
