const marks: Readonly<Record<string, string>> = {
  '\u202a': 'LRE',
  '\u202b': 'RLE',
  '\u202c': 'PDF',
  '\u202d': 'LRO',
  '\u202e': 'RLO',
  '\u2066': 'LRI',
  '\u2067': 'RLI',
  '\u2068': 'FSI',
  '\u2069': 'PDI',
}
const some = /[\u202a-\u202e\u2066-\u2069]/
const all = /[\u202a-\u202e\u2066-\u2069]/g

/**
 * A name as it is seen: characters that turn the direction of what follows are shown as such, as they can make a name,
 * and what stands behind it in a sentence, read as something else. Right-to-left scripts need none of them.
 */
export function showDirections(name: string): string {
  return some.test(name) ? name.replace(all, (mark) => `[${marks[mark] ?? ''}]`) : name
}
