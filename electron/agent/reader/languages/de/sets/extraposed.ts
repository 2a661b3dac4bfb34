import { bringing } from '../../../meaning/senses.ts'
import { type Rule, rule } from '../../../chart/rule.ts'
import * as g from '../../../meaning/sets/groups.ts'
import type { Verb } from '../../../meaning/sentenceTypes.ts'
import type { Group } from '../../../meaning/types.ts'
import * as v from '../../../meaning/values.ts'

const softly = 'bitte|mal|jetzt|doch|gleich|einfach|ruhig'
const every = 'alle|allesamt|alle_miteinander|sämtlich|alle_zusammen'

/** "die Fragen bitte alle löschen": each of what was named, and not every track. */
function eachOfThem({ g: group }: { g: Group }): Group | null {
  const isMany = group.kind === 'sort' && group.pick.kind === 'each'
  return isMany || group.kind === 'list' ? group : null
}

function bothOfThem({ g: group }: { g: Group }): Group | null {
  if (group.kind === 'list') return group.items.length === 2 ? group : null
  return g.bothOf({ g: group })
}

const quantified: readonly Rule[] = [
  ...rule('group', `<group:g> [${softly}] [${softly}] ${every}`, eachOfThem, 0.1),
  ...rule('group', `<group:g> [${softly}] beide`, bothOfThem, 0.1),
]

/** "Werbung und Huster sollen beide raus", "…, und danach auch": as it is said once more. */
const onceMore: readonly Rule[] = [
  ...rule(
    'marker',
    'soll|sollen|können|kann|müssen|muss|dürfen beide|alle|allesamt|alle_beide|alle_drei|zusammen|gemeinsam',
    () => ({ kind: 'marker' as const, marks: 'modal' as const }),
    0.1,
  ),
  ...rule('argument', '[und] danach|dahinter auch [noch] [eine|einer|eins]', () =>
    v.tiedGroup('after')({ g: g.mention('it')() }),
  ),
  ...rule('argument', '[und] davor auch [noch] [eine|einer|eins]', () =>
    v.tiedGroup('before')({ g: g.mention('it')() }),
  ),
]

interface Relative {
  readonly w: Verb
  readonly g: Group
  readonly d: number
  readonly t: Group
}

/** "alle Clips löschen, die kürzer als 6 Sekunden sind": what the verb brings with it. */
const brings =
  (narrowed: (parts: Relative) => Group | null) =>
  (parts: Relative): Verb | null => {
    const group = narrowed(parts)
    const senses = parts.w.senses.filter(({ particle, light }) => particle === null && !light)
    if (group === null || senses.length === 0) return null
    return bringing({ ...parts.w, senses }, v.tiedGroup('bare')({ g: group }))
  }

const lasts = '[lang] sind|ist|dauern|dauert|gehen|geht'
const relatives: readonly Rule[] = (
  [
    [`länger_als|über|mehr_als <duration:d> ${lasts}`, g.compared('longer')],
    [`kürzer_als|unter|weniger_als <duration:d> ${lasts}`, g.compared('shorter')],
    ['auf|bei|in|im|unter <group:t> sind|ist|liegen|liegt|stehen|steht', g.on],
  ] as const
).flatMap(([said, narrowed]) =>
  rule('verb', `<group:g> [${softly}] <verb:w> [,] die|der|das ${said} [,]`, brings(narrowed), -0.4),
)

/** What is said of a set apart from it: behind a courtesy, or behind the verb. */
export const extraposed: readonly Rule[] = [...quantified, ...onceMore, ...relatives]
