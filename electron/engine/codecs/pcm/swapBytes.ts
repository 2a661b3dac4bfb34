/** The same numbers of `width` bytes with their bytes in the other order. */
export function swapBytes(bytes: Uint8Array, width: 1 | 2 | 3 | 4 | 8): Uint8Array {
  if (width === 1) return bytes
  const swapped = Buffer.from(bytes)
  if (width === 2) return swapped.swap16()
  if (width === 4) return swapped.swap32()
  if (width === 8) return swapped.swap64()
  for (let at = 0; at + 2 < swapped.length; at += 3) {
    const first = swapped[at] as number
    swapped[at] = swapped[at + 2] as number
    swapped[at + 2] = first
  }
  return swapped
}
