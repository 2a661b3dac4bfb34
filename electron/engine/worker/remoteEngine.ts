import { failure } from '../../../shared/failures/index.ts'
import { err } from '../../../shared/result.ts'
import type { Job } from '../../../shared/schemas/job.ts'
import type { ProjectView } from '../../../shared/schemas/projectView.ts'
import type { Editor, Fork } from '../../editor/index.ts'
import type { Engine } from '../index.ts'
import { editorMethods, engineMethods, forkMethods, LinkClosed, type Call, type Link } from './protocol.ts'

/**
 * The engine as the rest of the app sees it, at the end of a link. When the engine is gone, calls that can fail answer `engine/stopped`,
 * the view stays what it was, and what the screen reads is empty.
 */
export function createRemoteEngine(link: Link, start: { view: ProjectView; jobs: readonly Job[] }): Engine {
  let { view, jobs } = start
  const viewListeners = new Set<(view: ProjectView) => void>()
  const jobListeners = new Set<(jobs: readonly Job[]) => void>()
  link.onEvent((event) => {
    if (event.event === 'changed') {
      view = event.view
      for (const listener of viewListeners) listener(view)
    } else if (event.event === 'jobs') {
      jobs = event.jobs
      for (const listener of jobListeners) listener(jobs)
    }
  })

  const call = async (request: Call): Promise<unknown> => {
    try {
      return await link.call(request)
    } catch (error) {
      if (!(error instanceof LinkClosed)) throw error
      return whenStopped(request, view)
    }
  }
  const bind = <T>(to: Call['to'], methods: readonly string[]): T =>
    Object.fromEntries(
      methods.map((method) => [
        method,
        async (...args: readonly unknown[]) => call({ to, method, args } as unknown as Call),
      ]),
    ) as T
  const onChange: Editor['onChange'] = (listener) => listen(viewListeners, listener)
  const client = (name: string | null): Editor => ({
    ...bind<Editor>({ client: name }, editorMethods),
    fork: async () => createRemoteFork(link, name, bind),
    onChange,
  })
  return {
    ...client(null),
    ...bind<Pick<Engine, (typeof engineMethods)[number]>>('engine', engineMethods),
    client,
    jobs: () => jobs,
    onJobs: (listener) => listen(jobListeners, listener),
    close: async () => {
      await call({ to: 'host', method: 'close', args: [] })
      await link.end()
    },
  }
}

async function createRemoteFork(
  link: Link,
  client: string | null,
  bind: <T>(to: Call['to'], methods: readonly string[]) => T,
): Promise<Fork> {
  const id = Number(await link.call({ to: 'host', method: 'fork', args: [client] }))
  return {
    ...bind<Fork>({ fork: id }, forkMethods),
    dispose: async () => {
      await bind<{ dispose(fork: number): Promise<void> }>('host', ['dispose']).dispose(id)
    },
  }
}

/** Answers of calls that have no failure of their own; all others fail with `engine/stopped`. */
function whenStopped(call: Call, view: ProjectView): unknown {
  switch (call.method) {
    case 'view':
      return view
    case 'readPeaks':
      return { channels: 1, peaks: new Int8Array(Math.max(1, Math.floor(call.args[0].columns)) * 2) }
    case 'readMix':
      return new Int16Array(0)
    case 'mixFormat':
      return { sampleRate: view.sampleRate, frames: 0, contentRevision: view.contentRevision }
    case 'readDocument':
      return null
    case 'exportNames':
      return []
    case 'reportTransport':
    case 'setJoins':
    case 'cancelJob':
    case 'cancelWork':
    case 'dispose':
    case 'renderWithin':
    case 'close':
      return undefined
    case 'perform':
    case 'begin':
    case 'commit':
    case 'rollback':
    case 'undo':
    case 'redo':
    case 'measure':
    case 'analyse':
    case 'importAudio':
    case 'exportAudio':
    case 'exportMultiple':
    case 'saveProject':
    case 'importLabels':
    case 'exportLabels':
    case 'writeDocument':
    case 'seed':
    case 'fork':
    case 'hear':
      return err(failure('engine/stopped'))
  }
}

function listen<T>(listeners: Set<T>, listener: T): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
