/** The largest magnitude over all channels at a frame: what linked dynamics listen to. What is no number counts as nothing. */
export function linkedLevel(channels: readonly Float32Array[], at: number): number {
  let level = 0
  for (let c = 0; c < channels.length; c++) {
    const size = Math.abs((channels[c] as Float32Array)[at] as number)
    if (size > level) level = size
  }
  return level
}
