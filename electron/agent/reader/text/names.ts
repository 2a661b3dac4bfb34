import { rawOf } from './freeTexts.ts'
import type { Named } from '../meaning/wordTypes.ts'
import type { Edge } from '../chart/parse.ts'
import type { ProjectView } from '../../../../shared/schemas/projectView.ts'
import type { NameCandidate } from '../meaning/types.ts'
import { allowance, distance, isSwap } from './distance.ts'
import { fold, tokenise, type Token } from './tokenise.ts'

interface Name {
  readonly text: string
  readonly tokens: readonly string[]
  readonly candidates: readonly NameCandidate[]
}

/** The names of tracks, clips and labels of a project, each once, ready to be looked for. */
export interface Names {
  readonly names: readonly Name[]
  /** Names by the words that are in them. */
  readonly byWord: ReadonlyMap<string, readonly Name[]>
}

const plainText = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ø', 'o').replaceAll('ß', 'ss')

const known = new WeakMap<ProjectView, Names>()

/** A view never changes, so that its names are gathered once. */
export function namesOf(view: ProjectView): Names {
  const names = known.get(view) ?? gatherNames(view)
  known.set(view, names)
  return names
}

function gatherNames(view: ProjectView): Names {
  const found = new Map<string, { text: string; candidates: NameCandidate[] }>()
  const add = (text: string, candidate: NameCandidate): void => {
    const key = fold(text.trim())
    if (key === '') return
    const one = found.get(key)
    if (one === undefined) found.set(key, { text, candidates: [candidate] })
    else one.candidates.push(candidate)
  }
  for (const track of view.tracks) {
    add(track.name, { sort: 'track', id: track.id })
    const [only, ...others] = track.clips
    // The bells on a track called "Church bells": all of it and the track are one.
    if (only !== undefined && others.length === 0 && isPartOf(only.name, track.name))
      add(only.name, { sort: 'track', id: track.id })
    for (const clip of track.clips) add(clip.name, { sort: 'clip', id: clip.id })
  }
  for (const label of view.labels) add(label.text, { sort: 'label', id: label.id })
  const names = [...found.values()].flatMap((one) => spellingsOf(one.text).map((tokens) => ({ ...one, tokens })))
  const byWord = new Map<string, Name[]>()
  for (const name of names)
    for (const word of new Set(name.tokens)) byWord.set(word, [...(byWord.get(word) ?? []), name])
  return { names, byWord }
}

function isPartOf(name: string, whole: string): boolean {
  const words = new Set(tokensOf(whole))
  const own = tokensOf(name)
  return own.length > 0 && own.length < words.size && own.every((word) => words.has(word))
}

/** What has the name of a file is called so also without its ending, and by words of it: "the bed" of bed_warm.wav. */
function spellingsOf(text: string): string[][] {
  const whole = tokenise(text)
  const stem = text.replace(/\.[^.\s]+$/u, '')
  if (whole.length === 1 && whole[0]?.kind === 'file') return [tokensOf(text), tokensOf(stem)]
  const words = tokensOf(text)
  // "Dr. Miller": in a message the full stop is a letter of that word.
  const plain = words.filter((word) => word !== '.')
  return plain.length > 0 && plain.length < words.length ? [words, plain] : [words]
}

/** A name's own quotes don't hold it together: its words are compared. */
const tokensOf = (text: string): string[] =>
  tokenise(text.replaceAll(/["“”„«»‘‚]/gu, ' ')).map((token) => plainText(token.text))

const perEdit = 1.2
/** The letter of a plural, or of a form of a verb. */
const forEnding = 0.2
const forPart = 0.6
/** "the closing jingle" of "jingle close". */
const forTurned = 0.3
const forMiddlePart = 0.9

/** The names that have a word, however it is accented. */
export const namesWith = ({ byWord }: Names, word: string): readonly Name[] => byWord.get(plainText(word)) ?? []

/** Whether a word is in a name, however it is accented. */
export const isInName = ({ byWord }: Names, word: string): boolean => byWord.has(plainText(word))

/** Whether a word is a whole name. */
export const isName = (names: Names, word: string): boolean =>
  namesWith(names, word).some(({ tokens }) => tokens.length === 1)

interface Match {
  readonly end: number
  cost: number
  readonly candidates: NameCandidate[]
  text: string
}

/**
 * Every run of tokens that is a name, or a part of one that is said for it. A name that is there as a whole is never
 * passed over for a part of another.
 */
export function findNames(
  tokens: readonly Token[],
  names: Names,
  weak: ReadonlySet<string>,
  isWord: (word: string) => boolean,
): Edge[] {
  return [...namesIn(tokens, names, weak, isWord), ...firstHalves(tokens, names, isWord)]
}

const forHalf = 1.4
const leastHalf = 4
const leastOther = 3

/** "the birds" of Birdsong: the beginning of a name written as one word, where no other has it. */
function firstHalves(tokens: readonly Token[], names: Names, isWord: (word: string) => boolean): Edge[] {
  return tokens.flatMap(({ kind, text }, start) => {
    const stem = plainText(text).replace(/s$/u, '')
    if (kind !== 'word' || stem.length < leastHalf || isWord(text) || isInName(names, text)) return []
    const whole = names.names.filter(({ tokens: words }) => words.some((word) => isHalfOf(stem, word)))
    const [only, ...more] = whole
    if (only === undefined || more.length > 0 || isInName(names, stem)) return []
    const meaning: Named = { text: only.text, candidates: [...only.candidates] }
    return [{ category: 'name', start, end: start + 1, meaning, cost: forHalf } satisfies Edge]
  })
}

const isHalfOf = (stem: string, word: string): boolean =>
  word.startsWith(stem) && word.length >= stem.length + leastOther

function namesIn(
  tokens: readonly Token[],
  { names }: Names,
  weak: ReadonlySet<string>,
  isWord: (word: string) => boolean,
): Edge[] {
  const edges: Edge[] = []
  for (let start = 0; start < tokens.length; start += 1) {
    const matches = new Map<number, Match>()
    for (const name of names) {
      for (const { end, cost } of runsOf(tokens, start, name, weak, isWord)) {
        const before = matches.get(end)
        if (before !== undefined && areOneThing(before, { cost, ...name })) {
          before.candidates.push(...name.candidates)
          before.cost = Math.min(before.cost, cost)
        } else if (before === undefined || cost < before.cost - 0.01)
          matches.set(end, { end, cost, candidates: [...name.candidates], text: name.text })
        else if (Math.abs(cost - before.cost) <= 0.01) before.candidates.push(...name.candidates)
      }
    }
    for (const { end, cost, candidates, text } of matches.values()) {
      const meaning: Named = { text, candidates, ...(cost > 0 && { said: rawOf(tokens, start, end - 1) }) }
      const forAll = candidates.length > 1 && isPlural(tokens[end - 1] as Token, cost) ? forSeveral : 0
      edges.push({ category: 'name', start, end, meaning, cost: cost + forAll })
    }
  }
  return edges
}

/** "the dog barks": of several that are called so rather all of them than one. */
const forSeveral = 0.4
const isPlural = ({ text }: Token, cost: number): boolean =>
  text.endsWith('s') && Math.abs(cost - perEdit * forEnding) < 0.01

interface NameMatch {
  readonly cost: number
  readonly candidates: readonly NameCandidate[]
}

/** A part of a name of a track and of a clip, each without a slip: "the drone" is both, and the act tells which. */
const areOneThing = (a: NameMatch, b: NameMatch): boolean =>
  [a.cost, b.cost].every((cost) => cost === forPart || cost === forMiddlePart) &&
  isTrackAndClip(new Set([...a.candidates, ...b.candidates].map(({ sort }) => sort)))

const isTrackAndClip = (sorts: ReadonlySet<string>): boolean =>
  sorts.size === 2 && sorts.has('track') && sorts.has('clip')

function* runsOf(
  tokens: readonly Token[],
  start: number,
  name: Name,
  weak: ReadonlySet<string>,
  isWord: (word: string) => boolean,
): Generator<{ end: number; cost: number }> {
  const token = tokens[start] as Token
  if (token.kind === 'quoted') {
    if (fold(token.raw.trim()) === fold(name.text.trim())) yield { end: start + 1, cost: 0 }
    return
  }
  const whole = runFrom(tokens, start, name.tokens, isWord)
  if (whole !== null) {
    yield { end: start + name.tokens.length, cost: whole }
    return
  }
  const turned = name.tokens.length === 2 ? runFrom(tokens, start, name.tokens.toReversed(), isWord) : null
  if (turned === 0) {
    yield { end: start + 2, cost: forTurned }
    return
  }
  for (let skip = 0; skip < name.tokens.length; skip += 1) {
    for (let length = name.tokens.length - skip - (skip === 0 ? 1 : 0); length > 0; length -= 1) {
      const part = name.tokens.slice(skip, skip + length)
      if (part.every((word) => weak.has(word) || /^\P{L}+$/u.test(word))) continue
      const cost = runFrom(tokens, start, part, isWord)
      if (cost !== null && cost < perEdit * 2) {
        yield { end: start + length, cost: cost + (skip === 0 ? forPart : forMiddlePart) }
        break
      }
    }
  }
}

/** What it costs to read the tokens from `start` on as these words; null where they are others. */
function runFrom(
  tokens: readonly Token[],
  start: number,
  words: readonly string[],
  isWord: (word: string) => boolean,
): number | null {
  let cost = 0
  for (const [at, word] of words.entries()) {
    const token = tokens[start + at]
    if (token === undefined || token.kind === 'quoted') return null
    const said = plainText(token.text)
    if (said === word) continue
    const edits = differing(said, word, token, isWord)
    if (edits === null) return null
    cost += perEdit * edits
  }
  return cost
}

function differing(said: string, word: string, token: Token, isWord: (word: string) => boolean): number | null {
  if (token.kind !== 'word' || !/^\p{L}+$/u.test(word)) return null
  if (said === `${word}s` || word === `${said}s` || isSameVerb(said, word)) return forEnding
  if (isWord(said)) return null
  if (word.length === 3) return isSwap(said, word) ? 1 : null
  if (isShortened(said, word)) return 1
  const most = Math.min(allowance(word.length), allowance(said.length))
  const edits = distance(said, word, most)
  return edits <= most ? edits : null
}

/** "buz" of "buzz": a letter that is written twice. */
const isShortened = (said: string, word: string): boolean =>
  said.length === 3 && word.length === 4 && `${said}${said.at(-1)}` === word

/** "the phone ringing" of what is called "phone rings". */
const isSameVerb = (said: string, word: string): boolean => {
  const [stem, other] = said.endsWith('ing') ? [said.slice(0, -3), word] : [word.slice(0, -3), said]
  return stem.length >= 4 && (said.endsWith('ing') || word.endsWith('ing')) && (other === stem || other === `${stem}s`)
}

/** What a free name costs more or less for the project's own names that it stands behind or runs over. */
const behindName = -1
const overName = 3

/**
 * "call the host Anna and the guest Ben": a name is given right behind that of the thing, and one that goes on behind
 * "and" with a name of the project is two.
 */
export function besideNames(texts: readonly Edge[], names: readonly Edge[], breaks: readonly number[]): Edge[] {
  const whole = names.filter(({ cost }) => cost === 0)
  const ends = new Set(whole.map(({ end }) => end))
  return texts.map((edge) => {
    if (edge.category !== 'text' || (edge.meaning as { quoted: boolean }).quoted) return edge
    const isTwo = whole.some(({ start }) => start < edge.end && breaks.some((at) => at >= edge.start && at <= start))
    const less = ends.has(edge.start) && edge.cost >= 1.5 ? behindName : 0
    return { ...edge, cost: edge.cost + less + (isTwo ? overName : 0) }
  })
}
