import path from 'node:path'
import { type Failure, failure } from '../../../shared/failures/index.ts'
import type { FileNote } from '../../../shared/notes/fileNotes.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { ConversationView } from '../../../shared/schemas/conversation.ts'
import type { ProjectView, TransportView } from '../../../shared/schemas/projectView.ts'
import { type Agent, followRequests } from '../../agent/index.ts'
import type { Engine } from '../../engine/index.ts'
import type { ActivityFile, Log } from '../../platform/index.ts'
import { coalesce } from '../coalesce.ts'
import type { EventHub } from '../eventHub.ts'
import type { AgentSurroundings, AppDependencies } from '../dependencies.ts'
import type { WindowDecoding } from '../windows/windowDecoding.ts'
import { lastKnown, missingChanges, missingSince } from './lastChanges.ts'
import { keepConversation } from './keepConversation.ts'
import type { LockedFile } from './projectFiles.ts'
import { backupFolder, stamp } from './thinBackups.ts'
import type { Revisions } from './revisions.ts'
import { createTransportCommands } from './transportCommands.ts'

/** The project that is open: its engine, its conversation, and their voices joined to the windows. */
export interface OpenProject {
  readonly file: string
  readonly engine: Engine
  readonly agent: Agent
  readonly view: () => Promise<ProjectView>
  readonly conversation: () => ConversationView
  readonly reportTransport: (report: Pick<TransportView, 'state' | 'position'>) => Promise<void>
  /** Begins to tell the windows of every change. */
  readonly announce: () => void
  /** Tells them now what waits for its turn: an answer must not overtake the news of what was asked for. */
  readonly flush: () => void
  /** Resolves when what was said is kept with the project. */
  readonly settle: () => Promise<void>
  /** Ends what runs (it is finished or taken back), saves what was said, lets the file go. */
  readonly close: () => Promise<void>
}

export interface ProjectSurroundings extends Omit<AgentSurroundings, 'restore' | 'save'> {
  readonly dependencies: AppDependencies
  readonly hub: EventHub
  /** What is not read here may be decoded by one of them. */
  readonly windows: Pick<WindowDecoding, 'join'>
  readonly onProblem: (problem: Failure) => void
  readonly onNote: (note: FileNote) => void
  readonly logError: (where: string, error: unknown) => void
  readonly log: Log
  readonly activity: ActivityFile
  /** Where backups are kept. */
  readonly backups: string
  /** Where tags and covers of shows are kept. */
  readonly shows: string
  /** Where the counting of revisions goes on. */
  readonly revisions: Revisions
}

/** Thirty times a second: faster than that nobody sees a change. */
const pause = 33

export async function openProject(locked: LockedFile, around: ProjectSurroundings): Promise<Result<OpenProject>> {
  const { dependencies, settings } = around
  const opened = await dependencies.openEngine({
    file: locked.file,
    joins: settings.view().clickSafe ? 'clickSafe' : 'exact',
    historyLimit: settings.view().historyLimit,
    ffmpeg: settings.view().ffmpeg,
    keepOlder: olderIn(around.backups, locked.file),
    shows: around.shows,
    windows: 'decode',
  })
  if (!opened.ok) {
    locked.lock.release()
    return opened
  }
  try {
    const project = await joinProject(locked, opened.value, around)
    await watchChanges(locked, opened.value, around.onProblem)
    return ok(project)
  } catch (error) {
    // What is kept in it can't be taken up: that is no reason for the app not to start.
    await opened.value.close()
    locked.lock.release()
    around.logError('project:open', error)
    const fault = { kind: 'kept-state-unusable' } as const
    return err(failure('files/damaged-project', { name: path.basename(locked.file), fault }))
  }
}

/** A file of an older version is a backup like any other when it becomes one of this version. */
function olderIn(backups: string, file: string): string {
  const { name, ext } = path.parse(file)
  return path.join(backupFolder(backups, file), `${name} ${stamp(new Date())}${ext}`)
}

/** Says what is missing of what a copy that was killed had done, and notes from now on what is done here. */
async function watchChanges(
  { file, lock }: LockedFile,
  engine: Engine,
  onProblem: ProjectSurroundings['onProblem'],
): Promise<void> {
  const view = await engine.view()
  if (view.readOnly !== undefined) return
  const missing = lock.wasOpen === true && lock.known ? missingSince(lock.known, view) : null
  if (missing !== null) onProblem(missingChanges(path.basename(file), missing))
  let noted = view
  lock.note?.(lastKnown(view))
  lock.tell?.('open')
  engine.onChange((now) => {
    if (now.contentRevision !== noted.contentRevision) lock.note?.(lastKnown(now))
    noted = now
  })
}

async function joinProject(locked: LockedFile, engine: Engine, around: ProjectSurroundings): Promise<OpenProject> {
  const { dependencies, settings, revisions, onProblem } = around
  const keeper = keepConversation(engine, onProblem)
  const agent = dependencies.startAgent(engine, {
    restore: await keeper.read(),
    save: keeper.save,
    settings,
    filePicker: around.filePicker,
    registry: around.registry,
    recipes: around.recipes,
    showFiles: around.showFiles,
  })
  const unfollow = followRequests(agent, {
    onEvent: (event, fields) => around.log.write('info', event, fields),
    onEnd: (activity) => around.activity.add(activity, path.parse(locked.file).name),
  })
  const leaveWindows = around.windows.join(engine)
  const transport = createTransportCommands((await engine.view()).transport)
  let windows: Windows | null = null

  return {
    file: locked.file,
    engine,
    agent,
    view: async () => revisions.onView(await engine.view()),
    conversation: () => revisions.onConversation(agent.view()),
    reportTransport: (report) => transport.report(report, (now) => engine.reportTransport(now)),
    announce: () => (windows = joinToWindows(engine, agent, transport, around)),
    flush: () => windows?.flush(),
    settle: keeper.settle,
    async close() {
      windows?.leave()
      windows = null
      if (isBusy(agent.view())) await agent.cancel()
      await keeper.settle()
      unfollow()
      leaveWindows()
      locked.lock.tell?.('closed')
      await engine.close()
      locked.lock.release()
    },
  }
}

interface Windows {
  /** Sends now what waits for its turn. */
  readonly flush: () => void
  readonly leave: () => void
}

/** Tells the windows of every change from now on. */
function joinToWindows(
  engine: Engine,
  agent: Agent,
  transport: ReturnType<typeof createTransportCommands>,
  { settings, hub, revisions }: ProjectSurroundings,
): Windows {
  const project = coalesce((view: ProjectView) => hub.emit('app:project:changed', revisions.onView(view)), pause)
  const conversation = coalesce(
    (view: ConversationView) => hub.emit('app:conversation:changed', revisions.onConversation(view)),
    pause,
  )
  const jobs = coalesce((list: ReturnType<Engine['jobs']>) => hub.emit('app:jobs:changed', [...list]), pause)
  const leave = [
    engine.onChange((view) => {
      project.offer(view)
      const command = transport.commandFor(view.transport)
      if (command !== null) hub.emit('app:transport:command', command)
    }),
    agent.onChange(conversation.offer),
    agent.onStreaming((text) => hub.emit('app:conversation:streaming', { text })),
    engine.onJobs(jobs.offer),
    settings.onChange(({ clickSafe, historyLimit, ffmpeg }) => {
      void engine.setJoins(clickSafe ? 'clickSafe' : 'exact')
      void engine.setHistoryLimit(historyLimit)
      void engine.setFfmpeg(ffmpeg)
    }),
  ]
  const waiting = [project, conversation, jobs]
  return {
    flush: () => waiting.forEach(({ flush }) => flush()),
    leave() {
      for (const end of leave) end()
      for (const { cancel } of waiting) cancel()
    },
  }
}

/**
 * Whether a request is under way, so that the project can't be put aside; one that waits for an answer is kept with the
 * project.
 */
export function isBusy(conversation: ConversationView): boolean {
  return conversation.state === 'planning' || conversation.state === 'running'
}

export function refuseWhileBusy(project: OpenProject): Result<void> {
  return isBusy(project.agent.view()) || project.engine.jobs().length > 0 ? err(failure('engine/busy')) : ok()
}
