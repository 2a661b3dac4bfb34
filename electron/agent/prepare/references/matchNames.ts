import { editDistance } from '../../../../shared/parse/editDistance.ts'

/**
 * Those whose name fits best: exactly, then by whole words, then in part, then within a letter or two. Empty where none
 * does.
 */
export function matchNames<T>(items: readonly T[], nameOf: (item: T) => string, wanted: string): T[] {
  const plain = foldName(wanted)
  if (plain === '') return []
  const bare = withoutFiller(plain)
  const ranked = items.map((item) => ({
    item,
    rank: Math.min(rankName(foldName(nameOf(item)), plain), bare === '' ? 9 : rankName(foldName(nameOf(item)), bare)),
  }))
  const best = Math.min(...ranked.map((one) => one.rank))
  return best >= 9 ? [] : ranked.filter((one) => one.rank === best).map((one) => one.item)
}

/** Small letters without accents and punctuation, so that "Ad-Break" and "ad break" are one. */
export function foldName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function withoutFiller(name: string): string {
  return name
    .replace(/^(?:the|my|a|an|this|that)\s+/u, '')
    .replace(/\s+(?:clips?|labels?|tracks?|markers?|sections?|regions?|parts?|ones?)$/u, '')
}

function rankName(name: string, wanted: string): number {
  if (name === wanted) return 0
  if (` ${name} `.includes(` ${wanted} `)) return 1
  if (wanted.length >= 2 && name.includes(wanted)) return 2
  if (numbersOf(name) !== numbersOf(wanted)) return 9
  if (name.length >= 3 && ` ${wanted} `.includes(` ${name} `)) return 3
  return isTypo(name, wanted) ? 4 : 9
}

/** "take 3" is never a slip of "take 2", nor another word for "take". */
function numbersOf(name: string): string {
  return (name.match(/\p{N}+/gu) ?? []).join()
}

function isTypo(name: string, wanted: string): boolean {
  // A short word is soon another word: nothing is forgiven it.
  if (wanted.length < 4) return false
  const allowed = wanted.length < 8 ? 1 : 2
  return [name, ...name.split(' ')].some((part) => editDistance(part, wanted) <= allowed)
}
