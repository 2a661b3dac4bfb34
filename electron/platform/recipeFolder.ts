import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { causeOf, type Failure, failure } from '../../shared/failures/index.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import { jsonFilesIn } from './jsonFilesIn.ts'

export interface RecipeFile {
  /** Full path. */
  readonly file: string
  /** Null where it can't be read. */
  readonly text: string | null
}

const largest = 1 << 18

/** All files of recipes: the person's own first, for they go before those of the app. */
export async function readRecipeFiles(folders: {
  readonly own: string
  readonly shipped: string
}): Promise<readonly (RecipeFile & { readonly own: boolean })[]> {
  const [own, shipped] = [await readFolder(folders.own), await readFolder(folders.shipped)]
  return [...own.map((one) => ({ ...one, own: true })), ...shipped.map((one) => ({ ...one, own: false }))]
}

async function readFolder(folder: string): Promise<readonly RecipeFile[]> {
  const names = await jsonFilesIn(folder)
  return Promise.all(names.map((name) => readRecipeFile(path.join(folder, name))))
}

export async function readRecipeFile(file: string): Promise<RecipeFile> {
  try {
    const { size } = await stat(file)
    return { file, text: size > largest ? null : await readFile(file, 'utf8') }
  } catch {
    return { file, text: null }
  }
}

/** Writes a new file called after the recipe; one that is there already stays as it is. */
export async function addRecipeFile(folder: string, name: string, text: string): Promise<Result<{ file: string }>> {
  const plain = name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/gu, '')
  const file = path.join(folder, `${plain}.json`)
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(file, text, { flag: 'wx', mode: 0o600 })
    return ok({ file })
  } catch (error) {
    return err(notAdded(error, name))
  }
}

function notAdded(error: unknown, name: string): Failure {
  const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST'
  return isThere
    ? failure('agent/recipe-exists', { name })
    : failure('agent/recipe-not-saved', { cause: causeOf(error) })
}
