import { once } from '../../../shared/once.ts'
import type { ProjectView } from '../../../shared/schemas/projectView.ts'
import type { Category } from './chart/categories.ts'
import { compileGrammar, type Grammar } from './chart/grammar.ts'
import type { Rule } from './chart/rule.ts'
import { formsOf, type RuleForm, wordsIn } from './chart/ruleForms.ts'
import type { FramesByAct } from './frames/index.ts'
import type { Language } from './languages/language.ts'
import type { Verb } from './meaning/sentenceTypes.ts'
import { type Vocabulary, vocabularyOf } from './text/lattice.ts'
import { isInName, namesOf } from './text/names.ts'
import { tokenise } from './text/tokenise.ts'

/** A language with all that its rules come to. */
export interface Prepared {
  readonly language: Language
  readonly grammar: Grammar
  readonly vocabulary: Vocabulary
  readonly removes: ReadonlyMap<string, boolean>
  readonly ways: ReadonlyMap<string, -1 | 1>
  readonly nouns: ReadonlySet<string>
  readonly content: ReadonlySet<string>
  readonly orders: ReadonlySet<string>
}

/** A language whose rules are compiled when a message seems to be in it: its words are known without. */
export interface Known {
  readonly language: Language
  readonly words: () => ReadonlySet<string>
  readonly prepared: () => Prepared
}

/** Most messages are orders: what only questions have is compiled when the first comes that is none. */
export function knownIn(
  language: Language,
  frames: FramesByAct,
): { readonly orders: Known; readonly questions: Known } {
  const { questions = [], spellings } = language
  const words = once(() => wordsIn(language.rules, spellings))
  const forms = once(() => formsOf(language.rules, spellings))
  return {
    orders: { language, words, prepared: once(() => prepare(language, frames, forms())) },
    questions: {
      language,
      words: once(() => new Set([...words(), ...wordsIn(questions, spellings)])),
      prepared: once(() => prepare(language, frames, [...forms(), ...formsOf(questions, spellings)])),
    },
  }
}

/** The languages that know most words of a message which are not names: one, or several that know as many. */
export function likeliest(known: readonly Known[], message: string, view: ProjectView): readonly Prepared[] {
  return mostKnowing(known, message, view).map(({ prepared }) => prepared())
}

/** Those of the languages, not compiled. */
export function mostKnowing(known: readonly Known[], message: string, view: ProjectView): readonly Known[] {
  if (known.length < 2) return known
  const names = namesOf(view)
  const words = tokenise(message).filter(({ kind, text }) => kind === 'word' && !isInName(names, text))
  const counts = known.map(
    (one) => words.filter(({ text }) => one.words().has(text) || text in one.language.expansions).length,
  )
  const most = Math.max(...counts)
  return known.filter((_, at) => counts[at] === most)
}

function prepare(language: Language, frames: FramesByAct, forms: readonly RuleForm[]): Prepared {
  const grammar = compileGrammar(forms)
  const vocabulary = vocabularyOf([...grammar.words].filter((word) => language.unslipped?.has(word) !== true))
  return {
    language,
    grammar,
    vocabulary,
    removes: removalsOf(grammar, frames),
    ways: waysOf(grammar),
    nouns: wordsOf(grammar, (category) => category === 'noun'),
    content: wordsOf(grammar, (category) => contents.has(category)),
    orders: wordsOf(grammar, isOrderIn(frames)),
  }
}

/** The verbs of one word, and whether something that one does takes its object away. */
function removalsOf({ rules }: Grammar, frames: FramesByAct): ReadonlyMap<string, boolean> {
  const found = new Map<string, boolean>()
  for (const { category, items, make } of rules) {
    if (category !== 'verb' || items[0]?.kind !== 'words' || items.some(({ kind }) => kind !== 'words')) continue
    const removes = takesAway(make({}) as Verb, frames)
    for (const word of items[0].words) found.set(word, removes || found.get(word) === true)
  }
  return found
}

/** Words that alone say up or down: "louder", "lower"; none that can be both. */
function waysOf({ rules }: Grammar): ReadonlyMap<string, -1 | 1> {
  const found = new Map<string, Set<-1 | 0 | 1>>()
  for (const { category, items, make } of rules) {
    const [first, ...others] = items
    if (first?.kind !== 'words' || others.length > 0) continue
    for (const way of category === 'direction' || category === 'verb' ? waysIn(make({})) : [])
      for (const word of first.words) found.set(word, new Set([...(found.get(word) ?? []), way]))
  }
  return new Map(
    [...found].flatMap(([word, ways]) => {
      const [way = 0, ...others] = ways
      return way === 0 || others.length > 0 ? [] : [[word, way] as const]
    }),
  )
}

const waysIn = (meaning: unknown): readonly (-1 | 0 | 1)[] => {
  const { direction, senses = [] } = meaning as { direction?: -1 | 1; senses?: Verb['senses'] }
  return direction === undefined
    ? senses.filter(({ particle }) => particle === null).map((one) => one.direction)
    : [direction]
}

const takesAway = ({ senses }: Verb, frames: FramesByAct): boolean =>
  senses.some(
    ({ act, tie, particle, light }) =>
      !light &&
      tie === null &&
      particle === null &&
      frames.get(act)?.some(({ effect }) => effect === 'removes') === true,
  )

/** What an order can be about, or how it is to be done. */
const contents: ReadonlySet<Category> = new Set<Category>([
  'noun',
  'effect',
  'direction',
  'settingName',
  'choice',
  'value',
  'unit',
  'option',
  'timeUnit',
])

/** A verb as it stands in an order, and any form of one that takes something away: "the joke goes". */
const isOrderIn =
  (frames: FramesByAct) =>
  (category: Category, make: Rule['make']): boolean => {
    if (category !== 'verb') return false
    const verb = make({}) as Verb
    if (verb.senses.every(({ shares }) => shares === true)) return false
    return verb.forms.includes('base') || takesAway(verb, frames)
  }

/** The words that are something of a kind by themselves. */
const wordsOf = ({ rules }: Grammar, isKind: (category: Category, make: Rule['make']) => boolean): Set<string> =>
  new Set(
    rules.flatMap(({ category, items: [first, ...others], make }) =>
      first?.kind === 'words' && others.length === 0 && isKind(category, make) ? [...first.words] : [],
    ),
  )
