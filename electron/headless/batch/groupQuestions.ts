import type { FileQuestion, FileResult } from './batchFile.ts'

/** A question with all files that wait for its answer. */
export interface AskedTogether {
  readonly question: FileQuestion
  readonly inputs: readonly string[]
}

/** What is open, each question once, in the order of the files. */
export function groupQuestions(results: readonly FileResult[]): readonly AskedTogether[] {
  const groups = new Map<string, { question: FileQuestion; inputs: string[] }>()
  for (const { question, input } of results) {
    if (question === null) continue
    const group = groups.get(question.key) ?? { question, inputs: [] }
    group.inputs.push(input)
    groups.set(question.key, group)
  }
  return [...groups.values()]
}
