/** The decoders write what they find wrong to the console as well as into their answer; here only the answer counts. */
export function quietly<T>(decode: () => T): T {
  const written = console.error
  console.error = () => undefined
  try {
    return decode()
  } finally {
    console.error = written
  }
}

/**
 * What `decode` makes of a packet. A packet that is made to mislead can make the decoder reach outside its memory; it
 * is alone in there, and the packet counts as damaged (null).
 */
export function orDamaged<T>(decode: () => T): T | null {
  try {
    return decode()
  } catch (error) {
    if (error instanceof Error && error.name === 'RuntimeError') return null
    throw error
  }
}

/**
 * Vorbis and Opus (mapping family 1) put the centre second and the bass last (Vorbis I, 4.3.9); WAV has them third and
 * fourth.
 */
const orders: Readonly<Record<number, readonly number[]>> = {
  3: [0, 2, 1],
  5: [0, 2, 1, 3, 4],
  6: [0, 2, 1, 5, 3, 4],
  7: [0, 2, 1, 6, 5, 3, 4],
  8: [0, 2, 1, 7, 5, 6, 3, 4],
}

export function toWaveOrder(channels: readonly Float32Array[]): readonly Float32Array[] {
  return orders[channels.length]?.map((from) => channels[from] as Float32Array) ?? channels
}
