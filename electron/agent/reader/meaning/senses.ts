import type { Sense, Verb } from './sentenceTypes.ts'
import type { Argument, Group, Point, Stretch } from './types.ts'
import { tiedCount, tiedGroup, tiedLength, tiedPoint } from './values.ts'

/** An act that a verb means by itself, but for what is said otherwise. */
export const sense = (act: string, more: Partial<Sense> = {}): Sense => ({
  act,
  particle: null,
  tie: null,
  direction: 0,
  brings: [],
  light: false,
  ...more,
})

/** A verb as it stands in an order. */
export const verb = (...senses: readonly Sense[]): Verb => ({ kind: 'verb', forms: ['base'], senses })

/** "make it 2:30 long": of another length, and no time that something is at. */
export const lasting = ({ g, d }: { g: Group; d: number }): Verb =>
  verb(sense('makeLast', { brings: [tiedGroup('bare')({ g }), tiedLength('to')({ d })] }))

/** "(the answers should) start at 1:05": what stands in front is moved there, and nobody asks to hear it. */
export const startingAt = ({ p }: { p: Point }): Verb =>
  verb(sense('start', { behind: true, brings: [tiedPoint('at')({ p })] }))

/** A verb with more that it says itself, in whatever sense. */
export const bringing = (is: Verb, ...more: readonly Argument[]): Verb => ({
  ...is,
  senses: is.senses.map((one) => ({ ...one, brings: [...one.brings, ...more] })),
})

/** "make silence from 12 to 13": what is there is silenced, and no pause is made shorter. */
export const silenceIn = ({ s }: { s: Stretch }): Verb | null =>
  s.kind === 'between'
    ? verb(sense('silence', { brings: [tiedGroup('bare')({ g: { kind: 'part', stretch: s } })] }))
    : null

/** What the history keeps is to go: all of it, what is older than `d` seconds, or all but so many changes. */
export const forget = (): Verb => verb(sense('forgetHistory'))
export const forgetOlder = ({ d }: { d: number }): Verb =>
  verb(sense('forgetHistory', { brings: [tiedLength('over')({ d })] }))
export function forgetBut({ n }: { n: number }): Verb | null {
  const count = tiedCount('bare')({ n })
  return count === null ? null : verb(sense('forgetHistory', { brings: [count] }))
}
