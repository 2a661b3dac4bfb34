import type { FileNote } from '../../../shared/notes/fileNotes.ts'
import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { ok, type Result } from '../../../shared/result.ts'
import type { Engine } from '../../engine/index.ts'
import { isProjectFile } from '../projectNames.ts'
import { answerJson, answerWrongMethod } from './answers.ts'
import { keepBody } from './keepBody.ts'
import { extensionOf, nameIn } from './readFileName.ts'

/** Writes the bytes of a project to a file and opens it: its name, or why not. */
export type TakeProject = (
  name: string,
  write: (file: string) => Promise<Result<void>>,
) => Promise<Result<{ name: string }>>

export interface UploadTarget {
  /** Where the bytes wait while they are imported. */
  readonly folder: string
  readonly importAudio: Engine['importAudio']
  /** Tells the person what was not as it should be in a file that could be read. */
  readonly note: (note: FileNote) => void
  readonly largestBytes?: number
  readonly takeProject: TakeProject
}

const largest = 64 * 1024 ** 3

/** Takes a file's bytes from the page, imports them as a track, and lets the copy go. */
export async function uploadRoute(request: Request, target: UploadTarget): Promise<Response> {
  if (request.method !== 'POST') return answerWrongMethod('POST')
  const named = nameIn(request)
  if (!named.ok) return answerJson(named)
  const name = named.value
  const most = target.largestBytes ?? largest
  if (isProjectFile({ path: name })) {
    const opened = await target.takeProject(name, (file) => keepBody(request, file, name, most))
    return answerJson(opened.ok ? ok({ names: [opened.value.name] }) : opened)
  }
  const file = path.join(target.folder, `${randomUUID()}${extensionOf(name)}`)
  try {
    const kept = await keepBody(request, file, name, most)
    if (!kept.ok) return answerJson(kept)
    const imported = await target.importAudio([{ path: file, name }])
    if (!imported.ok) return answerJson(imported)
    for (const note of imported.value.notes) target.note(note)
    return answerJson(ok({ names: imported.value.names }))
  } finally {
    await rm(file, { force: true })
  }
}
