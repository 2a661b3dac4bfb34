import type { NumberToolField, ToolEntry } from '../../../shared/schemas/toolEntry.ts'

export type InlineValues = Readonly<Record<string, number>>

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

const unitOf = ({ unit, key }: NumberToolField): string =>
  (unit === '' ? (key.split('_').at(-1) ?? '') : unit).toLowerCase()

/** The numbers of a query as values of a tool, in the order of its fields: a unit says which, and limits hold. */
export function inlineValues(query: string, { fields }: Pick<ToolEntry, 'fields'>): InlineValues {
  const free = fields.filter((field) => field.kind === 'number')
  const values: Record<string, number> = {}
  for (const [, number = '', unit = ''] of query.matchAll(/(?<![\p{L}\d])([-−+]?\d+(?:[.,]\d+)?)\s*(%|\p{L}+)?/gu)) {
    const said = Number(number.replace('−', '-').replace(',', '.'))
    const [field, value] = placeFor(said, unit.toLowerCase(), free)
    if (field === null) continue
    values[field.key] = value
    free.splice(free.indexOf(field), 1)
  }
  return values
}

/** A unit that a field has means that field; a word that is none leaves the number to the first one that it fits. */
function placeFor(
  said: number,
  unit: string,
  free: readonly NumberToolField[],
): readonly [field: NumberToolField | null, value: number] {
  const [name, factor] = written[unit] ?? [unit, 1]
  const value = Math.round(said * factor * 1e6) / 1e6
  const named = free.filter((field) => unitOf(field) === name)
  const fitting = (fields: readonly NumberToolField[], one: number) => fields.find((field) => fits(field, one)) ?? null
  return named.length > 0 ? [fitting(named, value), value] : [fitting(free, said), said]
}

const fits = ({ min, max, whole }: NumberToolField, value: number): boolean =>
  (min === null || value >= min) && (max === null || value <= max) && (!whole || Number.isInteger(value))
