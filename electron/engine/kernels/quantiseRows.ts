import { kernelCode } from './kernelCode.ts'
import { onRows, outputAt, stagedFrames, stagedOutput, withSeeds } from './scratch.ts'

type Rows = readonly Float32Array[]

/** Rows (one or two) to interleaved 16 bits, to the nearest step, clipped. */
export function roundS16(rows: Rows, out: Uint8Array): void {
  write(rows, 2, out, ([left, right], count) => {
    if (right === undefined) kernelCode.roundS16(left as number, outputAt, count)
    else kernelCode.roundStereoS16(left as number, right, outputAt, count)
  })
}

/**
 * The same with TPDF dither, except for stretches of 256 frames that are whole steps already. `seeds` are the states of
 * eight xorshift32 generators, four a channel.
 */
export function quantiseS16(rows: Rows, out: Uint8Array, seeds: Uint32Array): void {
  withSeeds(seeds, (at) =>
    write(rows, 2, out, ([left, right], count) => {
      if (right === undefined) kernelCode.quantiseS16(left as number, outputAt, count, at)
      else kernelCode.quantiseStereoS16(left as number, right, outputAt, count, at)
    }),
  )
}

/** Rows to interleaved 24 bits, to the nearest step, clipped. */
export function roundS24(rows: Rows, out: Uint8Array): void {
  write(rows, 3, out, ([left, right], count) => {
    if (right === undefined) return kernelCode.roundS24(left as number, outputAt, count)
    const both = outputAt + stagedFrames * 8
    kernelCode.interleave(left as number, right, both, count)
    kernelCode.roundS24(both, outputAt, count * 2)
  })
}

/** Rows to interleaved floats. */
export function interleaveRows(rows: Rows, out: Uint8Array): void {
  const [left, right] = rows
  if (right === undefined)
    return out.set(
      new Uint8Array(
        (left as Float32Array).buffer,
        (left as Float32Array).byteOffset,
        (left as Float32Array).byteLength,
      ),
    )
  write(rows, 4, out, ([first, second], count) =>
    kernelCode.interleave(first as number, second as number, outputAt, count),
  )
}

function write(
  rows: Rows,
  width: number,
  out: Uint8Array,
  run: (places: readonly number[], count: number) => void,
): void {
  const frameBytes = width * rows.length
  const total = rows[0]?.length ?? 0
  for (let at = 0; at < total; at += stagedFrames) {
    const parts = total <= stagedFrames ? rows : rows.map((row) => row.subarray(at, at + stagedFrames))
    onRows(parts, 0, (places, count, done) => {
      run(places, count)
      out.set(stagedOutput(count * frameBytes), (at + done) * frameBytes)
    })
  }
}
