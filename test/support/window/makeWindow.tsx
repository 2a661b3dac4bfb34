import { render, type RenderResult } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createApi } from '../../../renderer/ipc/api.ts'
import { createScope, type Scope } from '../../../renderer/lib/scope.ts'
import { AppContextProvider, type AppContext } from '../../../renderer/store/appContext.ts'
import { createAppStore } from '../../../renderer/store/appStore.ts'
import { connect } from '../../../renderer/store/connect.ts'
import { createFocusQueue } from '../../../renderer/store/focusQueue.ts'
import { createHeard } from '../../../renderer/store/heard.ts'
import { createPlayhead } from '../../../renderer/store/playhead.ts'
import { createFakeBridge, type FakeBridge } from './fakeBridge.ts'

export interface TestWindow {
  readonly app: AppContext
  readonly bridge: FakeBridge
  readonly scope: Scope
}

/** What the window's parts are given, joined to a fake bridge and filled from it. */
export async function makeWindow(start: Parameters<typeof createFakeBridge>[0] = {}): Promise<TestWindow> {
  const bridge = createFakeBridge(start)
  const app = {
    api: createApi(bridge),
    store: createAppStore(),
    playhead: createPlayhead(),
    heard: createHeard(),
    focus: createFocusQueue(),
  }
  const scope = createScope()
  await connect(app.api, app.store, scope)
  // No page, no routes: there are no pauses as long as a test does not say some.
  app.store.getState().setPauses({ revision: app.store.getState().project?.contentRevision ?? null, of: new Map() })
  bridge.calls.length = 0
  return { app, bridge, scope }
}

export function renderIn({ app }: TestWindow, part: ReactNode): RenderResult {
  return render(<AppContextProvider value={app}>{part}</AppContextProvider>)
}

/** A part that only needs to know what the window says. */
export function renderAlone(part: ReactNode): RenderResult {
  const api = createApi(createFakeBridge({}))
  const app = {
    api,
    store: createAppStore(),
    playhead: createPlayhead(),
    heard: createHeard(),
    focus: createFocusQueue(),
  }
  return render(part, { wrapper: ({ children }) => <AppContextProvider value={app}>{children}</AppContextProvider> })
}

/** Lets answers that are on their way arrive. */
export const settle = (): Promise<void> => new Promise((done) => setImmediate(done))
