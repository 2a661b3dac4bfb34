import { type FileNote, sayNote } from '../../../shared/notes/fileNotes.ts'
import { ok, type Result } from '../../../shared/result.ts'
import type { Surface } from './setState.ts'
import type { FilesDone, FilesRequest } from '../tools/contract/toolRequest.ts'

/** Reads or writes files through the editor. On a fork no file is touched: null. */
export async function performFiles(surface: Surface, call: FilesRequest): Promise<Result<FilesDone | null>> {
  switch (call.kind) {
    case 'importAudio':
      return report(await surface.importAudio?.(call.request), ({ names, notes }) => ({
        paths: [],
        names,
        notes: notes.map(sayNote),
      }))
    case 'exportAudio':
      return report(await surface.exportAudio?.(call.request), ({ path, notes }) => written([path], notes))
    case 'exportMultiple':
      return report(await surface.exportMultiple?.(call.request), ({ files, notes }) =>
        written(
          files.map((file) => file.path),
          notes,
        ),
      )
    case 'importLabels':
    case 'importCover':
    case 'useShow':
    case 'exportLabels':
    case 'exportReport':
    case 'saveProject':
      return performBeside(surface, call)
  }
}

type Beside = Exclude<FilesRequest, { kind: 'importAudio' | 'exportAudio' | 'exportMultiple' }>

/** What is beside the sound: labels, cover, tags, reports, the project itself. */
async function performBeside(surface: Surface, call: Beside): Promise<Result<FilesDone | null>> {
  switch (call.kind) {
    case 'importLabels':
      return report(await surface.importLabels?.(call.request), ({ notes }) => written([], notes))
    case 'importCover':
      return report(await surface.importCover?.(call.request), () => written([]))
    case 'useShow':
      return report(await surface.useShow?.(call.request), () => written([]))
    case 'exportLabels':
      return report(await surface.exportLabels?.(call.request), ({ path }) => written([path]))
    case 'exportReport':
      return report(await surface.exportReport?.(call.request), ({ path }) => written([path]))
    case 'saveProject':
      return report(await surface.saveProject?.(call.request), ({ path }) => written([path]))
  }
}

const written = (paths: FilesDone['paths'], notes: readonly FileNote[] = []): FilesDone => ({
  paths,
  names: [],
  notes: notes.map(sayNote),
})

/** Undefined: the editor has no files. */
function report<T>(done: Result<T> | undefined, describe: (value: T) => FilesDone): Result<FilesDone | null> {
  if (done === undefined) return ok(null)
  return done.ok ? ok(describe(done.value)) : done
}
