import type { PreparedStep } from '../../contract/defineTool.ts'
import { durationOf } from '../../generators/defineGenerator.ts'
import { saying, type StepSaying, type StepSayings } from '../stepSayings.ts'
import { sayDb, sayNames, sayNumber, sayRange } from './parts.ts'

interface Made {
  readonly duration?: number | undefined
}

interface Wave extends Made {
  readonly waveform: keyof typeof waves
  readonly frequency_hz: number
  readonly level_db: number
}

interface Noise extends Made {
  readonly kind: keyof typeof noises
  readonly level_db: number
}

interface Room extends Made {
  readonly source_start?: number | undefined
  readonly source_end?: number | undefined
}

const waves = { sine: 'Sinuston', square: 'Rechteckton', sawtooth: 'Sägezahnton', triangle: 'Dreieckston' } as const
const noises = { white: 'Weißes Rauschen', pink: 'Rosa Rauschen', brown: 'Braunes Rauschen' } as const

function sayRoom({ source_start: start, source_end: end }: Room): string {
  const like =
    start === undefined || end === undefined ? null : { start: Math.min(start, end), end: Math.max(start, end) }
  return `Raumton wie ${like === null ? 'die leiseste Sekunde' : sayRange(like)}`
}

const where = ({ args, range }: PreparedStep<Made>): string =>
  range === null ? `${sayNumber(durationOf(args, range))} s lang` : `anstelle von ${sayRange(range)}`

const generator = <Args extends Made>(before: (args: Args) => string, after = before): StepSaying =>
  saying<Args>({
    sentence: (step) => `${before(step.args)} ${where(step)} erzeugen`,
    done: ({ args }, _names, { outcome }) =>
      `${after(args)} bei ${sayRange(outcome.range)} auf ${sayNames(outcome.tracks)} erzeugt`,
  })

export const generators: StepSayings = {
  generate_tone: generator<Wave>(
    ({ waveform, frequency_hz: hz, level_db: db }) => `${waves[waveform]} von ${sayNumber(hz)} Hz mit ${sayDb(db)}`,
  ),
  generate_noise: generator<Noise>(
    ({ kind, level_db: db }) => `${noises[kind]} mit ${sayDb(db)}`,
    ({ kind }) => noises[kind],
  ),
  generate_room_tone: generator<Room>(sayRoom, () => 'Raumton'),
}
