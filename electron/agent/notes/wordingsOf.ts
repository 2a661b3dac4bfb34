import { noteLanguages } from './noteLanguages.ts'

export interface Wording {
  readonly words: string
  /** What is left out of it. */
  readonly beside: readonly string[]
}

const brackets = /\(([^)]*)\)|\[([^\]]*)\]/gu
const breaks = /[,;:!?]\s+|\s[-–—/|]\s|\.\s+|\s?[→=]>?\s?/u

/**
 * All that was written; without what stands in brackets; and only what stands behind or before a comma, where the rest
 * of the line says why: "misread, cut back to 4:01".
 */
export function wordingsOf(all: string): readonly Wording[] {
  const aside = [...all.matchAll(brackets)].map(([, round, square]) => (round ?? square ?? '').trim())
  const bare = tidy(all.replace(brackets, ' '))
  const parts = bare
    .split(breaks)
    .map(tidy)
    .filter((part) => part !== '')
  const apart = parts
    .toReversed()
    .map((words) => ({ words, beside: [...aside, ...parts.filter((one) => one !== words)] }))
  return [
    // What stands in brackets is read over by the reader, whatever it says.
    { words: all, beside: aside },
    { words: bare, beside: aside },
    { words: withoutPointing(bare), beside: aside },
    ...(parts.length > 1 ? apart : []),
  ].filter(({ words }, at, every) => words !== '' && every.findIndex((one) => one.words === words) === at)
}

const pointers: ReadonlySet<string> = new Set(noteLanguages.flatMap(({ here }) => here))

/** "Split here": where the line is. */
const withoutPointing = (words: string): string =>
  words
    .split(' ')
    .filter((word) => !pointers.has(word.toLowerCase()))
    .join(' ')

const tidy = (words: string): string =>
  words
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/[.!]+$/u, '')
