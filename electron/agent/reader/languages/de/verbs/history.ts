import { rule, type Rule } from '../../../chart/rule.ts'
import * as v from '../../../meaning/values.ts'
import type { Deeds } from '../../language.ts'

const set = (said: string): ReadonlySet<string> => new Set(said.split(' '))

export const deeds: Deeds = {
  verbs: set('rückgängig widerrufe widerrufen zurück ungeschehen wiederherstellen wiederhole'),
  stops: set(
    'und dann aber oder bitte danke es alles wieder nur nicht außer wenn falls doch bis seit nach vor zu letzte letzten letzter vorige vorigen schritt schritte schritten zwei drei vier fünf sechs einmal zweimal dreimal viermal fünfmal sechsmal zehnmal mal änderung änderungen aktion aktionen sache sachen ich wir du jetzt schnell mach machen mache nimm nehmen lieber einmal',
  ),
}

const the = 'der|die|das|den|dem|mein|meine|meinen|diesen|diese|dieses'
const latest = 'letzte|letzten|letzter|letztes|vorige|vorigen|jüngste|jüngsten|vergangenen'
const things =
  'änderungen|änderung|aktionen|aktion|befehle|befehl|bearbeitungen|bearbeitung|sachen|sache|anweisungen|male|mal|dinge'
const steps = 'schritt|schritte|schritten|teilschritt|teilschritte|einzelschritt|einzelschritte'

/** What of the history is meant: so many, single steps, by a name, or all behind or from something on. */
export const history: readonly Rule[] = [
  ...rule('argument', `[${the}] ${latest} <number:n> [${things}]`, v.tiedCount('bare'), 1.4),
  ...rule('argument', `<number:n> ${things} [zurück]`, v.tiedCount('bare'), 0.3),
  ...rule('argument', `<number:n> ${steps} [zurück]`, v.tiedCount('bare'), 0.3),
  ...rule('argument', `[nur] [${the}] ${latest} ${steps} [davon|daraus]`, () =>
    v.tied('bare')({ v: v.choice('grain', 'step') }),
  ),
  ...rule('argument', `${steps} [davon|daraus]`, () => v.tied('bare')({ v: v.choice('grain', 'step') })),
  ...rule(
    'argument',
    `[nur] [${the}] [${latest}] änderung|aktion|befehl|bearbeitung|sache|anweisung`,
    () => v.tiedCount('bare')({ n: 1 }),
    0.2,
  ),
  ...rule('argument', `[nur] ${the} [${latest}] <deed:v>`, v.tied('deed'), 0.6),
  ...rule('argument', `<deed:v>`, v.tied('deed'), 1.1),
  ...rule('argument', `[alles] seit|nach [${the}] <deed:v>`, v.tied('after'), 0.4),
  ...rule('argument', `[alles] bis_zum|bis_zur <deed:v>`, v.tied('after'), 0.4),
  ...rule('argument', `[alles] bis vor [${the}] <deed:v>`, v.tied('before'), 0.4),
]
