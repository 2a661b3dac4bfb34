import { basename } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { failure } from '../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import { frames } from '../../../shared/time.ts'
import type { Encoders } from '../codecs/encode/encoderThreads.ts'
import type { Decoders } from '../decoding/decoders.ts'
import { exportMany } from '../export/exportMany.ts'
import { exportSound } from '../export/exportSound.ts'
import { fileTargets } from '../export/fileTargets.ts'
import { importFiles } from '../import/importFiles.ts'
import type { Engine, ExportManyRequest, ExportRequest, ImportFile } from '../index.ts'
import type { BlockStore } from '../blocks/blockStore.ts'
import type { Clipboard, Project } from '../model/project.ts'
import { onDiskLater } from '../projectFile/diskFailures.ts'
import { audioEnd } from '../render/audibleTracks.ts'
import type { Owner, Session } from '../session.ts'
import { convertClipboard } from '../resample/convertClipboard.ts'
import { addImported, type ConvertedClipboard } from '../state/addImported.ts'
import type { JobList, RunningJob } from './jobList.ts'

type FileCalls = Pick<Engine, 'importAudio' | 'exportAudio' | 'exportMultiple' | 'exportNames'>

export interface LongWork {
  /** Imports and exports of one pair of hands, who see what is not committed yet of their own. */
  of(owner: Owner): FileCalls
  /** Stops what `owner` has running; it fails with `files/cancelled`. */
  cancel(owner: Owner): void
  /** When nothing runs any more. */
  ended(): Promise<unknown>
}

/** Lets messages that came in meanwhile be served. */
const pause = async (): Promise<void> => setImmediate()

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

/** Imports run one after the other (the first sets an empty project's rate), exports beside them; other calls are served in between. */
export function createLongWork(session: Session, jobs: JobList, encoders: Encoders, decoders: Decoders): LongWork {
  let imports: Promise<unknown> = Promise.resolve()
  const running = new Map<Promise<unknown>, { owner: Owner; abort: AbortController }>()

  const run = <T>(
    owner: Owner,
    title: string,
    work: (job: RunningJob) => Promise<Result<T>>,
    behind: Promise<unknown> = Promise.resolve(),
  ): Promise<Result<T>> => {
    const abort = new AbortController()
    const started = behind.then(() =>
      jobs.run(title, (job) =>
        onDiskLater(() => work({ ...job, signal: AbortSignal.any([job.signal, abort.signal]) })),
      ),
    )
    const watched = started.finally(() => running.delete(watched))
    running.set(watched, { owner, abort })
    return watched
  }
  const importNow = async (owner: Owner, files: readonly ImportFile[], text: string, job: RunningJob) => {
    const { project } = session.stateFor(owner)
    const projectSampleRate = project.tracks.length === 0 ? null : project.sampleRate
    const read = await importFiles({ store: session.store, decoders, projectSampleRate, ...job, pause }, files)
    if (!read.ok) return read
    const clipboard = await convertForImport(session.stateFor(owner).clipboard, read.value.sampleRate, session.store)
    if (!clipboard.ok) return clipboard
    const added = await session.change(owner, (state) =>
      job.signal.aborted ? err(failure('files/cancelled')) : addImported(state, read.value, text, clipboard.value),
    )
    return added.ok ? ok({ names: read.value.tracks.map((track) => track.name), notes: [...read.value.notes] }) : added
  }
  const exportNow = (owner: Owner, request: ExportRequest, job: RunningJob) => {
    const { project, focus } = session.stateFor(owner)
    const heard = onlyTracks(project, request.trackIds)
    const all = { start: frames(0), end: audioEnd(heard) }
    const range = request.range === 'all' ? all : (focus.selection ?? { start: frames(0), end: frames(0) })
    return exportSound({ store: session.store, project: heard, encoders, ...job, pause }, request, range)
  }
  const exportEach = (owner: Owner, request: ExportManyRequest, job: RunningJob) =>
    exportMany({ store: session.store, project: session.stateFor(owner).project, encoders, ...job, pause }, request)
  return {
    of: (owner) => ({
      importAudio: (files) => {
        const text = files.length === 1 ? `Import ${files[0]?.name}` : `Import ${files.length} files`
        const work = run(owner, text, (job) => importNow(owner, files, text, job), imports)
        imports = work.catch(() => undefined)
        return work
      },
      exportAudio: (request) => run(owner, `Export ${basename(request.path)}`, (job) => exportNow(owner, request, job)),
      exportMultiple: (request) =>
        run(owner, `Export each ${request.by === 'tracks' ? 'track' : 'label'}`, (job) =>
          exportEach(owner, request, job),
        ),
      exportNames: async (by) => fileTargets(session.stateFor(owner).project, by).targets.map((target) => target.name),
    }),
    cancel: (owner) => {
      for (const one of running.values()) if (one.owner === owner) one.abort.abort()
    },
    ended: () => Promise.allSettled(running.keys()),
  }
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
