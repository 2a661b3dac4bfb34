import type { Part, Scope } from '../meaning.ts'
import type { Random } from '../random.ts'
import type { Places } from '../sayer.ts'
import { sayLength, sayPoint, saySpan } from './times.ts'

const sides = {
  before: ['before', 'right before', 'leading up to'],
  after: ['after', 'right after', 'following'],
} as const
const nouns = ['the part ', 'the bit ', 'what is ', 'everything '] as const

/** Where something is done, in English. A span may stand without a noun where a plain verb is in front of it. */
export function englishPlaces(random: Random, spans: 'bare' | 'nouns' = 'nouns'): Places {
  const span = spans === 'bare' ? ['', '', ...nouns] : nouns
  const label = (name: string): string =>
    random.pick([`the ${name}`, `the ${name}`, `the ${name} part`, `the ${name} section`, `the part labelled ${name}`])
  const track = (name: string): string =>
    random.pick([
      `the ${name} track`,
      `the ${name} track`,
      name,
      `the ${name.toLowerCase()} track`,
      `the track ${name}`,
    ])
  const list = (words: readonly string[]): string => words.join(' and ')
  const one = (text: string) => ({ text, many: false })
  const several = (text: string) => ({ text, many: true })

  const part = (said: Part): { text: string; many: boolean } => {
    switch (said.kind) {
      case 'all':
        return one(
          random.pick(['everything', 'the whole thing', 'all of it', 'the entire recording', 'the whole recording']),
        )
      case 'span':
        return one(
          random.pick(span) +
            random.pick([`from ${saySpan(said.from, said.to, random)}`, between(said.from, said.to, random)]),
        )
      case 'first':
        return several(`the ${random.pick(['first', 'first', 'opening'])} ${sayLength(said.length, random)}`)
      case 'last':
        return several(`the ${random.pick(['last', 'last', 'final'])} ${sayLength(said.length, random)}`)
      case 'upTo':
        return one(`everything ${random.pick(['before', 'up to', 'ahead of'])} ${sayPoint(said.time, random)}`)
      case 'after':
        return one(
          `everything ${random.pick(['after', 'from', 'past'])} ${sayPoint(said.time, random)}${said.time % 2 === 0 ? '' : ' on'}`,
        )
      case 'labels':
        return { text: list(said.names.map(label)), many: said.names.length > 1 }
      case 'beside':
        return several(`the ${sayLength(said.length, random)} ${random.pick(sides[said.side])} ${label(said.name)}`)
      case 'between':
        return one(
          `${random.pick(['everything', 'what is', 'the part'])} between ${label(said.first)} and ${label(said.second)}`,
        )
      case 'selection':
        return one(random.pick(['the selection', 'what I selected', 'the selected part']))
      case 'allBut':
        return one(
          `everything ${random.pick(['except', 'but', 'apart from', 'other than'])} ${englishPlaces(random).part(said.part).text}`,
        )
    }
  }
  const tracks = (scope: Scope): string => {
    if (scope.kind === 'all') return random.pick(['all tracks', 'every track', 'all the tracks'])
    if (scope.kind === 'on') return list(scope.names.map(track))
    return `${random.pick(['all tracks', 'every track', 'everything'])} ${random.pick(['except', 'but', 'apart from'])} ${list(scope.names.map(track))}`
  }
  return { part, tracks, point: (time) => sayPoint(time, random) }
}

function between(from: number, to: number, random: Random): string {
  return `between ${sayPoint(from, random)} and ${sayPoint(to, random)}`
}
