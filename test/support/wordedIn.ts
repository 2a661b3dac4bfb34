/** What a sentence has of its values in any language: numbers, times and names in quotes, in no order. */
export function wordedIn(sentence: string): string[] {
  const plain = sentence.replaceAll(/(?<=\d),(?=\d)/gu, '.')
  const numbers = plain.match(/\d+(?:[.:]\d+)*/gu) ?? []
  const quoted = [...plain.matchAll(/[“„]([^“”]+)[”“]/gu)].map(([, name = '']) => name)
  return [...new Set([...numbers, ...quoted])].toSorted()
}
