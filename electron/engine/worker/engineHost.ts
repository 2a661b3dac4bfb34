import type { forkMethods, Handlers } from '../../editor/index.ts'
import { app, type LocalEngine } from '../contract.ts'
import { methodsOf, type Call, type Event, type hostMethods, type Target } from './protocol.ts'

type Carry = (...args: readonly unknown[]) => unknown

/** Carries out calls on an engine of its own thread and tells what changes. */
export async function createEngineHost(
  engine: LocalEngine,
  tell: (event: Event) => void,
): Promise<(call: Call) => Promise<unknown>> {
  const forks = new Map<number, Handlers<typeof forkMethods>>()
  let forkCount = 0
  const host: Handlers<typeof hostMethods> = {
    fork: (owner) => {
      forks.set(++forkCount, engine.fork(owner))
      return forkCount
    },
    dispose: (fork) => void forks.delete(fork),
    ping: () => undefined,
    close: async () => engine.close(),
  }
  let loading: Promise<void> | null = null
  const handlersOf = (to: Target): object => {
    if (to === 'host') return host
    if (to === 'engine') return engine.engine
    if ('owner' in to) return engine.editor
    const fork = forks.get(to.fork)
    if (fork === undefined) throw new Error('That fork was disposed of.')
    return fork
  }
  engine.onChange((view) => tell({ event: 'changed', view }))
  engine.onJobs((jobs) => tell({ event: 'jobs', jobs }))
  engine.onPrograms((running) => tell({ event: 'programs', running }))
  engine.onWindowRequest((request) => tell({ event: 'window', request }))
  tell({ event: 'opened', view: await engine.editor.view(app), jobs: engine.jobs() })
  return async ({ to, method, args }) => {
    const line = methodsOf(to)[method]
    const carry = (handlersOf(to) as Readonly<Record<string, Carry>>)[method]
    if (line === undefined || carry === undefined) throw new Error(`There is no method ${method}.`)
    const owner = typeof to === 'object' && 'owner' in to ? [to.owner] : []
    const { schema } = line
    if (schema !== null && !schema.isLoaded()) loading = schema.load()
    // What comes behind a request that waits waits too: calls are carried out in their order.
    if (loading !== null) await loading
    loading = null
    if (schema === null) return carry(...owner, ...args)
    const read = schema.read(args[0])
    return read.ok ? carry(...owner, read.value) : read
  }
}
