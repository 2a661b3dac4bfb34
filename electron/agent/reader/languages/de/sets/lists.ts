import { type Rule, rule } from '../../../chart/rule.ts'
import * as g from '../../../meaning/sets/groups.ts'
import { allTracksBut, contrast, minus, minusNth, minusNths, outside } from '../../../meaning/sets/lessened.ts'
import type { Group } from '../../../meaning/types.ts'
import { cases } from '../words/morphology.ts'

/** Articles and possessives in all cases. */
export const the = `der|die|das|den|dem|des|${cases('mein', 'unser')}|mein|unser`

const together: readonly Rule[] = [
  ...rule('group', '[sowohl] <group:a> und|&|plus|sowie|als_auch|und_auch|und_noch <group:b>', g.list, 0.2),
  ...rule('group', '<group:a> , <group:b>', g.commaList, 0.4),
  ...rule('group', '<group:a> , und <group:b>', g.list, 0.4),
  ...rule('group', 'entweder <group:a> oder <group:b>', g.either),
  ...rule('group', '<group:a> oder <group:b>', g.either, 0.2),
]

export const but =
  'außer|außer_auf|außer_in|außer_bei|bis_auf|ausgenommen|abgesehen_von|ohne|mit_ausnahme|mit_ausnahme_von|exklusive|' +
  'aber_nicht|aber_nicht_auf|aber_nicht_in|aber_ohne|nur_nicht|nur_nicht_auf|bloß_nicht|bloß_nicht_auf|jedoch_nicht|jedoch_nicht_auf'

const exceptions: readonly Rule[] = [
  ...rule('group', `<group:a> [,] ${but} <group:b>`, minus, -0.1),
  ...rule('group', `<group:a> [,] ${but} [${the}] <ordinal:o>`, minusNth),
  ...rule('group', `<group:a> [,] ${but} [${the}] <ordinals:o>`, minusNths),
  ...rule('group', `<group:a> [,] ${but} [${the}] ersten <number:n>`, minusFew(1)),
  ...rule('group', `<group:a> [,] ${but} [${the}] letzten <number:n>`, minusFew(-1)),
  ...rule('group', `<group:a> [,] ${but} [${the}] ersten beiden`, ({ a }: { a: Group }) => minusFew(1)({ a, n: 2 })),
  ...rule('group', `<group:a> [,] ${but} [${the}] letzten beiden`, ({ a }: { a: Group }) => minusFew(-1)({ a, n: 2 })),
  ...rule('group', `<group:a> [,] aber_nicht|jedoch_nicht [auf|in] <group:b>`, contrast, -0.15),
  ...rule('group', `<group:a> , nicht|und_nicht [auf|in] <group:b>`, contrast, 0.2),
  ...rule('group', `<group:a> außerhalb [von] <group:b>`, minus),
  ...rule('group', `alles außerhalb [von|vom|der|des] <group:g>`, outside, -0.2),
  ...rule('group', `alle [,] außer|bis_auf <group:g>`, allTracksBut, -0.2),
]

/** "alle Spuren bis auf die ersten drei". */
function minusFew(way: 1 | -1) {
  return ({ a, n }: { a: Group; n: number }): Group | null =>
    Number.isInteger(n) && n > 0 && n < 100
      ? minusNths({ a, o: Array.from({ length: n }, (_, at) => way * (at + 1)) })
      : null
}

/** Several sets as one, and what is left out of a set. */
export const lists: readonly Rule[] = [...together, ...exceptions]
