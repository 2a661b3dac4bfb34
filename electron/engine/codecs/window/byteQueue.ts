/** Bytes in the order in which they came; what is taken is one piece of memory. */
export interface ByteQueue {
  readonly length: () => number
  add(bytes: Uint8Array): void
  /** So many, or all that are there. */
  take(wanted: number): Uint8Array
}

export function createByteQueue(): ByteQueue {
  let parts: Uint8Array[] = []
  let length = 0
  return {
    length: () => length,
    add: (bytes) => {
      parts.push(bytes)
      length += bytes.length
    },
    take: (wanted) => {
      const taken = new Uint8Array(Math.min(wanted, length))
      let filled = 0
      let used = 0
      for (; filled < taken.length; used++) {
        const part = parts[used] as Uint8Array
        const piece = part.subarray(0, taken.length - filled)
        taken.set(piece, filled)
        filled += piece.length
        if (piece.length < part.length) {
          parts[used] = part.subarray(piece.length)
          break
        }
      }
      parts = parts.slice(used)
      length -= taken.length
      return taken
    },
  }
}
