import { type Rule, rule } from '../../chart/rule.ts'
import type { Effect, Sense, Verb } from '../../meaning/sentenceTypes.ts'
import type { Argument, Value } from '../../meaning/types.ts'
import * as v from '../../meaning/values.ts'

const sense = (act: string, more: Partial<Sense> = {}): Sense => ({
  act,
  particle: null,
  tie: null,
  direction: 0,
  brings: [],
  light: false,
  ...more,
})
const verb = (...senses: Sense[]): Verb => ({ kind: 'verb', forms: ['base'], senses })

const more = ({ v: by }: { v: Value }): Value | null => v.leveled({ v: by, direction: 1 })
const less = ({ v: by }: { v: Value }): Value | null => v.leveled({ v: by, direction: -1 })
const bareMore = ({ v: by }: { v: Value }): Argument | null => {
  const value = more({ v: by })
  return value === null ? null : v.tied('bare')({ v: value })
}

/** "gib dem Gast 3 dB mehr", "pack 3 dB drauf": with no word for louder. */
const levels: readonly Rule[] = [
  ...rule('value', '[noch] <value:v> mehr|zusätzlich|obendrauf|drauf|extra|nach_oben|dazu|rauf', more, -0.2),
  ...rule('value', 'noch|weitere|zusätzliche|zusätzlich <value:v> [mehr|dazu|drauf]', more, -0.1),
  ...rule('value', '<value:v> weniger|nach_unten|drunter|runter', less, -0.2),
  ...rule(
    'argument',
    'könnte|kann|könnten|können|dürfte|darf|verträgt|vertragen|braucht|brauchen [ruhig|gut|noch|noch_gut] <value:v> [mehr] vertragen|gebrauchen|haben|bekommen',
    bareMore,
    -0.3,
  ),
  ...rule('argument', 'verträgt|braucht [ruhig|gut|noch|noch_gut] <value:v> [mehr]', bareMore, 0),
]

/** "setz eine Marke Glocke bei 2:00": what nothing in the project is called, right behind the noun, is its text. */
const labels: readonly Rule[] = rule(
  'effect',
  '<effect:e> [:] <unknown:u>',
  ({ e, u }: { e: Effect; u: string }): Effect | null =>
    e.act === 'label' && e.brings.length === 0
      ? { ...e, brings: [{ tie: 'called', content: { kind: 'text', text: u, quoted: false } }] }
      : null,
  -0.4,
)

const names: readonly Rule[] = [
  ...rule(
    'verb',
    'ändere|änder|setz|setze|stell|stelle|wechsle den namen|titel [von|der|des|vom]',
    () => verb(sense('rename')),
    -1,
  ),
]

/** "der Gast soll von 0:30 bis 0:35 still sein", "Ton aus". */
const silent: readonly Rule[] = [
  ...rule(
    'verb',
    '[komplett|ganz|völlig] still|stumm|lautlos|unhörbar sein|bleiben|werden',
    () => verb(sense('silence', { behind: true })),
    0.3,
  ),
  ...rule('verb', 'ton aus|weg', () => verb(sense('silence', { behind: true })), 0.3),
]

/** Plain orders in other words. */
export const wordings: readonly Rule[] = [...levels, ...labels, ...names, ...silent]
