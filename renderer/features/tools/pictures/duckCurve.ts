/** Pauses of the control track that are shorter bring nothing up, seconds. */
const longestPause = 1

interface Duck {
  /** From which level on the control track counts, dB below full scale. */
  readonly thresholdDb: number
  /** How far the others go down, dB: 0 or less. */
  readonly duckDb: number
  /** How long going down and coming up take, seconds. */
  readonly fade: number
}

/**
 * By how much the others are turned down at each of so many levels of the control track, dB: down by the time that it
 * is heard, up again behind it.
 *
 * @param each How long each level lasts, seconds.
 */
export function duckCurve(levels: readonly number[], each: number, { thresholdDb, duckDb, fade }: Duck): number[] {
  const loud = loudParts(levels, thresholdDb, Math.max(longestPause, 2 * fade) / each)
  const fadeParts = fade / each
  return levels.map((_, at) => {
    const depths = loud.map(({ from, to }) => {
      const away = Math.max(0, from - at, at - (to - 1))
      return away === 0 ? 1 : Math.max(0, 1 - away / Math.max(fadeParts, Number.MIN_VALUE))
    })
    const depth = Math.max(0, ...depths)
    return depth === 0 ? 0 : duckDb * depth
  })
}

interface HeardPart {
  readonly from: number
  readonly to: number
}

/** Where it is heard, over pauses that are shorter than so many levels. */
function loudParts(levels: readonly number[], thresholdDb: number, shortest: number): HeardPart[] {
  const parts: HeardPart[] = []
  levels.forEach((level, at) => {
    if (level < thresholdDb) return
    const last = parts.at(-1)
    if (last !== undefined && at - last.to < shortest) parts[parts.length - 1] = { from: last.from, to: at + 1 }
    else parts.push({ from: at, to: at + 1 })
  })
  return parts
}
