import type { DeliveryTarget } from '../../../../shared/files/deliveryTargets.ts'
import { formatTime } from '../../../../shared/wording/formatTime.ts'
import { sayMono } from '../../../../shared/notes/sayChange.ts'
import type { MonoCount } from '../../../../shared/schemas/edits/monoCount.ts'
import type { MixLevels } from '../../../editor/index.ts'

/** One thing that a delivery is checked for. */
export interface DeliveryLine {
  readonly what: string
  readonly found: string
  readonly wanted: string
  readonly passes: boolean
  /** What would bring it there, as it can be said; null where it passes. */
  readonly fix: string | null
}

/** What was measured of one file that would be delivered. */
export interface Delivered extends MixLevels {
  readonly channels: 1 | 2
  readonly mono: MonoCount
  readonly sampleRate: number
  /** Seconds; the quiet ones at both ends. */
  readonly length: number
  readonly head: number
  readonly tail: number
}

/** What the target asks for, line by line. `part` is what a fix is said of: "everything", "the part intro". */
export function deliveryLines(target: DeliveryTarget, found: Delivered, part: string): readonly DeliveryLine[] {
  return [
    levelLine(target, found, part),
    ceilingLine(target, found, part),
    ...floorLine(target, found, part),
    ...edgeLine('Head', target.head, found.head, 'start'),
    ...edgeLine('Tail', target.tail, found.tail, 'end'),
    ...rateLine(target, found),
    ...channelsLine(target, found),
    ...lengthLine(target, found),
  ]
}

const fixedBy = (passes: boolean, fix: string) => ({ passes, fix: passes ? null : fix })
const db = (value: number): string => (value === -Infinity ? 'silence' : value.toFixed(1))
/** What would be shown as the limit keeps it. */
const shown = (value: number): number => Math.round(value * 10) / 10

function levelLine({ name, level }: DeliveryTarget, found: Delivered, part: string): DeliveryLine {
  const { unit, min, max } = level
  const is = unit === 'lufs' ? found.lufs : found.rmsDb
  const said = unit === 'lufs' ? 'LUFS' : 'dB'
  return {
    what: unit === 'lufs' ? 'Loudness' : 'RMS',
    found: `${db(is)} ${said}${unit === 'lufs' && found.channels === 1 ? `, ${sayMono(found.mono)}` : ''}`,
    wanted: `${min} to ${max} ${said}`,
    ...fixedBy(
      shown(is) >= min && shown(is) <= max,
      `master ${part} for ${name}${found.mono === 'dual' ? ' as dual mono' : ''}`,
    ),
  }
}

function ceilingLine({ name, ceiling }: DeliveryTarget, found: Delivered, part: string): DeliveryLine {
  const isTrue = ceiling.of === 'true-peak'
  const is = isTrue ? found.truePeakDb : found.peakDb
  const more = isTrue ? '' : ` (true peak ${db(found.truePeakDb)} dBTP)`
  return {
    what: isTrue ? 'True peak' : 'Peak',
    found: `${db(is)} ${isTrue ? 'dBTP' : 'dB'}${more}`,
    wanted: `at most ${ceiling.max}`,
    ...fixedBy(is <= ceiling.max, `master ${part} for ${name}`),
  }
}

function floorLine({ floorMax }: DeliveryTarget, { floorDb }: Delivered, part: string): DeliveryLine[] {
  if (floorMax === undefined) return []
  return [
    {
      what: 'Noise floor',
      found: floorDb === null ? 'silence' : `${db(floorDb)} dB`,
      wanted: `at most ${floorMax} dB`,
      ...fixedBy(floorDb === null || shown(floorDb) <= floorMax, `reduce the noise in ${part}`),
    },
  ]
}

function edgeLine(what: string, range: DeliveryTarget['head'], seconds: number, edge: 'start' | 'end'): DeliveryLine[] {
  if (range === undefined) return []
  const [least, most] = range
  const missing = Math.ceil((least - seconds) * 100) / 100
  const fix =
    seconds < least
      ? `insert ${missing} seconds of silence at the ${edge}`
      : `shorten the silence at the ${edge} to ${(least + most) / 2} seconds`
  return [
    {
      what,
      found: `${seconds.toFixed(2)} s`,
      wanted: `${least} to ${most} s of quiet`,
      ...fixedBy(seconds >= least - 0.005 && seconds <= most + 0.005, fix),
    },
  ]
}

function rateLine({ sampleRate }: DeliveryTarget, found: Delivered): DeliveryLine[] {
  if (sampleRate === undefined) return []
  return [
    {
      what: 'Sample rate',
      found: `${found.sampleRate} Hz`,
      wanted: `${sampleRate} Hz`,
      ...fixedBy(found.sampleRate === sampleRate, `export it as mp3 at ${sampleRate} Hz`),
    },
  ]
}

function channelsLine({ longest }: DeliveryTarget, { channels }: Delivered): DeliveryLine[] {
  if (longest === undefined) return []
  return [
    { what: 'Channels', found: channels === 1 ? 'mono' : 'stereo', wanted: 'all files alike', passes: true, fix: null },
  ]
}

function lengthLine({ longest }: DeliveryTarget, { length }: Delivered): DeliveryLine[] {
  if (longest === undefined) return []
  return [
    {
      what: 'Length',
      found: formatTime(length),
      wanted: `at most ${formatTime(longest)} a file`,
      ...fixedBy(length <= longest, 'export one file for each label'),
    },
  ]
}
