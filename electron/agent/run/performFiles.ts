import { ok, type Result } from '../../../shared/result.ts'
import type { Surface } from '../prepare/setState.ts'
import type { FilesDone, FilesRequest } from '../tools/defineTool.ts'

/** Reads or writes files through the editor. On a fork no file is touched: null. */
export async function performFiles(surface: Surface, call: FilesRequest): Promise<Result<FilesDone | null>> {
  switch (call.kind) {
    case 'importAudio': {
      const done = await surface.importAudio?.(call.request)
      if (done === undefined) return ok(null)
      return done.ok ? ok({ paths: [], ...done.value }) : done
    }
    case 'exportAudio': {
      const done = await surface.exportAudio?.(call.request)
      if (done === undefined) return ok(null)
      return done.ok ? ok({ paths: [done.value.path], names: [], notes: done.value.notes }) : done
    }
    case 'exportMultiple': {
      const done = await surface.exportMultiple?.(call.request)
      if (done === undefined) return ok(null)
      return done.ok
        ? ok({ paths: done.value.files.map((file) => file.path), names: [], notes: done.value.notes })
        : done
    }
    case 'importLabels': {
      const done = await surface.importLabels?.(call.request)
      if (done === undefined) return ok(null)
      return done.ok ? ok({ paths: [], names: [], notes: done.value.notes }) : done
    }
    case 'exportLabels': {
      const done = await surface.exportLabels?.(call.request)
      if (done === undefined) return ok(null)
      return done.ok ? ok({ paths: [done.value.path], names: [], notes: [] }) : done
    }
    case 'saveProject': {
      const done = await surface.saveProject?.(call.request)
      if (done === undefined) return ok(null)
      return done.ok ? ok({ paths: [done.value.path], names: [], notes: [] }) : done
    }
  }
}
