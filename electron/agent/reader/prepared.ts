import { once } from '../../../shared/once.ts'
import type { ProjectView } from '../../../shared/schemas/projectView.ts'
import type { Category } from './chart/categories.ts'
import { compileGrammar, type Grammar } from './chart/grammar.ts'
import type { Rule } from './chart/rule.ts'
import { type RuleForm, wordsIn } from './chart/ruleForms.ts'
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
  /** Of a verb whether it takes something away, of any other word undefined. */
  readonly removes: (word: string) => boolean | undefined
  /** Which way a word says that something goes, up or down. */
  readonly way: (word: string) => -1 | 1 | undefined
  readonly isNoun: Told
  readonly isContent: Told
  readonly isOrder: Told
}

/** Of the words that are something of a kind by themselves. */
type Told = (word: string) => boolean

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
  const { questions = [], outside = [], told, spellings } = language
  const words = once(() =>
    told === undefined
      ? wordsIn(language.rules, spellings)
      : new Set([...told.rules.split(' '), ...wordsIn(outside, spellings)]),
  )
  const allWords = once(() => new Set([...words(), ...(told?.questions.split(' ') ?? wordsIn(questions, spellings))]))
  return {
    orders: { language, words, prepared: once(() => prepare(language, frames, language.rules, words())) },
    questions: {
      language,
      words: allWords,
      prepared: once(() => prepare(language, frames, [...language.rules, ...questions], allWords())),
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

function prepare(
  language: Language,
  frames: FramesByAct,
  rules: readonly Rule[],
  words: ReadonlySet<string>,
): Prepared {
  const grammar = compileGrammar(rules, words, language.spellings)
  const vocabulary = vocabularyOf([...grammar.words].filter((word) => language.unslipped?.has(word) !== true))
  const isAlone = (isKind: (form: RuleForm) => boolean): Told =>
    askedOnce((word) => grammar.begunWith(word).some((form) => form.items.length === 1 && isKind(form)))
  return {
    language,
    grammar,
    vocabulary,
    removes: askedOnce((word) => removes(grammar.begunWith(word), frames)),
    way: askedOnce((word) => wayOf(grammar.begunWith(word))),
    isNoun: isAlone(({ category }) => category === 'noun'),
    isContent: isAlone(({ category }) => contents.has(category)),
    isOrder: isAlone(isOrderIn(frames)),
  }
}

function askedOnce<T>(tell: (word: string) => T): (word: string) => T {
  const told = new Map<string, T>()
  return (word) => {
    if (!told.has(word)) told.set(word, tell(word))
    return told.get(word) as T
  }
}

/** Whether something that a verb does takes its object away; undefined of what is no verb. */
function removes(forms: readonly RuleForm[], frames: FramesByAct): boolean | undefined {
  const verbs = forms.filter(({ category }) => category === 'verb')
  return verbs.length === 0 ? undefined : verbs.some(({ make }) => takesAway(make({}) as Verb, frames))
}

/** Up or down, of a word that alone says so: "louder", "lower"; not of one that can be both. */
function wayOf(forms: readonly RuleForm[]): -1 | 1 | undefined {
  const ways = forms.flatMap(({ category, items, make }) =>
    items.length === 1 && (category === 'direction' || category === 'verb') ? waysIn(make({})) : [],
  )
  const [way = 0, ...others] = new Set(ways)
  return way === 0 || others.length > 0 ? undefined : way
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
  ({ category, make }: RuleForm): boolean => {
    if (category !== 'verb') return false
    const verb = make({}) as Verb
    if (verb.senses.every(({ shares }) => shares === true)) return false
    return verb.forms.includes('base') || takesAway(verb, frames)
  }
