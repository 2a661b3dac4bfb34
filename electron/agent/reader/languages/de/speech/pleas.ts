import { type Rule, rule } from '../../../chart/rule.ts'
import type { Marker } from '../../../meaning/sentenceTypes.ts'

export const very = 'wirklich|echt|sehr|total|ganz|super|so|ausgesprochen|unheimlich|richtig'
export const nice =
  'reizend|entzückend|herrlich|traumhaft|fantastisch|zauberhaft|nützlich|praktisch|wünschenswert|angenehm|ideal|genial|spitze|liebenswürdig|zuvorkommend|entgegenkommend|wundervoll|fabelhaft|nett|lieb|freundlich|toll|super|schön|prima|klasse|gut|hilfreich|großartig|cool|fein|wunderbar|perfekt'
export const person = 'du|sie|ihr'
export const whom = 'mir|uns|ihnen|dir'
const asked = 'dich|sie|euch'

/** "Es wäre wirklich nett von dir, wenn du": courtesies that an order stands behind, or in. */
const polite: readonly Rule[] = [
  `[es|das] wäre|wär|fände_ich [${very}] [${very}] ${nice} [von] [dir|ihnen] [,] wenn|dass ${person} [${whom}]`,
  `ich wäre|wär [dir|ihnen|euch] [${very}] [${very}] dankbar|verbunden [,] wenn ${person} [${whom}]`,
  `[es|das] wäre|wär [${very}] ${nice} [,] wenn|dass`,
  `ich hätte|möchte|will|wünsche_mir [gern|gerne] [,] dass`,
  `ich würde mich freuen [,] wenn ${person} [${whom}]`,
  `ich hätte|möchte|will|wünsche_mir|würde [gern|gerne] [,] dass ${person} [${whom}]`,
  `ich fände es [${very}] ${nice}|besser [,] wenn ${person} [${whom}]`,
  `wärst|wären|bist|sind|wäre ${person} [bitte] so ${nice} [und|,]`,
  `hättest|hätten ${person} [vielleicht] [kurz] [mal] zeit [und|,|um]`,
  `ich glaube|denke|finde [,] wir|du sollten|solltest|sollte|müssen|musst`,
  `wie_wäre_es [,] wenn du`,
  `sei|seien [doch|bitte] [sie] [doch|bitte] so ${nice} und`,
  `[jetzt] würde|möchte|wollte|will|muss|darf ich ${asked} [darum] bitten [,]`,
  `[jetzt|dann|deshalb|daher] bräuchte|brauche|hätte|möchte|will ich [jetzt|dann|nur|noch|bitte] [jetzt|nur|noch|gern|gerne] [noch] [,] dass ${person} [${whom}]`,
  `ich bräuchte|brauche|hätte [jetzt|dann|nur|noch|gern|gerne|bitte] [noch] [,] dass ${person} [${whom}]`,
  `meinst_du [,] du könntest|kannst`,
  `ich glaub|glaube|denke|denk|find|finde|meine|schätze|würde_sagen [,] wir|du sollten|solltest|sollte|müssen|musst`,
  `mir wäre|wär [es] [am] lieber|liebsten [,] wenn`,
  `am_liebsten|lieber wäre|wär mir [,] wenn`,
].flatMap((pattern) => rule('marker', pattern, () => ({ kind: 'marker' as const, marks: 'ask' as const }), -0.3))

/** With its sign further on: "hätte ich … gern", "ich glaube, … kann weg". */
const besides: readonly Rule[] = (
  [
    ['wish', 'ich|wir hätte|hätten|würde|würden|möchte|möchten [da|dann|jetzt]'],
    ['wish', 'hätte|hätten|würde|würden|möchte|möchten ich|wir [da|dann|jetzt]'],
    [
      'modal',
      'ich|wir glaub|glaube|glauben|denk|denke|denken|find|finde|finden|meine|meinen|schätze|schätzen [,] [dass]',
    ],
    ['modal', 'meiner meinung nach [,]'],
  ] as const
).flatMap(([beside, pattern]) =>
  rule('marker', pattern, () => ({ kind: 'marker' as const, marks: 'ask' as const, beside }), -0.2),
)

/** "Wenn du dann noch Zeit hast": no condition of what is asked for. */
const leave: readonly Rule[] = [
  `[,] wenn|falls|sobald ${person} [bitte] [dann] [noch] [mal] [gerade] [kurz] [eine|einen|ein] zeit|lust|luft|minute|moment|augenblick hast|haben|habt|findest|finden [,]`,
  `[,] wenn|falls ${person} [bitte] [das|es|mir] [noch] [mal] [gerade] [kurz] kannst|könntest|können|könnten|magst|mögen [,]`,
  `[,] wenn|falls ${person} so ${nice} bist|wärst|sind|wären [,]`,
  `[,] wenn|falls es [dir|ihnen] [irgendwie] geht|passt|recht_ist|möglich_ist|nichts_ausmacht|keine_umstände_macht [,]`,
  `wenn_ich [${very}] ehrlich bin [,]`,
  `wenn_ich das richtig sehe|verstehe|höre [,]`,
].flatMap((pattern) => rule('marker', pattern, () => ({ kind: 'marker' as const, marks: 'courtesy' as const }), -0.6))

/** "Weil …, muss das Intro gelöscht werden": with its verb in front, it stands behind why. */
const concluded: readonly Rule[] = rule(
  'marker',
  ', muss|müssen|soll|sollen|sollte|sollten|kann|können|darf|dürfen|müsste|müssten',
  (): Marker => ({ kind: 'marker', marks: 'ask', concludes: true }),
  -0.1,
)

/** What asks politely, or gives leave. */
export const pleas: readonly Rule[] = [...polite, ...besides, ...leave, ...concluded]
