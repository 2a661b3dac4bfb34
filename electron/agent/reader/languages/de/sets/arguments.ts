import type { Rule } from '../../../chart/rule.ts'
import { rule, words } from '../../../chart/rule.ts'
import * as p from '../../../meaning/points.ts'
import * as g from '../../../meaning/sets/groups.ts'
import type { Argument, Group, Point } from '../../../meaning/types.ts'
import type { Text, Value } from '../../../meaning/valueTypes.ts'
import * as v from '../../../meaning/values.ts'
import { cases } from '../words/morphology.ts'
import { effects } from './effects.ts'
import { but } from './lists.ts'

const on =
  'auf|in|im|bei|beim|für|fürs|innerhalb|innerhalb_von|während|an|am|ins|aufs|für_die_dauer|für_die_länge|über_die_länge|über_die_dauer|für_die_dauer_von|für_die_länge_von|über_die_länge_von|über_die_dauer_von'
const parts = 'teile|stücke|abschnitte|clips|segmente|blöcke|hälften|teilen|stücken'
const frequencies =
  'alles|bass|den_bass|frequenzen|alle_frequenzen|die_frequenzen|tiefen|die_tiefen|bässe|die_bässe|höhen|die_höhen|rumpeln|das_rumpeln|was'
const equal = 'gleiche|gleich_lange|gleichlange|gleich_große|gleichgroße|gleichen|gleichmäßige|identische'

/** "from the recording I need only …": it says no more than where. */
const onAll = ({ g: group }: { g: Group }): Argument | null =>
  group.kind === 'all' ? v.tiedGroup('on')({ g: group }) : null

/** A bare number or length is no time: "teile 30 Sekunden" may have lost its "alle". */
function namedPoint({ p }: { p: Point }): Argument | null {
  return p.kind === 'at' ? null : v.tiedPoint('bare')({ p })
}

/** "als MP3" is no name. */
const called = ({ v: text }: { v: Text }): Argument | null =>
  /^(?:wav|wave|flac|mp3|ogg|opus|aac|m4a|aiff?)$/iu.test(text.text) ? null : v.tied('called')({ v: text })

/** "direkt nach dem Interview": there. */
const edge =
  (point: (parts: { g: Group }) => Point | null) =>
  ({ g: of }: { g: Group }): Argument | null => {
    const at = of.kind === 'named' ? point({ g: of }) : null
    return at === null ? null : v.tiedPoint('at')({ p: at })
  }

const everywhere = () => v.tiedGroup('on')({ g: { kind: 'all', sort: 'any' } })

const bare: readonly Rule[] = [
  // Not the selection: "gib dem Gast Hall, und zwar durchgehend".
  ...rule(
    'argument',
    'überall|insgesamt|im_ganzen|durchgehend|durchweg|von_vorne_bis_hinten|von_vorn_bis_hinten|von_anfang_bis_ende|in_voller_länge|auf_voller_länge|der_länge_nach',
    everywhere,
  ),
  ...rule(
    'argument',
    `über|auf seine|ihre|die ${cases('ganz', 'gesamt', 'komplett', 'voll')} länge|dauer`,
    everywhere,
    -0.2,
  ),
  ...rule(
    'argument',
    `, [auf|über] die ${cases('ganz', 'gesamt', 'komplett')} spur|länge|dauer|aufnahme [,]`,
    everywhere,
    -0.7,
  ),
  ...rule('argument', '<group:g>', v.tiedGroup('bare')),
  ...rule('argument', '<point:p>', namedPoint, 0.1),
  ...rule(
    'argument',
    '<clock:n>',
    ({ n }: { n: number }) => v.tiedPoint('bare')({ p: { kind: 'at', seconds: n } }),
    0.1,
  ),
  ...rule('argument', '<value:v>', v.alone, 0.2),
  ...rule('argument', '<setting:v>', v.tied('bare')),
  ...rule('argument', '[ein|eine|einen] <choice:v>', v.tied('bare'), 0.4),
  ...rule('argument', '<aspect:v>', v.tied('bare')),
  ...rule('argument', '<file:v>', v.tied('bare')),
  ...rule('argument', '<quoted:v>', v.tied('bare'), 1),
]

const places: readonly Rule[] = [
  ...rule('argument', `${on} <group:g>`, v.tiedGroup('on')),
  ...rule('argument', 'bei|beim|an|am|@|gegen|genau_bei|exakt_bei|kurz_bei <point:p>', v.tiedPoint('at')),
  // "um 2 Sekunden" is by how much.
  ...rule('argument', 'um <clock:n>', ({ n }: { n: number }) => v.tiedPoint('at')({ p: { kind: 'at', seconds: n } })),
  ...rule('argument', '[die|der|das] stelle|position|zeit bei|um|@ <point:p>', v.tiedPoint('at'), -0.1),
  ...rule('argument', 'bei|an|am|um|@ <points:p>', v.tiedPoints('at')),
  ...rule('argument', '<points:p>', v.hereAndThere),
  ...rule('argument', 'bei|an|am|auf|beim <group:g>', v.tiedGroup('at'), 0.1),
  ...rule('argument', 'in|im|auf|zu <point:p>', v.tiedPoint('at'), 0.4),
  ...rule('argument', 'nach <duration:d>', ({ d }: { d: number }) =>
    v.tiedPoint('at')({ p: { kind: 'at', seconds: d } }),
  ),
  ...words('argument', 'hier|genau_hier|an_dieser_stelle|hier_an_dieser_stelle|an_diesem_punkt', {
    tie: 'at',
    content: { kind: 'point', point: { kind: 'cursor', offset: 0 } },
  }),
  ...rule(
    'argument',
    'zu|zum|zur|bis|bis_zu|bis_zum|bis_zur|an|ans|nach|auf|in|ins|an_den|an_die|an_das <point:p>',
    v.tiedPoint('to'),
  ),
  ...rule('argument', 'zu|bis|an|auf <points:p>', v.tiedPoints('to')),
  ...rule('argument', 'auf|zu|zum|zur|an|ans|in|ins|aufs|bis_zu|bis_zum <group:g>', v.tiedGroup('to'), 0.1),
  ...rule('argument', 'von|vom <group:g>', v.tiedGroup('from')),
  ...rule('argument', 'aus <group:g>', v.outOfGroup),
  // Rather the subject, "der Gast ist zu laut", than whose it is.
  ...rule('argument', 'der|des <group:g>', v.tiedGroup('from'), 0.15),
  ...rule('argument', 'von|vom|aus|in <group:g>', onAll, 0.3),
  ...rule('argument', 'ab|von|vom|beginnend_bei|ausgehend_von|von_dem <point:p>', v.tiedPoint('from')),
  ...rule('argument', 'an|von beiden_enden|beiden_seiten', () => v.tied('from')({ v: v.choice('ends', 'both') })),
  ...rule('argument', 'am_anfang_und_am_ende|am_anfang_und_ende|vorne_und_hinten|vorn_und_hinten', () =>
    v.tied('at')({ v: v.choice('ends', 'both') }),
  ),
  ...words('argument', 'vorne|vorn|von_vorne|von_vorn|von_anfang_an|ganz_von_vorne', {
    tie: 'from',
    content: { kind: 'point', point: { kind: 'edge', edge: 'start', of: null, offset: 0 } },
  }),
  ...words('argument', 'hinten', {
    tie: 'from',
    content: { kind: 'point', point: { kind: 'edge', edge: 'end', of: null, offset: 0 } },
  }),
  ...rule('argument', 'unter|unterm|hinter <group:g>', v.tiedGroup('under')),
  ...rule('argument', 'direkt|unmittelbar|genau|gleich nach|hinter <group:g>', edge(p.endOf), 0.1),
  ...rule('argument', 'direkt|unmittelbar|genau vor <group:g>', edge(p.startOf), 0.1),
  ...rule('argument', '[genau] mitten in|im <group:g>', edge(p.middleOf), 0.1),
  ...rule(
    'argument',
    'nach|hinter|direkt_nach|gleich_nach|unmittelbar_nach|direkt_hinter <group:g>',
    v.tiedGroup('after'),
    0.2,
  ),
  ...rule('argument', 'vor|direkt_vor|unmittelbar_vor|kurz_vor <group:g>', v.tiedGroup('before'), 0.2),
  ...words(
    'argument',
    'auf|in einer|eine|ihrer|ihre|seiner|seine neuen|neue|eigenen|eigene|separaten|separate|extra spur|tonspur',
    {
      tie: 'on',
      content: v.choice('place', 'new'),
    },
  ),
]

const amounts: readonly Rule[] = [
  ...rule('argument', 'bei|mit <value:v>', v.tied('at'), 0.2),
  ...rule(
    'argument',
    'auf|zu|bis_auf|=|auf_genau|auf_etwa|auf_höchstens|auf_maximal|auf_max|auf_knapp|auf_rund|auf_ungefähr|auf_circa|auf_ca <value:v>',
    v.tied('to'),
    0.1,
  ),
  ...rule(
    'argument',
    'um|um_etwa|um_ca|um_genau|um_die|so_um_die|um_so|um_circa|um_ungefähr|mit|für|um_rund|von <value:v>',
    v.tied('by'),
    0.1,
  ),
  ...rule('argument', 'von <value:v>', v.tied('from'), 0.3),
  ...rule('argument', 'mit|bei|durch|per [einem|einer|eine|einen] <setting:v>', v.tied('with')),
  ...rule(
    'argument',
    'mit|als|im|in|per [ein|eine|einem|einer|einen] [eigene|eigenes|eigenen|eigener|separate|separates|einzelne|extra|neue] <choice:v>',
    v.tied('as'),
  ),
  ...rule('argument', 'als|in|mit [ein|eine|einem|einer|einen] <value:v>', v.depthOf),
  ...rule('argument', 'und|, <setting:v>', v.tied('with'), 0.2),
  ...rule(
    'argument',
    '[langsam|ganz_langsam|allmählich|sachte|weich] über|für|während|mit|innerhalb_von|binnen <duration:d> [lang|länge|dauer|hinweg]',
    v.tiedLength('over'),
    0.05,
  ),
  ...rule('argument', 'von <duration:d> [länge|dauer]', v.tiedLength('over'), 0.1),
  ...rule('argument', 'je|jeweils [über|mit] <duration:d> [lang]', ({ d }: { d: number }) => ({
    ...v.tiedLength('over')({ d }),
    apiece: true,
  })),
  ...rule('argument', '<duration:d> lang', v.tiedLength('over')),
  ...rule('argument', 'auf <duration:d>', v.tiedLength('to'), 0.1),
  ...rule('argument', `in <number:n> [${equal}] ${parts}`, v.tiedCount('into')),
  ...rule('argument', `in [${equal}] hälften|zwei_hälften|der_mitte_durch`, () => v.tiedCount('into')({ n: 2 })),
  ...rule('argument', '[direkt|genau] vor den|die letzten <duration:d>', v.beforeLast, 0.3),
  ...rule('argument', '[direkt|genau] nach|hinter den|die ersten <duration:d>', v.afterFirst, 0.3),
  // "Pausen über zwei Sekunden auf eine kürzen": of what it is one stands in front.
  ...rule('argument', 'auf eine|eins|einen', () => v.tied('to')({ v: v.value('plain', 1) }), 1),
  ...rule('argument', 'in drittel|drei_drittel', () => v.tiedCount('into')({ n: 3 })),
  ...rule('argument', 'in viertel|vier_viertel', () => v.tiedCount('into')({ n: 4 })),
  ...rule('argument', 'alle <duration:d>', v.tiedLength('every')),
  ...rule('argument', 'jede|jeder|jeden|pro <timeUnit:d>', v.tiedLength('every')),
  ...rule('argument', `in <duration:d> [lange] ${parts}`, v.tiedLength('every')),
  ...rule('argument', `in ${parts} von [je|jeweils] <duration:d>`, v.tiedLength('every')),
  ...rule('argument', `${frequencies} unter|unterhalb|unterhalb_von <value:v>`, v.tied('under'), -0.2),
  ...rule('argument', `${frequencies} über|oberhalb|oberhalb_von <value:v>`, v.tied('over'), -0.2),
  ...rule('argument', 'unter|unterhalb|unterhalb_von|weniger_als <value:v>', v.tied('under')),
  ...rule('argument', 'über|oberhalb|oberhalb_von|mehr_als|länger_als <value:v>', v.tied('over')),
  // "ab 2:45" is a time, "ab 200 Hz" what lies above.
  ...rule('argument', 'ab <value:v>', ({ v: is }: { v: Value }) =>
    is.dimension === 'duration' ? null : v.tied('over')({ v: is }),
  ),
  ...rule('argument', 'als|nach|in|unter <file:v>', v.tied('as')),
  ...rule(
    'argument',
    'namens|mit_dem_namen|mit_namen|mit_dem_titel|genannt|unter_dem_namen|und_nenne_sie|und_nenn_sie|und_nenne_es|und_nenne_ihn <text:v>',
    v.titled,
  ),
  ...rule(
    'argument',
    'mit_dem_text|mit_der_aufschrift|mit_der_beschriftung|mit_text|text|name|titel|als|die_heißt|der_heißt|heißt|heißen <text:v>',
    called,
  ),
  ...rule('argument', '[,] text|name|titel|namens|aufschrift|beschriftung : <text:v>', v.tied('called'), -0.4),
  ...rule(
    'argument',
    '[,] so_dass|sodass|damit|so_,_dass er|sie|es|der|die|das [erst|dann|genau|schon] bei|um|an|zu|mit <point:p> anfängt|beginnt|startet|losgeht|einsetzt',
    v.tiedPoint('to'),
    -0.4,
  ),
  ...rule(
    'argument',
    '[,] so_dass|sodass|damit|so_,_dass|dass er|sie|es|der|die|das [erst|dann|genau|schon|spätestens] bei|um|an|zu|mit|bis <point:p> endet|aufhört|zu_ende_ist|vorbei_ist|aus_ist|weg_ist|stumm_ist|fertig_ist|verklungen_ist|verschwunden_ist',
    v.tiedPoint('ending'),
    -0.4,
  ),
  ...rule(
    'argument',
    '[,] bis_spätestens|spätestens_bis|bis_allerspätestens|spätestens_bei|spätestens_um|spätestens_zu|spätestens [zu|zum|zur] <point:p>',
    v.tiedPoint('ending'),
    -0.2,
  ),
  ...rule('argument', '[,] die|der|das <text:v> heißt|heisst|heißen_soll|genannt_wird', v.tied('called'), -0.4),
  ...rule('argument', 'in|zu|als|:|auf|unter <text:v>', v.tied('called'), 0.2),
  ...rule('argument', '[,] [und] nenne|nenn|benenne|taufe sie|es|ihn|das <text:v>', v.tied('called')),
  ...rule('argument', '<text:v>', v.tied('called'), 0.8),
]

const scopes: readonly Rule[] = [
  ...rule('scope', `[,] ${but} [auf|in|im|bei|für|an|am|während|innerhalb_von] <group:g>`, g.scope('except')),
  ...rule(
    'scope',
    `,|und|aber|doch nicht|nie|niemals auf|in|im|bei|für|an|am|während|innerhalb_von <group:g>`,
    g.scope('except'),
  ),
  ...rule('scope', `, nur|bloß|lediglich|aber [auf|in|bei] <group:g> nicht`, g.scope('except'), -0.3),
  ...rule('scope', `aber [auf|in|bei] <group:g> nicht`, g.scope('except'), -0.3),
  ...rule('scope', `, <group:g> aber|jedoch|allerdings|dagegen nicht`, g.scope('except'), -0.4),
  ...rule('scope', `, nicht <group:g>`, g.scope('except'), 0.1),
  ...rule('scope', `und_zwar nicht [auf|in|im|bei] <group:g>`, g.scope('except')),
  ...rule(
    'scope',
    `[,] nur|bloß|lediglich|ausschließlich|allein|aber_nur|und_zwar_nur [auf|in|im|bei|für|an|am|von|vom|während|innerhalb_von] <group:g>`,
    g.scope('only'),
  ),
  ...rule('scope', `[,] statt|anstatt|anstelle|anstelle_von [auf|in] <group:g>`, g.scope('spare'), 0.2),
  ...rule(
    'scope',
    '[,] [und|aber] ohne [dabei] <group:g> anzufassen|zu_ändern|zu_verändern|anzurühren|zu_berühren|anzutasten|zu_bearbeiten|zu_beeinflussen',
    g.scope('except'),
    -0.4,
  ),
  ...rule('scope', '<group:g> ausgenommen|ausgeschlossen|ausgespart|nicht_mit', g.scope('except')),
]

/** Where there is nothing but noise, to learn it from. */
const samples: readonly Rule[] = [
  ...rule('argument', 'wie [bei|in|von|der|dem|das|die] <stretch:s>', v.sample, 0.1),
  ...rule(
    'argument',
    'nimm|nehme|verwende|benutze|nutze|mit [die] [stelle|zeit] [von] <stretch:s> als [das|ein|dein] rauschprofil|geräuschprofil|rauschprobe|rauschmuster|profil',
    v.sample,
  ),
  ...rule('argument', '[das] rauschen allein|alleine|nur ist|steht|liegt <stretch:s>', v.sample),
]

export const args: readonly Rule[] = [...samples, ...bare, ...places, ...amounts, ...scopes, ...effects]
