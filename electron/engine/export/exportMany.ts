import type { FileNote } from '../../../shared/notes/fileNotes.ts'
import path from 'node:path'
import { rmSync } from 'node:fs'
import { failure } from '../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import { formatExtension } from '../../../shared/schemas/exportFormats.ts'
import type { SoundSettings } from '../../../shared/schemas/exportRequest.ts'
import { type ExportContext, type Exported, exportSound } from './exportSound.ts'
import { fileTargets } from './fileTargets.ts'

export interface ManyRequest extends SoundSettings {
  readonly folder: string
  readonly by: 'tracks' | 'labels'
  readonly overwrite: 'never' | 'allowed'
}

/**
 * One file after the other; when one fails, or at a cancel, those that were made before go too, unless they took the
 * place of others.
 */
export async function exportMany(
  ctx: ExportContext,
  { folder, by, ...settings }: ManyRequest,
): Promise<Result<{ files: Exported[]; notes: FileNote[] }>> {
  const { targets, notes } = fileTargets(ctx.project, by)
  if (targets.length === 0) return err(failure(by === 'labels' ? 'files/no-labels' : 'files/nothing-to-export'))
  const files: Exported[] = []
  const takeBack = (): void => {
    if (settings.overwrite === 'never') for (const file of files) rmSync(file.path, { force: true })
  }
  for (const [index, target] of targets.entries()) {
    const report = (fraction: number): void => ctx.report((index + fraction) / targets.length)
    const file = path.join(folder, `${target.name}.${formatExtension[settings.format]}`)
    const said = settings.tags ?? ctx.project.about?.tags
    const tags = { ...said, title: settings.tags?.title ?? target.title }
    const done = await exportSound(
      { ...ctx, report, project: target.project },
      { ...settings, tags, path: file },
      target.range,
    )
    if (!done.ok) {
      takeBack()
      return done
    }
    files.push(done.value)
  }
  return ok({
    files,
    notes: [
      ...notes,
      ...files.flatMap((file) =>
        file.notes.map((what) => ({ kind: 'written', file: path.basename(file.path), what }) as const),
      ),
    ],
  })
}
