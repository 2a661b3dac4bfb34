import type { Scope } from '../lib/scope.ts'
import type { AppContext } from '../store/appContext.ts'

/** How long nothing has moved when a move is over, milliseconds. */
const restsAfter = 400

/** Marks the timeline while its view or its playhead moves (`view-moves`, `playhead-moves`), and a while longer. */
export function markMoves(
  surface: HTMLElement,
  { store, playhead }: Pick<AppContext, 'store' | 'playhead'>,
  scope: Scope,
): void {
  const moved = (name: string) => {
    let last = 0
    let watch: (() => void) | null = null
    // One timer for a whole move, and not one for each step of it.
    const settle = () => {
      const left = last + restsAfter - performance.now()
      watch = left > 0 ? scope.after(left, settle) : null
      if (watch === null) surface.classList.remove(name)
    }
    return () => {
      last = performance.now()
      if (watch !== null) return
      surface.classList.add(name)
      watch = scope.after(restsAfter, settle)
    }
  }
  const viewMoved = moved('view-moves')
  scope.add(
    store.subscribe(({ view }, { view: before }) => {
      if (view !== before) viewMoved()
    }),
  )
  scope.add(playhead.subscribe(moved('playhead-moves')))
}
