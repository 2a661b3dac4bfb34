import { type Rule, rule, words } from '../../../chart/rule.ts'
import { noColour } from '../../../meaning/effects.ts'
import * as v from '../../../meaning/values.ts'
import { colourNames } from '../../wordRules.ts'

/** Of tracks in the window; those that no track can have are understood too, and the tool says which there are. */
const names: readonly [string, string][] = [
  ['blue', 'blue'],
  ['rose', 'rose|pink'],
  ['teal', 'teal'],
  ['violet', 'violet|purple'],
  ['green', 'green'],
  ['cyan', 'cyan'],
  ['orchid', 'orchid'],
  ['olive', 'olive|olive_green'],
  ...'red orange yellow brown black white grey gray turquoise magenta gold lime indigo navy beige'
    .split(' ')
    .map((name): [string, string] => [name, name]),
]
const noun = 'colour|color'

export const colours: readonly Rule[] = [
  ...colourNames(names),
  ...rule('argument', '[in|to|with|as] [a|the] <trackColour:v>', v.tied('bare'), 0.4),
  ...rule('argument', `[in|to|with] [a|the] <trackColour:v> ${noun}`, v.tied('bare')),
  ...rule('argument', `[the] ${noun} [to] <trackColour:v>`, v.tied('bare')),
  ...words('effect', `no|without|without_a|without_any ${noun} [of] [its|their] [own]`, noColour, -0.8),
  ...words('choice', `[the|its|their|a|another|'s] ${noun} [of]`, v.choice('ofColour', 'any'), 0.2),
]
