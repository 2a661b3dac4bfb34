import { sayName } from '../../wording/saying.ts'
import { type OpenPlace, sayOpenPlace } from './openPlaces.ts'
import { sayBy, type Sayings } from '../../wording/sayings.ts'

/** Why a place that a model or a question gave is not found in the project. Names and words are as they were given. */
export type PlaceFault =
  | { readonly kind: 'no-label' | 'no-clip'; readonly name: string }
  | { readonly kind: 'no-pause'; readonly number: number; readonly count: number; readonly minSilence: number }
  | { readonly kind: 'no-time'; readonly parameter: string; readonly words: string }
  | { readonly kind: 'no-place'; readonly words: string }
  | { readonly kind: 'several-places'; readonly words: string; readonly count: number }
  /** Things that a name fits, with their places. */
  | { readonly kind: 'several-fit'; readonly name: string; readonly choices: readonly string[] }
  /** What a person would be asked. */
  | { readonly kind: 'open'; readonly place: OpenPlace }

/** A longer list is cut; its entries can still be picked by number, or all of them. */
const mostListed = 20

const sayings: Sayings<PlaceFault> = {
  'no-label': ({ name }) => `There is no label called “${sayName(name)}”.`,
  'no-clip': ({ name }) => `There is no clip called “${sayName(name)}”.`,
  'no-pause': ({ number, count, minSilence }) =>
    `There is no pause ${number}: the project has ${count} of ${minSilence} s or more.`,
  'no-time': ({ parameter, words }) =>
    `"${parameter}" must be a number of seconds or a place; “${sayName(words)}” is neither.`,
  'no-place': ({ words }) => `“${sayName(words)}” is no place in the project.`,
  'several-places': ({ words, count }) => `“${sayName(words)}” is ${count} places.`,
  'several-fit': ({ name, choices }) => {
    const list = choices.slice(0, mostListed).map((choice, index) => `${index + 1}. ${choice}`)
    const more =
      choices.length > mostListed
        ? `\n… and ${choices.length - mostListed} more; name the track or a time to narrow it down.`
        : ''
    return `Several fit “${sayName(name)}”:\n${list.join('\n')}${more}\nWhich one? A number, several (“1,2”) or “all”.`
  },
  open: ({ place }) => sayOpenPlace(place),
}

export const sayPlaceFault = (fault: PlaceFault): string => sayBy(sayings, fault)
