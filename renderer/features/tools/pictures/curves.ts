import { type Biquad, gainAt } from '../../../../shared/dsp/biquad.ts'
import { compressorCurve, type DynamicsCurve, gateCurve, limiterCurve } from '../../../../shared/dsp/dynamicsCurve.ts'
import { equalizerSections, passSections } from '../../../../shared/dsp/filterSections.ts'

type Args = Readonly<Record<string, unknown>>

/** What becomes of a frequency, in dB. */
export type Response = (frequency: number) => number

const numberOf = (args: Args, key: string): number | null => (typeof args[key] === 'number' ? args[key] : null)

/** Null where a tool has no such curve, or its values are not all there. */
export function responseOf(tool: string, args: Args, sampleRate: number): Response | null {
  const sections = sectionsOf(tool, args, sampleRate)
  if (sections === null) return null
  return (frequency) =>
    sections.reduce((sum, section) => sum + 20 * Math.log10(gainAt(section, sampleRate, frequency)), 0)
}

const passes: Readonly<Record<string, 'highPass' | 'lowPass'>> = {
  apply_high_pass: 'highPass',
  apply_low_pass: 'lowPass',
}

function sectionsOf(tool: string, args: Args, sampleRate: number): readonly Biquad[] | null {
  if (tool === 'apply_equalizer')
    return equalizerSections(
      {
        bassDb: numberOf(args, 'bass_db') ?? 0,
        midDb: numberOf(args, 'mid_db') ?? 0,
        trebleDb: numberOf(args, 'treble_db') ?? 0,
        bands: bandsOf(args['bands']).filter(({ frequencyHz }) => frequencyHz < sampleRate / 2),
      },
      sampleRate,
    )
  const [kind, frequencyHz, rolloffDb] = [passes[tool], numberOf(args, 'frequency_hz'), numberOf(args, 'rolloff_db')]
  if (kind === undefined || frequencyHz === null || rolloffDb === null || frequencyHz >= sampleRate / 2) return null
  return passSections(kind, { frequencyHz, rolloffDb }, sampleRate)
}

function bandsOf(rows: unknown) {
  if (!Array.isArray(rows)) return []
  return (rows as Readonly<Record<string, number>>[]).map((row) => ({
    frequencyHz: row['frequency_hz'] ?? 0,
    gainDb: row['gain_db'] ?? 0,
    q: row['q'] ?? 1,
  }))
}

export interface Dynamics {
  readonly curve: DynamicsCurve
  /** Where it sets in, dB below full scale. */
  readonly threshold: number
}

/** A value of a tool; 0 where it is not given. */
export const numberIn = (args: Args, key: string): number => numberOf(args, key) ?? 0

export function dynamicsOf(tool: string, args: Args): Dynamics | null {
  const threshold = numberOf(args, tool === 'apply_limiter' ? 'ceiling_db' : 'threshold_db')
  if (threshold === null) return null
  const curve = curvesOf[tool]?.(threshold, (key) => numberIn(args, key))
  return curve === undefined ? null : { curve, threshold }
}

const curvesOf: Readonly<Record<string, (threshold: number, value: (key: string) => number) => DynamicsCurve>> = {
  apply_compressor: (thresholdDb, value) =>
    compressorCurve({
      thresholdDb,
      ratio: Math.max(1, value('ratio')),
      kneeDb: value('knee_db'),
      makeupDb: value('makeup_db'),
    }),
  apply_limiter: limiterCurve,
  apply_noise_gate: (thresholdDb, value) => gateCurve({ thresholdDb, reductionDb: value('reduction_db') }),
}
