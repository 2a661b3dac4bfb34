import { type Rule, rule } from '../../../chart/rule.ts'
import * as v from '../../../meaning/values.ts'
import type { Value } from '../../../meaning/valueTypes.ts'
import type { Option } from '../../../meaning/sentenceTypes.ts'

const option = (is: string, said: string, cost = -0.8): Rule[] =>
  rule('option', said, (): Option => ({ kind: 'option', option: is }), cost)

const and = '[und|aber|,] [und|aber|dabei] [bitte]'
const rest =
  'der_rest|alles_andere|das_andere|das_folgende|alles_danach|alles_dahinter|was_danach_kommt|was_dahinter_kommt|die_anderen_clips|die_folgenden_clips|das_übrige|der_rest_der_spur'
const restOf =
  'den_rest|alles_andere|das_andere|das_folgende|alles_danach|alles_dahinter|was_danach_kommt|was_dahinter_kommt|die_anderen_clips|die_folgenden_clips|das_übrige'
const moves =
  'verschoben|verschiebt|verrutscht|nachrutscht|vorrutscht|aufrückt|nachrückt|vorrückt|verschoben_wird|rutscht|wandert|bewegt'
const moving =
  'verschieben|verrutschen|nachrutschen|vorrutschen|aufrücken|nachrücken|vorrücken|nachziehen|vorziehen|bewegen'
const place =
  'wo_er_ist|wo_es_ist|wo_sie_sind|wo_er_steht|wo_es_liegt|wo_er_liegt|an_ort_und_stelle|an_seiner_stelle|an_seinem_platz|an_ihrem_platz|am_platz|genau_da|da_wo_er_ist|da_,_wo_er_ist'

const so =
  'so_dass|sodass|damit|so_,_dass|aber_pass_auf_dass|aber_pass_auf_,_dass|pass_auf_dass|pass_auf_,_dass|pass_bitte_auf_,_dass|achte_darauf_,_dass|achte_drauf_,_dass|aber_achte_darauf_,_dass|wobei|aber_so_dass|aber_so_,_dass|und_zwar_so_,_dass|und_zwar_so_dass'
/** What is to be left behind: "…, ohne dass sich was verschiebt", "…, aber der Rest bleibt stehen, wo er ist". */
const gaps: readonly Rule[] = [
  ...option('leave gap', `${and} ohne [,] dass sich|irgendwas|etwas|was [etwas|was|irgendwas|sonst] [etwas] ${moves}`),
  ...option('leave gap', `${and} ohne [,] dass ${rest} ${moves}`),
  ...option(
    'leave gap',
    `${and} ohne [,] dass sich an|bei der|ihrer|seiner länge|dauer|gesamtlänge [etwas|was|irgendwas] ändert|verändert`,
  ),
  ...option('leave gap', `${and} ohne [,] dass die|ihre|seine länge|dauer|gesamtlänge sich ändert|verändert`),
  ...option(
    'leave gap',
    `${and} die|seine|ihre länge|dauer|gesamtlänge bleibt|soll|muss [gleich|so|bleiben|erhalten] [bleiben]`,
  ),
  ...option('leave gap', `[,] ${so} [sich] nichts [anderes|sonst] ${moves}`),
  ...option('leave gap', `[,] ${so} ${rest} [genau] ${place} bleibt|bleiben`),
  ...option('leave gap', `[,] ${so} ${rest} nicht ${moves}`),
  ...option('leave gap', `${and} nichts [anderes|sonst|dabei] ${moving}`),
  ...option('leave gap', `${and} ${restOf} nicht ${moving} [lassen]`),
  ...option('leave gap', `${and} ${rest} soll|darf|sollen|dürfen nicht ${moving}`),
  ...option('leave gap', `${and} ${rest} bleibt|bleiben [dabei|bitte] [stehen|liegen] [,] ${place}`),
  ...option('leave gap', `${and} ${rest} bleibt|bleiben [dabei|bitte] stehen|liegen`),
  ...option('leave gap', `${and} ${rest} soll|sollen [genau|bitte] [stehen|liegen|da] bleiben [,] ${place}`),
  ...option('leave gap', `${and} lass|lasse|lassen_sie ${restOf} [stehen|liegen] [,] ${place}`),
  ...option('close gap', `[,] ${so} keine lücke|pause [entsteht|bleibt|da_ist|zurückbleibt]`),
  ...option('leave gap', `${and} [die] lücke bleibt|bleiben|soll_bleiben [stehen|offen|so|da]`),
  ...option('leave gap', `${and} [die] lücke nicht schließen|zumachen|auffüllen`),
  ...option('close gap', `${and} ${restOf} nachrücken|aufrücken|nachrutschen|vorrücken [lassen]`),
]

/** The speed of all of it, and not its tempo alone. */
const withPitch = ({ v: is }: { v: Value }): Value | null => (is.about === 'pace' ? { ...is, about: 'speed' } : null)
const along =
  'mitgeht|mitgehen|sich_mitverändert|mitverändert|mitsteigt|mitsteigen|mitsinkt|mitsinken|mitwandert|sich_ändert|sich_ändern|steigen|sinken'
/** "…, so dass auch die Tonhöhe mitgeht". */
const pitches: readonly Rule[] = [
  ...option(
    'change pitch',
    `[,] [und|so_dass|sodass|damit|wobei|so_,_dass] [auch] [die] tonhöhe|tonlage [soll|darf|kann] [auch|ruhig|dabei] ${along}`,
  ),
  ...rule(
    'value',
    `<value:v> [,] [und|so_dass|sodass|damit|wobei|so_,_dass] [auch] [die] tonhöhe|tonlage [soll|darf|kann] [auch|ruhig|dabei] ${along}`,
    withPitch,
    -1,
  ),
  ...rule('value', '<value:v> samt|inklusive|einschließlich|mitsamt [der] tonhöhe', withPitch, -1),
  ...option('change pitch', '[,] [und|aber] samt|inklusive|einschließlich|mitsamt [der] tonhöhe'),
  ...option('change pitch', '[,] wie bei einem tonband|plattenspieler'),
  ...option(
    'keep pitch',
    '[,] [und|aber|wobei] [die] tonhöhe|tonlage [soll|muss|darf] [sich] [dabei] gleich_bleibt|bleibt_gleich|gleich_bleiben|unverändert_bleiben|bleiben|nicht_ändern|nicht_verändern|nicht_mitgehen',
  ),
  ...option(
    'keep pitch',
    '[,] so_dass|sodass|damit [sich] [die] tonhöhe|tonlage [sich] gleich_bleibt|erhalten_bleibt|nicht_ändert|nicht_verändert|bleibt',
  ),
]

/** "für den Teaser": what it is for, where nothing in the project is called so. */
const ends: readonly Rule[] = rule(
  'marker',
  'für den|die|das|unseren|unsere|meinen|meine|einen|eine teaser|trailer|vorschau|kunden|kundin|redaktion|homepage|webseite|website|archiv|verlag|sender|chef|chefin|kollegen|kollegin|hörer|newsletter|mailbox|veröffentlichung|abgabe|probe|unterricht|vortrag|präsentation',
  () => ({ kind: 'marker' as const, marks: 'courtesy' as const }),
  0.4,
)

/** "mach es schneller, sodass es 90 Sekunden dauert". */
const soLong: readonly Rule[] = rule(
  'argument',
  '[,] so_dass|sodass|damit|bis es|er|sie|das|alles|das_ganze [genau|nur|exakt|noch|nur_noch] <duration:d> dauert|läuft|lang_ist|lang_wird|geht|hat',
  v.tiedLength('to'),
  -1,
)

export const purposes: readonly Rule[] = [...gaps, ...pitches, ...ends, ...soLong]
