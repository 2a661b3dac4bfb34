import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import type { Bridge } from '../../shared/ipc/channels.ts'
import type { AppState, AppStore } from './appStore.ts'
import { besideView, type StateBesideView } from './besideView.ts'
import type { FocusQueue } from './focusQueue.ts'
import type { Heard } from './heard.ts'
import type { Playhead } from './playhead.ts'

/** What every part of the window is given: the way to the app, the store, what is played and heard, keys that wait. */
export interface AppContext {
  readonly api: Bridge
  readonly store: AppStore
  readonly playhead: Playhead
  readonly heard: Heard
  readonly focus: FocusQueue
}

const context = createContext<AppContext | null>(null)
export const AppContextProvider = context.Provider

export function useApp(): AppContext {
  const app = useContext(context)
  if (!app) throw new Error('useApp outside AppContextProvider')
  return app
}

/** A part of the state; the component renders again only when that part changes. */
export function useAppState<T>(select: (state: StateBesideView) => T): T {
  return useStore(besideView(useApp().store), select)
}

/** The same of what depends on the view, and is asked for at every move of it. */
export function useViewState<T>(select: (state: AppState) => T): T {
  return useStore(useApp().store, select)
}
