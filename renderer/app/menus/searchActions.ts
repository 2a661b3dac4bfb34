import { editDistance } from '../../../shared/parse/editDistance.ts'
import type { Action } from '../actions.ts'

export interface Found {
  readonly action: Action
  /** Stretches of its title that the query means. */
  readonly marks: readonly { readonly from: number; readonly to: number }[]
  /** The other words that it was found by; null where its own name was enough. */
  readonly called: string | null
}

/** How well a word fits: the less, the better. */
const exact = 0
const beginning = 1
const inside = 3
const misspelt = 5
/** All that was asked is what people call it, word for word. */
const byWholePhrase = 2
const byOtherWords = 8
const byMenu = 12
const byDescription = 20

/** Letters that may be wrong in a word of that length. */
const slipsIn = (length: number): number => {
  if (length < 4) return 0
  return length < 8 ? 1 : 2
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? []
/** Numbers are values, and small words join: nothing is called by them. */
const isTelling = (word: string): boolean => /^\p{L}/u.test(word) && !filler.has(word)
const filler = new Set(
  'the a an to of all it please db dbfs lufs hz khz s ms sec seconds sekunden semitones halbtone percent prozent'.split(
    ' ',
  ),
)

/** What a query may mean, best first: by name, other words, menu and description, with slips of the keys. */
export function searchActions(actions: readonly Action[], query: string): Found[] {
  const asked = wordsOf(query).filter(isTelling)
  if (asked.length === 0) return actions.map((action) => ({ action, marks: [], called: null }))
  return actions
    .flatMap((action) => {
      const fit = fitOf(action, asked)
      return fit === null ? [] : [{ ...fit, action }]
    })
    .toSorted((a, b) => a.cost - b.cost)
    .map(({ action, marks, called }) => ({ action, marks, called }))
}

function fitOf(action: Action, asked: readonly string[]): (Omit<Found, 'action'> & { cost: number }) | null {
  const title = wordsOf(action.title)
  const phrase = action.also.find((one) => wordsOf(one).filter(isTelling).join(' ') === asked.join(' '))
  if (phrase !== undefined && !asked.every((word) => title.includes(word)))
    return { marks: [], called: phrase, cost: byWholePhrase + title.length / 10 }
  const marks: { from: number; to: number }[] = []
  let called: string | null = null
  // Of two that fit alike, the one with the shorter name is meant.
  let cost = title.length / 10
  for (const word of asked) {
    const own = bestOf(title, word)
    if (own !== null) {
      cost += own.cost
      marks.push(placeOf(action.title, own.word, word))
      continue
    }
    const other = otherFit(action, word)
    if (other === null) return null
    cost += other.cost
    called ??= other.called
  }
  return { marks, called, cost }
}

function otherFit({ also, menu, description }: Action, word: string): { cost: number; called: string | null } | null {
  const said = also
    .map((phrase) => ({ phrase, fit: bestOf(wordsOf(phrase), word) }))
    .filter(({ fit }) => fit !== null)
    .toSorted((a, b) => (a.fit?.cost ?? 0) - (b.fit?.cost ?? 0) || a.phrase.length - b.phrase.length)[0]
  if (said?.fit) return { cost: byOtherWords + said.fit.cost, called: said.phrase }
  if (bestOf(wordsOf(menu), word) !== null) return { cost: byMenu, called: null }
  return plain(description).includes(word) ? { cost: byDescription, called: null } : null
}

function bestOf(words: readonly string[], asked: string): { word: string; cost: number } | null {
  let best: { word: string; cost: number } | null = null
  for (const word of words) {
    const cost = costOf(word, asked)
    if (cost !== null && (best === null || cost < best.cost)) best = { word, cost }
  }
  return best
}

function costOf(word: string, asked: string): number | null {
  if (word === asked) return exact
  if (word.startsWith(asked)) return beginning
  if (asked.length >= 3 && word.includes(asked)) return inside
  const slips = slipsIn(asked.length)
  if (slips === 0) return null
  const wrong = Math.min(editDistance(word, asked), editDistance(word.slice(0, asked.length), asked))
  return wrong <= slips && word[0] === asked[0] ? misspelt + wrong : null
}

function placeOf(title: string, word: string, asked: string): { from: number; to: number } {
  const at = plain(title).indexOf(word)
  const within = word.indexOf(asked)
  return within < 0 ? { from: at, to: at + word.length } : { from: at + within, to: at + within + asked.length }
}

interface Divided {
  /** What is meant, each with what stands before it. */
  readonly runs: readonly { readonly before: string; readonly meant: string }[]
  readonly rest: string
}

/** A text at the marks in it; of those that overlap each letter counts once. */
export function divide(text: string, marks: Found['marks']): Divided {
  const runs: { before: string; meant: string }[] = []
  let at = 0
  for (const { from, to } of marks.toSorted((a, b) => a.from - b.from)) {
    const start = Math.max(at, from)
    if (start >= to) continue
    runs.push({ before: text.slice(at, start), meant: text.slice(start, to) })
    at = to
  }
  return { runs, rest: text.slice(at) }
}
