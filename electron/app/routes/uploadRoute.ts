import { ok, type Result } from '../../../shared/result.ts'
import type { Sent } from '../../../shared/schemas/upload.ts'
import type { KeptUploads } from './keptUploads.ts'
import { isProjectFile } from '../projectNames.ts'
import { answerJson, answerWrongMethod } from './answers.ts'
import { keepBody } from './keepBody.ts'
import { nameIn } from './readFileName.ts'

/** Writes the bytes of a project to a file and opens it: its name, or why not. */
export type TakeProject = (
  name: string,
  write: (file: string) => Promise<Result<void>>,
) => Promise<Result<{ name: string }>>

export interface UploadTarget {
  readonly uploads: Pick<KeptUploads, 'keep'>
  readonly largestBytes?: number
  readonly takeProject: TakeProject
}

const largest = 64 * 1024 ** 3

/** Takes a file's bytes from the page: a project is opened, sound waits for the others that were chosen with it. */
export async function uploadRoute(request: Request, target: UploadTarget): Promise<Response> {
  if (request.method !== 'POST') return answerWrongMethod('POST')
  const named = nameIn(request)
  if (!named.ok) return answerJson(named)
  const name = named.value
  const most = target.largestBytes ?? largest
  if (isProjectFile({ path: name })) {
    const opened = await target.takeProject(name, (file) => keepBody(request, file, name, most))
    return answerSent(opened.ok ? ok({ opened: opened.value.name }) : opened)
  }
  return answerSent(await target.uploads.keep(name, (file) => keepBody(request, file, name, most)))
}

const answerSent = (sent: Result<Sent>): Response => answerJson(sent)
