import type { Part } from '../readParts.ts'
import { createQuantiser } from '../quantise.ts'

/** Parts as interleaved whole numbers, low byte first: dithered at 16 bits, rounded at 24. */
export function createWholeNumbers(depth: 16 | 24): (part: Part) => Uint8Array {
  const quantiser = createQuantiser()
  return (part) => {
    if (part.kind === 'plain') return new Uint8Array(part.samples.buffer, part.samples.byteOffset, part.samples.byteLength)
    const count = part.frames * part.channels.length
    if (depth === 16) {
      const out = new Int16Array(count)
      quantiser.toInt16(part.channels, out)
      return new Uint8Array(out.buffer)
    }
    const out = new Uint8Array(count * 3)
    quantiser.toInt24(part.channels, out)
    return out
  }
}
