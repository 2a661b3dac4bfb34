import { sayChange } from '../../../../../shared/notes/sayChange.ts'
import { sayName } from '../../../../../shared/wording/saying.ts'
import type { MonoCount } from '../../../../../shared/schemas/edits/monoCount.ts'
import { textsFor } from '../../../../../shared/texts/index.ts'
import type { PreparedStep, ReadBack } from '../../contract/defineTool.ts'
import { type DeliveryGoal, type GoalArgs, goalOf } from '../../effects/levels/deliveryGoal.ts'
import { masteredLevels } from '../../effects/levels/expectMastered.ts'
import { isOnlyPoint } from '../../effects/levels/envelopes.ts'
import { withoutReference } from '../../effects/levels/matchTo.ts'
import type { CurveName } from '../../effects/levels/fadeCurves.ts'
import { saying, type StepSaying, type StepSayings } from '../stepSayings.ts'
import {
  areOf,
  partOf,
  sayAllBut,
  sayCount,
  sayDb,
  sayFixed,
  sayNames,
  sayNotes,
  sayNumber,
  sayRange,
  sayTime,
} from './parts.ts'

const texts = textsFor('de', 'de')

const curves: Readonly<Record<CurveName, string>> = {
  linear: 'linear',
  equal_power: 'gleiche Leistung',
  exponential: 'exponentiell',
  logarithmic: 'logarithmisch',
  s_curve: 'S-Kurve',
}

interface Curved {
  readonly curve: CurveName
}

const sayCurve = (name: CurveName): string => (name === 'linear' ? '' : ` (${curves[name]})`)

const fade = (verb: string, past: string): StepSaying =>
  saying<Curved>({
    sentence: (step, names) => `${partOf(step, names)} ${verb}${sayCurve(step.args.curve)}`,
    done: (step, names) => `${partOf(step, names)} ${past}${sayCurve(step.args.curve)}`,
  })

function sayGain(db: number): string {
  if (db === 0) return 'nicht lauter (0 dB)'
  return `${sayDb(Math.abs(db))} ${db > 0 ? 'lauter' : 'leiser'}`
}

const others = (names: readonly string[], control: string): string[] =>
  names.filter((name) => name.toLowerCase() !== control.toLowerCase())

const sayDual = ({ mono }: { readonly mono: MonoCount }): string => (mono === 'dual' ? ', als Dual Mono' : '')
const sayLevel = (db: number): string => (db === Number.NEGATIVE_INFINITY ? 'Stille' : sayFixed(db, 1))
const sayLufs = (lufs: number): string => (lufs === Number.NEGATIVE_INFINITY ? 'Stille' : `${sayFixed(lufs, 1)} LUFS`)

interface Loudness {
  readonly target_lufs: number
  readonly mode: 'together' | 'each'
  readonly mono: MonoCount
}

const isEach = ({ args, trackIds }: PreparedStep<Loudness>): boolean => args.mode === 'each' && trackIds.length > 1

function sayLoudness(step: PreparedStep<Loudness>, names: readonly string[], { sound }: ReadBack): string {
  const levels = (sound?.after ?? []).map(
    (after, index) => `${sayLevel(sound?.before[index]?.lufs ?? 0)} → ${sayLufs(after.lufs ?? 0)}`,
  )
  return isEach(step) ? levels.map((level, index) => `${names[index] ?? ''} ${level}`).join(', ') : levels.join('')
}

const sayGoal = ({ level, ceilingDb }: DeliveryGoal): string =>
  `${sayNumber(level.value)} ${level.unit === 'lufs' ? 'LUFS' : 'dB RMS'} und höchstens ${sayNumber(ceilingDb)} dBTP`

const sayFor = ({ name }: DeliveryGoal): string => (name === null ? '' : ` für ${name}`)

function sayMastered(goal: DeliveryGoal, { outcome }: ReadBack): string {
  const levels = masteredLevels(outcome)
  if (levels === null) return sayGoal(goal)
  const { level, truePeakDb: peak } = levels
  const unit = goal.level.unit === 'lufs' ? 'LUFS' : 'dB RMS'
  return `${sayLevel(level.before)} → ${sayLevel(level.after)} ${unit}, True Peak ${sayLevel(peak.before)} → ${sayLevel(peak.after)} dBTP`
}

const match = (what: (names: readonly string[]) => string): StepSaying =>
  saying({
    sentence: ({ range }, names) => `${what(names)} in ${sayRange(range)} gleich laut machen`,
    done: ({ range }, names, { outcome }) => {
      if (!outcome.changed)
        return `${what(names)} ${areOf(names, 'ist', 'sind')} in ${sayRange(range)} schon gleich laut`
      const levels = (outcome.changes ?? []).map((change) => {
        const { before, after } = sayChange(change, texts)
        return `${change.track ?? sayRange(change.range)} ${before} → ${after}`
      })
      return `${what(names)} gleich laut gemacht: ${levels.join(', ')}${sayNotes(outcome)}`
    },
  })

const sayMeasure = ({ reference, offset_db: db }: Measured): string =>
  db === 0
    ? `so laut wie ${sayName(reference)}`
    : `${sayDb(Math.abs(db))} ${db > 0 ? 'lauter' : 'leiser'} als ${sayName(reference)}`

const measuredPart = (step: PreparedStep<Measured>, names: readonly string[]): string =>
  `${sayRange(step.range)} von ${sayNames(withoutReference(names, step.args))}`

interface Measured {
  readonly reference: string
  readonly offset_db: number
}

interface Duck {
  readonly control: string
  readonly duck_db: number
}

interface Squeeze {
  readonly except: readonly number[]
  readonly ratio: number
  readonly threshold_db: number
}

interface CrossGate {
  readonly reduction_db: number
  readonly except: readonly number[]
}

interface Esses {
  readonly except: readonly number[]
  readonly frequency_hz: number
  readonly reduction_db: number
}

interface Gate {
  readonly except: readonly number[]
  readonly threshold_db: number
  readonly reduction_db: number
}

interface Ramp extends Curved {
  readonly gain_db: number
}

const sayRamp = ({ gain_db: db }: Ramp): string => `um ${sayDb(Math.abs(db))} ${db < 0 ? 'absenken' : 'anheben'}`
const sayRamped = ({ gain_db: db }: Ramp): string => `um ${sayDb(Math.abs(db))} ${db < 0 ? 'abgesenkt' : 'angehoben'}`

export const levels: StepSayings = {
  apply_fade_in: fade('einblenden', 'eingeblendet'),
  apply_fade_out: fade('ausblenden', 'ausgeblendet'),
  apply_amplify: saying<{ readonly gain_db: number }>({
    sentence: (step, names) => `${partOf(step, names)} ${sayGain(step.args.gain_db)} machen`,
    done: (step, names, { outcome: { peakBeforeDb: was, peakAfterDb: is } }) => {
      const peaks = was === null || is === null ? '' : `: Spitze ${sayDb(was)} → ${sayDb(is)}`
      return `${partOf(step, names)} ${sayGain(step.args.gain_db)} gemacht${peaks}`
    },
  }),
  apply_auto_duck: saying<Duck>({
    sentence: ({ range, args }, names) =>
      `${sayNames(others(names, args.control))} in ${sayRange(range)} unter ${sayName(args.control)} um ${sayDb(-args.duck_db)} absenken`,
    done: ({ range, args }, _names, { outcome }) =>
      `${sayNames(outcome.tracks)} in ${sayRange(range)} unter ${sayName(args.control)} um ${sayDb(-args.duck_db)} abgesenkt`,
  }),
  apply_compressor: saying<Squeeze>({
    sentence: (step, names) =>
      `${partOf(step, names)} über ${sayDb(step.args.threshold_db)} im Verhältnis ${sayNumber(step.args.ratio)}:1 komprimieren${sayAllBut(step.args.except)}`,
    done: (step, names) =>
      `${partOf(step, names)} über ${sayDb(step.args.threshold_db)} im Verhältnis ${sayNumber(step.args.ratio)}:1 komprimiert`,
  }),
  apply_cross_gate: saying<CrossGate>({
    sentence: ({ range, args }, names) =>
      `${sayNames(names)} in ${sayRange(range)} jeweils um ${sayDb(args.reduction_db)} absenken, während jemand anderes spricht${sayAllBut(args.except)}`,
    done: ({ range, args }, _names, { outcome }) => {
      const parts = (outcome.changes ?? []).filter(({ left }) => !left)
      const tracks = [...new Set(parts.flatMap(({ track }) => track ?? []))]
      return `${sayNames(tracks)} in ${sayCount(parts.length, 'Teil', 'Teilen')} von ${sayRange(range)}, in denen jemand anderes spricht, um ${sayDb(args.reduction_db)} abgesenkt`
    },
  }),
  apply_crossfade: saying<{ readonly duration?: number | undefined }>({
    sentence: (step, names) =>
      `Die Clips in ${partOf(step, names)}${step.args.duration === undefined ? '' : ` über ${sayTime(step.args.duration)}`} überblenden`,
    done: (step, names, { before, after }) =>
      `Die Clips in ${partOf(step, names)} überblendet: ${sayTime(before.duration)} → ${sayTime(after.duration)}`,
  }),
  apply_de_esser: saying<Esses>({
    sentence: (step, names) =>
      `Die S-Laute in ${partOf(step, names)} mindern: über ${sayNumber(step.args.frequency_hz)} Hz bis zu ${sayDb(step.args.reduction_db)} leiser${sayAllBut(step.args.except)}`,
    done: (step, names) =>
      `Die S-Laute in ${partOf(step, names)} gemindert: über ${sayNumber(step.args.frequency_hz)} Hz bis zu ${sayDb(step.args.reduction_db)} leiser`,
  }),
  apply_limiter: saying<{ readonly ceiling_db: number }>({
    sentence: (step, names) => `${partOf(step, names)} auf ${sayDb(step.args.ceiling_db)} begrenzen`,
    done: (step, names) => `${partOf(step, names)} auf ${sayDb(step.args.ceiling_db)} begrenzt`,
  }),
  apply_loudness_normalize: saying<Loudness>({
    sentence: (step, names) =>
      `${partOf(step, names)} auf ${sayNumber(step.args.target_lufs)} LUFS bringen${isEach(step) ? ', jede Spur für sich' : ''}${sayDual(step.args)}`,
    done: (step, names, seen) =>
      seen.outcome.changed
        ? `Lautheit von ${partOf(step, names)}: ${sayLoudness(step, names, seen)}${sayNotes(seen.outcome)}`
        : `${partOf(step, names)} hat schon eine Lautheit von ${sayLufs(step.args.target_lufs)}${sayNotes(seen.outcome)}`,
  }),
  apply_master: saying<GoalArgs & { readonly mono: MonoCount }>({
    sentence: (step, names) => {
      const goal = goalOf(step.args)
      return `${partOf(step, names)}${sayFor(goal)} auf ${sayGoal(goal)} mastern${sayDual(step.args)}`
    },
    done: (step, names, seen) => {
      const goal = goalOf(step.args)
      return seen.outcome.changed
        ? `${partOf(step, names)}${sayFor(goal)} gemastert: ${sayMastered(goal, seen)}${sayNotes(seen.outcome)}`
        : `${partOf(step, names)} ist schon bei ${sayGoal(goal)}${sayNotes(seen.outcome)}`
    },
  }),
  apply_noise_gate: saying<Gate>({
    sentence: (step, names) =>
      `Noise Gate auf ${partOf(step, names)}: Was unter ${sayDb(step.args.threshold_db)} liegt, wird ${sayDb(step.args.reduction_db)} leiser${sayAllBut(step.args.except)}`,
    done: (step, names) =>
      `Noise Gate auf ${partOf(step, names)} angewendet: Was unter ${sayDb(step.args.threshold_db)} liegt, ist ${sayDb(step.args.reduction_db)} leiser`,
  }),
  apply_normalize: saying<{ readonly peak_db: number }>({
    sentence: (step, names) => `${partOf(step, names)} auf eine Spitze von ${sayDb(step.args.peak_db)} normalisieren`,
    done: (step, names, { outcome: { changed, peakBeforeDb: was, peakAfterDb: is } }) => {
      if (!changed) return `${partOf(step, names)} hat schon eine Spitze von ${sayDb(step.args.peak_db)}`
      const peak = was === null || is === null ? sayDb(step.args.peak_db) : `${sayDb(was)} → ${sayDb(is)}`
      return `${partOf(step, names)} normalisiert: Spitze ${peak}`
    },
  }),
  apply_volume_ramp: saying<Ramp>({
    sentence: ({ range, args }, names) =>
      `${sayNames(names)} über ${sayRange(range)} hinweg ${sayRamp(args)}${sayCurve(args.curve)}, und danach dabei bleiben`,
    done: ({ range, args }, names) =>
      `${sayNames(names)} über ${sayRange(range)} hinweg ${sayRamped(args)}${sayCurve(args.curve)}, und alles dahinter mit`,
  }),
  add_envelope_point: saying<Point>({
    sentence: (step, names) => `Die Hüllkurve von ${sayNames(names)} ${sayPoint(step)} setzen`,
    done: (step, names, { outcome, after }) =>
      outcome.changed
        ? `Die Hüllkurve von ${sayNames(names)} ${sayPoint(step)} gesetzt${isOnlyPoint(step, after) ? '; ohne einen weiteren Punkt ist der ganze Clip so laut' : ''}`
        : `Die Hüllkurve von ${sayNames(names)} lag ${sayPoint(step)} schon`,
  }),
  clear_envelope: saying({
    sentence: (step, names) => `Die Hüllkurve von ${partOf(step, names)} löschen`,
    done: (step, names) => `Die Hüllkurve von ${partOf(step, names)} gelöscht`,
  }),
  apply_match_loudness: match(sayNames),
  apply_match_to: saying<Measured>({
    sentence: (step, names) => `${measuredPart(step, names)} ${sayMeasure(step.args)} machen`,
    done: (step, names, { outcome }) => {
      const what = measuredPart(step, names)
      if (!outcome.changed) return `${what} ist schon ${sayMeasure(step.args)}${sayNotes(outcome)}`
      const levels = (outcome.changes ?? []).map((change) => {
        const { before, after } = sayChange(change, texts)
        return `${change.track === null ? '' : `${change.track} `}${before} → ${after}`
      })
      return `${what} ${sayMeasure(step.args)} gemacht: ${levels.join(', ')}${sayNotes(outcome)}`
    },
  }),
  apply_match_labels: match((names) => `Was unter den Textmarken auf ${sayNames(names)} liegt,`),
}

interface Point {
  readonly time: number
  readonly gain_db: number
}

const sayPoint = ({ args }: PreparedStep<Point>): string => `bei ${sayTime(args.time)} auf ${sayDb(args.gain_db)}`
