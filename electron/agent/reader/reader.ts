import type { ProjectView } from '../../../shared/schemas/projectView.ts'
import type { Grammar } from './chart/grammar.ts'
import type { Marker } from './meaning/sentenceTypes.ts'
import type { Argument, Group, Point } from './meaning/types.ts'
import type { Named } from './meaning/wordTypes.ts'
import { type Chart, type Edge, parseChart } from './chart/parse.ts'
import type { FramesByAct } from './frames/index.ts'
import type { Clause } from './clause/clause.ts'
import { type ClauseReading, readClauses } from './cover/segments.ts'
import { compose, type Outcome } from './discourse/compose.ts'
import { type Meant, withMeant } from './discourse/places/meant.ts'
import { withToldPlaces } from './discourse/places/toldPlace.ts'
import { withRestrictions } from './discourse/told/restricting.ts'
import { withDropped } from './discourse/dropped.ts'
import { rivalsOf } from './discourse/rivals.ts'
import type { Language } from './languages/language.ts'
import { knownIn, likeliest, mostKnowing, type Prepared } from './prepared.ts'
import type { Question, Wants } from './questions/question.ts'
import { readQuestion, readWants } from './questions/readQuestion.ts'
import { asidesIn } from './text/asides.ts'
import { expand, type LatticeContext, wordForms } from './text/lattice.ts'
import { withoutFalseStarts } from './text/falseStarts.ts'
import { endingOf, inNames } from './text/inNames.ts'
import { stemsOf } from './text/endings.ts'
import { findFamilies } from './text/families.ts'
import { besideNames, findNames, isInName, isName, type Names, namesOf } from './text/names.ts'
import { withoutHesitations, withoutNumbering, withoutStopsOfShort } from './text/numbering.ts'
import { withSpacesMended } from './text/spaces.ts'
import { onlyTells, statementsIn, type Telling } from './text/statements.ts'
import { isStrangeOrder } from './text/strangeOrders.ts'
import { terminalsOf } from './text/terminals.ts'
import { type Token, tokenise } from './text/tokenise.ts'
import { tornPlaces } from './text/tornPlaces.ts'

/** A message as it was read, with all that a person could be asked about it. */
export interface MessageReading {
  readonly tokens: readonly Token[]
  readonly readings: readonly ClauseReading[]
  readonly outcome: Outcome
  /** Other outcomes of readings that cost hardly more: where they come to something else, it is asked which. */
  readonly rivals: readonly Outcome[]
}

export interface Reader {
  /** With what was spoken of before it, where "it" may be that. */
  read(message: string, view: ProjectView, meant?: Meant): MessageReading
  /** A message that is no order, as a question: the whole of it, or from where a clause begins. */
  ask(message: string, view: ProjectView): AskedMessage
  /** The language that knows most words of a message; null where several know as many. */
  languageOf(message: string, view: ProjectView): string | null
  /** The phrases of a message, for tests of rules. */
  phrases(message: string, view: ProjectView): { readonly tokens: readonly Token[]; readonly chart: Chart }
}

/** What a message asks for or wishes. */
export interface AskedMessage {
  readonly tokens: readonly Token[]
  readonly wants: Wants
  /** The tokens from `start` up to `end`, read as a question. */
  readonly read: (start: number, end: number) => Question
}

/** A reader of these languages. It knows the names in the project and nothing else of it. */
export function createReader(languages: readonly Language[], frames: FramesByAct): Reader {
  const known = languages.map((language) => knownIn(language, frames))
  const orders = known.map((one) => one.orders)
  const questions = known.map((one) => one.questions)
  return {
    ask: (message, view) => {
      const { tokens, chart } = phrasesOf(likeliest(questions, message, view)[0] as Prepared, message, view)
      return { tokens, wants: readWants(chart), read: (start, end) => readQuestion(chart, start, end) }
    },
    languageOf: (message, view) => {
      const [one, ...others] = mostKnowing(questions, message, view)
      return one === undefined || others.length > 0 ? null : one.language.id
    },
    phrases: (message, view) => phrasesOf(likeliest(orders, message, view)[0] as Prepared, message, view),
    read: (message, view, meant) => {
      const readings = likeliest(orders, message, view).map((one) => readIn(one, message, view, { frames, meant }))
      return readings.reduce((best, one) => (costOf(one) < costOf(best) ? one : best))
    },
  }
}

/** What is no order in one language, and is one in another, is rather meant in that. */
const forNoAct = 1.5
const costOf = ({ readings, outcome }: MessageReading): number =>
  (readings[0]?.cost ?? Number.POSITIVE_INFINITY) + (outcome.kind === 'ask' && outcome.why === 'noAct' ? forNoAct : 0)

function readIn(
  prepared: Prepared,
  message: string,
  view: ProjectView,
  { frames, meant }: { readonly frames: FramesByAct; readonly meant: Meant | undefined },
): MessageReading {
  const { tokens, chart: plain, telling } = phrasesOf(prepared, message, view)
  const chart = meant === undefined ? plain : withMeant(plain, meant)
  const noted = withNotes(tokens, prepared.language, telling)
  const plainly = readClauses(chart, tokens.length, frames).map(noted)
  const placed = withToldPlaces(chart, plainly[0]?.clauses ?? [], (at) => tokens[at]?.text)
  const readings = withDropped(placed === null ? plainly : readClauses(placed, tokens.length, frames).map(noted))
  const [first] = readings
  const outcome: Outcome = first === undefined ? { kind: 'nothing', why: 'courtesy' } : compose(first.clauses)
  return { tokens, readings, outcome, rivals: rivalsOf(readings, outcome) }
}

/** Which clauses tell what is wrong with a sound, and which do nothing but tell. */
const withNotes = (tokens: readonly Token[], language: Language, telling: Telling) => {
  const hasFlaw = ({ start, end }: Clause): boolean =>
    tokens.slice(start, end).some(({ text }) => language.flaws?.has(text) === true)
  const isTold = (clause: Clause): boolean =>
    clause.speech === 'statement' && onlyTells(tokens, clause, language, telling)
  const isStrange = (clause: Clause): boolean =>
    language.statements !== undefined &&
    clause.speech === 'statement' &&
    isStrangeOrder(tokens, clause, language.statements, { unread: clause.unread, names: telling.names })
  const texts = tokens.map(({ text }) => text)
  const openers = language.relatives ?? new Set<string>()
  const isVerb = (word: string): boolean => language.statements?.finite.has(word) === true
  return (reading: ClauseReading): ClauseReading => ({
    ...reading,
    clauses: withRestrictions(reading.clauses, texts, { openers, isVerb }).map((clause) => ({
      ...clause,
      ...(hasFlaw(clause) ? { flaw: true as const } : {}),
      ...(isTold(clause) ? { onlyTells: true as const } : {}),
      ...(isStrange(clause) ? { hidesOrder: true as const } : {}),
    })),
  })
}

const asFile = 0.8

/** What is called "theme.wav" is that rather than a file. */
const asNamesFirst = (names: readonly Edge[]) => {
  const whole = new Set(names.flatMap(({ start, end, cost }) => (cost === 0 && end - start === 1 ? [start] : [])))
  return (edge: Edge): Edge =>
    edge.category === 'file' && whole.has(edge.start) ? { ...edge, cost: edge.cost + asFile } : edge
}

/** What is called Morning is no greeting, what is called Tape hiss no noise, and what is called Note 3 no order. */
function withoutNamed(chart: Chart, tokens: readonly Token[]): Chart {
  const names = chart.flat().filter(({ category, cost }) => category === 'name' && cost === 0)
  const spans = new Set(names.map(({ start, end }) => `${start} ${end}`))
  const isNumber = (at: number): boolean => tokens[at]?.kind === 'number'
  const numbered = new Set(names.flatMap(({ start, end }) => (end - start > 1 && isNumber(end - 1) ? [start] : [])))
  const long = new Set(names.flatMap(({ start, end }) => (end - start > 1 ? [end] : [])))
  const tracks = new Set(
    chart
      .flat()
      .flatMap(({ category, end, meaning }) => (category === 'name' && isTrack(meaning as Named) ? [end] : [])),
  )
  // "the teacher", where a track is called so, is nobody that is told of.
  const isNamed = ({ marks }: Marker, start: number, end: number): boolean =>
    (marks === 'courtesy' && hasEnd(spans, start, end)) || (marks === 'subject' && hasEnd(spans, start + 1, end))
  return chart.map((edges) =>
    edges
      .map((edge) => (isAspect(edge) && tracks.has(edge.end) ? { ...edge, cost: edge.cost + asTrack } : edge))
      .filter(({ category, start, end, meaning }) => {
        if (category === 'effect') return !long.has(end)
        if (category === 'verb') return !numbered.has(start)
        return category !== 'marker' || !isNamed(meaning as Marker, start, end)
      }),
  )
}

/** "The interview" is what is called so before it is the whole recording, and "chapter 2" before it is the second. */
const asName = 0.8
function behindNamesOf(names: readonly Edge[]): (phrase: Edge) => number {
  const exact = names.filter(({ cost }) => cost === 0)
  const named = new Set(exact.map(({ end }) => end))
  const numbered = new Set(exact.flatMap(({ start, end }) => (end - start > 1 ? [end] : [])))
  const spans = new Set(exact.map(({ start, end }) => `${start} ${end}`))
  return ({ category, start, end, meaning }) => {
    if (category === 'point') return isEnd(meaning as Point) && hasEnd(spans, start, end) ? asName : 0
    if (category !== 'group') return 0
    const { kind } = meaning as Group
    return (kind === 'all' && named.has(end)) || (kind === 'sort' && numbered.has(end)) ? asName : 0
  }
}

/** "Schluss", where a label is called so, is that before it is where everything ends. */
const isEnd = (point: Point): boolean => point.kind === 'edge' && point.of === null

/** "The bass" is the track of that name before it is what is low in another. */
const asTrack = 0.5
const isTrack = ({ candidates }: Named): boolean => candidates.some(({ sort }) => sort === 'track')
const isAspect = ({ category, meaning }: Edge): boolean =>
  category === 'argument' && (meaning as Argument).content.kind === 'aspect'

const hasEnd = (spans: ReadonlySet<string>, start: number, end: number): boolean => spans.has(`${start} ${end}`)

const hasCaseEnding = ({ caseEndings = [] }: Language, names: Names, word: string): boolean =>
  endingOf(caseEndings, names, word) !== undefined

/** A word that may name something of the project. */
const tells = (names: Names, { weak }: Language, word: string): boolean =>
  isName(names, word) || (isInName(names, word) && word.length > 1 && !weak.has(word))

/** Where "and" and commas end. */
const behindBreaks = (tokens: readonly Token[], { naming }: Language): readonly number[] =>
  tokens.flatMap(({ text }, at) => (naming.breaks.has(text) || text === ',' ? [at + 1] : []))

/** Whether a word is one as it stands, also as an ending of several makes it. */
function isSpelled(word: string, { expansions, called = {}, everyday, plurals = [] }: Language, { words }: Grammar) {
  const isListed = (one: string): boolean =>
    words.has(one) || everyday.has(one) || Object.hasOwn(expansions, one) || Object.hasOwn(called, one)
  return [word, ...stemsOf(word, plurals)].some(isListed)
}

function phrasesOf(prepared: Prepared, message: string, view: ProjectView) {
  const { language, grammar, vocabulary, removes, way, isNoun, isContent, isOrder } = prepared
  const names = namesOf(view)
  const isWord = (word: string): boolean => grammar.words.has(word) || language.everyday.has(word)
  const isFirstHalf = (half: string, whole: string): boolean =>
    isInName(names, half) ||
    hasCaseEnding(language, names, half) ||
    (grammar.words.has(half) && !grammar.words.has(whole))
  const whole = withoutStopsOfShort(withoutNumbering(tokenise(message)), language, { isOrder, isWord })
  const isNamed = (word: string): boolean => isInName(names, word)
  const begun = withoutFalseStarts(whole, language, { isNamed, tells: (word) => isContent(word) || isOrder(word) })
  const said = withoutHesitations(begun, language, isNamed)
  const spaced = withSpacesMended(said, {
    isKnown: (word) => isSpelled(word, language, grammar) || isNamed(word),
    isNamed,
    glued: language.glued ?? [],
  })
  const tokens = expand(spaced, language, isFirstHalf)
  const context: LatticeContext = {
    language,
    known: grammar.words,
    vocabulary,
    removes,
    way,
    isNamed,
  }
  const forms = wordForms(tokens, context)
  const isKnown = (token: Token): boolean => grammar.words.has(token.text)
  const mendedAt = (at: number): string[] => (forms[at] ?? []).flatMap((form) => (form.cost > 0 ? [form.text] : []))
  const named = inNames(tokens, language, names)
  const found = findNames(named, names, language.weak, isWord)
  const telling: Telling = {
    names: found.filter(({ category, cost }) => category === 'name' && cost === 0),
    isNamed: ({ text }) => tells(names, language, text),
    isContent,
    isOrder,
  }
  const terminals = [
    ...found,
    ...findFamilies(named, names, language, isNoun),
    ...besideNames(terminalsOf(tokens, language, isKnown, mendedAt), found, behindBreaks(tokens, language)).map(
      asNamesFirst(found),
    ),
    ...asidesIn(
      tokens,
      language,
      ({ text }) => tells(names, language, text) || (text.length > 2 && removes(text) === true),
    ),
    ...statementsIn(tokens, language, telling),
  ]
  const [behindNames, torn] = [behindNamesOf(found), tornPlaces(tokens, language, telling.names)]
  const extra = (phrase: Edge): number => behindNames(phrase) + torn(phrase)
  return { tokens, telling, chart: withoutNamed(parseChart(grammar, { forms, terminals, extra }), tokens) }
}
