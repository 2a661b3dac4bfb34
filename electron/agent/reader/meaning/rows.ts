import type { Argument } from './types.ts'
import type { Direction } from './wordTypes.ts'
import type { Value } from './valueTypes.ts'
import { value } from './values.ts'

/** "left and right": a place for each of several tracks, in their order. */
const inRow = (row: readonly number[]): Argument => ({
  tie: 'bare',
  content: value('side', null, { about: 'pan', row }),
})

/** "hard left and hard right", "left, centre and right". */
export function sides({ a, b, c }: { a: Value; b: Value; c?: Value }): Argument | null {
  const all = c === undefined ? [a, b] : [a, b, c]
  const row = all.flatMap(({ dimension, amount }) => (dimension === 'side' && amount !== null ? [amount] : []))
  return row.length === all.length ? inRow(row) : null
}

/** "30 % left and right": as far to the other side. */
export const sidesAlike = ({ v, d }: { v: Value; d: Direction }): Argument | null =>
  v.dimension === 'side' && v.amount !== null && v.amount * d.direction < 0 && d.dimension === 'side'
    ? inRow([v.amount, -v.amount])
    : null

/** "to opposite sides". */
export const bothSides = (): Argument => inRow([-100, 100])

export interface Row {
  readonly param: string
  readonly values: readonly number[]
}

/** A parameter that has a value for each of several things. */
export function rowIn(args: Readonly<Record<string, unknown>>): Row | null {
  for (const [param, is] of Object.entries(args))
    if (typeof is === 'object' && is !== null && 'row' in is) return { param, values: is.row as number[] }
  return null
}
