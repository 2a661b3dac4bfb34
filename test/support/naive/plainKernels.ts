/** What the kernels compute, in plain code: one sample after the other. */

export const plainScale = (row: Float32Array, gain: number): Float32Array =>
  row.map((sample) => Math.fround(sample * gain) + 0)

export const plainAdd = (row: Float32Array, more: Float32Array): Float32Array =>
  row.map((sample, i) => sample + (more[i] ?? 0))

export const plainMix = (row: Float32Array, more: Float32Array, gain: number): Float32Array =>
  row.map((sample, i) => sample + (more[i] ?? 0) * gain)

export const plainAverage = (row: Float32Array, more: Float32Array): Float32Array =>
  row.map((sample, i) => (sample + (more[i] ?? 0)) / 2)

export function plainRamp(
  row: Float32Array,
  ramp: { from: number; rise: number; total: number; start: number; step: number },
): Float32Array {
  return row.map((sample, i) => {
    const place = Math.min(ramp.total, Math.max(0, ramp.start + i * ramp.step))
    return Math.fround(sample * (ramp.from + ramp.rise * (place / ramp.total))) + 0
  })
}

export function plainSummary(row: Float32Array, every: number): { min: number[]; max: number[]; energy: number[] } {
  const summary: { min: number[]; max: number[]; energy: number[] } = { min: [], max: [], energy: [] }
  for (let at = 0; at < row.length; at += every) {
    const entry = row.subarray(at, at + every)
    let min = Infinity
    let max = -Infinity
    for (const sample of entry) {
      if (sample < min) min = sample
      if (sample > max) max = sample
    }
    summary.min.push(min)
    summary.max.push(max)
    summary.energy.push(Math.fround(plainSquares(entry)))
  }
  return summary
}

/** In four parts, by place modulo 4, then what is left over. */
export function plainSquares(row: Float32Array): number {
  const whole = row.length - (row.length % 4)
  const sums = [0, 0, 0, 0]
  row.subarray(0, whole).forEach((sample, i) => {
    sums[i % 4] = (sums[i % 4] ?? 0) + sample * sample
  })
  return row.subarray(whole).reduce(
    (sum, sample) => sum + sample * sample,
    sums.reduce((sum, part) => sum + part),
  )
}

export function plainPeak(row: Float32Array): number {
  let peak = 0
  for (const sample of row) if (Math.abs(sample) > peak) peak = Math.abs(sample)
  return peak
}

export function plainHash(row: Float32Array, before: number, step: number): number {
  return new Int32Array(row.slice().buffer).reduce((hash, bits) => {
    const word = Math.imul(bits, 0x85eb_ca6b)
    return (Math.imul(hash, step) + (word ^ (word >>> 15))) | 0
  }, before)
}

const clip = (step: number, scale: number): number =>
  Number.isNaN(step) ? 0 : Math.max(-scale, Math.min(scale - 1, step))

export const plainStep = (sample: number, scale: number): number => clip(Math.floor(sample * scale + 0.5), scale)

export const interleaved = (rows: readonly Float32Array[]): number[] =>
  Array.from(rows[0] ?? [], (_, i) => rows.map((row) => row[i] ?? 0)).flat()

/** TPDF dither of 16 bits with whole numbers; each of a channel's four generators serves every fourth frame. */
export function plainQuantise(rows: readonly Float32Array[], seeds: Uint32Array): Int16Array {
  const frames = rows[0]?.length ?? 0
  const out = new Int16Array(frames * rows.length)
  for (let at = 0; at < frames; at += 256) {
    const parts = rows.map((row) => row.subarray(at, at + 256))
    const isExact = parts.every((part) =>
      part.every((sample) => Number.isInteger(sample * 32_768) || Math.abs(sample) === Infinity),
    )
    const steps = isExact ? interleaved(parts).map((sample) => plainStep(sample, 32_768)) : dithered(parts, seeds)
    out.set(steps, at * rows.length)
  }
  return out
}

function dithered(parts: readonly Float32Array[], seeds: Uint32Array): number[] {
  const steps: number[] = []
  for (let i = 0; i < (parts[0]?.length ?? 0); i++) {
    parts.forEach((part, channel) => {
      const generators = seeds.subarray(channel * 4, channel * 4 + 4)
      if (i % 4 === 0) turn(generators)
      steps.push(ditheredStep(part[i] ?? 0, generators[i % 4] ?? 0))
    })
  }
  return steps
}

function turn(seeds: Uint32Array): void {
  for (let lane = 0; lane < seeds.length; lane++) {
    let state = seeds[lane] ?? 0
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    seeds[lane] = state
  }
}

function ditheredStep(sample: number, random: number): number {
  const fixed = Math.trunc(Math.fround(Math.max(-1.5, Math.min(1.5, sample)) * 2 ** 30)) || 0
  const noise = (random & 0x7fff) + (random >>> 17) - 32_767 + 16_384
  return clip(Math.floor((fixed + noise) / 32_768), 32_768)
}
