import path from 'node:path'
import type { Handlers } from '../../ipc/index.ts'
import { failure } from '../../../shared/failures/index.ts'
import type { InvokeChannel } from '../../../shared/ipc/channels.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { ImportFile } from '../../editor/index.ts'
import type { AppContext } from '../appContext.ts'
import { isProjectFile, projectExtension } from '../projectNames.ts'

type Names =
  | 'app:state:get'
  | 'app:project:import'
  | 'app:project:drop'
  | 'app:project:takeUploads'
  | 'app:project:save'
  | 'app:project:saveAs'
  | 'app:project:open'
  | 'app:project:size'
  | 'app:project:list'
  | 'app:project:openListed'
  | 'app:project:recover'
  | 'app:project:new'
  | 'app:project:demo'

export function projectHandlers(app: AppContext): Pick<Handlers, Names> {
  return {
    'app:state:get': async () => {
      const project = app.project()
      const state = {
        project: await project.view(),
        conversation: project.conversation(),
        settings: app.settings.view(),
        jobs: [...project.engine.jobs()],
        host: app.host,
      }
      app.notices.release()
      return ok(state)
    },
    'app:project:import': async () => {
      if (app.dialogs === null) return notHere('app:project:import')
      const paths = await app.dialogs.chooseAudio()
      return paths.length === 0 ? ok({ names: [] }) : importPaths(app, paths)
    },
    'app:project:drop': async ({ paths }) =>
      app.dialogs === null ? notHere('app:project:drop') : importPaths(app, paths),
    'app:project:takeUploads': async ({ uploads }) => {
      const taken = await app.uploads.use(uploads, (files) => importFiles(app, files))
      return taken.ok ? ok(taken.value ?? { names: [] }) : taken
    },
    'app:project:save': async () => {
      if (app.dialogs === null) return notHere('app:project:save')
      const { engine } = app.project()
      const target = await app.dialogs.chooseProjectTarget(`${(await engine.view()).name}${projectExtension}`, 'copy')
      if (target === null) return ok({ name: null })
      const done = await engine.saveProject({ path: target, overwrite: 'allowed' })
      return done.ok ? ok({ name: path.basename(done.value.path) }) : done
    },
    'app:project:saveAs': async () => {
      if (app.dialogs === null) return notHere('app:project:saveAs')
      const target = await app.dialogs.chooseProjectTarget(
        `${(await app.project().view()).name}${projectExtension}`,
        'saveAs',
      )
      return target === null ? ok({ name: null }) : app.saveAs(target)
    },
    'app:project:open': async () => {
      if (app.dialogs === null) return notHere('app:project:open')
      const file = await app.dialogs.chooseProject()
      return file === null ? ok({ name: null }) : app.openFile(file)
    },
    'app:project:size': () => app.project().engine.fileSize(),
    'app:project:list': async () => ok([...(await app.shelf.list(app.project().file))]),
    'app:project:openListed': async ({ id }) => {
      const found = await app.shelf.find(id)
      if (found === null) return err(failure('files/missing', { name: 'That project' }))
      if (found.kind === 'project') return app.openFile(found.file)
      return app.restore(found.file, path.parse(found.file).name.replace(/ \d{8}T\d{6}$/, ''))
    },
    'app:project:recover': () => app.recover(),
    'app:project:new': () => app.replaceProject('empty'),
    'app:project:demo': () => app.replaceProject('demo'),
  }
}

/** A path that a page names is never opened: where there are no native dialogs, files come as bytes. */
export const notHere = (channel: InvokeChannel) =>
  err(failure('ipc/bad-input', { channel, issues: [{ kind: 'no paths' }] }))

async function importPaths(app: AppContext, paths: readonly string[]): Promise<Result<{ names: string[] }>> {
  const project = paths.find((file) => isProjectFile({ path: file }))
  if (project !== undefined) {
    const opened = await app.openFile(project)
    return opened.ok ? ok({ names: [opened.value.name] }) : opened
  }
  return importFiles(
    app,
    paths.map((file) => ({ path: file, name: path.basename(file) })),
  )
}

async function importFiles(app: AppContext, files: readonly ImportFile[]): Promise<Result<{ names: string[] }>> {
  const imported = await app.project().engine.importAudio(files)
  if (!imported.ok) return imported
  for (const note of imported.value.notes) app.notices.note(note)
  return ok({ names: imported.value.names })
}
