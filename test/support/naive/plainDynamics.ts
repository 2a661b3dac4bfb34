import type { Gate, Limiting } from '../../../electron/engine/kernels/index.ts'
import { plainBetween } from './plainEffects.ts'

/**
 * What the limiter and the gate compute, in plain code: one sample after the other, with 64 bits. What comes out is as
 * late as theirs.
 */

/** The larger of the channels at every frame; what is no number counts as nothing. */
function linkLevels(channels: readonly Float32Array[]): Float32Array {
  return (channels[0] as Float32Array).map((_, i) =>
    channels.reduce((most, row) => (Math.abs(row[i] as number) > most ? Math.abs(row[i] as number) : most), 0),
  )
}

const at = (row: ArrayLike<number>, place: number, before: number): number =>
  place < 0 ? before : (row[place] as number)

export function plainLimit(
  rows: readonly Float32Array[],
  { ceiling, ahead, release, between, doubt }: Limiting,
): Float32Array[] {
  const peaks = linkLevels(
    rows.map((row) => {
      const padded = new Float32Array(row.length + 11)
      padded.set(row, 11)
      return plainBetween(padded, between.shapes)
    }),
  )
  const needed = Float64Array.from(peaks, (peak) => Math.min(1, ceiling / Math.min(1e9, peak * doubt)))
  const held = new Float64Array(needed.length)
  let now = 1
  for (let i = 0; i < held.length; i++) {
    let least = 1
    for (let k = 0; k <= ahead; k++) least = Math.min(least, at(needed, i - k, 1))
    now = least < now ? least : least + release * (now - least)
    held[i] = now
  }
  return rows.map((row) =>
    row.map((_, i) => {
      let sum = 0
      for (let k = 0; k < ahead; k++) sum += at(held, i - k, 1)
      const sample = at(row, i - ahead - 5, 0) * (sum / ahead)
      return Math.max(-ceiling, Math.min(ceiling, sample))
    }),
  )
}

export function plainGate(
  rows: readonly Float32Array[],
  { open, close, hold, rise, fall, closed, ahead }: Gate,
): Float32Array[] {
  let gain = closed
  let left = 0
  const gains = Float64Array.from(linkLevels(rows), (level) => {
    if (level >= open || (left > 0 && level >= close)) left = hold
    else if (left > 0) left--
    gain = left > 0 ? Math.min(1, gain + rise) : Math.max(closed, gain * fall)
    return gain
  })
  return rows.map((row) => row.map((_, i) => at(row, i - ahead, 0) * (gains[i] as number)))
}
