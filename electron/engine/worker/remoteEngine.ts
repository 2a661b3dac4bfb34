import type { Job } from '../../../shared/schemas/job.ts'
import type { ProjectView } from '../../../shared/schemas/projectView.ts'
import { editorMethods, forkMethods, type Editor, type Fork, type Methods, type Port } from '../../editor/index.ts'
import { app, engineMethods, type Engine, type Owner, type WindowRequest } from '../contract.ts'
import { ThreadDied } from '../threads/thread.ts'
import { hostMethods, type Link, type Target } from './protocol.ts'

/**
 * The engine as the rest of the app sees it, at the end of a link. When the engine is gone, each method answers what
 * its table says, and the view stays what it was.
 */
export function createRemoteEngine(link: Link, start: { view: ProjectView; jobs: readonly Job[] }): Engine {
  let { view, jobs } = start
  let isClosing = false
  const stopListeners = new Set<() => void>()
  const viewListeners = new Set<(view: ProjectView) => void>()
  const jobListeners = new Set<(jobs: readonly Job[]) => void>()
  const windowListeners = new Set<(request: WindowRequest) => void>()
  link.onEvent((event) => {
    if (event.event === 'changed') {
      view = event.view
      for (const listener of viewListeners) listener(view)
    } else if (event.event === 'jobs') {
      jobs = event.jobs
      for (const listener of jobListeners) listener(jobs)
    } else if (event.event === 'window') windowListeners.forEach((listener) => listener(event.request))
  })

  link.onClosed(() => {
    if (isClosing) return
    for (const listener of stopListeners) listener()
  })

  const portTo = <Table extends object>(to: Target, table: Table): Port<Table> => {
    const methods = Object.entries(table as Methods).map(([method, { stopped }]) => [
      method,
      async (...args: never[]): Promise<unknown> => {
        try {
          return await link.call({ to, method, args })
        } catch (error) {
          if (!(error instanceof ThreadDied)) throw error
          return stopped(view, ...args)
        }
      },
    ])
    return Object.fromEntries(methods) as Port<Table>
  }
  const host = portTo('host', hostMethods)
  const fork = async (owner: Owner): Promise<Fork> => {
    const id = await host.fork(owner)
    return { ...portTo({ fork: id }, forkMethods), dispose: async () => host.dispose(id) }
  }
  const editorFor = (owner: Owner): Editor => ({
    ...portTo({ owner }, editorMethods),
    fork: async () => fork(owner),
    onChange: (listener) => listen(viewListeners, listener),
  })
  return {
    ...editorFor(app),
    ...portTo('engine', engineMethods),
    editorFor,
    jobs: () => jobs,
    onJobs: (listener) => listen(jobListeners, listener),
    onWindowRequest: (listener) => listen(windowListeners, listener),
    onStopped: (listener) => listen(stopListeners, listener),
    close: async () => {
      isClosing = true
      await host.close()
      await link.end()
    },
  }
}

function listen<T>(listeners: Set<T>, listener: T): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
