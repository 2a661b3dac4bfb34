/**
 * What is heard of a file with more than two channels: all of them, mixed to stereo, or the one of that number alone.
 * Others stay as they are.
 */
export type ChannelChoice = 'fold' | number

/** How many channels come of it. */
export function keptChannels(channels: number, choice: ChannelChoice): 1 | 2 {
  return channels === 1 || (channels > 2 && choice !== 'fold') ? 1 : 2
}

/** The samples of one channel out of an interleaved row, `width` bytes each. */
export function pickBytes(bytes: Uint8Array, channels: number, channel: number, width: number): Uint8Array {
  const frames = Math.floor(bytes.length / (channels * width))
  const picked = new Uint8Array(frames * width)
  for (let k = 0; k < width; k++) {
    for (let to = k, from = channel * width + k; to < picked.length; to += width, from += channels * width)
      picked[to] = bytes[from] as number
  }
  return picked
}
