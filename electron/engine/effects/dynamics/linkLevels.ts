/** The largest magnitude over all channels at every frame: what linked dynamics listen to. What is no number counts as nothing. */
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
