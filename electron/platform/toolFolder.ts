import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import { access, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { causeOf, type Failure, failure } from '../../shared/failures/index.ts'
import { jsonFilesIn } from './jsonFilesIn.ts'
import { readIfThere } from './readIfThere.ts'
import { writeOwnerOnly } from './ownerOnlyFile.ts'

/** The text of a file that describes a tool, and what is known of it. */
export interface ToolFile {
  readonly file: string
  readonly text: string
  isTrusted(): boolean
  trust(): Promise<void>
}

export interface ToolFolders {
  /** The app's own, which come with it and are allowed as it is. */
  readonly shipped: string
  /** The person's. */
  readonly own: string
  /** Where it is kept which of the person's were allowed, by what is in them. */
  readonly trusted: string
}

const largest = 1 << 16

/**
 * All files of tools: the person's first, for theirs go before ours of the same name. A yes is one to the content: a
 * file that was changed is new.
 */
export async function readToolFiles(
  folders: ToolFolders,
  onProblem: (problem: Failure) => void,
): Promise<{ readonly files: readonly ToolFile[]; readonly problems: readonly Failure[] }> {
  const trusted = new Set(await readTrusted(folders.trusted))
  const trust = async (hash: string): Promise<void> => {
    trusted.add(hash)
    try {
      await writeOwnerOnly(folders.trusted, `${JSON.stringify([...trusted], null, 2)}\n`)
    } catch (error) {
      onProblem(failure('settings/cannot-write', { cause: causeOf(error) }))
    }
  }
  const own = await readFolder(folders.own)
  const shipped = await readFolder(folders.shipped)
  return {
    files: [
      ...own.files.map(({ file, text }): ToolFile => {
        const hash = createHash('sha256').update(text).digest('hex')
        return { file, text, isTrusted: () => trusted.has(hash), trust: () => trust(hash) }
      }),
      ...shipped.files.map(({ file, text }) => ({ file, text, isTrusted: () => true, trust: async () => {} })),
    ],
    problems: [...own.problems, ...shipped.problems],
  }
}

async function readFolder(folder: string) {
  const files: { readonly file: string; readonly text: string }[] = []
  const problems: Failure[] = []
  for (const file of await jsonFilesIn(folder)) {
    try {
      const full = path.join(folder, file)
      const { size } = await stat(full)
      if (size > largest) problems.push(failure('programs/bad-manifest', { file, fault: { kind: 'too-large' } }))
      else files.push({ file, text: await readFile(full, 'utf8') })
    } catch {
      problems.push(failure('programs/bad-manifest', { file, fault: { kind: 'not-readable' } }))
    }
  }
  return { files, problems }
}

/** What can't be read allows nothing. */
async function readTrusted(file: string): Promise<readonly string[]> {
  try {
    const found = await readIfThere(file)
    const read: unknown = found === null ? [] : JSON.parse(found.toString('utf8'))
    return Array.isArray(read) ? read.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

/** The full path of a program, by its name in the folders of PATH or by its own path; null where it is not there. */
export async function findProgram(
  name: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<string | null> {
  if (path.isAbsolute(name)) return (await canRun(name)) ? name : null
  if (name.includes('/') || name.includes('\\')) return null
  const endings = process.platform === 'win32' ? ['.exe', '.com'] : ['']
  const folders = (env['PATH'] ?? env['Path'] ?? '').split(path.delimiter).filter((folder) => path.isAbsolute(folder))
  for (const folder of folders)
    for (const ending of endings) {
      const full = path.join(folder, name.endsWith(ending) ? name : `${name}${ending}`)
      if (await canRun(full)) return full
    }
  return null
}

async function canRun(file: string): Promise<boolean> {
  try {
    await access(file, constants.X_OK)
    return (await stat(file)).isFile()
  } catch {
    return false
  }
}
