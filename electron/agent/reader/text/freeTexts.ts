import type { Edge } from '../chart/parse.ts'
import type { Language, Naming } from '../languages/language.ts'
import type { Token } from './tokenise.ts'

const longestText = 14
/** So many letters of a word of naming are known with a slip in them. */
const longEnough = 5

const neverBehind = ({ never = {} }: Language['naming'], word: string): ReadonlySet<string> | undefined =>
  Object.hasOwn(never, word) ? never[word] : undefined

/**
 * Free names: behind a word of naming, up to the end or to a word that names don't have in them. A longer one that runs
 * over such a word is dearer, for there the sentence may go on.
 */
export function freeTexts(
  tokens: readonly Token[],
  { naming: words, statements }: Language,
  mendedAt: (at: number) => readonly string[],
): Edge[] {
  const naming: Ending = { ...words, objects: statements?.objects }
  const isSlipOf = (words: ReadonlySet<string>, at: number): boolean =>
    mendedAt(at).some((word) => word.length >= longEnough && words.has(word))
  const isSlip = (at: number): boolean => isSlipOf(naming.words, at)
  const hasVerb = tokens.some(
    ({ text }, at) => naming.verbs.has(text) || isField(tokens, at, naming) || isSlipOf(naming.verbs, at),
  )
  return tokens.flatMap((first, start) => {
    const before = [tokens[start - 1], tokens[start - 2], tokens[start - 3]]
    const [last] = behindColon(before)
    if (start === 0 || last === undefined || tellsBehind(tokens[start - 1] as Token, first, naming)) return []
    if (neverBehind(naming, last.text)?.has(first.text) === true) return []
    const behindWord = naming.words.has(last.text) || isSlip(start - 1)
    if ((isMade(before, naming) && !isTied(first, naming)) || isLabelled(tokens, start, naming))
      return textsFrom(tokens, start, naming, forMade)
    if (!behindWord && !hasVerb && !isNote(tokens.slice(0, start), naming)) return []
    return textsFrom(tokens, start, naming, costOfStart({ naming, before, behindWord }, first))
  })
}

/** "set the artist to Anna", and not "my co-author says". */
const isField = (tokens: readonly Token[], at: number, { fields, joints }: Naming): boolean =>
  fields?.has(tokens[at]?.text ?? '') === true && tokens.slice(at + 1, at + 4).some(({ text }) => joints.has(text))

const behindColon = (before: readonly (Token | undefined)[]): readonly (Token | undefined)[] =>
  before[0]?.text === ':' && before[1] !== undefined ? before.slice(1) : before

/** What ends a name besides: "…, and florb it" is an order of its own, whether it is understood or not. */
interface Ending extends Naming {
  readonly objects: ReadonlySet<string> | undefined
}

interface Start {
  readonly naming: Naming
  /** The three words before it, the last first. */
  readonly before: readonly (Token | undefined)[]
  readonly behindWord: boolean
}

/** Cheap behind a word of naming, but not where what is to be named may stand there: "name the music track Bed". */
function costOfStart({ naming, before, behindWord }: Start, first: Token): number {
  if (!behindWord) return naming.joints.has(before[0]?.text ?? '') ? 0 : 1.5
  const [word, determiner] = behindColon(before)
  const isVerb = naming.verbs.has(word?.text ?? '') && !isPointer(determiner, naming)
  return isVerb && (isPointer(first, naming) || isKind(first, naming)) ? 3.6 : 0
}

/** Dear, for any word that is not known would be a name there. */
const forMade = 2

/** "put a label news at 1:00": its name stands right behind something new. */
const isMade = ([last, determiner, before]: readonly (Token | undefined)[], naming: Naming): boolean =>
  isKind(last, naming) &&
  (naming.articles?.has(determiner?.text ?? '') === true ||
    (naming.fresh?.has(determiner?.text ?? '') === true && isHead(before, naming)))

/** "put a label at the loudest point": what a small word ties says where, and begins no name. */
const isTied = ({ kind, text }: Token, { stops, breaks }: Naming): boolean =>
  kind === 'word' && stops.has(text) && !breaks.has(text)

/** "label squeak at 0:14": behind the verb at the head of an order, where a time is said. */
function isLabelled(tokens: readonly Token[], start: number, naming: Naming): boolean {
  const [first, word] = [tokens[start], tokens[start - 1]]
  const labels = word !== undefined && naming.labelling?.has(word.text) === true && isHead(tokens[start - 2], naming)
  if (!labels || first?.kind !== 'word' || isPointer(first, naming) || naming.stops.has(first.text)) return false
  return !isTime(first, naming) && tokens.slice(start).some((token) => isTime(token, naming))
}

/** Nothing stands in front of it, or what another order begins behind. */
const isHead = (before: Token | undefined, { breaks, asks }: Naming): boolean =>
  before === undefined || before.kind === 'mark' || breaks.has(before.text) || asks?.has(before.text) === true

const isTime = ({ kind, text }: Token, { counts }: Naming): boolean =>
  kind === 'number' || kind === 'clock' || counts?.has(text) === true

/** "label here: doorbell", and not "the first label: delete it". */
const isNote = (before: readonly Token[], naming: Naming): boolean =>
  before.at(-1)?.text === ':' &&
  before.some((token) => isKind(token, naming)) &&
  !before.some((token) => isPointer(token, naming))

const isPointer = (token: Token | undefined, { pointers }: Naming): boolean => pointers?.has(token?.text ?? '') === true
const isKind = (token: Token | undefined, { kinds }: Naming): boolean => kinds?.has(token?.text ?? '') === true

function textsFrom(tokens: readonly Token[], start: number, naming: Ending, extra: number): Edge[] {
  const first = tokens[start] as Token
  let wasBroken = false
  const text = (end: number, said: string, quoted: boolean, cost: number): Edge => ({
    category: 'text',
    start,
    end,
    meaning: { kind: 'text', text: said, quoted, ...(wasBroken && { joins: true as const }) },
    cost,
  })
  if (first.kind === 'quoted') return [text(start + 1, first.raw.trim(), true, 0)]
  if (!canBegin(first, tokens[start + 1], naming)) return []
  const edges: Edge[] = []
  let cost = extra + costOfFirst(first, tokens[start + 1], naming, extra)
  for (let at = start; at < Math.min(tokens.length, start + longestText); at += 1) {
    const token = tokens[at] as Token
    if (at > start && placesBehind(token, tokens[at + 1], naming)) break
    if (endsText(token, naming) || tellsBehind(token, tokens[at + 1], naming) || ordersBehind(tokens, at, naming)) break
    if (at > start) cost += crossing(token, tokens[at + 1], naming, wasBroken) + forLength(tokens, at, naming)
    wasBroken ||= at > start && isBreak(token, naming)
    const forEnd = costOfEnd(tokens[at + 1], naming)
    if (forEnd !== null && isBalanced(tokens.slice(start, at + 1)))
      edges.push(text(at + 1, rawOf(tokens, start, at), false, cost + forEnd))
  }
  return edges
}

/** "Bob (remote)": a name has both of its brackets, or none. */
function isBalanced(tokens: readonly Token[]): boolean {
  const open = tokens.filter(({ text }) => text === '(').length
  return open === tokens.filter(({ text }) => text === ')').length
}

function canBegin({ kind, text }: Token, next: Token | undefined, { words, inside }: Naming): boolean {
  if (kind === 'mark') return beginsName(text)
  return inside?.has(text) !== true && (!words.has(text) || next === undefined)
}

/** A name rather ends before such a word. */
const forStop = ({ text }: Token, { stops }: Naming): number => (stops.has(text) ? 1.5 : 0)

/** A name rather stands beside such a noun, or another order begins there: "and call the new one Bed". */
function costOfFirst(first: Token, next: Token | undefined, naming: Naming, extra: number): number {
  if (extra === 0) return forStop(first, naming)
  if (naming.breaks.has(first.text)) return 4
  if (naming.verbs.has(first.text) && (isPointer(next, naming) || isKind(next, naming))) return 4
  return isKind(first, naming) ? 1.5 : forStop(first, naming)
}

/** No bracket or stroke, and no arrow to it. */
const beginsName = (mark: string): boolean => /[\p{S}#]/u.test(mark) && !/[=→]|->/u.test(mark)

const endsText = ({ kind, text }: Token, { barriers }: Naming): boolean =>
  kind === 'quoted' || /^[.;!?:]$/u.test(text) || barriers.has(text)

/** "notes below the host". */
const placesBehind = ({ text }: Token, next: Token | undefined, naming: Naming): boolean =>
  naming.places?.has(text) === true && isPointer(next, naming)

/** "Year Four, since that's what they know": behind the comma something is told of it. */
const tellsBehind = ({ text }: Token, next: Token | undefined, { tells }: Naming): boolean =>
  text === ',' && next !== undefined && tells?.has(next.text) === true

/** "Miller and colour it green". */
const ordersBehind = (tokens: readonly Token[], at: number, { breaks, objects }: Ending): boolean =>
  breaks.has(tokens[at]?.text ?? '') && objects?.has(tokens[at + 2]?.text ?? '') === true

/** "dome | 10 seconds before the credits": a length is rather counted from what stands behind it. */
const forLength = (tokens: readonly Token[], at: number, { apart }: Naming): number =>
  tokens[at]?.kind === 'number' && apart?.has(tokens[at + 2]?.text ?? '') === true ? 1.5 : 0

/** What it costs that a name has a word in it behind which the sentence could go on. */
function crossing(
  { kind, text }: Token,
  next: Token | undefined,
  { stops, breaks, counts, joints }: Naming,
  wasBroken: boolean,
): number {
  if (counts?.has(text) === true) return 0.8
  // What a bracket in a name costs is paid where it opens: none closes without.
  if (!stops.has(text) || text === ')') return 0
  // "Anna and Guest to Ben": behind "and" another would be named.
  if (joints.has(text) && wasBroken) return 5
  const isTime = next?.kind === 'number' || next?.kind === 'clock'
  return kind === 'mark' || breaks.has(text) || isTime ? 3.5 : 2
}

const canEndBefore = (next: Token | undefined, { stops, barriers, places }: Naming): boolean =>
  next === undefined ||
  next.kind === 'mark' ||
  stops.has(next.text) ||
  barriers.has(next.text) ||
  places?.has(next.text) === true

const isBreak = ({ text }: Token, { breaks }: Naming): boolean => breaks.has(text) || text === ','

/** Null where no name ends before that word. */
function costOfEnd(next: Token | undefined, naming: Naming): number | null {
  if (isCount(next, naming)) return 0.6
  return canEndBefore(next, naming) ? 0 : null
}

/** A number may be the beginning of a time, "called rejoin four seconds past …", or the end of the name. */
const isCount = (next: Token | undefined, { counts }: Naming): boolean =>
  next !== undefined && (next.kind === 'number' || counts?.has(next.text) === true)

/** The words as they were written, with the spaces between them. */
export function rawOf(tokens: readonly Token[], from: number, to: number): string {
  return tokens
    .slice(from, to + 1)
    .map((token, at) => {
      const before = tokens[from + at - 1]
      const gap = at > 0 && before !== undefined && token.start > before.end ? (token.joined ?? ' ') : ''
      return at > 0 && before?.start === token.start ? '' : `${gap}${token.raw}`
    })
    .join('')
}
