import { kernelCode } from './kernelCode.ts'

/**
 * The kernels' memory has a fixed size, so that views of it last. Rows that lie in it are worked on where they are; all
 * others are copied into a staging place and back, part by part.
 */
const { buffer } = kernelCode.memory

/**
 * Frames of a staged part: what is made on the way stays in the processor's second cache. Less of it would be quicker
 * to reach, and what calls the kernels would take longer than they do.
 */
export const stagedFrames = 1 << 14
/** Bytes that can be staged at once. */
export const stagedBytes = 1 << 18

// The kernels' own constants lie below, from 256 on.
const seedsAt = 1 << 10
const resultsAt = 1 << 12
const rowsAt = 1 << 16
const rowCount = 4
const bytesAt = rowsAt + rowCount * stagedFrames * 4
const freeFrom = bytesAt + stagedBytes + 64
const floats = new Float32Array(buffer)
const all = new Uint8Array(buffer)

let top = freeFrom
let depth = 0

/** Runs `work` and then takes back what it borrowed. Not for work that waits: others would borrow in between. */
export function inScratch<T>(work: () => T): T {
  const before = top
  depth++
  try {
    return work()
  } finally {
    top = before
    depth--
  }
}

/**
 * A row of zeros. Within `inScratch`, and where it fits, one that kernels work on without copying; it is gone when that
 * work ends.
 */
export function borrowRow(frames: number): Float32Array {
  const bytes = (frames * 4 + 15) & ~15
  if (depth === 0 || top + bytes > buffer.byteLength) return new Float32Array(frames)
  const row = new Float32Array(buffer, top, frames).fill(0)
  top += bytes
  return row
}

export function borrowRows(channels: number, frames: number): Float32Array[] {
  return Array.from({ length: channels }, () => borrowRow(frames))
}

/** The row itself where kernels can work on it as it lies, else a borrowed copy, which is gone when the work ends. */
export function scratchRow(row: Float32Array): Float32Array {
  if (isInside(row)) return row
  const copy = borrowRow(row.length)
  copy.set(row)
  return copy
}

const isInside = (row: Float32Array): boolean => row.buffer === buffer

/**
 * Calls `run` with the places of rows of equal length (at most four): once where all lie in the kernels' memory, else
 * part by part. The first `written` of them are copied back.
 */
export function onRows(
  rows: readonly Float32Array[],
  written: number,
  run: (places: readonly number[], count: number, at: number) => void,
): void {
  const length = rows[0]?.length ?? 0
  if (rows.every(isInside))
    return run(
      rows.map((row) => row.byteOffset),
      length,
      0,
    )
  for (let at = 0; at < length; at += stagedFrames) {
    const count = Math.min(stagedFrames, length - at)
    const places = rows.map((row, slot) => (isInside(row) ? row.byteOffset + at * 4 : stageRow(row, at, count, slot)))
    run(places, count, at)
    for (let slot = 0; slot < written; slot++) {
      const row = rows[slot] as Float32Array
      if (!isInside(row)) row.set(stagedRow(slot, count), at)
    }
  }
}

/** Room for a kernel's own rows. */
export const stagedRowAt = rowsAt

const rowAt = (slot: number): number => rowsAt + slot * stagedFrames * 4

function stagedRow(slot: number, count: number): Float32Array {
  const first = rowAt(slot) / 4
  return floats.subarray(first, first + count)
}

function stageRow(row: Float32Array, at: number, count: number, slot: number): number {
  floats.set(at === 0 && count === row.length ? row : row.subarray(at, at + count), rowAt(slot) / 4)
  return rowAt(slot)
}

/** The place of these bytes (at most `stagedBytes`), copied where they are not in the kernels' memory. */
export function stageBytes(bytes: Uint8Array): number {
  if (bytes.buffer === buffer) return bytes.byteOffset
  all.set(bytes, bytesAt)
  return bytesAt
}

/** Where kernels write what is then read by `stagedOutput`. */
export const outputAt = bytesAt

export function stagedOutput(bytes: number): Uint8Array {
  return all.subarray(bytesAt, bytesAt + bytes)
}

/** Three short rows for what is found out about parts. */
export const results = {
  at: resultsAt,
  read: (first: number, count: number): Float32Array =>
    floats.subarray(resultsAt / 4 + first, resultsAt / 4 + first + count),
}

/** Lends a kernel the states of its generators. */
export function withSeeds<T>(seeds: Uint32Array, run: (at: number) => T): T {
  const place = new Uint32Array(buffer, seedsAt, seeds.length)
  place.set(seeds)
  const value = run(seedsAt)
  seeds.set(place)
  return value
}
