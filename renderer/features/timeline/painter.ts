import type { Scope } from '../../lib/scope.ts'
import type { AppState, AppStore } from '../../store/appStore.ts'
import type { Playhead } from '../../store/playhead.ts'

/** Something on the timeline that draws itself from the state, outside React. */
export interface Paintable {
  /** Must be quick: all of them share one animation frame. */
  readonly paint: (state: AppState) => void
}

export interface Painter {
  readonly add: (part: Paintable) => () => void
  /** Runs with every move of the playhead, and with every paint. */
  readonly addPlayhead: (part: Paintable) => () => void
  /** Follows the state from now on, until the scope is disposed of; what asked before is painted then. */
  readonly start: (scope: Scope) => void
  /** Asks for a paint in the next animation frame, however often it is called. */
  readonly request: () => void
}

/** One animation frame for everything on the timeline. It asks for frames only while something changes. */
export function createPainter(store: AppStore, playhead: Playhead): Painter {
  const parts = new Set<Paintable>()
  const playheads = new Set<Paintable>()
  let due: 'nothing' | 'playhead' | 'all' = 'nothing'
  let running: Scope | null = null

  const paint = () => {
    const all = due === 'all'
    due = 'nothing'
    const state = store.getState()
    if (all) for (const part of parts) part.paint(state)
    for (const part of playheads) part.paint(state)
  }
  const ask = (what: 'playhead' | 'all') => {
    if (due === 'nothing') running?.nextFrame(paint)
    if (due !== 'all') due = what
  }
  const request = () => ask('all')
  const join = (set: Set<Paintable>, part: Paintable) => {
    set.add(part)
    request()
    return () => void set.delete(part)
  }
  const start = (scope: Scope) => {
    running = scope
    scope.add(() => {
      running = null
      due = 'nothing'
    })
    scope.add(store.subscribe(request))
    scope.add(playhead.subscribe(() => ask('playhead')))
    scope.listen(window, 'resize', request)
    due = 'all'
    scope.nextFrame(paint)
  }
  return { start, add: (part) => join(parts, part), addPlayhead: (part) => join(playheads, part), request }
}
