import { soMuchBack } from '../../../meaning/takenBack.ts'
import type { Named, Noun } from '../../../meaning/wordTypes.ts'
import { type Rule, rule } from '../../../chart/rule.ts'
import * as g from '../../../meaning/sets/groups.ts'
import { sense, verb } from '../../../meaning/senses.ts'
import type { Marker, Particle, Verb } from '../../../meaning/sentenceTypes.ts'
import type { Group } from '../../../meaning/types.ts'
import * as v from '../../../meaning/values.ts'
import { nice, person, very, whom } from '../speech/pleas.ts'

const marker = (marks: Marker['marks'], cost: number, ...patterns: string[]): Rule[] =>
  patterns.flatMap((pattern) => rule('marker', pattern, (): Marker => ({ kind: 'marker', marks }), cost))

const softly = 'eigentlich|jetzt|noch|nur|am_liebsten|wirklich|gerade|dann'
/** "wenn du so lieb wärst und … könntest, wäre das großartig", "was ich gern hätte, ist …". */
const wishes: readonly Rule[] = [
  ...marker(
    'ask',
    -1.4,
    `wenn|falls ${person} so ${nice} wärst|wären|bist|sind und [${whom}]`,
    `was ich|wir [${softly}] [${softly}] gern|gerne hätte|hätten [,] ist|wäre|wären|sind`,
    `was ich|wir [${softly}] [${softly}] bräuchte|bräuchten|brauche|brauchen [,] ist|wäre|wären|sind`,
  ),
  ...marker(
    'courtesy',
    -1.2,
    `[,] wäre|wär das|es [wirklich|sehr|ganz|echt] [von] [dir|ihnen] ${nice}`,
    `[,] wäre|wär ich [dir|ihnen|euch] [${very}] dankbar|verbunden`,
    `bevor|ehe ich|wir es|das|s vergesse|vergessen|vergess [:|,]`,
    `nur|bloß damit ich|wir es|das nicht vergesse|vergessen [:|,]`,
    `[,] wenn|falls|sofern es|das [dir|ihnen|euch] [irgendwie] keine|nicht_zu_viel|nicht_zu_viele [zu_große|großen] umstände|mühe|arbeit macht|bereitet [,]`,
    `[,] sofern|soweit es|das [dir|ihnen|euch] [irgendwie] geht|passt|recht_ist|möglich_ist|nichts_ausmacht [,]`,
  ),
]

/** "(ich möchte, dass beim Gast) gar nichts zu hören ist". */
const unheard: readonly Rule[] = rule(
  'verb',
  'gar_nichts|überhaupt_nichts|nichts|nichts_mehr|kein_ton|kein_ton_mehr zu hören ist|wäre|sei',
  () => verb(sense('mute', { behind: true }), sense('silence', { behind: true })),
  -1.8,
)

const piece = 'abschnitt|teil|stelle|bereich|stück|passage|part|stückchen'
/** "den Abschnitt, der mit Outro bezeichnet ist". */
const marked: readonly Rule[] = [piece, '<noun:s>'].flatMap((what) => [
  ...rule(
    'group',
    `der|die|das|den|dem ${what} [,] der|die|das|den mit|als <name:n> bezeichnet|beschriftet|markiert|überschrieben|betitelt ist [,]`,
    ofName,
    -1.4,
  ),
  ...rule('group', `der|die|das|den|dem ${what} [,] der|die|das <name:n> heißt [,]`, ofName, -1.2),
])

function ofName({ n, s }: { n: Named; s?: Noun }): Group | null {
  return g.named(s === undefined ? { n } : { n, s })
}

const mildly = 'mal|bitte|doch|einfach|jetzt|ruhig|mir|gleich'
/** "schneid den raus", "schalt die mal stumm": what was spoken of, between a verb and its particle. */
const pointedAt: readonly Rule[] = rule(
  'verb',
  `<verb:w> den|die|dem|der [${mildly}] [${mildly}] <particle:p>`,
  ({ w, p }: { w: Verb; p: Particle }): Verb | null => {
    const it = v.tiedGroup('bare')({ g: g.mention('it')() })
    const senses = w.senses.flatMap((one) =>
      one.particle === p.word && !one.light ? [{ ...one, particle: null, brings: [...one.brings, it] }] : [],
    )
    return senses.length === 0 || !w.forms.includes('base') ? null : { ...w, senses }
  },
  0.4,
)

/** "alles löschen machen": as those say it who have another language of their own. */
const made: readonly Rule[] = rule(
  'verb',
  '<verb:w> machen|tun',
  ({ w }: { w: Verb }): Verb | null => (w.forms.includes('base') && w.senses.every(({ light }) => !light) ? w : null),
  0.6,
)

/** "der Gast ist zu leise, den hätte ich gern 4 dB lauter": that one. */
const thatOne: readonly Rule[] = rule(
  'argument',
  '[,] den|die|das|ihn|sie|es hätte|hätten|möchte|möchten|will|wollen ich|wir [gern|gerne|lieber|bitte] [gern|gerne|lieber|bitte]',
  () => v.tiedGroup('bare')({ g: g.mention('it')() }),
  0.2,
)

/** "zu viel, nimm 1 dB zurück": of what was changed last. */
const takenBack: readonly Rule[] = [
  // "Label" itself is the thing: "das Label Werbung".
  ...rule('verb', 'labeln|labele|labelt', () => verb(sense('label'))),
  ...rule('verb', 'nimm|nehmen_sie|nehme|nimmst <value:v> [wieder] zurück', soMuchBack, -0.4),
  ...rule(
    'marker',
    '[das_war|das_ist] [etwas|ein_bisschen|viel] zu_viel',
    () => ({ kind: 'marker' as const, marks: 'courtesy' as const }),
    0.4,
  ),
]

/** What is spoken rather than written, from long wishes to pointing. */
export const colloquial: readonly Rule[] = [
  ...takenBack,
  ...wishes,
  ...unheard,
  ...marked,
  ...pointedAt,
  ...made,
  ...thatOne,
]
