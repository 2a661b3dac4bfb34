import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { failure } from '../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { Upload } from '../../../shared/schemas/upload.ts'
import type { ImportFile } from '../../editor/index.ts'
import { extensionOf } from './readFileName.ts'

/** Files that a page sent: each waits until the page says what becomes of all that were chosen together. */
export interface KeptUploads {
  /** `write` puts the bytes into a file of ours; what can't be written leaves none. */
  keep(name: string, write: (file: string) => Promise<Result<void>>): Promise<Result<{ id: string }>>
  /** Gives those that are wanted to `work`, in their order. Afterwards all that were named are gone. */
  use<T>(
    uploads: readonly Upload[],
    work: (files: readonly ImportFile[]) => Promise<Result<T>>,
  ): Promise<Result<T | null>>
}

export function createKeptUploads(folder: string): KeptUploads {
  const kept = new Map<string, ImportFile>()
  return {
    async keep(name, write) {
      const id = randomUUID()
      const file = path.join(folder, `${id}${extensionOf(name)}`)
      const written = await write(file)
      if (written.ok) kept.set(id, { path: file, name })
      else await rm(file, { force: true })
      return written.ok ? ok({ id }) : written
    },
    async use(uploads, work) {
      const named = uploads.map(({ id, use }) => ({ file: kept.get(id), use }))
      for (const { id } of uploads) kept.delete(id)
      try {
        if (named.some(({ file }) => file === undefined)) return err(failure('files/missing', { name: 'The file' }))
        const files = named.flatMap(({ file, use }) => (file !== undefined && use === 'import' ? [file] : []))
        return files.length === 0 ? ok(null) : await work(files)
      } finally {
        for (const { file } of named) if (file !== undefined) await rm(file.path, { force: true })
      }
    },
  }
}
