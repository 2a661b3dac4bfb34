import type { FileNote } from '../../../shared/notes/fileNotes.ts'
import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { messageOf } from '../../../shared/failures/index.ts'
import { ok } from '../../../shared/result.ts'
import { labelExtension } from '../../../shared/schemas/exportFormats.ts'
import { labelFormatSchema } from '../../../shared/schemas/exportRequest.ts'
import type { Engine } from '../../engine/index.ts'
import { answer, answerJson, answerText, answerWrongMethod } from './answers.ts'
import { nameParts } from './downloadRoute.ts'
import { keepBody } from './keepBody.ts'
import { nameIn } from './readFileName.ts'

export interface LabelsSource {
  readonly engine: Pick<Engine, 'importLabels' | 'exportLabels' | 'view'>
  /** Where a file waits; it is removed when it was read or sent. */
  readonly folder: string
  readonly note: (note: FileNote) => void
  readonly largestBytes?: number
}

/** As many bytes as no list of labels has. */
const mostBytes = 64 * 1024 ** 2

/** POST takes a file of labels, GET gives one: for hosts whose page picks and saves the files. */
export async function labelsRoute(request: Request, source: LabelsSource): Promise<Response> {
  const { searchParams } = new URL(request.url)
  if (request.method === 'POST') return take(request, source)
  if (request.method !== 'GET') return answerWrongMethod('GET, POST')
  const format = labelFormatSchema.safeParse(searchParams.get('format'))
  return format.success ? give(format.data, source) : answerText(400, 'The export needs a format that is known here.')
}

async function take(
  request: Request,
  { engine, folder, note: tell, largestBytes: most = mostBytes }: LabelsSource,
): Promise<Response> {
  const named = nameIn(request)
  if (!named.ok) return answerJson(named)
  const name = named.value
  const own = path.join(folder, randomUUID())
  const file = path.join(own, path.basename(name))
  try {
    const kept = await keepBody(request, file, name, most)
    if (!kept.ok) return answerJson(kept)
    const imported = await engine.importLabels({ path: file })
    if (!imported.ok) return answerJson(imported)
    for (const note of imported.value.notes) tell(note)
    return answerJson(ok({ count: imported.value.count }))
  } finally {
    await rm(own, { recursive: true, force: true })
  }
}

async function give(format: keyof typeof labelExtension, { engine, folder }: LabelsSource): Promise<Response> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = path.join(folder, `${randomUUID()}.${labelExtension[format]}`)
  try {
    const { name } = await engine.view()
    const written = await engine.exportLabels({ path: file, format, overwrite: 'never' })
    if (!written.ok) return answerText(409, messageOf(written.error))
    const headers = {
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': `attachment; ${nameParts(`${name} labels.${labelExtension[format]}`)}`,
    }
    return answer(200, await readFile(file), headers)
  } finally {
    await rm(file, { force: true })
  }
}
