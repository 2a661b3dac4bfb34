import { type Rule, rule, words } from '../../../chart/rule.ts'
import * as g from '../../../meaning/sets/groups.ts'
import type { Marker, Sense, Verb } from '../../../meaning/sentenceTypes.ts'
import * as v from '../../../meaning/values.ts'

type Mark = Pick<Marker, 'marks' | 'others'>
const marker = (is: Mark, cost: number, ...patterns: string[]): Rule[] =>
  patterns.flatMap((pattern) => rule('marker', pattern, (): Marker => ({ kind: 'marker', ...is }), cost))
const ask: Mark = { marks: 'ask' }
const ofOthers: Mark = { marks: 'ask', others: true }

const softly = 'bitte|mal|jetzt|noch|doch|einfach|nur|auch|gern|gerne|dann|am_besten|also|vielleicht|eigentlich'
const fine =
  'am_besten|besser|gut|das_beste|sinnvoll|klug|vernünftig|ratsam|schön|nett|toll|prima|super|richtig|sinnvoller|klüger'
const team =
  'kunde|chef|sender|verlag|produzent|redakteur|regisseur|auftraggeber|veranstalter|verein|vorstand|lehrer|dirigent|autor|sprecher'
const others = [
  'alle|alle_anderen|die_anderen|die_leute|die_hörer|die_redaktion|die_kundin|die_chefin|die_produzentin|die_regie|die_band|die_familie|die_anwälte|die_kollegen|die_agentur|die_schule|der_sender|das_team|das_museum|das_archiv|das_studio|meine_chefin|meine_redaktion|unsere_redaktion|unsere_hörer|meine_kollegen|sie|er|man|die',
  ...['der', 'mein', 'unser'].flatMap((whose) => team.split('|').map((one) => `${whose}_${one}`)),
].join('|')

/** "ich würde sagen, wir …", "es wird Zeit, …": the order behind has its verb in any form. */
const plain = marker(
  ask,
  -0.3,
  `ich|wir würde|würden [${softly}] sagen|vorschlagen|meinen [,] wir|du`,
  `ich|wir schlage|schlagen vor [,] [dass] [wir|du]`,
  `ich|wir würde|würden [${softly}] vorschlagen|sagen|raten|empfehlen [,]`,
  `mein|unser vorschlag|wunsch|plan|ziel|anliegen [wäre|ist] [:|,] [dass] [wir|du]`,
  `der|die plan|idee|vorschlag|wunsch|aufgabe|absicht [ist|wäre|lautet] [jetzt|nun] [,|:]`,
  `deine|meine|unsere|die nächste|letzte|einzige aufgabe|bitte|anweisung|frage [ist|wäre|lautet] [jetzt|nun] [,|:]`,
  `deine|meine|unsere aufgabe|anweisung|bitte [ist|wäre|lautet] [jetzt|nun] ,|:`,
  `[nur|noch] [eine] kleine|kurze|letzte|große|schnelle|weitere bitte|frage|sache|aufgabe :`,
  `noch was|etwas|eins|eine_sache|eine_kleinigkeit :`,
  `es geht [jetzt|nun] darum [,]`,
  `es wird|ist [langsam|höchste|allmählich] zeit [,]`,
  `[es|das] wäre|ist|wär [wohl|vielleicht|sicher|wahrscheinlich] ${fine} [,]`,
  `[es|das] wäre|ist|wär [wohl|vielleicht|sicher|wahrscheinlich] ${fine} [,] wenn|dass [wir|du|man]`,
  `am_besten wäre|ist es|das [,] [wenn|dass] [wir|du|man]`,
  `wie wäre|wär es [,] wenn|dass wir|du|man`,
  `wie wär|wäre 's [,] wenn|dass wir|du|man`,
  `wie wärs [,] wenn|dass wir|du|man`,
  `[vielleicht|eventuell] könnten|sollten|müssten|könnte|sollte|müsste wir|man [vielleicht|mal|einfach|doch]`,
  `wir könnten|sollten|müssten|sollen [${softly}]`,
  `man könnte|sollte|müsste [${softly}]`,
  `ich soll|müsste|sollte [${softly}]`,
  `du könntest|solltest|müsstest|darfst|sollst [${softly}]`,
  `ich wollte|würde|möchte|muss|darf|will dich|sie|euch [${softly}] [darum] bitten [,]`,
  `würde|würdest|macht|machte es|du dir|ihnen|mir etwas|was|viel aus|ausmachen [,]`,
  `würdest|kannst|könntest|magst|würden|können|könnten du|sie mir|uns [${softly}] helfen [,]`,
  `traust|schaffst|kriegst du dich|es|das [${softly}] [hin] [,]`,
  `hilf|helfen_sie mir|uns [${softly}] [dabei] [,]`,
  `[${softly}] sorg|sorge|sorgen_sie [${softly}] dafür [,] dass`,
  `[${softly}] sieh|schau|schauen_sie|sehen_sie|guck|achte|achten_sie [${softly}] [zu|darauf|drauf] [,] dass`,
  `[${softly}] mach|machen_sie [${softly}] [,] dass`,
  `lass|lassen_sie [${softly}] uns [${softly}]`,
)

/** "der Kunde möchte, dass …", "wir haben beschlossen, …": it is others who want it, or it was decided before. */
const wanted = [
  ...marker(
    ofOthers,
    -0.3,
    `${others} will|wollen|möchte|möchten|wünscht_sich|wünschen_sich|verlangt|verlangen|besteht_darauf|bestehen_darauf|bittet_darum|bitten_darum [${softly}] [,] dass [wir|ich|man|du]`,
    `${others} hätte|hätten [${softly}] gern|gerne|lieber|am_liebsten [,] dass|wenn [wir|ich|man|du]`,
    `[${softly}] wir|ich|alle haben|habe [${softly}] [gemeinsam|einstimmig|gestern|heute|lange] beschlossen|entschieden|vereinbart|abgemacht|ausgemacht [,] [dass] [wir|man|du]`,
    `[${softly}] wir|alle haben uns [${softly}] [darauf|gemeinsam|gestern|heute] [darauf] geeinigt|verständigt|entschieden [,] [dass] [wir|man|du]`,
  ),
  ...marker(
    { marks: 'courtesy' },
    -0.3,
    `ich fürchte|befürchte [,] [dass]`,
    `${others} meint|meinen|findet|finden|denkt|denken|glaubt|glauben|sind_sich_einig|sind_dafür [,] [dass]`,
    `von_mir_aus|meinetwegen|von_uns_aus|was_mich_angeht|was_mich_betrifft|für_meinen_geschmack|aus_meiner_sicht|unserer_meinung_nach|im_grunde|in_dem_fall|unter_diesen_umständen|leider|bedauerlicherweise|schade_aber|logischerweise|offensichtlich|selbstverständlich|klar`,
  ),
]

/** Of all modals only these ask where they stand first: "leider muss der Sponsor raus". */
const inverted = marker(
  ask,
  -0.2,
  `leider|dann|daher|deshalb|deswegen|darum|jetzt|nun|hier|da|eigentlich|natürlich|außerdem|trotzdem|endlich|bitte|meinetwegen|von_mir_aus|von_uns_aus|in_dem_fall|schließlich|danach|anschließend|zuerst|zuletzt|als_nächstes muss|müssen|soll|sollen|sollte|sollten|müsste|müssten|kann|können|darf|dürfen|könnte|könnten [${softly}]`,
)

const away: Sense = { act: 'remove', particle: null, tie: null, direction: 0, brings: [], light: false }
const remove = (forms: Verb['forms'], more: Partial<Sense> = {}): Verb => ({
  kind: 'verb',
  forms,
  senses: [{ ...away, ...more }],
})

/** "gelöscht wird", "gelöscht werden könnte": as it stands behind "dass". */
const passive: readonly Rule[] = [
  ...rule(
    'verb',
    '<verb:w> wird|werden|würde|würden|wäre|wären|ist|sind [kann|können|könnte|könnten|soll|sollen|sollte|sollten|muss|müssen|würde|würden|worden]',
    ({ w }: { w: Verb }): Verb | null => (w.forms.includes('participle') ? { ...w, forms: ['participle'] } : null),
    -0.3,
  ),
  ...words<'verb'>(
    'verb',
    'rauskommt|wegkommt|rauskommen|wegkommen|rauskäme|wegkäme|rausfliegt|rausfliegen|wegfällt|wegfallen|wegfiele|verschwindet|verschwände|weg_ist|weg_sind|raus_ist|raus_sind|weg_wäre|weg_wären|raus_wäre|raus_wären|weg_kann|weg_können|raus_kann|raus_können|weg_soll|weg_sollen|raus_soll|raus_sollen|weg_muss|weg_müssen|raus_muss|raus_müssen|weg_könnte|raus_könnte|weg_darf|raus_darf',
    remove(['third'], { behind: true }),
    0,
  ),
]

/** "am besten löschst du", "dann löschen wir": the verb stands in front of who does it. */
const inFront: readonly Rule[] = rule(
  'verb',
  `[am_besten|dann|jetzt|so_jetzt|und_jetzt|und_dann|also|vielleicht|danach|als_nächstes|zuerst|zunächst|daher|deshalb|lieber|nun|bitte] <verb:w> du|wir [${softly}]`,
  ({ w }: { w: Verb }): Verb | null =>
    w.forms.includes('participle') || w.forms.includes('past') ? null : { ...w, forms: ['base'] },
  0.2,
)

/** "weg mit dem Sponsor", "raus damit". */
const awayWith: readonly Rule[] = [
  ...rule('verb', 'weg|raus|fort|hinweg mit', () => remove(['base']), -0.6),
  ...words<'verb'>(
    'verb',
    'weg_damit|raus_damit|fort_damit|also_weg_damit|also_raus_damit',
    remove(['base'], { brings: [v.tiedGroup('bare')({ g: g.mention('it')() })] }),
    -0.6,
  ),
]

const ready: readonly Rule[] = marker(
  { marks: 'courtesy' },
  -0.6,
  `[,] wenn|sobald|falls du|sie|ihr [${softly}] so_weit|soweit|fertig|bereit|da|dran|dabei|wieder_da|zurück bist|sind|seid [,]`,
  `[,] wenn|falls du|sie|ihr [${softly}] lust|nichts_dagegen|keine_einwände|nichts_besseres_zu_tun hast|haben|habt [,]`,
)

/** "ich brauche den Sponsor nicht mehr, …": it is named, and what is to become of it is said behind. */
const needless: readonly Rule[] = [
  `ich|wir|man brauche|brauchen|braucht|will|wollen|möchte|möchten [hier] <group:g> [hier|da] nicht_mehr|nicht_länger|nimmer|eigentlich_nicht_mehr|wirklich_nicht_mehr`,
  `<group:g> brauche|brauchen|braucht|will|wollen|möchte|möchten ich|wir|man|niemand|keiner [hier|da] nicht_mehr|nicht_länger|nimmer|mehr|eigentlich_nicht_mehr|wirklich_nicht_mehr`,
].flatMap((pattern) => rule('argument', pattern, v.tiedGroup('bare'), -0.4))

/** What stands in front of an order: somebody's wish, a decision, a plan; and how its verb stands then. */
export const heads: readonly Rule[] = [
  ...plain,
  ...wanted,
  ...inverted,
  ...passive,
  ...inFront,
  ...awayWith,
  ...ready,
  ...needless,
]
