import type { Rule } from '../../chart/rule.ts'
import { rule, words } from '../../chart/rule.ts'
import * as g from '../../meaning/sets/groups.ts'
import { minus } from '../../meaning/sets/lessened.ts'
import type { Sort } from '../../meaning/types.ts'
import * as v from '../../meaning/values.ts'

const nouns: readonly [Sort, string, string][] = [
  ['track', 'pista', 'pistas'],
  ['clip', 'clip', 'clips'],
  ['label', 'marca|etiqueta', 'marcas|etiquetas'],
  ['pause', 'pausa', 'pausas|silencios'],
  ['part', 'parte|trozo|tramo', 'partes|trozos|tramos'],
]

const the = 'el|la|los|las|al|del'
const recording = 'grabación|proyecto|audio|sesión|episodio'
const but = 'menos|excepto|salvo|excepto_en|menos_en'

const sets: readonly Rule[] = [
  ...nouns.flatMap(([sort, one, many]) => [
    ...words('noun', one, { sort, plural: false }),
    ...words('noun', many, { sort, plural: true }),
  ]),
  ...rule('group', `[${the}] <name:n>`, g.named),
  ...rule('group', `[${the}] <noun:s> [de|del|de_la] <name:n>`, g.named),
  ...rule('group', `${the} <unknown:u>`, g.unknown),
  ...rule('group', '<unknown:u>', g.unknown, 2),
  ...rule('group', `[${the}] <noun:s>`, g.the, 0.3),
  ...rule('group', 'todos|todas [los|las] <noun:s>', g.allOf),
  ...rule('group', `[${the}] <ordinal:o> <noun:s>`, g.nth),
  ...rule('group', '<noun:s> <number:n>', g.numbered),
  ...words('group', 'todo|todo_el_proyecto|toda_la_grabación', g.all('any')()),
  ...rule('group', `[${the}] ${recording}`, g.all('any'), 0.2),
  ...words('group', 'el_resto|lo_demás|todo_lo_demás', g.rest('any')()),
  ...words('group', 'lo|la|eso|esto', g.mention('it')(), 0.2),
  ...rule('group', '<stretch:s>', g.part),
  ...rule('group', '<group:p> de|del <group:g>', g.within, 0.1),
  ...rule('group', '<group:a> y <group:b>', g.list, 0.2),
  ...rule('group', '<group:a> , <group:b>', g.list, 0.4),
  ...rule('group', '<group:a> o <group:b>', g.either, 0.2),
  ...rule('group', `<group:a> [,] ${but} <group:b>`, minus, -0.1),
]

const args: readonly Rule[] = [
  ...rule('argument', '<group:g>', v.tiedGroup('bare')),
  ...rule('argument', 'a|al <group:g>', v.tiedGroup('bare'), 0.1),
  ...rule('argument', '<point:p>', v.tiedPoint('bare'), 0.4),
  ...rule('argument', '<value:v>', v.tied('bare'), 0.2),
  ...rule('argument', '<aspect:v>', v.tied('bare')),
  ...rule('argument', '<choice:v>', v.tied('bare'), 0.4),
  ...rule('argument', 'en|sobre|para <group:g>', v.tiedGroup('on')),
  ...rule('argument', 'en|a <point:p>', v.tiedPoint('at')),
  ...rule('argument', 'a|al|hasta <point:p>', v.tiedPoint('to'), 0.2),
  ...rule('argument', 'a|al <group:g>', v.tiedGroup('to'), 0.1),
  ...rule('argument', 'de|del <group:g>', v.tiedGroup('from')),
  ...rule('argument', 'desde <point:p>', v.tiedPoint('from')),
  ...rule('argument', 'a|hasta <value:v>', v.tied('to'), 0.1),
  ...rule('argument', 'en|por|de|un <value:v>', v.tied('by'), 0.1),
  ...rule('argument', 'durante <duration:d>', v.tiedLength('over')),
  ...rule('argument', 'en|como <choice:v>', v.tied('as')),
  ...rule('argument', 'en <number:n> partes', v.tiedCount('into')),
  ...rule('argument', 'llamada|llamado|con_el_nombre|titulada <text:v>', v.tied('called')),
  ...rule('argument', 'a|como <text:v>', v.tied('called'), 0.2),
  ...rule('scope', `[,] ${but} [en] <group:g>`, g.scope('except')),
  ...rule('scope', '[,] pero no en|a|al <group:g>', g.scope('except')),
  ...rule('scope', '[,] [pero] solo|sólo|solamente en <group:g>', g.scope('only')),
]

export const groups: readonly Rule[] = [...sets, ...args]
