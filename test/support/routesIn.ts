import path from 'node:path'
import { vi } from 'vitest'
import type { Agent } from '../../electron/agent/index.ts'
import { createRoutes, type RouteSources } from '../../electron/app/routes/createRoutes.ts'
import { createKeptUploads } from '../../electron/app/routes/keptUploads.ts'
import { createWindowDecoding } from '../../electron/app/windows/windowDecoding.ts'
import type { Engine } from '../../electron/engine/index.ts'
import { failure } from '../../shared/failures/index.ts'
import { err, ok } from '../../shared/result.ts'

/** What the engine answers. */
export type Answers = Partial<Record<keyof Engine, unknown>>
export type Rest = readonly [hear?: Agent['hear'], hearTool?: RouteSources['hearTool'], written?: readonly string[]]

/** The routes of a window, its files in this folder. */
export function routesIn(
  folder: string,
  engine: Answers,
  hear: Agent['hear'] = async () => err(failure('agent/no-such-question')),
  hearTool: RouteSources['hearTool'] = async () => err(failure('agent/nothing-to-hear')),
  written: readonly string[] = [],
) {
  const logError = vi.fn()
  const add = vi.fn<RouteSources['batch']['add']>(() => ok())
  const notices = { fail: vi.fn(), note: vi.fn() }
  const fetch = createRoutes({
    window: { folder, policy: () => 'policy', theme: () => 'system' },
    icon: path.join(folder, 'icon.png'),
    temporaryFolder: path.join(folder, 'passing'),
    engine: () => engine as unknown as Engine,
    agent: () => ({ hear, activity: () => [] }),
    hearTool,
    keys: () => [],
    windows: createWindowDecoding({ emit: () => undefined }),
    batch: { folder: path.join(folder, 'batch'), add, written: () => written },
    uploads: createKeptUploads(path.join(folder, 'passing')),
    takeProject: async (name) => ok({ name }),
    notices,
    logError,
  })
  const post = (address: string, body: string) =>
    fetch(new Request(`http://127.0.0.1:1${address}`, { method: 'POST', body }))
  return { logError, notices, add, post, get: (address: string) => fetch(new Request(`http://127.0.0.1:1${address}`)) }
}
