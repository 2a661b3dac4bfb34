import { kernelCode } from './kernelCode.ts'
import { onRows, results, stageBytes, stagedFrames } from './scratch.ts'

export interface SummaryRows {
  readonly min: Float32Array
  readonly max: Float32Array
  readonly energy: Float32Array
}

/** Entries that are made at once. */
const mostEntries = 128
const rowBytes = mostEntries * 4

/**
 * Extremes and energy of every `every` frames of stored 16-bit samples; the second channel's entries lie `entries`
 * behind the first one's.
 */
export function summariseS16(
  bytes: Uint8Array,
  frames: number,
  channels: 1 | 2,
  every: number,
  entries: number,
  out: SummaryRows,
): void {
  const part = mostEntries * every
  const { at } = results
  for (let frame = 0, entry = 0; frame < frames; frame += part, entry += mostEntries) {
    const count = Math.min(part, frames - frame)
    const from = stageBytes(bytes.subarray(frame * 2 * channels, (frame + count) * 2 * channels))
    if (channels === 1) kernelCode.summariseS16(from, count, every, at, at + rowBytes, at + 2 * rowBytes)
    else kernelCode.summariseStereoS16(from, count, every, at, at + rowBytes, at + 2 * rowBytes, 3 * rowBytes)
    const made = Math.ceil(count / every)
    take(out, entry, made, 0)
    if (channels === 2) take(out, entries + entry, made, 3)
  }
}

/** The same of a row of floats, from entry `first` on. */
export function summariseRow(row: Float32Array, every: number, first: number, out: SummaryRows): void {
  const part = Math.floor(stagedFrames / every) * every
  const { at } = results
  for (let frame = 0, entry = first; frame < row.length; frame += part) {
    onRows([row.subarray(frame, frame + part)], 0, ([place], count) => {
      kernelCode.summariseRow(place as number, count, every, at, at + rowBytes, at + 2 * rowBytes)
      take(out, entry, Math.ceil(count / every), 0)
      entry += Math.ceil(count / every)
    })
  }
}

function take(out: SummaryRows, entry: number, count: number, firstRow: number): void {
  out.min.set(results.read(firstRow * mostEntries, count), entry)
  out.max.set(results.read((firstRow + 1) * mostEntries, count), entry)
  out.energy.set(results.read((firstRow + 2) * mostEntries, count), entry)
}
