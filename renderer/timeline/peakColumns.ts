import type { WaveformSound } from './drawWaveform.ts'

/** A column as the host sends it: smallest and largest sample and root mean square, in 127ths of full scale. */
export const valuesPerColumn = 3
const unit = 1 / 127

interface Columns {
  readonly mins: Float32Array
  readonly maxes: Float32Array
  readonly cores: Float32Array
}

/** Reads columns from `at` on into those from `out` on, in full scales; what is missing is 0. */
export function readColumns(bytes: Int8Array, at: number, count: number, into: Columns, out: number): void {
  for (let i = 0; i < count; i++) {
    const column = at + valuesPerColumn * i
    into.mins[out + i] = (bytes[column] ?? 0) * unit
    into.maxes[out + i] = (bytes[column + 1] ?? 0) * unit
    into.cores[out + i] = (bytes[column + 2] ?? 0) * unit
  }
}

export interface ReadSound {
  readonly channels: number
  readonly columns: number
  readonly sound: WaveformSound
}

/** All that the host has sent of so many columns, channel after channel. */
export function soundOf(bytes: Int8Array, columns: number): ReadSound {
  const channels = Math.max(1, Math.floor(bytes.length / (columns * valuesPerColumn)))
  const count = columns * channels
  const empty = () => new Float32Array(count)
  const sound = { mins: empty(), maxes: empty(), cores: empty() }
  readColumns(bytes, 0, count, sound, 0)
  return { channels, columns, sound }
}
