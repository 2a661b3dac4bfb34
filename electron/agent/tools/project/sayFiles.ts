import type { ReadBack } from '../contract/defineTool.ts'
import type { Expectation } from '../readBack/confirming.ts'

export function fileName(path: string | undefined): string {
  return path?.split(/[/\\]/u).at(-1) ?? 'no name'
}

/** A name that has one of these endings (".txt"): the first one is added where it has none of them. */
export const withEnding = (name: string, ending: string, ...others: readonly string[]): string =>
  [ending, ...others].some((one) => name.toLowerCase().endsWith(one)) ? name : `${name}${ending}`

/** The one file that is named was written; nothing is known of it on a fork. */
export function expectFile(path: string | undefined, { files }: ReadBack): Expectation[] {
  if (files === null) return []
  return [
    {
      holds: files.paths.length === 1 && files.paths[0] === path,
      expected: { kind: 'file', name: fileName(path) },
      found: { kind: 'files-called', names: files.paths.map(fileName) },
    },
  ]
}
