import type { Rule } from '../../chart/rule.ts'
import { rule, words } from '../../chart/rule.ts'
import type { Joint, Marker, Sense, VerbForm } from '../../meaning/sentenceTypes.ts'

/** The verbs of each family of acts, in the infinitive. */
const acts: Readonly<Record<string, string>> = {
  remove: 'borrar eliminar quitar suprimir',
  keep: 'conservar mantener dejar_solo dejar_solamente dejar_sólo',
  cut: 'cortar',
  mute: 'silenciar mutear',
  split: 'dividir partir',
  duplicate: 'duplicar',
  rename: 'renombrar',
  'gain+': 'subir aumentar',
  'gain-': 'bajar reducir',
  change: 'poner cambiar',
  normalize: 'normalizar',
  reverse: 'invertir',
  'faster+': 'acelerar',
  'faster-': 'ralentizar',
  generate: 'insertar añadir crear',
  light: 'añadir poner hacer insertar aplicar',
  export: 'exportar',
  save: 'guardar',
  undo: 'deshacer deshacer_el_último_cambio',
  redo: 'rehacer',
  play: 'reproducir',
}

/** Forms whose stem changes, or that stand apart from their kind. */
const irregular: Readonly<Record<string, string>> = {
  poner: 'pon ponga ponme',
  hacer: 'haz haga hazme',
  deshacer: 'deshaz deshaga',
  mantener: 'mantén mantenga',
  invertir: 'invierte invierta',
  reducir: 'reduce reduzca',
  reproducir: 'reproduce reproduzca',
}

const softened = (stem: string): string => stem.replace(/c$/u, 'qu').replace(/g$/u, 'gu').replace(/z$/u, 'c')

interface Form {
  readonly text: string
  readonly form: VerbForm
}

/** As an order, a wish and a report: "borra, borre, borrar, borres, borré". */
function formsOf(infinitive: string): Form[] {
  const [verb = '', ...tail] = infinitive.split('_')
  const stem = verb.slice(0, -2)
  const isFirst = verb.endsWith('ar')
  const soft = isFirst ? softened(stem) : stem
  const wish = isFirst ? `${soft}e` : `${stem}a`
  const orders = irregular[verb]?.split(' ') ?? [isFirst ? `${stem}a` : `${stem}e`, wish]
  const past = isFirst ? [`${soft}é`, `${stem}ó`, `${stem}aste`] : [`${stem}í`, `${stem}ió`]
  const form = (text: string, is: VerbForm): Form => ({ text: [text, ...tail].join(' '), form: is })
  return [
    ...[...orders, verb].map((text) => form(text, 'base')),
    ...[`${wish}s`, `${stem}o`].map((text) => form(text, 'third')),
    ...past.map((text) => form(text, 'past')),
    form(isFirst ? `${stem}ado` : `${stem}ido`, 'participle'),
  ]
}

function senseOf(act: string): Sense {
  const sign = act.at(-1)
  const plain = act.replace(/[+-]$/u, '')
  const up = sign === '+' ? 1 : 0
  return {
    act: plain,
    particle: null,
    tie: null,
    direction: sign === '-' ? -1 : up,
    brings: [],
    light: act === 'light',
  }
}

const forms = Object.entries(acts).flatMap(([act, said]) =>
  said.split(' ').flatMap((infinitive) => formsOf(infinitive).map((one) => ({ ...one, sense: senseOf(act) }))),
)

const verbs: readonly Rule[] = [...Map.groupBy(forms, ({ text }) => text)].flatMap(([text, group]) => {
  const meaning = {
    kind: 'verb' as const,
    forms: [...new Set(group.map(({ form }) => form))],
    senses: group.map(({ sense }) => sense),
  }
  return rule('verb', text, () => meaning, text.includes(' ') ? -0.2 : 0)
})

const solo: Sense = { act: 'solo', particle: 'en solo', tie: null, direction: 0, brings: [], light: false }

/** A word that stands behind the object, and makes another act of the verb. */
const apart: readonly Rule[] = [
  ...rule('verb', 'pon|ponga|poner', () => ({ kind: 'verb' as const, forms: ['base' as const], senses: [solo] }), 0.1),
  ...rule('particle', 'en_solo', () => ({ kind: 'particle' as const, word: 'en solo' })),
]

const nouns: Readonly<Record<string, string>> = {
  fadeIn: 'fundido_de_entrada',
  fadeOut: 'fundido_de_salida',
  reverb: 'reverberación',
  echo: 'eco',
  insertSilence: 'silencio',
  label: 'marca|etiqueta',
  newTrack: 'pista',
}

const effects: readonly Rule[] = Object.entries(nouns).flatMap(([act, said]) => [
  ...rule('effect', `[un|una|de] ${said}`, () => ({ kind: 'effect' as const, act, brings: [] })),
])

const marker = (marks: Marker['marks'], said: string, cost = 0): Rule[] =>
  words('marker', said, { kind: 'marker', marks }, cost)
const joint = (kind: Joint['joint'], said: string, cost = 0): Rule[] =>
  words('joint', said, { kind: 'joint', joint: kind }, cost)

const markers: readonly Rule[] = [
  ...marker('courtesy', 'por_favor|gracias|hola|vale|bueno|ahora|¿|¡'),
  ...marker('ask', 'puedes|podrías|puede|podría|quiero|quisiera|me_gustaría|quiero_que|necesito'),
  ...marker('negation', 'no|nunca|ni|tampoco|nada'),
  ...marker('retraction', 'mejor_no|olvídalo|déjalo|era_broma', 0.2),
  ...marker('repair', 'no|perdón|quiero_decir|digo', 0.3),
  ...marker('repair', 'no_,_mejor|mejor|mejor_dicho', -0.2),
  ...marker('condition', 'si|cuando|a_menos_que|siempre_que'),
  ...marker('report', 'ayer|casi|ya|he|ha|han|había|dijo|dice', 0.2),
  ...marker('question', 'qué|cuánto|cuántas|cuántos|cómo|dónde|por_qué|quién|cuál|debería'),
  ...marker('copula', 'es|está|son|están|dura|suena'),
  ...marker('subject', 'yo|él|ella|mi_jefe|mi_jefa', 0.3),
  ...marker('predicate', 'muy|demasiado', 0.4),
  ...marker('also', 'también|además'),
]

const joints: readonly Rule[] = [
  ...joint('sentence', '.|!|;'),
  ...joint('question', '?'),
  ...joint('comma', ','),
  ...joint('colon', ':'),
  ...joint('and', 'y|e', 0.1),
  ...joint('but', 'pero|sino'),
  ...joint('then', 'luego|después|y_luego|y_después'),
]

export const speech: readonly Rule[] = [...verbs, ...apart, ...effects, ...markers, ...joints]
