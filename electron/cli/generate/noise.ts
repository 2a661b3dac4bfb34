import type { Noise } from './meaning.ts'
import type { Random } from './random.ts'

/** Words that a slip may meet, by kind of noise. */
export interface Targets {
  readonly verbs: readonly string[]
  readonly names: readonly string[]
  readonly language: 'english' | 'german'
}

const fillers = {
  english: ['um', 'uh', 'well,', 'okay so', 'hmm', 'right,'],
  german: ['äh', 'also', 'hm', 'na gut,'],
} as const

/** What a message becomes on the way from the head to the line. The same message where there is nothing to spoil. */
export function spoil(said: string, noise: Noise, targets: Targets, random: Random): string {
  return spoilt(said, noise, targets, random).replaceAll(/\s+/gu, ' ').trim()
}

function spoilt(said: string, noise: Noise, targets: Targets, random: Random): string {
  switch (noise) {
    case 'none':
      return said
    case 'typoInVerb':
      return misspellOne(said, targets.verbs, random)
    case 'typoInName':
      return misspellOne(said, targets.names, random)
    case 'filler':
      return `${random.pick(fillers[targets.language])} ${said}`
    case 'sloppy':
      // What is quoted is a text, and stays.
      return said
        .replaceAll(/[,.!?;]+(?=\s|$)/gu, '')
        .replaceAll(/"[^"]*"|[^"]+/gu, (part) => (part.startsWith('"') ? part : part.toLowerCase()))
    case 'noArticles':
      return said.replaceAll(/\b(?:the|die|den|das|der) /giu, '')
    case 'noVerb':
      return targets.verbs.reduce((text, verb) => text.replace(new RegExp(`\\b${verb}\\b ?`, 'i'), ''), said)
    case 'noExcept':
      return said.replaceAll(/\b(?<!nothing )(?:except|but|apart from|other than|außer|bis auf) /giu, '')
  }
}

function misspellOne(said: string, words: readonly string[], random: Random): string {
  const long = words.filter((word) => word.length >= 5 && said.toLowerCase().includes(word.toLowerCase()))
  if (long.length === 0) return said
  const word = random.pick(long)
  const at = said.toLowerCase().indexOf(word.toLowerCase())
  return said.slice(0, at) + misspell(said.slice(at, at + word.length), random) + said.slice(at + word.length)
}

/** One slip, never in the first letter: two letters swapped, one doubled, one left out. */
function misspell(word: string, random: Random): string {
  const at = 1 + random.below(word.length - 3)
  const [one = '', two = ''] = [word[at], word[at + 1]]
  return random.pick([
    word.slice(0, at) + two + one + word.slice(at + 2),
    word.slice(0, at) + one + word.slice(at),
    word.slice(0, at) + word.slice(at + 1),
  ])
}
