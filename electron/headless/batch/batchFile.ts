import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { access, realpath } from 'node:fs/promises'
import path from 'node:path'
import type { Recipe } from '../../../shared/schemas/recipe.ts'

/** One file of a batch, and what comes of it. */
export interface BatchTarget {
  readonly input: string
  readonly output: string
}

/**
 * `ready`: it can be done. `there`: it was done before, by this recipe of this very file. `asked`: it needs a person.
 */
export type FileState = 'ready' | 'done' | 'there' | 'asked' | 'failed' | 'interrupted'

/** What a person has to say before it can be done; asked once for all files that ask the same. */
export interface FileQuestion {
  readonly kind: 'exists' | 'question'
  /** The same for all files that ask the same: the same words, also of files of other lengths. */
  readonly key: string
  readonly text: string
  /** One-click answers, as in a conversation. */
  readonly answers: readonly { readonly label: string; readonly say: string }[]
}

export interface FileResult extends BatchTarget {
  readonly state: FileState
  /** Seconds; null where it was not rehearsed. */
  readonly before: number | null
  readonly after: number | null
  /** What would be or was done, in sentences. */
  readonly steps: readonly string[]
  readonly notes: readonly string[]
  /** Why it was not done. */
  readonly problem: string | null
  readonly question: FileQuestion | null
}

/** Before anything was done to it. */
export const untouched = (target: BatchTarget): Omit<FileResult, 'state'> => ({
  input: target.input,
  output: target.output,
  before: null,
  after: null,
  steps: [],
  notes: [],
  problem: null,
  question: null,
})

export const keyOf = (text: string): string => text.replaceAll(/\d+/gu, '#')

export const thereAlready: FileQuestion = {
  kind: 'exists',
  key: 'exists',
  text: 'A file of this name is there already, and was made in another way.',
  answers: [{ label: 'Replace it', say: 'replace' }],
}

const endings = {
  wav: '.wav',
  flac: '.flac',
  mp3: '.mp3',
  ogg: '.ogg',
  aiff: '.aiff',
  m4a: '.m4a',
  opus: '.opus',
} as const

export const targetsOf = (inputs: readonly string[], folder: string, { output }: Recipe): readonly BatchTarget[] =>
  inputs.map((input) => ({
    input,
    output: path.join(folder, `${path.parse(input).name}${endings[output?.format ?? 'wav']}`),
  }))

/** Why a file can't be written where it would be; null where it can. Originals are never written over. */
export async function clashOf(target: BatchTarget, all: readonly BatchTarget[]): Promise<string | null> {
  if (!(await exists(target.input))) return `There is no file "${target.input}".`
  const twin = all.find(({ input, output }) => input !== target.input && output === target.output)
  if (twin !== undefined) return `"${twin.input}" would be written to the same file: do them into different folders.`
  if (!(await exists(target.output))) return null
  const originals = await Promise.all(all.map(({ input }) => realpath(input).catch(() => input)))
  return originals.includes(await realpath(target.output))
    ? 'It would be written over an original: choose another folder.'
    : null
}

export const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  )

/** Node's own 64 KiB at a time take a quarter longer. */
const readAtOnce = 1 << 20

/** The same for the same recipe and the same content of the file, on every machine. */
export async function fingerprintOf(recipe: Recipe, input: string): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(recipe))
  const content = createReadStream(input, { highWaterMark: readAtOnce })
  for await (const chunk of content) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

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
