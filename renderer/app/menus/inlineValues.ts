import type { NumberToolField, ToolEntry } from '../../../shared/schemas/toolEntry.ts'

export type InlineValues = Readonly<Record<string, number>>

export interface ReadInline {
  readonly values: InlineValues
  /** What was written of numbers that the tool has no place for. */
  readonly left: readonly string[]
}

/** What is written for a unit: as it is, or by so much larger or smaller. */
const written: Readonly<Record<string, readonly [unit: string, factor: number]>> = {
  khz: ['hz', 1000],
  ms: ['s', 0.001],
  sec: ['s', 1],
  seconds: ['s', 1],
  sekunden: ['s', 1],
  semitone: ['semitones', 1],
  halbtöne: ['semitones', 1],
  percent: ['%', 1],
  prozent: ['%', 1],
}
/** Units that mean only themselves: a number of them is no number of anything else. */
const units = new Set(['s', 'hz', 'db', 'lufs', 'lu', '%', 'semitones', 'ratio', 'factor'])
/** A percentage is not guessed: 1.25 may be as many percent, or a quarter more. */
const saidAlways = new Set(['%'])

const unitOf = ({ unit, key }: NumberToolField): string =>
  (unit === '' ? (key.split('_').at(-1) ?? '') : unit).toLowerCase()

/** "4:1" is a ratio, "-6 dB" a number with its unit, "1.25x" a number of times. */
const numbers = /(?<![\p{L}\d])([-−+]?)(\d+(?:[.,]\d+)?)(?:\s*:\s*(1)(?![\d.,])|\s*(%|\p{L}+))?/gu

/**
 * The numbers of a query as values of a tool, in the order of its fields: a unit says which, and limits hold.
 * `lowering`: words that turn a number without a sign downwards, where the field goes both ways.
 */
export function readInline(
  query: string,
  { fields }: Pick<ToolEntry, 'fields'>,
  lowering: readonly string[] = [],
): ReadInline {
  const free = fields.filter((field) => field.kind === 'number')
  const lowers = (query.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => lowering.includes(word))
  const values: Record<string, number> = {}
  const left: string[] = []
  for (const { said, isSigned, unit, text } of numbersIn(query)) {
    const [field, value] = placeFor(said, unit, free)
    if (field === null) {
      left.push(text)
      continue
    }
    values[field.key] = lowers && !isSigned && goesBothWays(field) ? -value : value
    free.splice(free.indexOf(field), 1)
  }
  return { values, left }
}

/** The numbers of a query, each with the unit behind it, and as it stands there. */
function numbersIn(query: string) {
  return [...query.matchAll(numbers)].map(([whole, sign = '', digits = '', ratio, unit = '']) => {
    const size = Number(digits.replace(',', '.'))
    const name = ratio === undefined ? unit.toLowerCase() : 'ratio'
    return {
      said: sign === '-' || sign === '−' ? -size : size,
      isSigned: sign !== '',
      unit: name,
      text: isUnit(name) ? whole.trim() : `${sign}${digits}`,
    }
  })
}

export const inlineValues = (...query: Parameters<typeof readInline>): InlineValues => readInline(...query).values

const isUnit = (word: string): boolean => units.has(written[word]?.[0] ?? word) || word === 'x'

/** A unit that a field has means that field; a word that is none leaves the number to the first one that it fits. */
function placeFor(
  said: number,
  unit: string,
  free: readonly NumberToolField[],
): readonly [field: NumberToolField | null, value: number] {
  if (unit === 'x') {
    const isThere = free.some((field) => unitOf(field) === 'factor')
    return isThere ? placeFor(said, 'factor', free) : placeFor(Math.round((said - 1) * 1e8) / 1e6, '%', free)
  }
  const [name, factor] = written[unit] ?? [unit, 1]
  const value = Math.round(said * factor * 1e6) / 1e6
  const named = free.filter((field) => unitOf(field) === name)
  const fitting = (fields: readonly NumberToolField[], one: number) => fields.find((field) => fits(field, one)) ?? null
  if (named.length > 0 || isUnit(unit)) return [fitting(named, value), value]
  const open = free.filter((field) => !saidAlways.has(unitOf(field)))
  return [fitting(open, said), said]
}

const goesBothWays = ({ min, max }: NumberToolField): boolean => min !== null && min < 0 && (max === null || max > 0)

const fits = ({ min, max, whole }: NumberToolField, value: number): boolean =>
  (min === null || value >= min) && (max === null || value <= max) && (!whole || Number.isInteger(value))
