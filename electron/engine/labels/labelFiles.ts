import { basename } from 'node:path'
import { failure } from '../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import { openInputFile, unreadable } from '../codecs/files/inputFile.ts'
import { writeOutputFile, type Drive } from '../codecs/files/outputFile.ts'
import { isSystemError } from '../codecs/files/systemError.ts'
import type { LabelFormat } from '../../../shared/schemas/exportFormats.ts'
import { writeLabels } from './writeLabels.ts'
import { checkLabels } from '../markers/checkLabels.ts'
import type { FileLabel, ReadLabels } from '../markers/fileLabel.ts'
import { readSoundMarkers } from '../markers/soundMarkers.ts'
import { readLabels } from './readLabels.ts'
import { editorMethods, readRequest, type Handlers } from '../../editor/index.ts'
import type { Owner } from '../contract.ts'
import type { Session } from '../session/session.ts'

type LabelFileCalls = Pick<Handlers<typeof editorMethods, [owner: Owner]>, 'importLabels' | 'exportLabels'>

/** Labels from files and into them. */
export function createLabelFileCalls(session: Session): LabelFileCalls {
  return {
    importLabels: async (owner, { path }) => {
      const file = readLabelFile(path)
      if (!file.ok) return file
      const { labels, notes } = file.value
      const request = await readRequest(editorMethods.perform, { kind: 'addLabels', labels })
      if (!request.ok) return request
      const added = await session.perform(owner, request.value)
      return added.ok ? ok({ count: labels.length, notes: [...notes] }) : added
    },
    exportLabels: (owner, request) => writeLabelFile(session.view(owner).labels, request),
  }
}

/** Ten thousand labels of full length fit; what is larger is something else. */
const mostBytes = 16 * 1024 * 1024

export function readLabelFile(path: string): Result<ReadLabels> {
  const name = basename(path)
  const opened = openInputFile(path, name)
  if (!opened.ok) return opened
  const file = opened.value
  try {
    const inside = checkLabels(readSoundMarkers(file).lines)
    if (inside.labels.length > 0) return ok(inside)
    if (file.size > mostBytes) return err(failure('files/not-labels', { name }))
    const read = readLabels(decodeText(file.read(0, file.size)))
    return read.labels.length === 0 ? err(failure('files/not-labels', { name })) : ok(read)
  } catch (error) {
    if (!isSystemError(error)) throw error
    return err(unreadable(name, error))
  } finally {
    file.close()
  }
}

/** Premiere writes its tables in 16 bits a letter, with a mark in front. */
function decodeText(bytes: Uint8Array): string {
  const mark = `${bytes[0]} ${bytes[1]}`
  if (mark === '255 254') return new TextDecoder('utf-16le').decode(bytes)
  if (mark === '254 255') return new TextDecoder('utf-16be').decode(bytes)
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
}

export interface LabelFileRequest {
  readonly path: string
  readonly format: LabelFormat
  readonly overwrite: 'never' | 'allowed'
  readonly drive?: Drive
}

/** The whole file or none. */
export async function writeLabelFile(
  labels: readonly FileLabel[],
  request: LabelFileRequest,
): Promise<Result<{ path: string; count: number }>> {
  if (labels.length === 0) return err(failure('files/no-labels-to-write'))
  const text = writeLabels(labels, request.format, basename(request.path))
  return writeOutputFile(request, async (write) => {
    write(new TextEncoder().encode(text))
    return ok({ path: request.path, count: labels.length })
  })
}
