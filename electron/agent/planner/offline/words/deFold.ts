import type { Gloss } from './language.ts'

/** German is written with umlauts or without: "löschen", "loeschen"; "groß", "gross". */
export const foldGerman = (word: string): string =>
  word.toLowerCase().replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ß', 'ss')

const conditions: Readonly<Record<string, Gloss['before']>> = {
  '#': 'a number',
  '@': 'a clock time',
  $: 'the end of a step',
}

/** "auf # = to, auf = on": what is said, and what it means; a sign at the end says what has to come next. */
export function readGlosses(text: string): readonly Gloss[] {
  return text.split(',').flatMap((row) => {
    const [left = '', means = ''] = row.split('=').map((side) => side.trim())
    return left.split('|').map((one): Gloss => {
      const words = one.trim().split(/\s+/)
      const before = conditions[words.at(-1) ?? '']
      return {
        said: (before === undefined ? words : words.slice(0, -1)).map(foldGerman),
        before: before ?? 'anything',
        means,
      }
    })
  })
}
