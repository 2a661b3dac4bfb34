import type { ReadBack } from '../defineTool.ts'

export function fileName(path: string | undefined): string {
  return path?.split(/[/\\]/u).at(-1) ?? 'no name'
}

/** What there is to know of the files, behind a sentence that is not ended yet. */
export function sayNotes({ files }: ReadBack): string {
  return files === null || files.notes.length === 0
    ? ''
    : `. ${files.notes.map((note) => note.replace(/\.$/u, '')).join('. ')}`
}
