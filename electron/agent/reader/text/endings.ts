/** What is left of a word without each of the endings that it has. */
export const stemsOf = (word: string, endings: readonly string[]): string[] =>
  endings.flatMap((ending) => (word.endsWith(ending) ? [word.slice(0, -ending.length)] : []))
