import type { Rule } from '../../../chart/rule.ts'
import { rule } from '../../../chart/rule.ts'
import type { Sense, VerbForm } from '../../../meaning/sentenceTypes.ts'
import type { Tie } from '../../../meaning/types.ts'
import { leaving, verbPhrases } from '../../verbPhrases.ts'
import { acts, light } from './acts.ts'
import { finalForms, finiteForms } from '../words/morphology.ts'

const actOf: Readonly<Record<string, string>> = {
  removeAt: 'remove',
  keepTo: 'keep',
  gainHalf: 'gain',
  gainDouble: 'gain',
  center: 'pan',
  cutAt: 'split',
  labelAt: 'label',
  labelAs: 'label',
  renameTo: 'rename',
  dampAbove: 'lowPass',
  dampBelow: 'highPass',
  previewWithout: 'preview',
  soloOnly: 'solo',
}
const needs: Readonly<Record<string, Tie>> = {
  removeAt: 'from',
  keepTo: 'to',
  cutAt: 'at',
  labelAt: 'at',
  labelAs: 'called',
  renameTo: 'called',
  dampAbove: 'over',
  dampBelow: 'under',
  exportAs: 'as',
}

/**
 * A verb as it is written in the lists: "weg|schneiden" with a prefix that comes apart, "spielen … ab" with a word that
 * stands behind the object, "mach … stumm" likewise, "spielen nur" with a word right behind it.
 */
interface Entry {
  readonly infinitive: string
  /** Words right behind the verb. */
  readonly tail: string
  /** What is joined to it at the end of a clause, and stands apart elsewhere. */
  readonly prefix: string
  readonly sense: Sense
}

function entriesOf(act: string, said: string, isLight: boolean): Entry[] {
  const only = act === 'soloOnly' ? { only: true as const } : {}
  return verbPhrases(act, said, isLight, { actOf, needs }).map(({ head, sense }) => {
    const [first = '', ...tail] = head.split(' ')
    const [prefix, infinitive] = first.includes('|') ? (first.split('|') as [string, string]) : ['', first]
    return { infinitive, tail: tail.join(' '), prefix: prefix.replaceAll('_', ' '), sense: { ...sense, ...only } }
  })
}

const allEntries = (): readonly Entry[] => [
  ...Object.entries(acts).flatMap(([act, said]) => entriesOf(act, said, false)),
  ...entriesOf('light', light, true),
  ...leaving(entriesOf('light', 'lassen', true)),
]

interface Form {
  readonly text: string
  readonly kinds: readonly VerbForm[]
  readonly sense: Sense
}

/** A form of a verb with all that stands with it. In one word its prefix is said; apart it has to be in the clause. */
function formsOf({ infinitive, tail, prefix, sense }: Entry): Form[] {
  const behind = tail === '' ? '' : ` ${tail}`
  const apart: Sense = prefix === '' ? sense : { ...sense, particle: [prefix, sense.particle ?? []].flat().join(' ') }
  const finite = [...finiteForms(infinitive)].map(([text, kinds]) => ({
    text: `${text}${behind}`,
    kinds,
    sense: apart,
  }))
  const before = tail === '' ? '' : `${tail} `
  const final = [...finalForms(infinitive, prefix)].map(([text, kinds]) => ({ text: `${before}${text}`, kinds, sense }))
  const joined = sense.particle === null ? [] : atTheEnd(infinitive, prefix, sense)
  return [...(isPreposition(prefix) ? [] : finite), ...final, ...joined]
}

/**
 * Apart from its verb "auf" can't be told from the preposition, and "alles auf -3 dB" would lose it: such verbs are
 * read
 * where they are in one word.
 */
const isPreposition = (prefix: string): boolean => prefix === 'auf'

/** "stumm schalten": at the end of a clause the word that completes a verb stands in front of it. */
function atTheEnd(infinitive: string, prefix: string, sense: Sense): Form[] {
  const joined: Sense = { ...sense, particle: null }
  return [...finalForms(infinitive, prefix)].map(([text, kinds]) => ({
    text: `${sense.particle ?? ''} ${text}`,
    kinds,
    sense: joined,
  }))
}

/** One phrase a form, with all that the verb can mean in it. */
function verbRules(forms: readonly Form[]): Rule[] {
  return [...Map.groupBy(forms, ({ text }) => text)].flatMap(([text, group]) => {
    const meaning = {
      kind: 'verb' as const,
      forms: [...new Set(group.flatMap(({ kinds }) => kinds))],
      senses: group.map(({ sense }) => sense),
    }
    return rule('verb', text, () => meaning, text.includes(' ') ? -0.2 : 0)
  })
}

/** Words that complete a verb and stand apart from it. */
function particleRules(forms: readonly Form[]): Rule[] {
  const particles = new Set(forms.flatMap(({ sense }) => sense.particle ?? []))
  return [...particles].flatMap((word) => rule('particle', word, () => ({ kind: 'particle' as const, word })))
}

/** "I need only the first minute": said so of a part, the rest is to go. */
const needed = 'brauche|brauch|brauchen|bräuchte|bräuchten|will|wollen|möchte|möchten|hätte|hätten'

/** Said in ways of their own. */
const others = (): readonly Rule[] => [
  // "die ersten 3 Sekunden ein- und die letzten 5 ausblenden".
  ...rule('verb', 'ein -', () => bare('fadeIn'), -0.4),
  ...rule('verb', 'aus -', () => bare('fadeOut'), -0.4),
  // One verb of both: what stands around it belongs to both ends.
  ...rule('verb', 'ein - und ausblenden|ausfaden|auszublenden|ausgeblendet', () => bare('fadeBoth'), -1),
  ...rule('verb', 'aus - und einblenden|einfaden|einzublenden|eingeblendet', () => bare('fadeBoth'), -1),
  ...rule('verb', 'rückgängig', () => bare('undo'), -0.1),
  ...rule('verb', 'stopp|stop|halt|anhalten|stoppen', () => bare('stop')),
  ...rule('verb', 'pause', () => bare('pause'), 0.3),
  ...rule('verb', 'weg|raus|fort', () => bareOf('remove', 'dropOut', 'dampAbove', 'dampBelow'), 1),
  ...rule('verb', 'los_sein|loswerden', () => bare('remove'), 0),
  ...rule('verb', 'draußen', () => bare('remove'), 1.4),
  ...rule('verb', 'rückwärts|andersherum|andersrum', () => bare('reverse'), 1),
  ...rule('verb', 'zurück', () => bare('undo'), 1.2),
  ...rule('verb', 'lass|lasst_uns mal hören|laufen', () => bare('play'), -0.6),
  ...rule('verb', `ich|wir ${needed}`, () => onlyThat(), 0.1),
  ...rule('verb', `${needed} ich|wir`, () => onlyThat(), 0.1),
  ...rule('verb', 'bleiben|bleibt [übrig|stehen|drin|da]', () => onlyThat(), 0.2),
  ...rule('verb', 'übrig|stehen|drin|da bleiben|bleibt|bleibe', () => onlyThat(), 0.1),
  ...rule('verb', 'weg|raus|draußen|fort|verschwunden|gelöscht wäre|wären', () => bare('remove'), 0),
  ...rule(
    'verb',
    'rückgängig_bitte|nochmal_zurück|wieder_zurück|eins_zurück|einen_zurück|einen_schritt_zurück',
    () => bare('undo'),
    -0.2,
  ),
  ...rule('verb', 'brauche|brauch|brauchen ich|wir|man nicht mehr', () => bare('remove'), -0.3),
  ...rule('verb', 'nicht mehr brauche|brauchen|gebraucht', () => bare('remove'), -0.3),
  ...rule(
    'verb',
    'drauf|dran|rein|hin|dazu|drüber|hinein|hinzu',
    () => ({ ...bare('light'), senses: bare('light').senses.map((sense) => ({ ...sense, light: true })) }),
    0.6,
  ),
  ...rule('verb', 'weg_damit|raus_damit|fort_damit', () => bare('remove'), -0.2),
  ...rule('verb', 'stumm|lautlos|mute|auf_lautlos|auf_stumm', () => bare('mute'), 1),
  ...rule('verb', 'play|wiedergabe', () => bare('play'), 0.3),
]

export const verbs = (): readonly Rule[] => {
  const forms = allEntries().flatMap(formsOf)
  return [...verbRules(forms), ...particleRules(forms), ...others()]
}

const bareOf = (...said: string[]) => ({
  kind: 'verb' as const,
  forms: ['base' as const],
  senses: said.map((act): Sense => ({
    act: actOf[act] ?? act,
    particle: null,
    tie: needs[act] ?? null,
    direction: 0,
    brings: [],
    light: false,
  })),
})
const bare = (act: string) => bareOf(act)
const onlyThat = () => {
  const { senses, ...verb } = bareOf('keep')
  return { ...verb, senses: senses.map((sense): Sense => ({ ...sense, only: true })) }
}
