import type { AppState, AppStore } from './appStore.ts'

/**
 * The state beside where the view is. The view moves at every frame of a scroll, and with 30 tracks hundreds of
 * components would be asked each time whether that is another picture of them.
 */
export type StateBesideView = Omit<AppState, 'view'>

const known = new WeakMap<AppStore, AppStore>()

/** The store as those see it whom no move of the view concerns: they are not told of it. */
export function besideView(store: AppStore): AppStore {
  const made = known.get(store)
  if (made) return made
  const listeners = new Set<Parameters<AppStore['subscribe']>[0]>()
  store.subscribe((state, before) => {
    const keys = Object.keys(state) as (keyof AppState)[]
    if (!keys.some((key) => key !== 'view' && state[key] !== before[key])) return
    for (const listener of listeners) listener(state, before)
  })
  const quiet: AppStore = {
    ...store,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  known.set(store, quiet)
  return quiet
}
