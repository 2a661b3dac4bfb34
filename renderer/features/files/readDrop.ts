import { isNoteFile } from './importFiles.ts'
import { importEndings } from '../../../shared/files/soundFiles.ts'

export interface Dropped {
  /** What is to be brought in, in the order of the drop; what was in a folder by its name. */
  readonly files: File[]
  /** Names of what is not. */
  readonly leftOut: string[]
}

/**
 * What was dropped on the window: of folders all that is in them. One thing alone is tried as it is, since its content
 * decides; of several those are left out that are none by their names, so that a cover beside the sound is not in its
 * way. Asked for while the drop is told: later nobody knows.
 */
export async function readDrop({ items, files }: Pick<DataTransfer, 'items' | 'files'>): Promise<Dropped> {
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? [])
  const dropped = [...files]
  if (!entries.some(isFolder)) return dropped.length < 2 ? { files: dropped, leftOut: [] } : sortOut(dropped, isTaken)
  const parts = await Promise.all(
    entries.map(async (entry) => sortOut(await filesIn(entry), isFolder(entry) ? isSound : isTaken)),
  )
  return { files: parts.flatMap((part) => part.files), leftOut: parts.flatMap((part) => part.leftOut) }
}

const sortOut = (all: readonly File[], isMeant: (file: File) => boolean): Dropped => ({
  files: all.filter(isMeant),
  leftOut: all.filter((file) => !isMeant(file)).map(({ name }) => name),
})

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile

const byName = new Intl.Collator(undefined, { numeric: true })

/** What systems put into folders for themselves is none of the person's files. */
const isHidden = ({ name }: FileSystemEntry): boolean =>
  name.startsWith('.') || /^(?:thumbs\.db|desktop\.ini)$/iu.test(name)

/** The pieces of a project of Audacity come by the project. */
const isOfProject = (entry: FileSystemEntry, beside: ReadonlySet<string>): boolean =>
  isFolder(entry) && entry.name.endsWith('_data') && beside.has(entry.name.replace(/_data$/u, '.aup'))

async function filesIn(entry: FileSystemEntry): Promise<File[]> {
  if (isFile(entry)) return [await new Promise<File>((found, failed) => entry.file(found, failed))]
  if (!isFolder(entry)) return []
  const inside = await entriesOf(entry)
  const names = new Set(inside.map(({ name }) => name))
  const shown = inside
    .filter((one) => !isHidden(one) && !isOfProject(one, names))
    .toSorted((a, b) => byName.compare(a.name, b.name))
  return (await Promise.all(shown.map(filesIn))).flat()
}

/** A folder gives what is in it a hundred at a time. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((found, failed) => reader.readEntries(found, failed))
    if (some.length === 0) return all
    all.push(...some)
  }
}

const endingOf = (name: string): string => name.split('.').at(-1)?.toLowerCase() ?? ''

const isSound = ({ name, type }: File): boolean =>
  /^(?:audio|video)\//u.test(type) || importEndings.includes(endingOf(name))

/** Projects are opened, and notes are gone through, where a person has taken hold of them. */
const isTaken = (file: File): boolean => isSound(file) || endingOf(file.name) === 'tapehand' || isNoteFile(file)
