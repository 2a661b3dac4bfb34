import { setTimeout as delay } from 'node:timers/promises'
import { causeOf, failure } from '../../shared/failures/index.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import { hearTool, type RecipeShelf, type Registry } from '../agent/index.ts'
import type { ImportFile } from '../engine/index.ts'
import { createIpc } from '../ipc/index.ts'
import { createActivityFile, createLog, openSettings, type DataPaths, type SettingsStore } from '../platform/index.ts'
import path from 'node:path'
import type { App, AppOptions } from './app.ts'
import { demoFiles, iconFile, windowFolder } from './appFolders.ts'
import type { BatchRoom } from './batch/createBatch.ts'
import { openBatch } from './batch/openBatch.ts'
import { createEventHub, type EventHub } from './eventHub.ts'
import type { FileDialogs } from './fileDialogs.ts'
import { createHandlers, manualOwner } from './handlers/createHandlers.ts'
import { spokenLanguage } from './spokenLanguage.ts'
import { createNotices, type Notices } from './notices.ts'
import { openShelves } from './openShelves.ts'
import type { AppDependencies } from './dependencies.ts'
import { dialogFilePicker } from './dialogFilePicker.ts'
import { lastProjectIn } from './project/lastProject.ts'
import type { ProjectSurroundings } from './project/openProject.ts'
import { isProjectFile } from './projectNames.ts'
import { projectCardsIn } from './project/projectCards.ts'
import { createProjectHolder, type ProjectHolder } from './project/projectHolder.ts'
import { createProjectShelf, type ProjectShelf } from './project/projectShelf.ts'
import { createRevisions } from './project/revisions.ts'
import { startProject, type ProjectLocations } from './project/startProject.ts'
import { createKeptUploads } from './routes/keptUploads.ts'
import { takeUploaded } from './project/takeUploaded.ts'
import { takeEmptyFolder, type TakenFolder } from './project/takeFolder.ts'
import { contentSecurityPolicy } from './routes/contentSecurityPolicy.ts'
import { createRoutes, type RouteSources } from './routes/createRoutes.ts'
import { createWindowDecoding, type WindowDecoding } from './windows/windowDecoding.ts'

/** An engine that hangs must not keep the app from ending; what was acknowledged is on disk. */
const longestClose = 10_000

export async function createApp(options: AppOptions, dependencies: AppDependencies): Promise<Result<App>> {
  const { paths, dialogs } = options
  const taken = takeFolders(paths)
  if (!taken.ok) return taken
  const settings = await openSettings({ file: paths.settings, secrets: options.secrets, env: options.env })
  const log = createLog({ file: paths.log, now: () => new Date(), secrets: () => settings.keys() })
  const logError = (where: string, error: unknown) => log.write('problem', where, { error })
  const hub = createEventHub()
  const notices = noticesFor(hub, settings)
  const { registry, recipes, tools } = await openShelves(options, notices.fail)
  const locations = locationsIn(paths, options.root, logError)
  const windows = createWindowDecoding(hub)
  const batch = openBatch({ recipes, registry, hub, settings, windows, pageFolder: pagesIn(taken.value, dialogs) })
  const around: ProjectSurroundings = {
    dependencies,
    settings,
    hub,
    filePicker: dialogs === null ? null : dialogFilePicker(dialogs),
    registry,
    ...recipesFor(recipes, batch, hub),
    windows,
    revisions: createRevisions(),
    ...tellingBy(notices),
    logError,
    log,
    ...keptIn(paths, settings),
  }
  const started = await startProject(options.files, locations, around)
  if (!started.ok) {
    taken.value.lock.release()
    return started
  }
  const holder = createProjectHolder({ started: started.value, locations, around, logError })
  settings.onChange((now) => hub.emit('app:settings:changed', now))
  log.write('info', 'app:started', { host: options.host.kind, version: options.host.version })
  return ok({
    ...doorsTo({
      options,
      dependencies,
      settings,
      notices,
      registry,
      tools,
      holder,
      shelf: createProjectShelf(locations),
      folder: taken.value.folder,
      batch,
      windows,
      logError,
    }),
    onEvent: hub.listen,
    opening: started.value.line,
    tools,
    settings: () => settings.view(),
    ...saidBy(notices),
    logError,
    addFiles: (files) => addFiles(holder, files, notices),
    close: () => closeAll([holder, batch], taken.value),
  })
}

const pagesIn = ({ folder }: TakenFolder, dialogs: FileDialogs | null): string | null =>
  dialogs === null ? folder : null

/** Many files are shown in the dialog of the window, which opens as it does from the menu. */
const recipesFor = (
  recipes: RecipeShelf,
  batch: BatchRoom,
  hub: EventHub,
): Pick<ProjectSurroundings, 'recipes' | 'showFiles'> => ({
  recipes,
  showFiles: (recipe) => {
    const set = batch.setRecipe(recipe)
    if (set.ok) hub.emit('app:menu:action', { name: 'openBatch' })
    return set
  },
})

async function closeAll(rooms: readonly { close(): Promise<void> }[], { lock }: TakenFolder): Promise<void> {
  const closed = Promise.all(rooms.map((room) => room.close()))
  await Promise.race([closed, delay(longestClose, undefined, { ref: false })])
  lock.release()
}

const keptIn = (
  { backups, shows, activity }: DataPaths,
  settings: SettingsStore,
): Pick<ProjectSurroundings, 'backups' | 'shows' | 'activity'> => ({
  backups,
  shows,
  activity: createActivityFile(activity, () => settings.keys()),
})

/** With what the settings have to say at once. */
function noticesFor(hub: EventHub, settings: SettingsStore): Notices {
  const notices = createNotices(hub, () => spokenLanguage(settings))
  if (settings.notice !== null) notices.fail(settings.notice)
  return notices
}

const saidBy = ({ tell, fail }: Notices): Pick<App, 'tell' | 'fail'> => ({ tell, fail })

const tellingBy = ({ fail, note }: Notices): Pick<ProjectSurroundings, 'onProblem' | 'onNote'> => ({
  onProblem: fail,
  onNote: note,
})

interface Rooms {
  readonly options: AppOptions
  readonly dependencies: AppDependencies
  readonly settings: SettingsStore
  readonly notices: Notices
  readonly registry: Registry
  readonly tools: App['tools']
  readonly holder: ProjectHolder
  readonly shelf: ProjectShelf
  readonly batch: BatchRoom
  readonly windows: WindowDecoding
  /** For what is passing through. */
  readonly folder: string
  readonly logError: App['logError']
}

/** How a page reaches the app: by messages, and by addresses that it loads. */
function doorsTo({
  options,
  dependencies,
  settings,
  notices,
  registry,
  tools,
  holder,
  shelf,
  batch,
  windows,
  folder,
  logError,
}: Rooms): Pick<App, 'invoke' | 'fetch'> {
  const uploads = createKeptUploads(folder)
  const ipc = createIpc(
    createHandlers({
      host: options.host,
      env: options.env,
      dialogs: options.dialogs,
      settings,
      notices,
      registry,
      tools,
      dependencies,
      ...projectsOf(holder),
      batch,
      windows,
      shelf,
      uploads,
    }),
    logError,
  )
  return {
    async invoke(channel, input) {
      await holder.ready()
      const answer = await ipc.invoke(channel, input)
      holder.project().flush()
      return answer
    },
    fetch: createRoutes({
      window: windowOf(options, settings),
      icon: iconFile(options.root),
      temporaryFolder: folder,
      logError,
      engine: () => holder.project().engine,
      agent: () => holder.project().agent,
      hearTool: (hearing) => hearTool(holder.project().engine.editorFor(manualOwner), registry, hearing),
      keys: () => settings.keys(),
      batch: { folder: path.join(folder, 'batch'), add: batch.add, written: batch.written },
      windows,
      notices,
      uploads,
      takeProject: (name, write) => takeUploaded(holder, options.paths.projects, name, write),
    }),
  }
}

const windowOf = ({ root, socketOrigin }: AppOptions, settings: SettingsStore): RouteSources['window'] => ({
  folder: windowFolder(root),
  policy: (nonce) => contentSecurityPolicy({ socket: socketOrigin(), nonce }),
  theme: () => settings.view().theme,
})

const projectsOf = ({ project, replace, openFile, saveAs, recover, restore }: ProjectHolder) => ({
  project,
  replaceProject: replace,
  openFile,
  saveAs,
  recover,
  restore,
})

const locationsIn = (paths: DataPaths, root: string, logError: App['logError']): ProjectLocations => ({
  projects: paths.projects,
  backups: paths.backups,
  demo: demoFiles(root),
  last: lastProjectIn(paths.folder),
  cards: projectCardsIn(paths.folder, logError),
})

/** Makes the person's own folder for this app, with a part of it for what is passing through. */
function takeFolders(paths: DataPaths): Result<TakenFolder> {
  try {
    return ok(takeEmptyFolder(paths.folder, 'passing'))
  } catch (error) {
    return err(failure('app/no-folder', { folder: paths.folder, cause: causeOf(error) }))
  }
}

/** Audio comes into the open project; a project is opened in its place. */
async function addFiles(holder: ProjectHolder, files: readonly ImportFile[], notices: Notices): Promise<void> {
  const named = files.find(isProjectFile)
  const audio = files.filter((file) => !isProjectFile(file))
  if (named !== undefined) {
    const opened = await holder.openFile(named.path)
    if (!opened.ok) return notices.fail(opened.error)
  }
  if (audio.length === 0) return
  const imported = await holder.project().engine.importAudio(audio)
  if (!imported.ok) return notices.fail(imported.error)
  imported.value.notes.forEach(notices.note)
}
