import type { Edge } from '../chart/parse.ts'
import type { Language, Statements } from '../languages/language.ts'
import type { Token } from './tokenise.ts'

/** What is known of the words of a message: which of them could order, name or narrow something. */
export interface Telling {
  /** Names of the project as they are written. */
  readonly names: readonly Edge[]
  /** A word of such a name, wherever it stands. */
  readonly isNamed: (token: Token) => boolean
  /** A word that says by itself what an order can be about: "track", "louder", "reverb". */
  readonly isContent: (word: string) => boolean
  /** A verb as it stands in an order. */
  readonly isOrder: (word: string) => boolean
}

export interface Span {
  readonly start: number
  readonly end: number
}

/** Behind an order, where what it is about was said: no word of it could say more of what is to be done. */
export function onlyTells(said: readonly Token[], span: Span, { statements }: Language, telling: Telling): boolean {
  if (statements === undefined) return false
  const isDegree = ({ text }: Token, at: number): boolean =>
    statements.degrees.has(text) && at + 1 < span.end && said[at + 1]?.kind === 'word'
  const tokens = said.map((token, at) => (isDegree(token, at) ? { ...token, text: '' } : token))
  const names = apart(telling.names.filter(({ start, end }) => start >= span.start && end <= span.end))
  const words = tokens.slice(span.start, span.end).filter(({ kind }) => kind !== 'mark')
  const isPlain = ({ text }: Token): boolean => statements.plain.has(text) || statements.finite.has(text)
  const isMore = (token: Token, at: number): boolean =>
    !isInOne(names, span.start + at) &&
    (statements.denials.has(token.text) || (telling.isContent(token.text) && !isPlain(token)))
  return (
    names.length < 2 &&
    words.some((token) => isFinite(token, statements)) &&
    !isBarred(tokens, span, statements, { ...telling, names }) &&
    !tokens.slice(span.start, span.end).some(isMore)
  )
}

const shortest = 3
/** Dearer than a reading that has a use for every word, cheaper than one that leaves several out. */
const cost = 1.5

/**
 * What only tells something, whatever its words mean: it begins with who or what it is about, says something of it, and
 * has no word that could order, narrow or deny anything. Names of the project in it are left to be read, so that "it"
 * can mean them.
 */
export function statementsIn(tokens: readonly Token[], { statements }: Language, telling: Telling): Edge[] {
  if (statements === undefined) return []
  const isThing = ({ text }: Token): boolean => telling.isContent(text) && !statements.plain.has(text)
  return spansOf(tokens, statements).flatMap((span) => {
    const words = tokens.slice(span.start, span.end)
    const names = apart(telling.names.filter(({ start, end }) => start >= span.start && end <= span.end))
    const isTold = words.length >= shortest && tells(words, statements)
    if (!isTold || isBarred(tokens, span, statements, { ...telling, names })) return []
    const meaning = {
      kind: 'marker',
      marks: 'told',
      ...(words.some(isThing) ? { things: true as const } : {}),
    } as const
    return besideNames(tokens, span, names, statements).map(({ start, end }): Edge => ({
      category: 'marker',
      start,
      end,
      meaning,
      cost: cost / (names.length + 1),
    }))
  })
}

const stops: ReadonlySet<string> = new Set(['.', '!', '?', ';', '…', '...'])

/** From full stop to full stop, or to where something follows from it: "…, so". */
function spansOf(tokens: readonly Token[], { turns }: Statements): Span[] {
  const isStop = ({ text, kind }: Token): boolean => kind === 'mark' && stops.has(text)
  const ends = [...tokens.flatMap((token, at) => (isStop(token) ? [at] : [])), tokens.length]
  const sentences = ends.map((end, index) => ({ start: index === 0 ? 0 : (ends[index - 1] ?? 0) + 1, end }))
  return sentences.flatMap(({ start, end }) => {
    const isTurn = (at: number): boolean =>
      turns.some((turn) => turn.every((word, by) => tokens[at + 1 + by]?.text === word))
    const commas = tokens.flatMap((token, at) => (at > start && at < end && isMark(token) && isTurn(at) ? [at] : []))
    const isAlone = start === 0 && end >= tokens.length - 1
    const isAsked = tokens[end]?.text === '?'
    return [...commas, ...(isAlone || isAsked ? [] : [end])].map((at) => ({ start, end: at }))
  })
}

const isMark = ({ kind }: Token): boolean => kind === 'mark'

/** Names that overlap no longer one. */
const apart = (names: readonly Edge[]): Edge[] =>
  [...names]
    .sort((a, b) => b.end - b.start - (a.end - a.start))
    .reduce<Edge[]>(
      (kept, one) => (kept.some(({ start, end }) => one.start < end && start < one.end) ? kept : [...kept, one]),
      [],
    )

/** What stands between names, with the small words in front of a name or without them. */
function besideNames(tokens: readonly Token[], span: Span, names: readonly Edge[], { small }: Statements): Span[] {
  const isSmall = (at: number): boolean => small.has(tokens[at]?.text ?? '')
  const starts = [span.start, ...names.map(({ end }) => end)]
  const ends = [
    span.end,
    ...names.flatMap(({ start: at }) => [
      at,
      ...(isSmall(at - 1) ? [at - 1, ...(isSmall(at - 2) ? [at - 2] : [])] : []),
    ]),
  ]
  const runs = starts.flatMap((start) => ends.flatMap((end) => (end > start ? [{ start, end }] : [])))
  return runs.filter(({ start, end }) => names.every((name) => name.end <= start || name.start >= end))
}

/** It begins as a statement does, and has the verb of one. */
function tells(words: readonly Token[], rules: Statements): boolean {
  const first = words.findIndex(({ text }) => !rules.joins.has(text))
  const head = words[first]
  if (head === undefined || !(rules.starts.has(head.text) || isSubject(words, first, rules))) return false
  const main = rules.conditions.has(head.text) ? behindCondition(words, rules) : words.slice(first)
  return main !== null && main.some((token, at) => (at > 0 || rules.isInverted) && isFinite(token, rules))
}

/** "When he sings, they all …", "When I was ten I had …": somebody stands in front of what is told. */
function behindCondition(words: readonly Token[], rules: Statements): readonly Token[] | null {
  const { starts, conditions, persons, finite, isInverted } = rules
  const at = words.findIndex(({ text }, index) => {
    if (index < 2 || conditions.has(text)) return false
    if (words[index - 1]?.text === ',') return starts.has(text) || (isInverted && finite.has(text))
    return persons.has(text) && words.slice(1, index).some((one) => isFinite(one, rules))
  })
  return at < 0 ? null : words.slice(at)
}

/** Whether one of these lies over that word. */
export const isInOne = (spans: readonly Span[], at: number): boolean =>
  spans.some(({ start, end }) => start <= at && at < end)

/** A verb as it stands in a statement, or a word that ends like one. */
export const isFinite = ({ text }: Token, { finite, endings }: Statements): boolean =>
  finite.has(text) || endings.some((ending) => text.length > ending.length + 2 && text.endsWith(ending))

/** "Mathilde said …", "Recent studies will …": soon behind it stands the verb of a statement, and no object. */
function isSubject(words: readonly Token[], at: number, { finite, certain, starts }: Statements): boolean {
  const [head, next, ...more] = words.slice(at, at + 4)
  if (head === undefined || next === undefined) return false
  if (/^\p{Lu}\p{Ll}+$/u.test(head.raw) && finite.has(next.text)) return true
  return certain.has(next.text) || (!starts.has(next.text) && more.some(({ text }) => certain.has(text)))
}

/** So near to its beginning a condition is for what was asked: "that is if …". */
const near = 5

/** A word where it stands: with the one before it and the one behind, and whether a name of the project is near. */
interface WordInContext {
  readonly at: number
  readonly before: string
  readonly behind: string
  readonly besideName: boolean
  readonly points: boolean
}

function isBarred(tokens: readonly Token[], { start, end }: Span, rules: Statements, telling: Telling): boolean {
  const { names } = telling
  const words = tokens.slice(start, end)
  const head = words.find(({ text }) => !rules.joins.has(text))?.text ?? ''
  return words.some((token, at) => {
    if (isInOne(names, start + at)) return false
    if (token.kind !== 'word') return token.kind !== 'mark' || token.text === ':'
    const [before = '', behind = ''] = [words[at - 1]?.text, words[at + 1]?.text]
    const place = { at, before, behind, besideName: names.length > 0, points: rules.points.has(head) }
    return telling.isNamed(token) || mayNarrow(token.text, place, rules) || mayOrder(token.text, place, rules, telling)
  })
}

function mayNarrow(
  word: string,
  { at, before, behind, besideName, points }: WordInContext,
  rules: Statements,
): boolean {
  if (rules.bars.has(word)) return rules.unless[word]?.has(behind) !== true
  if (besideName && rules.wants?.verbs.has(word) === true && rules.wants.amounts.has(behind)) return true
  if (rules.behind[before]?.has(word) === true || (besideName && rules.barsOfNames.has(word))) return true
  return points && (rules.barsOfPoints.has(word) || (at < near && rules.conditions.has(word)))
}

const mayOrder = (
  word: string,
  { before }: WordInContext,
  { plain, frees }: Statements,
  { isOrder }: Telling,
): boolean => isOrder(word) && !plain.has(word) && !frees.has(before)
