import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { SourceNote } from '../../../../shared/notes/fileNotes.ts'
import { failure } from '../../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../../shared/result.ts'
import { isLost } from '../../disk/diskErrors.ts'
import { brokenFile } from '../inputLimits.ts'
import { unreadable } from '../files/inputFile.ts'
import { isSystemError } from '../files/systemError.ts'
import { readBinaryXml } from './document/binaryXml.ts'
import { BadProject } from './document/elements.ts'
import type { ProjectDocument } from './document/projectDocument.ts'
import { readProject } from './document/readProject.ts'
import { readTextXml } from './document/textXml.ts'
import { outlineOf, type Outlined } from './outlineOf.ts'
import type { ProjectForm } from './sniffProject.ts'
import { openProjectDatabase } from './samples/projectDatabase.ts'
import { openProjectFolder, soundFolder } from './samples/projectFolder.ts'
import type { SoundStore } from './samples/soundStore.ts'

export interface OpenedProject extends Outlined {
  readonly store: SoundStore
}

/** Reads what is in a project, but for its sound; the store has to be closed. */
export function openProject(file: string, name: string, form: ProjectForm): Result<OpenedProject> {
  try {
    return form === 'database' ? openDatabase(file, name) : openText(file, name)
  } catch (error) {
    if (error instanceof BadProject) return brokenFile(name, { kind: error.fault })
    if (isLost(error)) return brokenFile(name, { kind: 'project-tables' })
    if (isSystemError(error)) return err(unreadable(name, error))
    throw error
  }
}

function openDatabase(file: string, name: string): Result<OpenedProject> {
  const store = openProjectDatabase(file)
  return outlined(name, store, () => {
    const { parts, isUnsaved } = store.document()
    const document = readProject((sink) => readBinaryXml(parts, sink))
    return ok({ document, notes: isUnsaved ? [{ kind: 'project-unsaved' }] : [] })
  })
}

const mostTextBytes = 256 << 20

function openText(file: string, name: string): Result<OpenedProject> {
  if (statSync(file).size > mostTextBytes) throw new BadProject('project-too-large')
  const text = readFileSync(file, 'utf8')
  const document = readProject((sink) => readTextXml(text, sink))
  const folder = soundFolder(file, document.folder)
  if (folder === null && document.tracks.length > 0)
    return err(failure('files/project-without-sound', { name, folder: `${path.parse(name).name}_data` }))
  return outlined(name, openProjectFolder(file, folder ?? ''), () => ok({ document, notes: [] }))
}

function outlined(
  name: string,
  store: SoundStore,
  read: () => Result<{ readonly document: ProjectDocument; readonly notes: readonly SourceNote[] }>,
): Result<OpenedProject> {
  let isKept = false
  try {
    const found = read()
    if (!found.ok) return found
    const made = outlineOf(name, found.value.document, store)
    if (!made.ok) return made
    isKept = true
    const { outline } = made.value
    return ok({ ...made.value, outline: { ...outline, notes: [...found.value.notes, ...outline.notes] }, store })
  } finally {
    if (!isKept) store.close()
  }
}
