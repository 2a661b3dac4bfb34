import { type DeliveryTarget } from '../../../shared/files/deliveryTargets.ts'
import type { ExportLevels } from '../../../shared/schemas/exportRequest.ts'
import type { Formats, Texts } from '../../../shared/texts/index.ts'

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

/** What is written to a tenth reads as over a limit from here above it on, dB. */
export const readsOver = 0.05

/** Both scales, dB: louder than the upper end is drawn there. */
const scales = { level: { low: -40, high: -5 }, peak: { low: -24, high: 3 } }

/** What a target asks of a sound, with what it has; without a target only what it has. */
export function checkLines(levels: ExportLevels, target: DeliveryTarget | null, texts: Texts): readonly CheckLine[] {
  const { exporting } = texts
  const isRms = target?.level.unit === 'rms'
  const isSample = target?.ceiling.of === 'sample-peak'
  const level = isRms ? levels.rmsDb : levels.lufs
  const peak = isSample ? levels.peakDb : levels.truePeakDb
  return [
    {
      name: isRms ? exporting.rms : exporting.loudness,
      value: level,
      said: isRms ? sayLevel(level, 'dB', texts) : sayLoudness(levels, texts),
      verdict: target && levelVerdict(level, target.level, texts),
      at: placeOn(scales.level, level),
      zone: target && {
        from: placeOn(scales.level, target.level.min),
        to: placeOn(scales.level, target.level.max),
      },
    },
    {
      name: isSample ? exporting.peak : exporting.truePeak,
      value: peak,
      said: sayLevel(peak, isSample ? 'dBFS' : 'dBTP', texts),
      verdict: peakVerdict(peak, target?.ceiling.max ?? 0, texts),
      at: placeOn(scales.peak, peak),
      zone: { from: 0, to: placeOn(scales.peak, target?.ceiling.max ?? 0) },
    },
  ]
}

function levelVerdict(
  value: number | null,
  { min, max }: DeliveryTarget['level'],
  { exporting, formats }: Texts,
): CheckLine['verdict'] {
  if (value === null) return { passes: false, said: exporting.silent }
  const shown = Number(value.toFixed(1))
  if (shown < min) return { passes: false, said: exporting.tooQuiet(formats.fixed(min - shown, 1)) }
  if (shown > max) return { passes: false, said: exporting.tooLoud(formats.fixed(shown - max, 1)) }
  return { passes: true, said: exporting.within(signed(min, formats), signed(max, formats)) }
}

function peakVerdict(value: number | null, max: number, { exporting, formats }: Texts): CheckLine['verdict'] {
  const shown = value === null ? -Infinity : Number(value.toFixed(1))
  return shown > max
    ? { passes: false, said: exporting.over(sayCeiling(max, formats)) }
    : { passes: true, said: exporting.notOver(sayCeiling(max, formats)) }
}

/** To a tenth, as what is measured against it. */
export const sayCeiling = (max: number, { fixed }: Formats): string => fixed(max, 1).replace('-', '−')
const signed = (value: number, { decimals }: Formats): string => decimals(String(value)).replace('-', '−')
const sayLevel = (value: number | null, unit: string, { exporting, formats }: Texts): string =>
  value === null ? exporting.silence : `${formats.fixed(value, 1).replace('-', '−')} ${unit}`

/** A file of one channel is measured as it is; what plays it from two speakers is 3 LU louder. */
const sayLoudness = ({ lufs, channels }: ExportLevels, texts: Texts): string =>
  channels === 1 && lufs !== null
    ? texts.exporting.monoOnce(sayLevel(lufs, 'LUFS', texts))
    : sayLevel(lufs, 'LUFS', texts)

function placeOn({ low, high }: { readonly low: number; readonly high: number }, value: number | null): number {
  return Math.min(1, Math.max(0, ((value ?? low) - low) / (high - low)))
}
