import { copyS16, interleaveRows, type StoredS16 } from '../kernels/index.ts'
import { createQuantiser } from './quantise.ts'

/** Interleaved, low byte first: whole numbers (16 bits dithered, 24 rounded), or floats. */
export type PackedForm = 's16' | 's24' | 'f32'

export interface Packer {
  readonly frameBytes: number
  pack(channels: readonly Float32Array[], out: Uint8Array): void
  /** Stored 16 bits, for `s16` only: what has no gain stays as it is to the bit. */
  packStored(stored: StoredS16, out: Uint8Array): void
}

const sampleBytes = { s16: 2, s24: 3, f32: 4 } as const

export function createPacker(form: PackedForm, channels: 1 | 2): Packer {
  const quantiser = createQuantiser()
  const frameBytes = channels * sampleBytes[form]
  const only = (rows: readonly Float32Array[], out: Uint8Array): Uint8Array =>
    out.subarray(0, (rows[0]?.length ?? 0) * frameBytes)
  const packStored = (stored: StoredS16, out: Uint8Array): void => {
    if (form !== 's16') throw new Error(`16 bits can not be packed as ${form} without floats.`)
    if (stored.gain === 1) copyS16(stored, channels, out)
    else quantiser.withGain(stored, out)
  }
  switch (form) {
    case 's16':
      return {
        frameBytes,
        packStored,
        pack: (rows, out) =>
          quantiser.toInt16(rows, new Int16Array(out.buffer, out.byteOffset, (rows[0]?.length ?? 0) * channels)),
      }
    case 's24':
      return { frameBytes, packStored, pack: (rows, out) => quantiser.toInt24(rows, only(rows, out)) }
    case 'f32':
      return { frameBytes, packStored, pack: (rows, out) => interleaveRows(rows, only(rows, out)) }
  }
}
