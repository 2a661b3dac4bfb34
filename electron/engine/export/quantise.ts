import { gainS16, quantiseS16, roundS24, type StoredS16 } from '../kernels/index.ts'

/**
 * Float channels to interleaved integers. 16 bits are dithered (TPDF, two steps wide) where it is needed: a stretch of
 * 256 frames in which every sample is a whole step already (sound of 16 bits that nothing was done to, silence) is
 * written as it is, bit for bit.
 */
export interface Quantiser {
  toInt16(channels: readonly Float32Array[], out: Int16Array): void
  /** Stored 16 bits times their gain, as if they had been floats between. */
  withGain(stored: StoredS16, out: Uint8Array): void
  toInt24(channels: readonly Float32Array[], out: Uint8Array): void
}

/** The noise begins with the same seeds every time: an export can be repeated to the bit. */
export function createQuantiser(): Quantiser {
  const seeds = Uint32Array.of(
    0x2545_f491,
    0x9e37_79b9,
    0x7f4a_7c15,
    0xf39c_c060,
    0x5c8f_a1d3,
    0xb504_f333,
    0x1b87_3593,
    0xcc9e_2d51,
  )
  return {
    toInt16: (channels, out) =>
      quantiseS16(channels, new Uint8Array(out.buffer, out.byteOffset, out.byteLength), seeds),
    withGain: (stored, out) => gainS16(stored, out, seeds),
    toInt24: (channels, out) => roundS24(channels, out),
  }
}
