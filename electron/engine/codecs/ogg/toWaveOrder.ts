/** Vorbis and Opus (mapping family 1) put the centre second and the bass last (Vorbis I, 4.3.9); WAV has them third and fourth. */
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
