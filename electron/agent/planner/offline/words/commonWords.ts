import { en } from './en.ts'

function collect(values: readonly unknown[], found: Set<string>): void {
  for (const value of values) {
    if (typeof value === 'string') found.add(value)
    else if (Array.isArray(value) || value instanceof Set) collect([...value], found)
    else if (typeof value === 'object' && value !== null) collect(Object.keys(value), found)
  }
}

/** Every word that the grammar or a tool uses itself: alone it is never taken for a part of a name. */
export function commonWords(verbs: ReadonlySet<string>): ReadonlySet<string> {
  const found = new Set<string>(verbs)
  collect(Object.values(en), found)
  return found
}

/**
 * Words that sentences are built with: not even a whole name of one such word ("End") is meant, unless "clip", "track"
 * or quotes say so.
 */
export function structuralWords(): ReadonlySet<string> {
  const found = new Set<string>([
    'start',
    'beginning',
    'end',
    'middle',
    'half',
    'audio',
    'recording',
    'file',
    'project',
    'selection',
    'everything',
    'all',
    'both',
  ])
  collect(
    [
      en.smallNumbers,
      en.tens,
      en.ordinals,
      en.units,
      en.amountUnits,
      en.fractions,
      en.articles,
      en.determiners,
      en.and,
      en.or,
      en.cursorWords,
      en.before,
      en.after,
      en.into,
      en.to,
      en.between,
      en.pronouns,
      en.prepositions,
      en.connectors,
      en.trackWords,
      en.clipWords,
      en.labelWords,
      en.all,
      en.firstWords,
      en.lastWords,
      en.nextWords,
      en.previousWords,
      en.louder,
      en.quieter,
    ],
    found,
  )
  for (const word of [
    'opening',
    'closing',
    'ending',
    'starting',
    'beginning',
    'chapter',
    'chapters',
    'top',
    'bottom',
    'final',
    'more',
    'quiet',
    'quieter',
    'drop',
    'gain',
    'boost',
  ])
    found.delete(word)
  found.add('beginning')
  return found
}
