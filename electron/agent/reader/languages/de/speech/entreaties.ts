import { type Rule, rule, words } from '../../../chart/rule.ts'
import type { Marker, Verb } from '../../../meaning/sentenceTypes.ts'
import { nice, person, very, whom } from './pleas.ts'

const softly = 'bitte|mal|jetzt|noch|doch|einfach|nur|kurz|gern|gerne|dann|wohl|vielleicht|eventuell|eigentlich|schnell'
const you = 'dich|sie|euch'
const maybe = 'vielleicht|eventuell|wohl|denn|irgendwie|möglicherweise|bitte|mal'
const wanted = 'wollte|wollt|möchte|würde|will'
const would = 'würdest|würden|könntest|könnten|würde'

const ask = (cost: number, ...patterns: string[]): Rule[] =>
  patterns.flatMap((pattern) => rule('marker', pattern, (): Marker => ({ kind: 'marker', marks: 'ask' }), cost))

/** "Wären Sie wohl so freundlich und würden …", "ich wollte fragen, ob es möglich wäre, dass Sie …". */
const longWinded: readonly Rule[] = ask(
  -0.6,
  `[es|das] wäre|wär|fände_ich es|das [${very}] [${very}] ${nice} [von] [dir|ihnen] [,] wenn|dass ${person} [${whom}]`,
  `wäre|wär es|das [${very}] [${very}] ${nice} [,] wenn|dass`,
  `wärst|wären|wäre|bist|sind ${person} [${maybe}] [${maybe}] so ${nice} [und|,] [${would}] [${whom}]`,
  `ich ${wanted} [${softly}] [${you}] [${softly}] [${softly}] fragen [,] ob es [${maybe}] möglich|machbar|denkbar|drin wäre|ist|sei [,] dass|wenn [${person}] [${whom}]`,
  `ich ${wanted} [${softly}] [${you}] [${softly}] [${softly}] fragen [,] ob ${person} [${whom}] [${maybe}] [${softly}]`,
  `wäre|wär|ist es [${maybe}] möglich|machbar|denkbar|drin [,] dass|wenn [${person}] [${whom}]`,
  `wäre|wär|ist es [${maybe}] möglich|machbar|denkbar [,]`,
  `ich hätte|hab|habe [da] [noch] eine|ne|einen [kleine|kleinen|kurze|letzte|große] bitte|frage|wunsch [an_dich|an_sie] :|,`,
  `dürfte|darf|könnte ich ${you} [${softly}] [${softly}] [darum] bitten|ersuchen [,]`,
  `[hiermit] bitte|bäte ich [höflich|herzlich|freundlich] darum [,]`,
  `[hiermit] bitte ich ${you} [höflich|herzlich|freundlich] [darum] [,]`,
  `ich bitte ${you} [höflich|herzlich|freundlich|hiermit] [darum] [,] [dass] [${person}]`,
  `hätten|hättest ${person} [${maybe}] die güte|freundlichkeit [,|und]`,
  `hätten|hättest ${person} [${maybe}] lust [,|und]`,
  `geht|ginge|klappt|klappte es|das [${maybe}] [,] dass|wenn ${person} [${whom}]`,
  `lässt|ließe es|das sich [${maybe}] einrichten|machen [,] dass|wenn ${person} [${whom}]`,
  `wäre|wär [es|das] [${maybe}] drin [,] dass|wenn ${person} [${whom}]`,
  `[es] wäre|ist mir|uns [${very}] [ein] anliegen|wunsch|lieb|recht|wichtig [,] dass|wenn [${person}]`,
  `wäre|wär es [für] [dich|sie|euch|ihnen|dir] [auch] in_ordnung|okay|ok|recht|möglich|denkbar [,] wenn|dass ${person}|wir [${whom}]`,
  `[es] würde mich|uns [${very}] freuen [,] wenn|dass ${person} [${whom}]`,
  `[für_den_anfang|für_das_erste|fürs_erste|erst_mal|erstmal|zunächst] würde|würd es|das [mir|uns] [${softly}] reichen|genügen|helfen [,] wenn|dass [${person}] [${whom}]`,
  `[es|das|mir|uns] würde|würd [mir|uns|es|das] [${softly}] reichen|genügen|helfen [,] wenn|dass [${person}] [${whom}]`,
  `mir|uns wäre [${very}] geholfen|gedient [,] wenn ${person} [${whom}]`,
  `ich wüsste es [${very}] zu schätzen [,] wenn ${person} [${whom}]`,
  `könnten|könnte|könntest|würden|würdest ${person} [${softly}] so ${nice} sein [und|,]`,
)

/** "Nach all dem finde ich, dass … weg sollte". */
const opinions: readonly Rule[] = rule(
  'marker',
  '[,] find|finde|glaub|glaube|denk|denke|meine|finden|glauben|denken ich|wir [,] [dass]',
  (): Marker => ({ kind: 'marker', marks: 'ask', beside: 'modal' }),
  -0.2,
)

const unsure = 'ich_weiß_nicht|weiß_nicht|keine_ahnung|ich_bin_nicht_sicher|ich_bin_mir_nicht_sicher|mal_sehen'
/** "Ich weiß nicht, ob das geht, aber …": no condition of what is asked for behind it. */
const modest: readonly Rule[] = [
  ...rule(
    'marker',
    `${unsure} [,] ob das|es [so|überhaupt] geht|möglich_ist|machbar_ist|klappt|erlaubt_ist [,] aber`,
    (): Marker => ({ kind: 'marker', marks: 'courtesy' }),
    -1.4,
  ),
  ...words<'marker'>(
    'marker',
    'oder_so|oder_so_ähnlich|oder_so_was|oder_so_in_der_art|oder_so_etwas',
    { kind: 'marker', marks: 'courtesy' },
    -0.4,
  ),
]

/** "Die ersten zehn Sekunden, die kannst du löschen": it is named, and pointed at once more. */
const resumed: readonly Rule[] = ask(
  -0.2,
  `[,] die|das|den|der|sie|ihn kannst|könntest|sollst|solltest|musst|darfst|kannste du [${softly}]`,
  `[,] die|das|den|sie|ihn|es hätte|hätten|möchte|möchten|würde|würden ich|wir [${softly}] [${softly}]`,
  `[,] die|das|den|der|sie|ihn können|könnten|sollen|sollten|müssen|dürfen sie|wir [${softly}]`,
)

/** "die Werbung, die kann raus". */
const resumedModal: readonly Rule[] = rule(
  'marker',
  '[,] die|der|das|sie|er|es soll|sollte|kann|könnte|muss|müsste|darf|sollen|sollten|können|müssen|dürfen|dürfte_gern|dürfte_gerne|dürfte_ruhig|dürften_gern|dürften_gerne',
  (): Marker => ({ kind: 'marker', marks: 'modal' }),
  0.3,
)

/** "(wenn du die Werbung) löschen könntest": how it stands behind an entreaty. */
const atTheEnd: readonly Rule[] = rule(
  'verb',
  '<verb:w> würdest|würden|würdet|könntest|könnten|könntet|kannst|könnt|möchtest|möchten',
  ({ w }: { w: Verb }): Verb | null => (w.forms.includes('base') ? { ...w, forms: ['third'] } : null),
  -0.3,
)

/** What stands in front of an order that is said at length, and how its verb stands then. */
export const entreaties: readonly Rule[] = [
  ...longWinded,
  ...opinions,
  ...modest,
  ...resumed,
  ...resumedModal,
  ...atTheEnd,
]
