import { hashRow } from '../kernels/index.ts'

/**
 * A hash of a row of samples that can be put together from the hashes of its parts: two polynomials in 32-bit
 * arithmetic over the samples' scrambled bits. Digital silence adds nothing but its length, so a gap, a silent piece
 * and a block of zeros are one and the same.
 */
export interface RowHash {
  readonly a: number
  readonly b: number
}

export const emptyHash: RowHash = { a: 0, b: 0 }

// Odd numbers, so that no power of them is 0.
const stepA = 0x0100_0193
const stepB = 0x9e37_79b1

/**
 * The hash of `before` with these samples behind it: of each sample's bits w, scrambled, hash = hash * step + w.
 * Samples of 16 bits have zeros at the end of their mantissa; without scrambling these would be zeros of the hash.
 */
export function addSamplesTo(before: RowHash, samples: Float32Array): RowHash {
  return { a: hashRow(samples, before.a, stepA), b: hashRow(samples, before.b, stepB) }
}

export function joinHashes(before: RowHash, after: RowHash, afterLength: number): RowHash {
  return {
    a: (Math.imul(before.a, power(stepA, afterLength)) + after.a) | 0,
    b: (Math.imul(before.b, power(stepB, afterLength)) + after.b) | 0,
  }
}

function power(base: number, exponent: number): number {
  let result = 1
  let square = base
  for (let left = exponent; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = Math.imul(result, square)
    square = Math.imul(square, square)
  }
  return result
}

export function hashText({ a, b }: RowHash): string {
  return [a, b].map((part) => (part >>> 0).toString(16).padStart(8, '0')).join('')
}
