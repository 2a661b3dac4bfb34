import { sayName } from '../saying.ts'
import { sayBy, type Sayings } from './sayings.ts'

/** Why a place that a model or a question gave is not found in the project. Names and words are as they were given. */
export type PlaceFault =
  | { readonly kind: 'no-label' | 'no-clip'; readonly name: string }
  | { readonly kind: 'no-pause'; readonly number: number; readonly count: number; readonly minSilence: number }
  | { readonly kind: 'no-time'; readonly parameter: string; readonly words: string }
  | { readonly kind: 'no-place'; readonly words: string }
  | { readonly kind: 'several-places'; readonly words: string; readonly count: number }
  /** What a person would be asked, without the question. */
  | { readonly kind: 'open'; readonly statement: string }

const sayings: Sayings<PlaceFault> = {
  'no-label': ({ name }) => `There is no label called “${sayName(name)}”.`,
  'no-clip': ({ name }) => `There is no clip called “${sayName(name)}”.`,
  'no-pause': ({ number, count, minSilence }) =>
    `There is no pause ${number}: the project has ${count} of ${minSilence} s or more.`,
  'no-time': ({ parameter, words }) =>
    `"${parameter}" must be a number of seconds or a place; “${sayName(words)}” is neither.`,
  'no-place': ({ words }) => `“${sayName(words)}” is no place in the project.`,
  'several-places': ({ words, count }) => `“${sayName(words)}” is ${count} places.`,
  open: ({ statement }) => statement,
}

export const sayPlaceFault = (fault: PlaceFault): string => sayBy(sayings, fault)
