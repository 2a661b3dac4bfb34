import { basename } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { failure } from '../../../shared/failures/index.ts'
import { err, ok } from '../../../shared/result.ts'
import { frames } from '../../../shared/time.ts'
import { exportWav } from '../export/exportWav.ts'
import { importFiles } from '../import/importFiles.ts'
import type { Engine, ExportRequest, ImportFile } from '../index.ts'
import { onDiskLater } from '../projectFile/diskFailures.ts'
import { audioEnd } from '../render/audibleTracks.ts'
import type { Owner, Session } from '../session.ts'
import { addImported } from '../state/addImported.ts'
import type { JobList } from './jobList.ts'

export interface LongWork extends Pick<Engine, 'importAudio' | 'exportAudio'> {
  /** When nothing runs any more. */
  ended(): Promise<unknown>
}

/** Lets messages that came in meanwhile be served. */
const pause = async (): Promise<void> => setImmediate()

/** Imports run one after the other (the first sets an empty project's rate), exports beside them; other calls are served in between. */
export function createLongWork(session: Session, app: Owner, jobs: JobList): LongWork {
  let imports: Promise<unknown> = Promise.resolve()
  const running = new Set<Promise<unknown>>()
  const watch = <T>(work: Promise<T>): Promise<T> => {
    const watched = work.finally(() => running.delete(watched))
    running.add(watched)
    return watched
  }
  const importNow = (files: readonly ImportFile[]): ReturnType<Engine['importAudio']> => {
    const text = files.length === 1 ? `Import ${files[0]?.name}` : `Import ${files.length} files`
    return jobs.run(text, async (job) => {
      const { project } = session.stateFor(app)
      const projectSampleRate = project.tracks.length === 0 ? null : project.sampleRate
      const read = await onDiskLater(() => importFiles({ store: session.store, projectSampleRate, ...job, pause }, files))
      if (!read.ok) return read
      const added = await session.change(app, (state) => (job.signal.aborted ? err(failure('files/cancelled')) : addImported(state, read.value, text)))
      return added.ok ? ok({ names: read.value.tracks.map((track) => track.name), notes: [...read.value.notes] }) : added
    })
  }
  const exportNow = (request: ExportRequest): ReturnType<Engine['exportAudio']> =>
    jobs.run(`Export ${basename(request.path)}`, (job) => {
      const { project, focus } = session.stateFor(app)
      const all = { start: frames(0), end: audioEnd(project) }
      const range = request.range === 'all' ? all : (focus.selection ?? { start: frames(0), end: frames(0) })
      return onDiskLater(() => exportWav({ store: session.store, project, ...job, pause }, request, range))
    })
  return {
    importAudio: (files) => {
      const work = imports.then(() => importNow(files))
      imports = work.catch(() => undefined)
      return watch(work)
    },
    exportAudio: (request) => watch(exportNow(request)),
    ended: () => Promise.allSettled(running),
  }
}
