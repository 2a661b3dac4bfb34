import { basename } from 'node:path'
import { failure } from '../../shared/failures/index.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import { isLong } from '../../shared/schemas/editRequest.ts'
import type { Editor, Fork } from '../editor/index.ts'
import { inlineDecoders, type Decoders } from './decoding/decoders.ts'
import { createThreadDecoders } from './decoding/threadDecoders.ts'
import type { Engine, EngineOptions, PeaksRequest, ProjectSeed } from './index.ts'
import { createEncoderThreads, type Encoders } from './codecs/encode/encoderThreads.ts'
import { createLabelFileCalls } from './labels/labelFileCalls.ts'
import { createJobList } from './jobs/jobList.ts'
import { createListening, type Listening } from './jobs/listening.ts'
import { createLongEditWork, type LongEditWork } from './jobs/longEditWork.ts'
import { createLongWork, type LongWork } from './jobs/longWork.ts'
import { defaultSampleRate } from './model/emptyProject.ts'
import { readPeaks, type Peaks } from './peaks/readPeaks.ts'
import { fromDisk } from './projectFile/diskFailures.ts'
import { saveProjectCopy } from './projectFile/saveProjectCopy.ts'
import { openProjectFile } from './projectFile/openProjectFile.ts'
import type { ProjectFile } from './projectFile/projectFile.ts'
import { audioEnd } from './render/audibleTracks.ts'
import { readMix } from './render/readMix.ts'
import { inlineRenderers, type Renderers } from './rendering/renderers.ts'
import { createThreadRenderers } from './rendering/threadRenderers.ts'
import { seedProject } from './seed/seedProject.ts'
import { Session, type Owner } from './session.ts'
import { emptyState } from './state/editorState.ts'
import { readRequest } from './state/performOn.ts'

/** Requests that come through the engine itself are the app's; every client is somebody else. */
const app: Owner = 'app'

/** The engine in the thread that it is made in. Blocks while it reads or writes: the app puts it into a worker. */
export function openLocalEngine(
  options: EngineOptions,
  renderers: Renderers = options.run === 'inline' ? inlineRenderers : createThreadRenderers(),
): Result<Engine> {
  const opened = openProjectFile(options.file, emptyState(options.sampleRate ?? defaultSampleRate))
  if (!opened.ok) return opened
  const { file, state } = opened.value
  const name = options.file === ':memory:' ? 'Untitled' : basename(options.file).replace(/\.[^.]*$/, '')
  const session = new Session(file, state, { name, joins: options.joins ?? 'clickSafe' })
  return ok(
    createLocalEngine(
      session,
      file,
      renderers,
      createEncoderThreads(),
      options.run === 'inline' ? inlineDecoders : createThreadDecoders(),
    ),
  )
}

function createLocalEngine(
  session: Session,
  file: ProjectFile,
  renderers: Renderers,
  encoders: Encoders,
  decoders: Decoders,
): Engine {
  const jobs = createJobList()
  const long = createLongWork(session, jobs, encoders, decoders)
  const edits = createLongEditWork(session, jobs, renderers)
  const listening = createListening(session, jobs)
  return {
    ...createClient(session, file, app, { edits, long, listening, renderers }),
    client: (name) => createClient(session, file, `client ${name}`, { edits, long, listening, renderers }),
    readPeaks: async (request) => readPeaksOrZeros(session, request),
    readMix: async (request) => {
      const read = fromDisk(() =>
        readMix(session.store, session.shown.project, Math.max(0, request.fromFrame), request.frames),
      )
      return read.ok ? read.value : new Int16Array(0)
    },
    mixFormat: async () => {
      const { project, contentRevision } = session.shown
      return { sampleRate: project.sampleRate, frames: audioEnd(project), contentRevision }
    },
    reportTransport: async (report) => session.reportTransport(report),
    setJoins: async (joins) => session.setJoins(joins),
    readDocument: async (key) => file.readDocument(key),
    writeDocument: async (key, value) => file.writeDocument(key, value),
    seed: async (seed: ProjectSeed) => session.change(app, (state) => seedProject(state, seed, session.store)),
    jobs: () => jobs.list(),
    onJobs: (listener) => jobs.onChange(listener),
    cancelJob: async (id) => jobs.cancel(id),
    close: async () => {
      jobs.cancelAll()
      listening.cancelAll()
      session.end()
      await Promise.all([long.ended(), edits.ended(), listening.ended()])
      renderers.close()
      decoders.close()
      encoders.close()
      file.close()
    },
  }
}

interface Workers {
  readonly edits: LongEditWork
  readonly long: LongWork
  readonly listening: Listening
  readonly renderers: Renderers
}

function createClient(
  session: Session,
  file: ProjectFile,
  owner: Owner,
  { edits, long, listening, renderers }: Workers,
): Editor {
  return {
    ...long.of(owner),
    saveProject: async (request) =>
      session.isUnfinished ? err(failure('files/unfinished-request')) : saveProjectCopy(file, request),
    ...createLabelFileCalls(session, owner),
    view: async () => session.view(owner),
    perform: async (input) => {
      const read = readRequest(input)
      if (!read.ok) return read
      return isLong(read.value) ? edits.perform(owner, read.value) : session.perform(owner, read.value)
    },
    cancelWork: async () => {
      edits.cancel(owner)
      long.cancel(owner)
      listening.cancel(owner)
    },
    begin: async (mark) => session.begin(owner, mark),
    commit: async () => session.commit(owner),
    rollback: async () => session.rollback(owner),
    undo: async (move) => session.undo(owner, move),
    redo: async (move) => session.redo(owner, move),
    measure: async (request) => listening.measure(owner, request),
    analyse: async (request) => listening.analyse(owner, request),
    fork: async () => createFork(session, owner, renderers),
    onChange: (listener) => session.onChange(listener),
  }
}

function createFork(session: Session, owner: Owner, renderers: Renderers): Fork {
  const fork = session.fork(owner, renderers)
  return {
    view: async () => fork.view(),
    perform: async (request) => fork.perform(request),
    undo: async (move) => fork.undo(move),
    redo: async (move) => fork.redo(move),
    measure: async (request) => fork.measure(request),
    analyse: async (request) => fork.analyse(request),
    renderWithin: async (window) => fork.renderWithin(window),
    hear: async (window) => fork.hear(window),
    cancelWork: async () => fork.cancelWork(),
    // Nothing to let go of: a fork is a value.
    dispose: async () => {},
  }
}

/** The screen never waits for an answer about a drive: what can't be read looks empty. */
function readPeaksOrZeros(session: Session, request: PeaksRequest): Peaks {
  const read = fromDisk(() => readPeaks(session.store, session.shown.project, request))
  return read.ok ? read.value : readPeaks(session.store, emptyState(defaultSampleRate).project, request)
}
