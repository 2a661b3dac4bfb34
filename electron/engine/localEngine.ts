import { basename } from 'node:path'
import { failure } from '../../shared/failures/index.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { RangeView } from '../../shared/schemas/projectView.ts'
import { editorMethods, type Heard } from '../editor/index.ts'
import { createCoverCalls } from './about/coverFiles.ts'
import { createShowCalls, rememberingShows } from './about/showCalls.ts'
import { createEncoderThreads } from './codecs/encode/encoderThreads.ts'
import { ownThreadDrive, realDrive } from './codecs/files/outputFile.ts'
import {
  app,
  type BesideEntry,
  engineMethods,
  type EngineOptions,
  type LocalEngine,
  type Peaks,
  type PeaksRequest,
} from './contract.ts'
import type { Windows } from './codecs/window/windows.ts'
import type { Decoders } from './decoding/decoders.ts'
import { createLongWorkDecoders, createThreadDecoders } from './decoding/threadDecoders.ts'
import { createInlineDecoders } from './decoding/openDecoding.ts'
import { withWindows } from './decoding/windowDecoders.ts'
import { createWindowRequests } from './decoding/windowRequests.ts'
import { fromDisk } from './disk/diskFailures.ts'
import { createExports, createImports } from './jobs/fileWork.ts'
import { createJobList } from './jobs/jobList.ts'
import { createOutputAhead } from './jobs/outputAhead.ts'
import { createListening } from './jobs/listening.ts'
import { createLongEdits } from './jobs/longEdits.ts'
import { createProgramCalls } from './jobs/programs.ts'
import { createRoom } from './jobs/room.ts'
import { createRunningWork, type RunningWork } from './jobs/runningWork.ts'
import { createLabelFileCalls } from './labels/labelFiles.ts'
import { defaultSampleRate } from './model/emptyProject.ts'
import { longestHistory, projectBeside } from './history/history.ts'
import { createPauses } from './measure/createPauses.ts'
import { pulledOut } from './peaks/pulledOut.ts'
import { readPeaks } from './peaks/readPeaks.ts'
import type { Opened } from './projectFile/openProjectFile.ts'
import type { ProjectFile } from './projectFile/projectFile.ts'
import { keepProjectCopy, saveProjectCopy } from './projectFile/saveProjectCopy.ts'
import { createChildren } from './programs/children.ts'
import { audioEnd } from './render/audibleTracks.ts'
import { hearPart } from './render/hearPart.ts'
import { readMix } from './render/readMix.ts'
import { createLongWorkRenderers, createThreadRenderers } from './rendering/threadRenderers.ts'
import { inlineRenderers, type Renderers } from './rendering/renderers.ts'
import { createReportCalls } from './reports/reportFiles.ts'
import { type IdleClock, idleMs, whenIdle } from './threads/whenIdle.ts'
import { seedProject } from './seed/seedProject.ts'
import { Session } from './session/session.ts'
import { createSpectrum } from './spectrum/createSpectrum.ts'
import { emptyState } from './state/editorState.ts'
import { untitled } from '../../shared/files/untitled.ts'

/** The engine in the thread that it is opened in. Blocks while it reads or writes: the app puts it into a worker. */
export function openLocalEngine(
  options: EngineOptions,
  opened: Result<Opened>,
  renderers: Renderers = renderersFor(options),
): Result<LocalEngine> {
  if (!opened.ok) return opened
  const { file, state } = opened.value
  let ffmpeg = options.ffmpeg ?? ''
  const encoders = createEncoderThreads(idleMs, () => ffmpeg)
  const windows = createWindowRequests()
  const decoders = decodersFor(options, windows, () => ffmpeg)
  const jobs = createJobList()
  const work = createRunningWork(jobs, lettingGo(file))
  const children = createChildren()
  const output = { encoders, drive: options.keeps === 'nothing' ? ownThreadDrive : realDrive }
  const ahead = createOutputAhead(output, renderers)
  const session: Session = new Session(file, state, {
    ...shownAs(options),
    performLong: createLongEdits(() => session, work, renderers, ahead),
  })
  const room = createRoom(session, file, work)
  return ok({
    editor: {
      ...editing(session, file, work),
      fileSize: room.fileSize,
      ...createImports(session, work, decoders),
      ...rememberingShows(createExports(session, work, output, ahead), session, options.shows ?? null),
      ...createLabelFileCalls(session),
      ...createCoverCalls(session),
      ...createShowCalls(session, options.shows ?? null),
      ...createReportCalls(session, work, encoders),
      ...createListening(session, work),
      ...createProgramCalls(session, work, children),
    },
    engine: {
      ...reading(session),
      ...keeping(session, file),
      giveBack: room.giveBack,
      setFfmpeg: (path) => void (ffmpeg = path),
      expectExport: ahead.expect,
      cancelJob: (id) => jobs.cancel(id),
      takeFromWindow: async ({ id, came }) => windows.take(id, came),
    },
    fork: (owner) => session.fork(owner, renderers),
    onChange: (listener) => session.onChange(listener),
    jobs: () => jobs.list(),
    onJobs: (listener) => jobs.onChange(listener),
    onPrograms: (listener) => children.onChange(listener),
    onWindowRequest: (listener) => windows.onRequest(listener),
    close: async () => {
      room.end()
      jobs.cancelAll()
      work.cancelAll()
      session.end()
      await work.ended().then(ahead.drop)
      for (const part of [renderers, decoders, encoders, file]) part.close()
    },
  })
}

const shownAs = ({ file, joins = 'clickSafe', historyLimit = longestHistory, now }: EngineOptions) => ({
  name: file === ':memory:' ? untitled : basename(file).replace(/\.[^.]*$/, ''),
  joins,
  historyLimit,
  now,
})

/** Samples that were only kept to be read again go when no work has run for a while. */
const lettingGo = ({ blocks }: ProjectFile): IdleClock => whenIdle(() => blocks.letGo?.(), idleMs)

function renderersFor({ run, longWork }: EngineOptions): Renderers {
  if (run !== 'inline') return createThreadRenderers()
  return longWork === 'inThreads' ? createLongWorkRenderers() : inlineRenderers
}

function decodersFor(options: EngineOptions, windows: Windows, ffmpeg: () => string): Decoders {
  const here = ownDecoders(options, ffmpeg)
  return options.windows === 'decode' ? withWindows(here, windows) : here
}

function ownDecoders({ run, longWork }: EngineOptions, ffmpeg: () => string): Decoders {
  if (run !== 'inline') return createThreadDecoders(idleMs, ffmpeg)
  return longWork === 'inThreads' ? createLongWorkDecoders(ffmpeg) : createInlineDecoders(ffmpeg)
}

/** What the session does, and what is done with it as a whole. */
function editing(session: Session, file: ProjectFile, work: RunningWork) {
  return {
    ...methodsIn(editorMethods, session),
    saveProject: ((_, request) =>
      session.isUnfinished
        ? err(failure('files/unfinished-request'))
        : saveProjectCopy(file, session.shown, request)) satisfies LocalEngine['editor']['saveProject'],
    cancelWork: (owner: string) => work.cancel(owner),
  }
}

/**
 * What the screen and the player read. The screen never waits for an answer about a drive: what can't be read is empty.
 */
function reading(session: Session) {
  return {
    readPeaks: (request: PeaksRequest): Peaks => {
      const nothing = emptyState(defaultSampleRate).project
      const { project, history } = session.shown
      const { at, pulledOut: clip } = request
      const shown = at === undefined ? project : (projectBeside(history, at) ?? nothing)
      const drawn = clip === undefined ? shown : pulledOut(shown, clip)
      const read = fromDisk(() => readPeaks(session.store, drawn, request))
      return read.ok ? read.value : readPeaks(session.store, nothing, request)
    },
    readSpectrum: createSpectrum(session),
    readPauses: createPauses(session),
    readMix: ({ fromFrame, frames }: { fromFrame: number; frames: number }): Int16Array => {
      const read = fromDisk(() => readMix(session.store, session.shown.project, Math.max(0, fromFrame), frames))
      return read.ok ? read.value : new Int16Array(0)
    },
    hearBeside: ({ at, range }: { at: BesideEntry; range: RangeView }): Heard | null => {
      const project = projectBeside(session.shown.history, at)
      const read = project === null ? null : fromDisk(() => hearPart(session.store, project, range))
      return read?.ok === true ? read.value : null
    },
    mixFormat: () => {
      const { project, contentRevision } = session.shown
      return { sampleRate: project.sampleRate, frames: audioEnd(project), contentRevision }
    },
  }
}

function keeping(session: Session, file: ProjectFile) {
  return {
    ...methodsIn(engineMethods, session),
    readDocument: (key: string) => file.readDocument(key),
    writeDocument: (key: string, value: unknown) => file.writeDocument(key, value),
    keepCopy: async (copy: string) => keepProjectCopy(file, copy),
    seed: (async (seed) =>
      session.change(app, (state) => seedProject(state, seed, session.store))) satisfies LocalEngine['engine']['seed'],
  }
}

/** What an object carries out of a table, as functions of their own. */
function methodsIn<Table extends object, T extends object>(table: Table, target: T): Pick<T, keyof T & keyof Table> {
  const carriedOut = Object.keys(table).flatMap((name) => {
    const method: unknown = target[name as keyof T]
    return typeof method === 'function' ? [[name, method.bind(target)] as const] : []
  })
  return Object.fromEntries(carriedOut) as Pick<T, keyof T & keyof Table>
}
