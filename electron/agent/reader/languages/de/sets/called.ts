import { labelAt } from '../../../meaning/effects.ts'
import { type Rule, rule } from '../../../chart/rule.ts'
import type { Sense, Verb } from '../../../meaning/sentenceTypes.ts'
import type { Argument, Group } from '../../../meaning/types.ts'
import * as v from '../../../meaning/values.ts'

const verb = (act: string, more: Partial<Sense> = {}): Verb => ({
  kind: 'verb',
  forms: ['base'],
  senses: [{ act, particle: null, tie: null, direction: 0, brings: [], light: false, ...more }],
})
const bare = (group: Group): Argument => v.tiedGroup('bare')({ g: group })

const fromNowOn = 'ab_jetzt|ab_sofort|künftig|zukünftig|in_zukunft|von_nun_an|von_jetzt_an|fortan'

/** "Marke bei 1:05: Schuss". */
const behindColon: readonly Rule[] = rule('effect', '<effect:e> bei|am|auf|an <point:p> : <unknown:u>', labelAt, -1.6)

/** "die Spur heißt ab jetzt Bett", "gib der Spur den Namen Bett", "Spur 2: neuer Name Bett". */
export const naming: readonly Rule[] = [
  ...behindColon,
  ...rule('verb', `heißt|heisst|heißen|heissen ${fromNowOn}`, () => verb('rename', { behind: true }), -0.6),
  ...rule(
    'verb',
    'gib|gebt|geben_sie <group:g> [bitte|mal] den|einen|als [neuen] namen|titel',
    ({ g }: { g: Group }) => verb('rename', { brings: [bare(g)] }),
    -1,
  ),
  ...rule('verb', '[:|,] neuer name|titel [:|ist]', () => verb('rename', { behind: true }), 0),
  ...rule(
    'verb',
    'nenn|nenne|nennen_sie|benenne|tauf|taufe die stelle|position|zeit',
    () => verb('label', { tie: 'at' }),
    -0.4,
  ),
]
