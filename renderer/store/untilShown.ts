import { createScope } from '../lib/scope.ts'
import type { AppState, AppStore } from './appStore.ts'

/** How long a draft may stay when the app's view never shows it, milliseconds. */
const longestWait = 300

/**
 * Drops a draft when the app's view shows the same, which comes a little after the answer, so that nothing flickers.
 */
export function untilShown(store: AppStore, isShown: (state: AppState) => boolean, drop: () => void): void {
  const wait = createScope()
  const dropWhenShown = () => {
    if (isShown(store.getState())) wait.dispose()
  }
  wait.add(drop)
  wait.add(store.subscribe(dropWhenShown))
  wait.after(longestWait, () => wait.dispose())
  dropWhenShown()
}
