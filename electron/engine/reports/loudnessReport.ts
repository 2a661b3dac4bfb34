import { formatTime } from '../../../shared/wording/formatTime.ts'
import { ok, type Result } from '../../../shared/result.ts'
import { sayMono } from '../../../shared/notes/sayChange.ts'
import { sayName } from '../../../shared/wording/saying.ts'
import type { MonoCount } from '../../../shared/schemas/edits/monoCount.ts'
import type { Analysis } from '../../editor/index.ts'
import type { BlockStore } from '../blocks/blockStore.ts'
import type { Turns } from '../measure/takeTurns.ts'
import { analyseState } from '../state/analyseState.ts'
import type { EditorState } from '../state/editorState.ts'

interface Measured {
  readonly name: string
  readonly start: number
  readonly end: number
  readonly lufs: number | null
  /** How its one channel counts; null of two. */
  readonly mono: MonoCount | null
  readonly momentary_max_lufs: number | null
  readonly short_term_max_lufs: number | null
  readonly range_lu: number
  readonly true_peak_dbtp: number | null
  readonly peak_db: number | null
  readonly rms_db: number | null
  readonly floor_db: number | null
}

type Context = Turns & { readonly store: BlockStore; report(fraction: number): void }
type Loudness = Extract<Analysis, { kind: 'loudness' }>
type Levels = Extract<Analysis, { kind: 'levels' }>

/** Null is silence. */
const tenth = (value: number | null): number | null =>
  value === null || !Number.isFinite(value) ? null : Math.round(value * 10) / 10

/** The whole as it is heard, each track by itself, and what lies under each label. */
export async function measureAll(ctx: Context, state: EditorState): Promise<Result<readonly Measured[]>> {
  const { tracks, labels, sampleRate } = state.project
  const seconds = (frame: number): number => frame / sampleRate
  const parts = [
    { name: 'Everything', range: null, trackIds: [] },
    ...tracks
      .filter(({ clips }) => clips.length > 0)
      .map(({ id, name }) => ({ name: `Track ${sayName(name)}`, range: null, trackIds: [id] })),
    ...labels
      .filter(({ start, end }) => end > start)
      .map(({ text, start, end }) => ({
        name: `Label ${sayName(text)}`,
        range: { start: seconds(start), end: seconds(end) },
        trackIds: [],
      })),
  ]
  const measured: Measured[] = []
  for (const [index, { name, range, trackIds }] of parts.entries()) {
    const part = { ...ctx, report: (done: number) => ctx.report((index + done) / parts.length) }
    const loudness = await analyseState(part, state, { kind: 'loudness', range, trackIds })
    // A label may lie behind all sound.
    if (!loudness.ok && loudness.error.code === 'engine/nothing-there' && range !== null) continue
    if (!loudness.ok) return loudness
    const levels = await analyseState(part, state, { kind: 'levels', range, trackIds })
    if (!levels.ok) return levels
    measured.push(rowOf(name, loudness.value as Loudness, levels.value as Levels))
  }
  return ok(measured)
}

function rowOf(name: string, loud: Loudness, levels: Levels): Measured {
  return {
    name,
    start: loud.range.start,
    end: loud.range.end,
    lufs: tenth(loud.integrated),
    mono: loud.channels === 1 ? 'once' : null,
    momentary_max_lufs: tenth(loud.momentaryMax),
    short_term_max_lufs: tenth(loud.shortTermMax),
    range_lu: tenth(loud.loudnessRange) ?? 0,
    true_peak_dbtp: tenth(loud.truePeakDb),
    peak_db: tenth(levels.peakDb),
    rms_db: tenth(levels.rmsDb),
    floor_db: tenth(levels.floorDb),
  }
}

export const loudnessJson = (project: string, measured: readonly Measured[]): string =>
  `${JSON.stringify({ project, measured_by: 'EBU R 128 (ITU-R BS.1770-5), EBU Tech 3341 and 3342', parts: measured }, null, 2)}\n`

export function loudnessText(project: string, measured: readonly Measured[]): string {
  const level = (value: number | null, unit: string): string => (value === null ? 'silence' : `${value} ${unit}`)
  const parts = measured.map((one) =>
    [
      `${one.name} (${formatTime(one.start)}-${formatTime(one.end)})`,
      `  integrated      ${level(one.lufs, 'LUFS')}${one.mono === null ? '' : `; ${sayMono(one.mono)}`}`,
      `  loudest 3 s     ${level(one.short_term_max_lufs, 'LUFS')}`,
      `  loudest 400 ms  ${level(one.momentary_max_lufs, 'LUFS')}`,
      `  range           ${one.range_lu} LU`,
      `  true peak       ${level(one.true_peak_dbtp, 'dBTP')}`,
      `  sample peak     ${level(one.peak_db, 'dBFS')}`,
      `  RMS             ${level(one.rms_db, 'dBFS')}`,
      `  noise floor     ${level(one.floor_db, 'dBFS')}`,
    ].join('\n'),
  )
  return [`Loudness of “${sayName(project)}”, by EBU R 128.`, ...parts, ''].join('\n\n')
}
