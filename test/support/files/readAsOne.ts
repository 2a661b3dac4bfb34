import type { ImportFile } from '../../../electron/editor/index.ts'
import type { Imported } from '../../../electron/engine/import/imported.ts'
import { importFiles } from '../../../electron/engine/import/importFiles.ts'
import type { ImportContext } from '../../../electron/engine/import/readShares.ts'
import type { Result } from '../../../shared/result.ts'

/** Reads files as parts of one work, which is told how far all of them are. */
export async function readAsOne(
  ctx: ImportContext,
  files: readonly ImportFile[],
  projectSampleRate: number | null,
): Promise<Result<Imported>> {
  const fractions: number[] = []
  return importFiles(ctx, files, {
    projectRate: Promise.resolve(projectSampleRate),
    each: (_, read) => {
      const index = fractions.push(0) - 1
      const report = (fraction: number): void => {
        fractions[index] = fraction
        ctx.report(fractions.reduce((sum, one) => sum + one, 0) / files.length)
      }
      return read({ signal: ctx.signal, report })
    },
  })
}
