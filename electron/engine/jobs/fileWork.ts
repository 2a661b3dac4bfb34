import type { FileNote } from '../../../shared/notes/fileNotes.ts'
import { basename } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { failure } from '../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import { frames } from '../../../shared/time.ts'
import type { editorMethods, Handlers, ImportFile } from '../../editor/index.ts'
import type { BlockStore } from '../blocks/blockStore.ts'
import type { Owner } from '../contract.ts'
import type { Decoders } from '../decoding/decoders.ts'
import { exportMany } from '../export/exportMany.ts'
import { type ExportContext, exportSound } from '../export/exportSound.ts'
import { fileTargets } from '../export/fileTargets.ts'
import { addImported, type ConvertedClipboard } from '../import/addImported.ts'
import type { ReadFile } from '../import/imported.ts'
import { type EachFile, importFiles } from '../import/importFiles.ts'
import type { Clipboard, Project } from '../model/project.ts'
import { audioEnd } from '../render/audibleTracks.ts'
import { convertClipboard } from '../resample/convertClipboard.ts'
import type { Session } from '../session/session.ts'
import type { OutputAhead } from './outputAhead.ts'
import type { RunningWork } from './runningWork.ts'
import { workTitles } from './workTitles.ts'

type EditorHandlers = Handlers<typeof editorMethods, [owner: Owner]>

/** Lets messages that came in meanwhile be served. */
const pause = async (): Promise<void> => setImmediate()

/**
 * Files are read beside each other, each as a job of its own, and come into the project in the order in which they were
 * asked for: the first sets an empty project's rate. Other calls are served in between.
 */
export function createImports(
  session: Session,
  work: RunningWork,
  decoders: Decoders,
): Pick<EditorHandlers, 'importAudio'> {
  let last: Promise<unknown> = Promise.resolve()
  const rateOf = (owner: Owner): number | null => {
    const { project } = session.stateFor(owner)
    return project.tracks.length === 0 ? null : project.sampleRate
  }
  const importNow = async (
    owner: Owner,
    files: readonly ImportFile[],
    { signal, before, each }: Importing,
  ): Promise<Result<ReturnOfImport>> => {
    if (session.readOnly !== null) return err(failure('engine/read-only'))
    const rate = rateOf(owner)
    const projectRate = rate === null ? before.then(() => rateOf(owner)) : Promise.resolve(rate)
    const context = { store: session.store, decoders, signal, report: () => {}, pause }
    const read = await importFiles(context, files, { each, projectRate })
    if (!read.ok) return read
    await before
    const clipboard = await convertForImport(session.stateFor(owner).clipboard, read.value.sampleRate, session.store)
    if (!clipboard.ok) return clipboard
    const text = `${workTitles.import} ${nameFiles(files)}`
    const added = await session.change(owner, (state) =>
      signal.aborted
        ? err(failure('files/cancelled'))
        : addImported(state, read.value, text, clipboard.value, session.joins),
    )
    return added.ok ? ok({ names: read.value.tracks.map((track) => track.name), notes: [...read.value.notes] }) : added
  }
  return {
    importAudio: (owner, files) => {
      const before = last
      const placed = Promise.withResolvers<void>()
      const jobs: Promise<unknown>[] = []
      const each = asJobs(work, owner, { placed: placed.promise, jobs })
      const imported = work.run(owner, async (signal) => {
        try {
          return await importNow(owner, files, { signal, before, each })
        } finally {
          placed.resolve()
          await Promise.allSettled(jobs)
        }
      })
      last = imported.catch(() => undefined)
      return imported
    },
  }
}

type ReturnOfImport = { names: string[]; notes: FileNote[] }

interface Importing {
  readonly signal: AbortSignal
  /** The imports that were asked for before this one. */
  readonly before: Promise<unknown>
  readonly each: EachFile
}

/** Each file is shown, and can be stopped, until all of them have their place. */
function asJobs(
  work: RunningWork,
  owner: Owner,
  { placed, jobs }: { readonly placed: Promise<void>; readonly jobs: Promise<unknown>[] },
): EachFile {
  return async (file, read) => {
    const done = Promise.withResolvers<Result<ReadFile>>()
    const running = work.runJob(owner, { title: workTitles.import, of: file.name }, async (job) => {
      const result = await read(job)
      done.resolve(result)
      await placed
      return result
    })
    jobs.push(running)
    running.then(done.resolve, done.reject)
    return done.promise
  }
}

const mostNamed = 3

/** The first few of their names, and how many there are where these are more. */
function nameFiles(files: readonly ImportFile[]): string {
  const named = files.slice(0, mostNamed).map(({ name }) => name)
  return `${named.join(', ')}${files.length > mostNamed ? ` … (${files.length})` : ''}`
}

/** What comes in may bring its rate to an empty project: what was cut or copied before is to be pasted all the same. */
async function convertForImport(
  clipboard: Clipboard | null,
  sampleRate: number,
  store: BlockStore,
): Promise<Result<ConvertedClipboard | null>> {
  if (clipboard === null || clipboard.sampleRate === sampleRate) return ok(null)
  const converted = await convertClipboard(clipboard, sampleRate, { store, pause })
  return converted.ok ? ok({ from: clipboard, to: converted.value }) : converted
}

/** Exports run beside everything else, on the project as their owner sees it when they begin. */
export function createExports(
  session: Session,
  work: RunningWork,
  means: Pick<ExportContext, 'encoders' | 'drive'>,
  ahead: OutputAhead,
): Pick<EditorHandlers, 'exportAudio' | 'exportMultiple' | 'exportNames'> {
  return {
    exportAudio: async (owner, request) =>
      work.runJob(owner, { title: workTitles.export, of: basename(request.path) }, async (job) => {
        const { project, focus } = session.stateFor(owner)
        const heard = onlyTracks(project, request.trackIds)
        const all = { start: frames(0), end: audioEnd(heard) }
        const range = request.range === 'all' ? all : (focus.selection ?? { start: frames(0), end: frames(0) })
        const done =
          (await ahead.take(heard, request, job.signal)) ??
          (await exportSound({ store: session.store, project: heard, ...means, ...job, pause }, request, range))
        return done.ok ? ok({ ...done.value, notes: [...done.value.notes, ...damageNotes(session)] }) : done
      }),
    exportMultiple: async (owner, request) =>
      work.runJob(owner, { title: workTitles[request.by] }, async (job) => {
        const { project } = session.stateFor(owner)
        const done = await exportMany({ store: session.store, project, ...means, ...job, pause }, request)
        return done.ok ? ok({ ...done.value, notes: [...done.value.notes, ...damageNotes(session)] }) : done
      }),
    exportNames: (owner, by) => fileTargets(session.stateFor(owner).project, by).targets.map((target) => target.name),
  }
}

/** What is exported of a damaged project is never taken for the whole. */
function damageNotes({ readOnly }: Session): readonly FileNote[] {
  if (readOnly?.reason !== 'damaged') return []
  const lost = readOnly.missing.filter((part) => part.kind === 'sound').slice(0, 5)
  return [{ kind: 'project-damaged' }, ...lost.map((part) => ({ kind: 'missing', part }) as const)]
}

/** The project with nothing but these tracks, all of them heard. */
function onlyTracks(project: Project, ids: readonly string[] | undefined): Project {
  if (ids === undefined) return project
  return {
    ...project,
    tracks: project.tracks
      .filter((track) => ids.includes(track.id))
      .map((track) => ({ ...track, muted: false, soloed: false })),
  }
}
