import path from 'node:path'
import { failure } from '../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import { formatExtension } from '../../../shared/schemas/exportFormats.ts'
import type { ExportLevels, OversWanted, WindowExport } from '../../../shared/schemas/exportRequest.ts'
import type { RangeView } from '../../../shared/schemas/projectView.ts'
import type { Handlers } from '../../ipc/index.ts'
import type { AppContext } from '../appContext.ts'
import { notHere } from './projectHandlers.ts'

type Project = ReturnType<AppContext['project']>
type Names = 'app:project:export' | 'app:export:measure' | 'app:export:overs' | 'app:export:reveal'

export function exportHandlers(app: AppContext): Pick<Handlers, Names> {
  /** Never a path that a page has named. */
  let last: string | null = null
  return {
    'app:project:export': (wanted) => exportAsWanted(app, wanted, (file) => (last = file)),
    'app:export:measure': ({ range }) => measureExport(app, range),
    'app:export:overs': (wanted) => oversOfExport(app, wanted),
    'app:export:reveal': async () => {
      if (app.dialogs === null) return notHere('app:export:reveal')
      if (last === null) return err(failure('files/missing', { name: 'export' }))
      app.dialogs.reveal(last)
      return ok()
    },
  }
}

/** What of the timeline is written; null: all of it. */
async function exportedRange({ engine }: Project, of: 'all' | 'selection'): Promise<Result<RangeView | null>> {
  if (of === 'all') return ok(null)
  const { selection } = await engine.view()
  return selection === null ? err(failure('engine/empty-range')) : ok(selection)
}

async function oversOfExport(
  app: AppContext,
  { range: of, ...ceiling }: OversWanted,
): Promise<Result<{ places: RangeView[] }>> {
  const project = app.project()
  const range = await exportedRange(project, of)
  if (!range.ok) return range
  const found = await project.engine.analyse({ kind: 'overs', ...ceiling, range: range.value, trackIds: [] })
  if (!found.ok) return found
  if (found.value.kind !== 'overs') throw new Error(`asked for overs, got ${found.value.kind}`)
  return ok({ places: found.value.places.map(({ start, end }) => ({ start, end })) })
}

async function measureExport(app: AppContext, of: 'all' | 'selection'): Promise<Result<ExportLevels>> {
  const project = app.project()
  const range = await exportedRange(project, of)
  if (!range.ok) return range
  const found = await project.engine.analyse({ kind: 'levels', range: range.value, trackIds: [] })
  if (!found.ok) return found
  if (found.value.kind !== 'levels') throw new Error(`asked for levels, got ${found.value.kind}`)
  const { range: heard, channels, sampleRate, lufs, rmsDb, peakDb, truePeakDb } = found.value
  const [loudness, rms, peak, truePeak] = [lufs, rmsDb, peakDb, truePeakDb].map((value) =>
    Number.isFinite(value) ? value : null,
  )
  return ok({
    seconds: heard.end - heard.start,
    channels,
    sampleRate,
    lufs: loudness ?? null,
    rmsDb: rms ?? null,
    peakDb: peak ?? null,
    truePeakDb: truePeak ?? null,
  })
}

/**
 * One file where the system's dialog says, or several into a folder; a file that is there is replaced only where that
 * dialog has asked.
 */
async function exportAsWanted(
  app: AppContext,
  { range, name, ...sound }: WindowExport,
  keep: (file: string) => void,
): Promise<Result<{ name: string | null }>> {
  if (app.dialogs === null) return notHere('app:project:export')
  const { engine } = app.project()
  if (range === 'tracks' || range === 'labels') {
    const folder = await app.dialogs.chooseFolder('export')
    if (folder === null) return ok({ name: null })
    const done = await engine.exportMultiple({ ...sound, folder, by: range, overwrite: 'never' })
    if (!done.ok) return done
    for (const note of done.value.notes) app.notices.note(note)
    const [first] = done.value.files
    if (first !== undefined) keep(first.path)
    return ok({ name: done.value.files.length === 1 ? '1 file' : `${done.value.files.length} files` })
  }
  const called = fileNameOf(name ?? (await engine.view()).name)
  const target = await app.dialogs.chooseExport(`${called}.${formatExtension[sound.format]}`)
  if (target === null) return ok({ name: null })
  const done = await engine.exportAudio({ ...sound, path: target, range, overwrite: 'allowed' })
  if (!done.ok) return done
  for (const note of done.value.notes) app.notices.note(note)
  keep(done.value.path)
  return ok({ name: path.basename(done.value.path) })
}

const forbidden = /[\\/:*?"<>|\p{Cc}]/gu

/** A name as a file can have it on every system; what none could have is a dash, and what is left of nothing a word. */
export function fileNameOf(name: string): string {
  const allowed = name.replaceAll(forbidden, '-').replace(/^[.\s]+|[.\s]+$/gu, '')
  return allowed === '' ? 'Export' : allowed
}
