/** What can be told of a piece of sound by its samples. */
export interface SoundLevels {
  readonly peakDb: number
  readonly rmsDb: number
  /** Levels of short parts, dB below full scale, in their order. */
  readonly parts: readonly number[]
  /** Their peaks, dB below full scale. */
  readonly peaks: readonly number[]
  /** Highest and lowest samples of as many columns, 1 is full scale. */
  readonly columns: readonly (readonly [high: number, low: number])[]
}

/** How long a part is. */
export const partSeconds = 0.05
const columnCount = 160
const toDb = (size: number): number => (size <= 0 ? -Infinity : 20 * Math.log10(size))

export function levelsOf(channels: readonly Float32Array[], sampleRate: number): SoundLevels {
  const length = channels[0]?.length ?? 0
  const size = Math.max(1, Math.round(partSeconds * sampleRate))
  const parts: number[] = []
  const peaks: number[] = []
  let [peak, energy] = [0, 0]
  for (let from = 0; from < length; from += size) {
    const one = measure(channels, from, Math.min(length, from + size))
    peak = Math.max(peak, one.high, -one.low)
    peaks.push(toDb(Math.max(one.high, -one.low)))
    energy += one.energy
    parts.push(toDb(Math.sqrt(one.energy / (Math.min(length, from + size) - from))))
  }
  const columns = Array.from(
    { length: Math.min(columnCount, length) },
    (_, i, count = Math.min(columnCount, length)) => {
      const { high, low } = measure(channels, Math.floor((i * length) / count), Math.floor(((i + 1) * length) / count))
      return [high, low] as const
    },
  )
  return { peakDb: toDb(peak), rmsDb: toDb(Math.sqrt(energy / Math.max(1, length))), parts, peaks, columns }
}

/** The energy is that of the louder channel, as dynamics count it. */
function measure(channels: readonly Float32Array[], from: number, to: number) {
  let [high, low, most] = [0, 0, 0]
  for (const samples of channels) {
    let energy = 0
    for (let i = from; i < to; i++) {
      const sample = samples[i] ?? 0
      high = Math.max(high, sample)
      low = Math.min(low, sample)
      energy += sample * sample
    }
    most = Math.max(most, energy)
  }
  return { high, low, energy: most }
}
