import { createProcessor, type EffectCall } from '../../../electron/engine/effects/index.ts'

/** Sound through an effect in blocks of `block` frames, as long as what comes out. What goes in is left as it is. */
export async function renderEffect(
  effect: EffectCall,
  sound: readonly Float32Array[],
  sampleRate = 44_100,
  block = 65_536,
): Promise<Float32Array[]> {
  const processor = await createProcessor(effect, { sampleRate, channels: sound.length })
  const parts: (readonly Float32Array[])[] = []
  for (let at = 0; at < (sound[0]?.length ?? 0); at += block)
    parts.push(
      processor.process(sound.map((samples) => samples.slice(at, at + block))).map((samples) => samples.slice()),
    )
  parts.push(processor.finish())
  return sound.map((_, c) => {
    const rows = parts.map((part) => part[c] ?? new Float32Array())
    const out = new Float32Array(rows.reduce((sum, row) => sum + row.length, 0))
    let filled = 0
    for (const row of rows) {
      out.set(row, filled)
      filled += row.length
    }
    return out
  })
}

export const toDb = (factor: number): number => 20 * Math.log10(factor)

/** RMS in dB below full scale. */
export function levelOf(samples: Float32Array, from = 0, to = samples.length): number {
  let sum = 0
  for (let i = from; i < to; i++) sum += (samples[i] as number) ** 2
  return 10 * Math.log10(sum / (to - from))
}

export const peakOf = (samples: Float32Array): number =>
  samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)

/** Level of what two sounds differ in. */
export function differenceOf(one: Float32Array, other: Float32Array, from = 0, to = one.length): number {
  return levelOf(
    one.map((sample, i) => sample - (other[i] as number)),
    from,
    to,
  )
}
