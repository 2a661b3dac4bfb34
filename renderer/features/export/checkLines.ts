import { type DeliveryTarget } from '../../../shared/deliveryTargets.ts'
import type { ExportLevels } from '../../../shared/schemas/exportRequest.ts'

export interface CheckLine {
  readonly name: string
  /** With its unit; null for silence. */
  readonly value: number | null
  readonly said: string
  /** Null where nothing is asked of it. */
  readonly verdict: { readonly passes: boolean; readonly said: string } | null
  /** Where it lies, and what is let pass, on a scale from 0 to 1. */
  readonly at: number
  readonly zone: { readonly from: number; readonly to: number } | null
}

/** Both scales, dB: louder than the upper end is drawn there. */
const scales = { level: { low: -40, high: -5 }, peak: { low: -24, high: 3 } }

/** What a target asks of a sound, with what it has; without a target only what it has. */
export function checkLines(levels: ExportLevels, target: DeliveryTarget | null): readonly CheckLine[] {
  const isRms = target?.level.unit === 'rms'
  const isSample = target?.ceiling.of === 'sample-peak'
  const level = isRms ? levels.rmsDb : levels.lufs
  const peak = isSample ? levels.peakDb : levels.truePeakDb
  return [
    {
      name: isRms ? 'RMS level' : 'Loudness',
      value: level,
      said: sayLevel(level, isRms ? 'dB' : 'LUFS'),
      verdict: target && levelVerdict(level, target.level),
      at: placeOn(scales.level, level),
      zone: target && {
        from: placeOn(scales.level, target.level.min),
        to: placeOn(scales.level, target.level.max),
      },
    },
    {
      name: isSample ? 'Peak' : 'True peak',
      value: peak,
      said: sayLevel(peak, isSample ? 'dBFS' : 'dBTP'),
      verdict: peakVerdict(peak, target?.ceiling.max ?? 0),
      at: placeOn(scales.peak, peak),
      zone: { from: 0, to: placeOn(scales.peak, target?.ceiling.max ?? 0) },
    },
  ]
}

function levelVerdict(value: number | null, { min, max }: DeliveryTarget['level']): CheckLine['verdict'] {
  if (value === null) return { passes: false, said: 'silent' }
  const shown = Number(value.toFixed(1))
  if (shown < min) return { passes: false, said: `${short(min - shown)} dB too quiet` }
  if (shown > max) return { passes: false, said: `${short(shown - max)} dB too loud` }
  return { passes: true, said: `within ${signed(min)} to ${signed(max)}` }
}

function peakVerdict(value: number | null, max: number): CheckLine['verdict'] {
  const shown = value === null ? -Infinity : Number(value.toFixed(1))
  return shown > max
    ? { passes: false, said: `over ${signed(max)}` }
    : { passes: true, said: `not over ${signed(max)}` }
}

const short = (value: number): string => value.toFixed(1)
const signed = (value: number): string => String(value).replace('-', '−')
const sayLevel = (value: number | null, unit: string): string =>
  value === null ? 'Silence' : `${short(value).replace('-', '−')} ${unit}`

function placeOn({ low, high }: { readonly low: number; readonly high: number }, value: number | null): number {
  return Math.min(1, Math.max(0, ((value ?? low) - low) / (high - low)))
}
