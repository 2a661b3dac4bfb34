const softly = 'gently|slowly|softly|smoothly|gradually|gracefully|subtly|nice and slow|nice and slowly'.split('|')

/** A verb with each adverb, which says no more than a fade does: "come in gently", "fade … in slowly". */
const each = (...phrases: readonly string[]): string[] =>
  phrases.flatMap((phrase) => softly.map((adverb) => `${phrase} ${adverb}`))

const nothing = 'nothing|silence|zero|nothingness'.split('|')
const to = (...phrases: readonly string[]): string[] =>
  phrases.flatMap((phrase) => nothing.flatMap((end) => [`${phrase} to ${end}`, `${phrase} into ${end}`]))

/** Ways to say a fade by how it goes, and where. */
export const adverbial: Readonly<Record<string, string>> = {
  fadeIn: each('fade in', 'fade … in', 'come in', 'come up', 'ease in', 'swell up', 'build up', 'rise').join(', '),
  fadeOut: [
    ...each('fade out', 'fade … out', 'die away', 'die down', 'disappear', 'vanish', 'go out', 'go away', 'fade away'),
    ...each('ebb away', 'peter out', 'trail off', 'fall silent', 'become silent'),
    ...softly.map((adverb) => `become ${adverb} silent`),
    ...to('fade', 'fade …', 'fade … away', 'fade … down', 'let … fade', 'die away', 'go down'),
  ].join(', '),
}
