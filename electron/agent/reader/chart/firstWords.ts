import type { Rule } from './rule.ts'
import type { Spellings } from './ruleForms.ts'

/** Rules, by their numbers, that a word has to do with. */
export type RulesByWord = ReadonlyMap<string, readonly number[]>

export interface FirstWords {
  /** By each word of the first part that has to be said. */
  readonly needing: RulesByWord
  /** Those that need none. */
  readonly free: readonly number[]
  /** By each word that may be said in front of that part, or left out. */
  readonly ahead: RulesByWord
}

/** Which rules a message can have, told without taking them apart: of tens of thousands it has some dozens. */
export function firstWords(rules: readonly Rule[], spellings?: Spellings): FirstWords {
  const [needing, ahead] = [new Map<string, number[]>(), new Map<string, number[]>()]
  const free: number[] = []
  const put = (map: Map<string, number[]>, part: string, number: number): void => {
    for (const word of spelled(firstWordsOf(part), spellings)) {
      const list = map.get(word)
      if (list === undefined) map.set(word, [number])
      else if (list.at(-1) !== number) list.push(number)
    }
  }
  for (const [number, { pattern }] of rules.entries()) {
    const { optional, needed } = beginningOf(pattern)
    if (needed === null) free.push(number)
    else put(needing, needed, number)
    for (const part of optional) put(ahead, part, number)
  }
  return { needing, free, ahead }
}

const spelled = (words: readonly string[], spellings: Spellings | undefined): readonly string[] =>
  spellings === undefined ? words : words.flatMap(spellings)

const noParts: readonly string[] = []

/** The first part of words that has to be said, and the parts of words in front of it that may be left out. */
function beginningOf(pattern: string): { readonly optional: readonly string[]; readonly needed: string | null } {
  if (isWords(pattern)) {
    const end = pattern.indexOf(' ')
    return { optional: noParts, needed: end < 0 ? pattern : pattern.slice(0, end) }
  }
  const optional: string[] = []
  let isInGroup = false
  for (const part of pattern.split(' ')) {
    const isOptional: boolean = isInGroup || part.startsWith('[')
    const bare = part.replaceAll(/[[\]]/gu, '')
    isInGroup = isOptional && !part.endsWith(']')
    if (!isWords(bare)) continue
    if (!isOptional && bare !== '') return { optional, needed: bare }
    optional.push(bare)
  }
  return { optional, needed: null }
}

const isWords = (part: string): boolean => !part.startsWith('[') && !part.startsWith('<')

/** The first word of each thing that can stand there. */
const firstWordsOf = (part: string): readonly string[] =>
  part.includes('|') ? part.split('|').map(firstOf) : [firstOf(part)]

function firstOf(choice: string): string {
  const end = choice.indexOf('_')
  return end < 0 ? choice : choice.slice(0, end)
}
