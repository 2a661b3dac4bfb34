import { z } from 'zod'

/**
 * Who gave a value of a step. It travels with the value from the planner to the answer; it is never worked out again.
 * `you`: changed here, in what was asked. `selection`: pointed at in the window. `project`: follows from what is there.
 */
export const authors = ['words', 'model', 'you', 'selection', 'project', 'default'] as const

export const authorSchema = z.enum(authors)
export type Author = z.infer<typeof authorSchema>

/** Who it was and what was named, behind "from": "your words", "the label “Intro”", "the model: the label “Intro”". */
export function sayAuthor(author: Author, named: string): string {
  if (named === authorNames.words) return authorNames[author]
  return author === 'model' || author === 'you' ? `${authorNames[author]}: ${named}` : named
}

/** Behind "from". */
export const authorNames: Readonly<Record<Author, string>> = {
  words: 'your words',
  model: 'the model',
  you: 'you (edited here)',
  selection: 'the selection',
  project: 'the project',
  default: 'the default',
}
