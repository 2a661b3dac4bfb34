import { failure } from '../../shared/failures/index.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { Engine, EngineOptions } from './contract.ts'
import type { Event, Link } from './worker/protocol.ts'
import { openProject } from './projectFile/openProject.ts'
import { createRemoteEngine } from './worker/remoteEngine.ts'
import { createThreadLink } from './worker/threadLink.ts'

/** Opens the project file, or makes it. The file stays in use by this engine alone until `close`. */
export async function createEngine(options: EngineOptions): Promise<Result<Engine>> {
  return options.run === 'inline' ? openInline(options) : openInThread(options)
}

async function openInline(options: EngineOptions): Promise<Result<Engine>> {
  // Only here: with the engine in a thread, the main thread need not carry its code too.
  const { openLocalEngine } = await import('./localEngine.ts')
  const { createInlineEngine } = await import('./worker/inlineEngine.ts')
  const opened = openLocalEngine(options, await openProject(options))
  return opened.ok ? ok(await createInlineEngine(opened.value)) : opened
}

async function openInThread(options: EngineOptions): Promise<Result<Engine>> {
  const link = createThreadLink(options)
  const first = await firstEvent(link)
  if (first?.event === 'opened') return ok(createRemoteEngine(link, first))
  await link.end()
  return err(first?.event === 'refused' ? first.error : failure('engine/stopped'))
}

/** Null when the thread ended before it said anything. */
async function firstEvent(link: Link): Promise<Event | null> {
  return new Promise((resolve) => {
    link.onEvent(resolve)
    link.onClosed(() => resolve(null))
  })
}
