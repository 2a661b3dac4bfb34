import { type Rule, rule, words } from '../../../chart/rule.ts'
import type { Verb } from '../../../meaning/sentenceTypes.ts'

const done = 'hast|haben|habt|wurde|wurden|worden_ist|worden_sind'

/** "bevor du normalisierst, …", "nachdem du die Werbung gelöscht hast, …": orders in another order than they are said. */
export const sequence: readonly Rule[] = [
  ...words<'marker'>(
    'marker',
    'bevor_du|ehe_du|bevor_sie|ehe_sie|bevor_wir|aber_bevor_du|und_bevor_du|aber_bevor_sie',
    { kind: 'marker', marks: 'ask', order: 'after', verbLast: true },
    0.4,
  ),
  ...words<'marker'>(
    'marker',
    'nachdem_du|nachdem_sie|sobald_du|sobald_sie|nachdem_wir|wenn_du_dann|und_nachdem_du',
    { kind: 'marker', marks: 'ask', order: 'done', verbLast: true },
    0.4,
  ),
  ...rule(
    'verb',
    `<verb:w> ${done}`,
    ({ w }: { w: Verb }): Verb | null => (w.forms.includes('participle') ? { ...w, forms: ['participle'] } : null),
    -0.1,
  ),
]
