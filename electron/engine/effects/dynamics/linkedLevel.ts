/** The largest magnitude over all channels at a frame: what linked dynamics listen to. What is no number counts as nothing. */
export function linkedLevel(channels: readonly Float32Array[], at: number): number {
  let level = 0
  for (let c = 0; c < channels.length; c++) {
    const size = Math.abs((channels[c] as Float32Array)[at] as number)
    if (size > level) level = size
  }
  return level
}

/** The same for every frame, into `levels`: one loop a channel. */
export function linkLevels(channels: readonly Float32Array[], levels: Float32Array): void {
  const [first, ...others] = channels
  if (first === undefined) return
  for (let i = 0; i < first.length; i++) {
    const size = Math.abs(first[i] as number)
    levels[i] = size > 0 ? size : 0
  }
  for (const row of others) {
    for (let i = 0; i < row.length; i++) {
      const size = Math.abs(row[i] as number)
      if (size > (levels[i] as number)) levels[i] = size
    }
  }
}
