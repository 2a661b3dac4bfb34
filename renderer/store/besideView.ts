import type { AppState, AppStore } from './appStore.ts'

/** Where the view is, and what is under way by the pointer: they move at every frame. */
const moving = ['view', 'draft', 'edgeDraft', 'loopDraft', 'clipDraft', 'shapeDraft'] as const

/**
 * The state beside what moves with the view and the pointer. With 30 tracks hundreds of components would be asked at
 * every frame whether that is another picture of them.
 */
export type StateBesideView = Omit<AppState, (typeof moving)[number]>

const isMoving = new Set<keyof AppState>(moving)
const known = new WeakMap<AppStore, AppStore>()

/** The store as those see it whom no such move concerns: they are not told of it. */
export function besideView(store: AppStore): AppStore {
  const made = known.get(store)
  if (made) return made
  const listeners = new Set<Parameters<AppStore['subscribe']>[0]>()
  store.subscribe((state, before) => {
    const keys = Object.keys(state) as (keyof AppState)[]
    if (!keys.some((key) => !isMoving.has(key) && state[key] !== before[key])) return
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
