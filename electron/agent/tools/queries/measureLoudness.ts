import { z } from 'zod'
import { ok } from '../../../../shared/result.ts'
import { sayMono } from '../../../../shared/notes/sayChange.ts'
import type { MonoCount } from '../../../../shared/schemas/edits/monoCount.ts'
import type { Analysis } from '../../../editor/index.ts'
import { defineSoundQuery } from '../contract/defineQuery.ts'
import { monoParameter } from '../schema/monoParameter.ts'
import { sayNames, sayRange } from '../sentences/saying.ts'

type Loudness = Extract<Analysis, { kind: 'loudness' }>

export const measureLoudness = defineSoundQuery({
  name: 'measure_loudness',
  title: 'Measure loudness',
  description:
    'Loudness (EBU R 128: integrated LUFS, loudest moments, range in LU) and true peak of a range on tracks, or of what is heard.',
  words: ['measure loudness', 'measure the loudness', 'how loud is it', 'what is the loudness'],
  parameters: z.strictObject({ mono: monoParameter }),
  ask: async (editor, step) => {
    const { mono } = step.args
    const found = await editor.analyse({ kind: 'loudness', range: step.range, trackIds: step.trackIds, mono })
    return found.ok ? ok(figures(found.value as Loudness, mono)) : found
  },
  say: (value) => {
    const where = `${sayRange(value.range)} of ${sayNames(value.tracks)}`
    if (value.integrated_lufs === null) return `${where} is silent.`
    const loudest = `loudest 400 ms ${value.momentary_max_lufs}, loudest 3 s ${value.short_term_max_lufs} LUFS`
    const rest = `range ${value.loudness_range_lu} LU, true peak ${value.true_peak_dbtp} dBTP`
    const counted = value.mono === null ? '' : `; ${sayMono(value.mono)}`
    return `The loudness of ${where} is ${value.integrated_lufs} LUFS (${loudest}, ${rest}${counted}).`
  },
})

/** A silent sound has no number. */
const tenth = (value: number): number | null => (Number.isFinite(value) ? Math.round(value * 10) / 10 : null)

function figures(found: Loudness, mono: MonoCount) {
  return {
    range: found.range,
    tracks: found.tracks,
    integrated_lufs: tenth(found.integrated),
    momentary_max_lufs: tenth(found.momentaryMax),
    short_term_max_lufs: tenth(found.shortTermMax),
    loudness_range_lu: tenth(found.loudnessRange),
    true_peak_dbtp: tenth(found.truePeakDb),
    /** How its one channel was counted; null of two. */
    mono: found.channels === 1 ? mono : null,
  }
}
