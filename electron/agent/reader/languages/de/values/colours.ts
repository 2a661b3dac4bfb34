import { type Rule, rule, words } from '../../../chart/rule.ts'
import { noColour } from '../../../meaning/effects.ts'
import * as v from '../../../meaning/values.ts'
import { colourNames } from '../../wordRules.ts'

const forms = (...stems: string[]): string =>
  stems.flatMap((stem) => ['', 'e', 'en', 'er', 'es'].map((ending) => stem + ending)).join('|')

/** Of tracks in the window; those that no track can have are understood too, and the tool says which there are. */
const names: readonly [string, string][] = [
  ['blue', forms('blau')],
  ['rose', `rosa|${forms('rosan', 'pink')}`],
  ['teal', 'petrol'],
  ['violet', `lila|${forms('violett')}`],
  ['green', forms('grün')],
  ['cyan', 'cyan|zyan'],
  ['orchid', 'orchidee'],
  ['olive', `oliv|${forms('olivgrün')}`],
  ...'rot orange gelb braun schwarz weiß grau türkis magenta gold beige'
    .split(' ')
    .map((name): [string, string] => [name, forms(name)]),
]
const noun = 'farbe'
const its = 'der|die|das|ihre|seine|eine|andere'

export const colours: readonly Rule[] = [
  ...colourNames(names),
  ...rule('argument', '[in|auf|zu] [ein|einem] <trackColour:v>', v.tied('bare'), 0.4),
  ...rule('argument', `[in|mit|auf|zu] [eine|einer|die|der] <trackColour:v> ${noun}`, v.tied('bare')),
  ...rule('argument', `[die|der] ${noun} <trackColour:v>`, v.tied('bare')),
  ...words('effect', `keine|ohne|ohne_eine [eigene|eigenen] ${noun}`, noColour, -0.8),
  ...words('choice', `[${its}] ${noun}`, v.choice('ofColour', 'any'), 0.2),
]
