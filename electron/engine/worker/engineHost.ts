import type { Editor, Fork } from '../../editor/index.ts'
import type { Engine } from '../index.ts'
import type { Call, Event } from './protocol.ts'

/** Carries out calls on an engine of its own thread and tells what changes. */
export interface EngineHost {
  answer(call: Call): Promise<unknown>
}

export async function createEngineHost(engine: Engine, tell: (event: Event) => void): Promise<EngineHost> {
  const clients = new Map<string, Editor>()
  const forks = new Map<number, Fork>()
  let forkCount = 0
  engine.onChange((view) => tell({ event: 'changed', view }))
  engine.onJobs((jobs) => tell({ event: 'jobs', jobs }))
  tell({ event: 'opened', view: await engine.view(), jobs: engine.jobs() })

  const client = (name: string | null): Editor => {
    if (name === null) return engine
    const known = clients.get(name) ?? engine.client(name)
    clients.set(name, known)
    return known
  }
  const answerHost = async (call: Extract<Call, { to: 'host' }>): Promise<unknown> => {
    switch (call.method) {
      case 'fork':
        forks.set(++forkCount, await client(call.args[0]).fork())
        return forkCount
      case 'dispose':
        await forks.get(call.args[0])?.dispose()
        return forks.delete(call.args[0])
      case 'close':
        return engine.close()
    }
  }
  const target = (to: Exclude<Call['to'], 'host'>): object => {
    if (to === 'engine') return engine
    if ('client' in to) return client(to.client)
    const fork = forks.get(to.fork)
    if (fork === undefined) throw new Error('That fork was let go.')
    return fork
  }
  return {
    answer: async (call) => {
      if (call.to === 'host') return answerHost(call)
      const methods = target(call.to) as Record<string, (...args: readonly unknown[]) => Promise<unknown>>
      return methods[call.method]?.(...call.args)
    },
  }
}
