import { row } from './failureRow.ts'
import { type ArgumentIssue, sayIssuesPlainly } from './values/argumentIssues.ts'
import { sayBy, type Sayings } from '../wording/sayings.ts'
import { sayCause, type SystemCause } from './values/systemCauses.ts'

/** What is wrong with the text of a recipe. Lines count from 1. */
export type RecipeFault =
  | { readonly kind: 'not-readable' | 'too-large' }
  | { readonly kind: 'not-json'; readonly line: number }
  | { readonly kind: 'unknown-key'; readonly line: number; readonly field: string; readonly key: string }
  | { readonly kind: 'unknown-tool'; readonly line: number; readonly name: string }
  | { readonly kind: 'field'; readonly line: number; readonly field: string; readonly issue: ArgumentIssue }

const faults: Sayings<RecipeFault> = {
  'not-readable': 'it can’t be read',
  'too-large': 'it is larger than 256 KiB',
  'not-json': ({ line }) => `line ${line} is not JSON`,
  'unknown-key': ({ line, field, key }) => `line ${line}, ${field}: there is no “${key}” in a recipe`,
  'unknown-tool': ({ line, name }) => `line ${line}: there is no tool called “${name}”`,
  field: ({ line, field, issue }) => `line ${line}: ${sayIssuesPlainly([issue], () => `“${field}”`)}`,
}

/** What can go wrong with recipes. */
export const recipeFailures = {
  'agent/bad-recipe': row<{ readonly file: string; readonly fault: RecipeFault }>({
    when: 'A file of recipes is not one.',
    example: { file: 'clean-up.json', fault: { kind: 'not-json', line: 4 } },
    says: (p) => `The recipe in "${p.file}" can’t be used: ${sayBy(faults, p.fault)}.`,
  }),
  'agent/unread-recipe': row<{
    readonly name: string
    readonly step: number
    readonly words: string
    readonly why: string
  }>({
    when: 'A sentence of a recipe asks for nothing that can be done.',
    example: { name: 'podcast clean-up', step: 2, words: 'make it nice', why: 'What would help?' },
    says: (p) => `Step ${p.step} of “${p.name}” can’t be done: “${p.words}”. ${p.why}`,
  }),
  'agent/nothing-to-keep': row({
    when: 'A recipe is to be made of what was done, and nothing was.',
    says: 'There is nothing to make a recipe of: nothing that was asked for in words stands in this project.',
  }),
  'agent/recipe-name': row<{ readonly name: string }>({
    when: 'A recipe is to be saved under a name that can’t be one.',
    example: { name: '…' },
    says: (p) => `A recipe can’t be called “${p.name}”: give it a name of letters, at most 60 of them.`,
  }),
  'agent/recipe-exists': row<{ readonly name: string }>({
    when: 'A recipe is to be saved under the name of another one.',
    example: { name: 'podcast clean-up' },
    says: (p) => `There is a recipe called “${p.name}” already, and it was kept. Choose another name.`,
  }),
  'agent/recipe-not-saved': row<{ readonly cause: SystemCause }>({
    when: 'The file of a recipe can’t be written.',
    example: { cause: { kind: 'no-permission' } },
    says: (p) => `The recipe can’t be saved (${sayCause(p.cause)}).`,
  }),
  'agent/unknown-recipe': row<{ readonly name: string; readonly known: readonly string[] }>({
    when: 'A recipe is asked for by a name that none has.',
    example: { name: 'clean', known: ['podcast clean-up'] },
    says: (p) =>
      `There is no recipe called “${p.name}”. ${p.known.length === 0 ? 'There are none yet.' : `The recipes: ${p.known.join(', ')}.`}`,
  }),
}
