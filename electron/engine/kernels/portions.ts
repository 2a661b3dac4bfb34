import type { KernelCode } from './kernelCode.ts'

/**
 * Work in memory of its own that takes sound in portions of one length: `inputs` are filled, `run` is called, `outputs`
 * are read. One row a channel.
 */
export interface Portions {
  readonly inputs: readonly Float32Array[]
  readonly outputs: readonly Float32Array[]
  readonly run: () => void
}

export const portionFrames = 1 << 10

/** Hands out places in an instance's memory, in bytes, one behind the other. */
export function placesIn({ memory }: KernelCode): (bytes: number) => number {
  // Below lie the kernels' constants, and what some of them read in front of a row.
  let top = 1 << 16
  return (bytes) => {
    const at = top
    top += (bytes + 15) & ~15
    if (top > memory.buffer.byteLength) throw new Error(`Kernels have no room for ${bytes} bytes more.`)
    return at
  }
}
