import type { Effect, Marker } from './sentenceTypes.ts'
import { ofSort } from './sets/groups.ts'
import type { Argument, Group, Point } from './types.ts'
import { choice, effectWith, tiedGroup, tiedLength, tiedPoint } from './values.ts'

/** What an effect can be in three strengths: lightly, as it usually is, heavily. */
export const graded: ReadonlySet<string> = new Set(['compress', 'reverb', 'echo', 'denoise'])

export const ofStrength =
  (is: 'light' | 'strong') =>
  ({ e }: { e: Effect }): Effect | null =>
    graded.has(e.act) ? { ...effectWith('as')({ e, v: choice('strength', is) }), dosed: true } : null

/** There is too much of it already. */
export const complains = (): Marker => ({ kind: 'marker', marks: 'told' })

export const calledBy = (text: string): Argument => ({ tie: 'called', content: { kind: 'text', text, quoted: false } })

/** So is it called, and there it is: "label at 1:05: shot". */
export const labelAt = ({ e, p, u }: { e: Effect; p: Point; u: string }): Effect | null =>
  e.act === 'label' && e.brings.length === 0 ? { ...e, brings: [tiedPoint('at')({ p }), calledBy(u)] } : null

/** What nothing in the project is called, right behind the noun, is the name of what is new. */
export const calledUnknown = ({ e, u }: { e: Effect; u: string }): Effect | null =>
  (e.act === 'label' || e.act === 'newTrack') && e.brings.length === 0 ? { ...e, brings: [calledBy(u)] } : null

/** These pauses, so long. */
export const shortenedTo = ({ g, d }: { g: Group; d: number }): Effect => ({
  kind: 'effect',
  act: 'truncate',
  brings: [tiedGroup('bare')({ g }), tiedLength('to')({ d })],
})

/** "make the pauses half a second long": those that are longer, and no choice among them. */
export const pausesOf = ({ d }: { d: number }): Effect =>
  shortenedTo({ g: ofSort('pause', { kind: 'longer', than: d }), d })

/** "no colour on the host": what it is to have, and no order to leave it. */
export const noColour: Effect = {
  kind: 'effect',
  act: 'noColour',
  brings: [{ tie: 'bare', content: choice('colour', 'none') }],
}
