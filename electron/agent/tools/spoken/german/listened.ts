import type { RangeView } from '../../../../../shared/schemas/projectView.ts'
import type { AnswerSayings, SaidAnswer } from '../answerSayings.ts'
import { answer, type Heard, whereOf, withOffers } from './answerParts.ts'
import { sayCount, sayList, sayNumber, sayRange, sayTime } from './parts.ts'

const hundredth = (seconds: number): number => Math.round(seconds * 100) / 100

interface Extremes extends Heard {
  readonly which: 'loudest' | 'quietest'
  readonly places: readonly (RangeView & { readonly lufs: number })[]
}

function sayExtremes(value: Extremes): string {
  const [first, ...others] = value.places
  if (first === undefined) return `${whereOf(value)} ist still.`
  const which = value.which === 'loudest' ? 'lauteste' : 'leiseste'
  const rest = others.map(({ start, lufs }) => `${sayTime(hundredth(start))} (${sayNumber(lufs)})`)
  const then = rest.length === 0 ? '' : ` Dann ${sayList(rest)}.`
  const place = sayRange({ start: hundredth(first.start), end: hundredth(first.end) })
  return `Die ${which} Stelle in ${whereOf(value)} ist ${place}, mit ${sayNumber(first.lufs)} LUFS.${then}`
}

interface Hummed {
  readonly track: string
  readonly hz: 50 | 60 | null
  readonly level_db: number
  readonly tones_hz: readonly number[]
  readonly above_db: number
}

function sayHum(value: Heard & { readonly found: readonly Hummed[] }): SaidAnswer {
  if (value.found.length === 0) return { text: `In ${whereOf(value)} ist zu wenig Ton, um das zu sagen.`, offers: [] }
  const humming = value.found.filter(({ hz }) => hz !== null)
  if (humming.length === 0) return { text: `In ${whereOf(value)} gibt es kein Brummen von 50 oder 60 Hz.`, offers: [] }
  const said = humming.map(
    (one) =>
      `${one.track} brummt bei ${one.hz} Hz, ${sayNumber(one.level_db)} dBFS (Töne bei ${one.tones_hz.map(sayNumber).join(', ')} Hz, bis zu ${sayNumber(one.above_db)} dB über dem, was daneben liegt)`,
  )
  const rest = value.found.length - humming.length
  const others = rest === 0 ? '' : ` ${sayCount(rest, 'andere Spur hat', 'andere Spuren haben')} keines.`
  return withOffers(
    `${said.join('; ')}.${others}`,
    humming.map(({ hz, track }) => `entferne das ${hz}-Hz-Brummen aus der Spur ${track}`),
  )
}

interface Noise {
  readonly track: string
  readonly start: number
  readonly floor_db: number
  readonly above_floor_db: number
}

/** As ACX asks for it; what is heard through speech; and what has to stand above it to be no sound itself. */
const [quiet, noisy, leastAbove] = [-60, -45, 12]

function verdict(floor: number): string {
  if (floor <= quiet) return 'leise genug für ACX'
  return floor <= noisy ? 'etwas Rauschen' : 'verrauscht'
}

function sayNoise(value: Heard & { readonly found: readonly Noise[] }): SaidAnswer {
  if (value.found.length === 0)
    return { text: `In ${whereOf(value)} gibt es keine halbe Sekunde ohne digitale Stille zum Messen.`, offers: [] }
  const said = value.found.map((one) => {
    const floor = `${sayNumber(one.floor_db)} dBFS bei ${sayTime(hundredth(one.start))}, ${verdict(one.floor_db)}`
    return `${one.track} hat ein Grundrauschen von ${floor}; was gesprochen wird, liegt ${sayNumber(one.above_floor_db)} dB darüber`
  })
  const offers = value.found
    .filter((one) => one.floor_db > quiet && one.above_floor_db >= leastAbove)
    .map(({ track }) => `entrausche die Spur ${track}`)
  return withOffers(`${said.join('. ')}.`, offers)
}

export const listened: AnswerSayings = {
  find_loudest: answer(sayExtremes),
  find_hum: answer(sayHum),
  measure_noise: answer(sayNoise),
}
