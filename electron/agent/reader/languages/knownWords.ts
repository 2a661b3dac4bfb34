/**
 * All words that a language's rules have, one behind the other: written into what is built (`scripts/knownWords.mjs`),
 * so that a message in one language needs no rule of another. The sources have none, and look for them.
 */
export const knownWords: Readonly<Record<string, string>> = {}
